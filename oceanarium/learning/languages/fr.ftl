### Ce que disent toutes les leçons, en français.

missed = C’est permis, mais cela ne mène pas au but. J’ai tout remis en place : essaie autrement.
companion-name = Otto
