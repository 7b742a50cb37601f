import { describe, expect, it } from 'vitest';
import { prerenderedPage } from '../../scripts/prerender/page.ts';

const BUILT = `<!doctype html>
<html lang="pl">
  <head>
    <title>Nauka</title>
    <script type="module" crossorigin src="/assets/main-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link rel="stylesheet" crossorigin href="/assets/main-3.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

describe('the prerendered page', () => {
  it('has its content, asks for its font at once, and lets the scripts wait behind what is painted', () => {
    const page = prerenderedPage(BUILT, {
      content: '<h1>Zrozum $& zadanie</h1>',
      fonts: ['/assets/font-4.woff2'],
      modules: ['/assets/identity-5.js'],
      calls: ['/settings.json'],
    });
    expect(page).toBe(`<!doctype html>
<html lang="pl">
  <head>
    <link rel="preload" href="/assets/font-4.woff2" as="font" type="font/woff2" crossorigin>
    <title>Nauka</title>
    <link rel="stylesheet" crossorigin href="/assets/main-3.css">
  </head>
  <body>
    <div id="root"><h1>Zrozum $& zadanie</h1></div>
    <script fetchpriority="low" type="module" crossorigin src="/assets/main-1.js"></script>
    <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/identity-5.js">
    <link fetchpriority="low" rel="preload" href="/settings.json" as="fetch" crossorigin>
  </body>
</html>
`);
  });

  it('is not made of a page that has no place for it', () => {
    expect(() => prerenderedPage('<main></main>', { content: '', fonts: [], modules: [], calls: [] })).toThrow(
      'has not one <div id="root"></div>',
    );
  });
});
