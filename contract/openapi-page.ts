import type { OpenApiDocument, Operation } from '#contract/openapi.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (value: string): string => value.replace(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
const pretty = (value: unknown): string => escaped(JSON.stringify(value, null, 2));

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const entriesOf = ({ paths }: OpenApiDocument): Entry[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

const schemaBox = (title: string, schema: unknown): string =>
  schema === undefined ? '' : `<details><summary>${title}</summary><pre tabindex="0">${pretty(schema)}</pre></details>`;

const WHO: Readonly<Record<Operation['x-auth'], string>> = {
  none: 'no sign-in',
  optional: 'signed in or not',
  user: 'signed in',
  admin: 'admins only',
};

const factsOf = (operation: Operation): string =>
  [
    WHO[operation['x-auth']],
    `up to ${operation['x-timeout'] / 1000} s`,
    ...(operation['x-body-limit'] === undefined ? [] : [`body up to ${operation['x-body-limit'] / 1024} KiB`]),
    operation['x-source'],
  ]
    .map(escaped)
    .join(' · ');

const responseRow = ([status, { description }]: [string, { readonly description: string }]): string =>
  `<tr><th scope="row">${status}</th><td>${escaped(description)}</td></tr>`;

const isSuccess = (status: string): boolean => status.startsWith('2');

const article = ({ method, path, operation }: Entry): string => {
  const answer = Object.entries(operation.responses).find(([status]) => isSuccess(status))?.[1].content;
  const mark = operation['x-status'] === 'planned' ? ' <em>planned</em>' : '';
  return `<article id="${escaped(operation.operationId)}">
<h3><code>${method} ${escaped(path)}</code>${mark}</h3>
<p>${escaped(operation.summary)}</p>
<p class="facts">${factsOf(operation)}</p>
${operation.parameters.length === 0 ? '' : schemaBox('Parameters', operation.parameters)}
${schemaBox('Request', operation.requestBody?.content)}
${schemaBox('Answer', answer)}
<table><caption>Statuses</caption><tbody>${Object.entries(operation.responses).map(responseRow).join('')}</tbody></table>
</article>`;
};

const section = (tag: string, entries: readonly Entry[]): string =>
  `<section aria-labelledby="tag-${tag}"><h2 id="tag-${tag}">${tag}</h2>
${entries
  .filter(({ operation }) => operation.tags.includes(tag))
  .map(article)
  .join('\n')}</section>`;

/** The document for people: no script and no inline style, so that it works under the strictest policy. `stylesheet` is the address of `OPENAPI_STYLESHEET`. */
export const openApiPage = (document: OpenApiDocument, { stylesheet }: { readonly stylesheet: string }): string => {
  const entries = entriesOf(document);
  const tags = [...new Set(entries.flatMap(({ operation }) => operation.tags))].map(escaped);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.info.title)}</title>
<link rel="stylesheet" href="${escaped(stylesheet)}">
</head>
<body>
<header><h1>${escaped(document.info.title)}</h1><p>${escaped(document.info.description)}</p></header>
<nav aria-label="Contexts"><ul>${tags.map((tag) => `<li><a href="#tag-${tag}">${tag}</a></li>`).join('')}</ul></nav>
<main>
${tags.map((tag) => section(tag, entries)).join('\n')}
${schemaBox('Shared schemas', document.components)}
</main>
</body>
</html>
`;
};

export const OPENAPI_STYLESHEET = `:root { color-scheme: light dark; --paper: light-dark(#fdfcf8, #16161d); --ink: light-dark(#1c1b29, #ececf4); --faint: light-dark(#5b5a6b, #a9a8bb); --line: light-dark(#d9d7cc, #3a3a48); --brand: light-dark(#3b2f8f, #b9b0ff); }
body { margin: 0 auto; padding: 2rem 1rem 6rem; max-width: 52rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
a { color: var(--brand); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .6rem 0; }
h2 { margin-top: 3rem; color: var(--brand); }
article { padding: 1rem 0; border-top: 1px solid var(--line); }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
h3 em { font-weight: normal; color: var(--faint); }
.facts { color: var(--faint); font-size: .9375rem; }
summary { padding: .6rem 0; cursor: pointer; }
pre { overflow: auto; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; font-size: .875rem; }
table { border-collapse: collapse; font-size: .9375rem; }
caption { text-align: start; font-weight: 600; }
th, td { padding: .25rem 1rem .25rem 0; text-align: start; vertical-align: top; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;
