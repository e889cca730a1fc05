### Was von Bots gesagt wird.

## Warum ein Bot einen Zug machen würde. Was er einbringt, sagt jedes Spiel mit eigenen Worten, im Akkusativ.

reason-brings = Bringt { $gains }.
reason-brings_and_costs = Bringt { $gains }, kostet { $losses }.
reason-points = { $points } für { $part }
reason-about = etwa { $points } für { $part }
reason-more = { $count } für { $part }

## Wie Bots heißen.

bot-random = Zufallsbot
bot-greedy = Gierbot
bot-search = Suchbot
bot-newcomer = Neulingsbot
bot-casual = Hobbybot
bot-skilled = Könnerbot
bot-strong = Profibot
bot-expert = Meisterbot
bot-master = Großmeisterbot
bot-number = { $bot } { $number }
bot-other = Bot { $name }

## Was an einem gewünschten Bot nicht stimmt.

bot-unknown = Einen Bot { $bot } gibt es nicht; die Bots sind: { $bots }.
bot-unknown_text = Einen Bot { $bot } gibt es nicht; die Bots sind: { $bots }. Sonst ist ein Bot { $help }.
bot-help = ein Name, name(parameter=wert), paket.modul:Klasse oder program:BEFEHL
bot-no_program = Für den Bot { $bot } lässt sich kein Programm { $program } starten; ein Bot ist { $help }.
bot-no_time = Die Zeit für einen Zug muss eine Zahl von Sekunden über 0 sein, nicht { $seconds }.
bot-no_command = Der Befehl { $command } eines Bots ist nicht zu lesen: { $reason }.
bot-parameters = Die Parameter eines Bots schreibt man wie name(patience=3, mood='calm'), nicht { $text }.
bot-no_module = Das Modul { $module } eines Bots lässt sich nicht laden: { $reason }.
bot-no_class = Im Modul { $module } gibt es keine Klasse { $name } mit einer Methode choose(match, seat), die einen Zug liefert.
bot-other_parameters = Diese Parameter hat der Bot { $bot } nicht; er kennt { $known }.
bot-no_parameters = Diese Parameter hat der Bot { $bot } nicht; er kennt keine.
bot-manner = Wie gesucht wird, sagen { $known }, nicht { $wanted }.
bot-no_search = Eine Suche braucht mindestens einen Durchgang, etwas Zeit und einen Baum.
bot-no_net = { $file } enthält kein Netz für { $game }, das diese Version benutzen kann; „oceanarium train { $game }“ macht eines.
bot-other_training = { $folder } enthält ein anderes Training oder ist beschädigt; wähle mit --out einen leeren Ordner.
