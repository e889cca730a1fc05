"""A page that needs nothing but itself: no script, no font, no picture from elsewhere."""

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #12303d; --quiet: #55707c; --paper: #fbfcfc; --line: #c6d3d8; --sea: #0b7285;
  --warm: #c2410c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e3eef1; --quiet: #9db4bd; --paper: #0d1b21; --line: #33474f; --sea: #4fc3d9; --warm: #fb923c; } }
body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
p.note, figcaption { color: var(--quiet); }
figure { margin: 1rem 0 2rem; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; max-width: 45rem; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .label { text-anchor: end; }
svg text.tick { text-anchor: middle; fill: var(--quiet); font-size: 11px; }
svg line { stroke: var(--line); }
svg .interval { stroke: var(--sea); stroke-width: 3; stroke-linecap: round; }
svg .reference { stroke: var(--warm); stroke-dasharray: 4 4; }
svg circle, svg .bar { fill: var(--sea); }
svg circle.second { fill: var(--quiet); }
svg .curve { fill: none; stroke: var(--sea); stroke-width: 2; }
svg .curve.second { stroke: var(--quiet); stroke-dasharray: 2 4; }
"""


def page(title: str, parts: Sequence[str]) -> str:
    """A whole page; its parts are HTML already."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def paragraph(text: str) -> str:
    """A note in words."""
    return f'<p class="note">{escape(text)}</p>'


def heading(text: str) -> str:
    """The name of a part."""
    return f"<h2>{escape(text)}</h2>"


def figure(plot: str, caption: str) -> str:
    """A plot and what it shows."""
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>" if plot else ""


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column is text."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in headings)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'


def markdown_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The same for documents."""
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
