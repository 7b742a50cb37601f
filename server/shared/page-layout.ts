/** Pages without scripts, in one stylesheet, {@link PAGE_STYLESHEET} at that address. What stands in them has been escaped. */
export const pageStyledBy =
  (stylesheet: string) =>
  (title: string, main: string): string => `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;

/** A page of ours that is no part of the app: its forms come back here, and `origins` are where they lead on to. */
export const formPolicy = (origins: readonly string[]): string =>
  `default-src 'none'; style-src 'self'; base-uri 'none'; form-action ${["'self'", ...origins].join(' ')}; frame-ancestors 'none'`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export const PAGE_STYLESHEET = `:root { color-scheme: light dark; --paper: light-dark(#fcfbf6, #14122b); --surface: light-dark(#ffffff, #1d1a3b); --ink: light-dark(#1c1938, #f0eefc); --soft: light-dark(#57536f, #b8b3d6); --line: light-dark(#e2dfe9, #353059); --line-strong: light-dark(#837e9b, #8983b0); --brand: light-dark(#3d31a6, #b0a7ff); --on-brand: light-dark(#ffffff, #17143a); --danger: light-dark(#b3261e, #ffaba3); --danger-soft: light-dark(#fdeae8, #4a1d26); --notice: light-dark(#fff1cc, #43371a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0 0 1rem; font-size: 1.625rem; line-height: 1.2; }
h2 { margin: 2rem 0 .75rem; font-size: 1.1875rem; }
p { margin: 0 0 1rem; }
.card, fieldset { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
.card h2 { margin-top: 0; }
.card p:last-child { margin: 0; }
.price { font-size: 1.75rem; font-weight: 700; line-height: 1.2; }
.soft { color: var(--soft); }
.notice, [role=alert] { padding: .75rem 1rem; border-radius: .75rem; background: var(--notice); }
[role=alert] { background: var(--danger-soft); color: var(--danger); font-weight: 600; }
legend { padding: 0 .375rem; font-weight: 600; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; padding: .25rem 0; cursor: pointer; }
input[type=radio] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--brand); }
button { display: block; width: 100%; min-height: 3rem; margin: 0 0 .75rem; padding: .5rem 1rem; border: 1px solid var(--line-strong); border-radius: .625rem; background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.first { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
a { display: inline-block; padding: .625rem 0; color: var(--brand); }
ul { margin: 0 0 1rem; padding: 0; list-style: none; }
li { padding: .75rem 0; border-top: 1px solid var(--line); }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
.row form { flex: 1 1 9rem; }
.row button { min-height: 2.75rem; margin: 0; font-size: .9375rem; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;
