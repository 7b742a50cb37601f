export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Data for a script of the page; nothing in it can end the element. */
export const dataOf = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** A table that unfolds and whose cells are markup; on a phone each row is a block, whose cells say what they are. */
export const tableOf = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string => `
<details><summary>${escaped(caption)} (${rows.length})</summary>
<table><caption class="unseen">${escaped(caption)}</caption>
<thead><tr>${head.map((words) => `<th scope="col">${escaped(words)}</th>`).join('')}</tr></thead>
<tbody>
${rows
  .map(
    (row) =>
      `<tr>${row.map((markup, index) => `<td${markup === '' ? ' class="empty"' : ''} data-label="${escaped(head[index] ?? '')}">${markup}</td>`).join('')}</tr>`,
  )
  .join('\n')}
</tbody></table></details>`;

/** A page of the book: all that it needs lies beside it, so that it opens from a file. */
export const pageOf = (title: string, body: string, data: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="book.css">
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header class="top">
<nav><a href="index.html">The machines</a> <a href="requirements.html">The requirements</a></nav>
<search><label for="search">Search</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="a state, an event, a sentence"><p id="found-count" role="status"></p><ul id="found" class="found"></ul></search>
</header>
<main id="main" tabindex="-1">
${body}
</main>
${data}
<script src="search.js"></script>
<script src="book.js"></script>
</body>
</html>
`;
