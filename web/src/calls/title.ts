// The title and the icon of a page that nobody looks at.
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="15" cy="17" r="14" fill="#0b6474"/>' +
      '<circle cx="24" cy="8" r="8" fill="#ffcf4a" stroke="#3a2600" stroke-width="1.500"/></svg>',
  );
let plain: { title: string; icon: string } | null = null;

function icon(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]');
}

/** Let the page call from among others. */
export function callTitle(words: string): void {
  plain ??= { title: document.title, icon: icon()?.getAttribute("href") ?? "" };
  document.title = `● ${words} – ${plain.title}`;
  icon()?.setAttribute("href", CALLING);
}

/** Somebody looks: all is as before. */
export function restTitle(): void {
  if (!plain) return;
  if (document.title.startsWith("● ")) document.title = plain.title;
  icon()?.setAttribute("href", plain.icon);
  plain = null;
}
