import { describe, expect, it } from 'vitest';
import { filesOf } from '../../scripts/prerender/manifest.ts';
import {
  earlyPage,
  prerenderedPage,
  withScriptsAtOnce,
  withMoreStylesInside,
  withRequestsAhead,
  withStylesInside,
} from '../../scripts/prerender/page.ts';
import { wholePage } from '../../scripts/prerender/whole-page.ts';

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
  it('has its styles inside and its content, asks for its font at once, and lets the scripts wait behind what is painted', () => {
    const styled = withStylesInside(BUILT, (href) => `/* $& ${href} */`);
    const asking = withRequestsAhead(styled, {
      fonts: ['/assets/font-4.woff2'],
      modules: [],
      styles: [],
      calls: ['/settings.json'],
    });
    expect(prerenderedPage(asking, '/faq', '<h1>Zrozum $& zadanie</h1>')).toBe(`<!doctype html>
<html lang="pl">
  <head>
    <title>Nauka</title>
    <style>/* $& /assets/main-3.css */</style>
    <link rel="stylesheet" crossorigin href="/assets/main-3.css" disabled>
    <link rel="preload" href="/assets/font-4.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="preload" href="/settings.json" as="fetch" crossorigin>
  </head>
  <body>
    <div id="root" data-page="/faq"><h1>Zrozum $& zadanie</h1></div>
    <script fetchpriority="low" type="module" crossorigin src="/assets/main-1.js"></script>
    <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/react-2.js">
  </body>
</html>
`);
  });

  it('brings what can be used early behind its root, with the script that keeps what is done there before all others (D70)', () => {
    const early = earlyPage(BUILT, { tutor: '<h1>Tutor $& AI</h1>', buddy: '<h1>Przyjaciel AI</h1>' }, 'keep("$&");');
    expect(early.slice(early.indexOf('<body>'))).toBe(`<body>
    <div id="root"></div><div id="early"><div data-mode="tutor"><h1>Tutor $& AI</h1></div><div data-mode="buddy"><h1>Przyjaciel AI</h1></div></div><script>keep("$&");</script>
    <script fetchpriority="low" type="module" crossorigin src="/assets/main-1.js"></script>
    <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/react-2.js">
  </body>
</html>
`);
  });

  it('is not made of a page that has no place for it', () => {
    expect(() => prerenderedPage('<main></main>', '/', '')).toThrow('has not one <div id="root"></div>');
  });

  it('takes in the styles of its chunks, with links by which its scripts know that they are there', () => {
    const page = '<head>\n    <title>Cennik</title>\n  </head>';
    const hrefs = ['/assets/plans-5.css', '/assets/card-6.css'];
    expect([
      withMoreStylesInside(page, hrefs, (href) => `/* ${href} */`),
      withMoreStylesInside(page, [], () => ''),
    ]).toEqual([
      `<head>
    <title>Cennik</title>
    <style>/* /assets/plans-5.css *//* /assets/card-6.css */</style>
    <link rel="stylesheet" crossorigin href="/assets/plans-5.css" disabled>
    <link rel="stylesheet" crossorigin href="/assets/card-6.css" disabled>
  </head>`,
      page,
    ]);
  });

  it('evaluates libraries and domain as soon as they are there, and fetches the libraries first', () => {
    const links = ['libraries-7', 'domain-8'].map(
      (name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`,
    );
    expect(withScriptsAtOnce(`<head>${links.join('')}</head>`)).toBe(
      '<head><script fetchpriority="high" type="module" async crossorigin src="/assets/libraries-7.js"></script>' +
        '<script fetchpriority="low" type="module" async crossorigin src="/assets/domain-8.js"></script></head>',
    );
    expect(() => withScriptsAtOnce(BUILT)).toThrow('The page asks for no file of libraries.');
    expect(() => withScriptsAtOnce(`<head>${links[0]}</head>`)).toThrow('The page asks for no file of domain.');
  });

  it('does not take in a style sheet that would end its element', () => {
    expect(() => withStylesInside(BUILT, () => '</style><script>')).toThrow('A style sheet would end the element');
  });
});

describe('a page that asks ahead', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
    '_react.js': { file: 'assets/react.js' },
    'src/Account.tsx': { file: 'assets/account.js', imports: ['index.html', '_form.js'], css: ['assets/account.css'] },
    '_form.js': { file: 'assets/form.js', imports: ['_react.js'], css: ['assets/index.css', 'assets/form.css'] },
  };

  it('asks for what its scripts import, but for nothing that the entry brings', () => {
    expect(filesOf(manifest, 'index.html', ['src/Account.tsx'])).toEqual({
      modules: ['/assets/account.js', '/assets/form.js'],
      styles: ['/assets/account.css', '/assets/form.css'],
    });
  });

  it('is not built of a source that the build does not know', () => {
    expect(() => filesOf(manifest, 'index.html', ['src/Renamed.tsx'])).toThrow(
      'The build has no chunk of src/Renamed.tsx.',
    );
  });
});

describe('a whole page', () => {
  it('is handed on as it is', () => {
    expect(wholePage('/', '<main><h1>Zrozum zadanie</h1></main>')).toEqual('<main><h1>Zrozum zadanie</h1></main>');
  });

  it.each([
    [
      'something in it has thrown',
      '<h1>Zrozum</h1><!--$!--><template data-msg="No bindings found for service: &quot;NewsletterLogic&quot;" data-stck="at Home (/home/me/Home.tsx:1:2)"></template>',
      'The page / is not whole, something in it has thrown: No bindings found for service: &quot;NewsletterLogic&quot;',
    ],
    [
      'something has thrown without a word',
      '<h1>Zrozum</h1><!--$!--><template data-dgst="1"></template>',
      'The page / is not whole, something in it has thrown: <template data-dgst="1">',
    ],
    [
      'there is a stack in it',
      '<h1>Error</h1>\n    at Home (file:///home/me/Home.tsx:12:3)',
      'The page / has a stack in it',
    ],
    ['it says nothing', '<main></main>', 'The page / has no <h1>.'],
  ])('is not one in which %s, and the build fails', (_, content, reason) => {
    expect(() => wholePage('/', content)).toThrow(reason);
  });
});
