// The rules as the server sends them, from a small part of Markdown to HTML. Everything is escaped first.

/** The rows of a table that state a rule. */
const STATING = /<tr data-rule="([^"]+)">/g;

/** All rules that a block states, in its text or in rows of a table. */
export function rulesOf({ rules, html }: Passage): string[] {
  return [...rules, ...[...html.matchAll(STATING)].map(([, rule]) => rule!)];
}

/** One block of the rules: a heading, a paragraph, a list entry or a table. */
export interface Passage {
  html: string;
  text: string; // for searching
  rules: string[]; // the rules it states, so that links find it
  level: number; // of a heading; 0 for others
  heading: string; // its words; empty for others
}

/** Where a rule comes from, beside it: of interest to few. Longer remarks are part of the rule. */
const SOURCE = /\[(?:book|house|public|Heft|Haus|öffentlich)\b[^\]]{0,26}\]/g;
const RULE = /(?<![\w-])[A-Z]{2}-(?:[A-Z]{0,2}\d+(?:\.\d+)*)\b/g;
const ONLY_A_RULE = new RegExp(`^${RULE.source}$`);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(SOURCE, '<small class="source">$&</small>')
    .replace(/(^|\W)\*([^*\s][^*]*)\*(?=\W|$)/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noreferrer" target="_blank">$1</a>');
}

/** As texts are compared: without capitals, accents and breaks. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The same with what stands outside of tags changed; signs that had to be escaped are left alone. */
export function inText(html: string, change: (text: string) => string): string {
  return html.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, tag: string | undefined, text: string) => tag ?? change(text));
}

/** The words of some HTML. */
export function wordsOf(html: string): string {
  return folded(html.replace(/<[^>]*>/g, " "));
}

/** Numbers of other rules as buttons that lead there. */
export function referring(html: string, own: readonly string[], known: ReadonlySet<string>): string {
  return inText(html, (text) =>
    text.replace(RULE, (rule) =>
      known.has(rule) && !own.includes(rule)
        ? `<button type="button" class="ref" data-ref="${rule}">${rule}</button>`
        : rule,
    ),
  );
}

/** The rule a block is about: the one it begins with. */
function stated(text: string): string[] {
  const head = text.replace(/^[#\s*>-]+/, "").slice(0, 24);
  return [...head.matchAll(RULE)].slice(0, 1).map(([rule]) => rule);
}

function table(lines: string[]): string {
  const rows = lines.map((line) => line.replace(/^\||\|\s*$/g, "").split("|"));
  const cells = (row: string[], tag: string) => {
    const name = row[0]!.replace(/[\s*]/g, "");
    const open = ONLY_A_RULE.test(name) ? `<tr data-rule="${name}">` : "<tr>";
    return `${open}${row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("")}</tr>`;
  };
  const isRuled = lines[1] !== undefined && /^[|\s:-]+$/.test(lines[1]);
  const head = isRuled ? `<thead>${cells(rows[0]!, "th")}</thead>` : "";
  const body = rows.slice(isRuled ? 2 : 0).map((row) => cells(row, "td"));
  return scrolling(`<table>${head}<tbody>${body.join("")}</tbody></table>`);
}

/** Wide things scroll by themselves, also by keyboard. */
function scrolling(html: string): string {
  return `<div class="scrolling" tabindex="0">${html}</div>`;
}

function passage(lines: string[]): Passage {
  const text = lines.join("\n");
  const first = lines[0]!;
  const heading = /^(#{1,6})\s+(.*)/.exec(first);
  const block = {
    text: folded(text.replace(/[*`#|]/g, " ")),
    rules: stated(text),
    level: heading ? heading[1]!.length : 0,
    heading: heading ? heading[2]! : "",
  };
  if (heading) return { ...block, html: inline(heading[2]!) };
  if (first.startsWith("```"))
    return { ...block, html: scrolling(`<pre>${escaped(lines.slice(1, -1).join("\n"))}</pre>`) };
  if (first.startsWith("|")) return { ...block, html: table(lines) };
  const isEntry = /^\s*(?:[-*]|\d+\.)\s/.test(first);
  const plain = text.replace(/^\s*(?:[-*]|\d+\.)\s+/, "").replaceAll("\n", " ");
  const numbered = /^\*\*([A-Z]{2}-[A-Z]?\d[\d.]*)\*\*\s+(.*)/.exec(plain);
  if (numbered)
    return { ...block, html: `<p class="numbered"><b>${numbered[1]!}</b><span>${inline(numbered[2]!)}</span></p>` };
  const words = inline(plain);
  return { ...block, html: isEntry ? `<p class="entry">${words}</p>` : `<p>${words}</p>` };
}

/** The blocks of a text, in order. */
export function passages(markdown: string): Passage[] {
  const found: Passage[] = [];
  let open: string[] = [];
  let isFenced = false;
  const finish = () => {
    if (open.length > 0) found.push(passage(open));
    open = [];
  };
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) {
      if (!isFenced) finish();
      open.push(line);
      if (isFenced) finish();
      isFenced = !isFenced;
      continue;
    }
    if (isFenced) open.push(line);
    else if (line.trim() === "" || /^-{3,}$/.test(line)) finish();
    else {
      const startsBlock = /^(#{1,6}\s|\s*[-*]\s|\s*\d+\.\s)/.test(line);
      const leavesTable = open[0]?.startsWith("|") !== line.startsWith("|");
      if (startsBlock || (open.length > 0 && leavesTable)) finish();
      open.push(line);
      if (line.startsWith("#")) finish();
    }
  }
  finish();
  return found;
}
