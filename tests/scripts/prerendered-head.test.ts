import { describe, expect, it } from 'vitest';
import { OPEN_PATHS } from '#domain/access/routes.rules.ts';
import { headOf, headOfApp, withHead } from '../../scripts/prerender/head.ts';
import { robots, siteMap } from '../../scripts/prerender/site-map.ts';
import { faqData, homeData } from '../../scripts/prerender/structured-data.ts';

/** What the first element of this kind says. */
const found = (head: string, pattern: RegExp): string | null => pattern.exec(head)?.[1] ?? null;

const factsOf = (head: string) => ({
  title: found(head, /<title>(.*?)<\/title>/),
  canonical: found(head, /rel="canonical" href="(.*?)"/),
  shared: found(head, /og:url" content="(.*?)"/),
  picture: found(head, /og:image" content="(.*?)"/),
  robots: found(head, /name="robots" content="(.*?)"/),
});

const HIDDEN = { canonical: null, shared: null, picture: 'https://origin.invalid/share/home.png', robots: 'noindex' };

const FACTS: readonly (readonly [path: string, facts: ReturnType<typeof factsOf>])[] = [
  [
    '/',
    {
      title: 'Nauka – zrozum zadanie krok po kroku',
      canonical: 'https://origin.invalid/',
      shared: 'https://origin.invalid/',
      picture: 'https://origin.invalid/share/home.png',
      robots: null,
    },
  ],
  [
    '/faq',
    {
      title: 'Pytania i\u00A0odpowiedzi – Nauka',
      canonical: 'https://origin.invalid/faq',
      shared: 'https://origin.invalid/faq',
      picture: 'https://origin.invalid/share/page.png',
      robots: null,
    },
  ],
  ['/assistant', { ...HIDDEN, title: 'Asystent AI – Nauka' }],
  ['/payment/success', { ...HIDDEN, title: 'Płatność – Nauka' }],
  ['/404', { ...HIDDEN, title: 'Nie ma takiej strony – Nauka' }],
];

describe('the head of a page', () => {
  it.each(FACTS)('says of %s where it is found and shown, or that it is not to be found (D43)', (path, facts) => {
    expect(factsOf(headOf(path))).toEqual(facts);
  });

  it('names the product alone where the page is not known', () => {
    expect([factsOf(headOfApp()).title, factsOf(headOfApp()).robots]).toEqual(['Nauka', 'noindex']);
  });

  it('describes every page that can be found in words of its own, short enough to be shown whole', () => {
    const texts = OPEN_PATHS.map((path) => found(headOf(path), /name="description" content="(.*?)"/) ?? '');
    expect([new Set(texts).size, texts.filter((text) => text.length < 70 || text.length > 160)]).toEqual([7, []]);
  });

  it('writes what it says so that it stays what it is', () => {
    const head = headOf('/', [faqData([{ question: 'Ile to 2 < 3?', answer: '</script><script>alert("x")' }])]);
    expect([head.match(/<\/script>/g)?.length, found(head, /ld\+json">(.*?)<\/script>/)]).toEqual([
      1,
      '{"@context":"https://schema.org","@type":"FAQPage","inLanguage":"pl","mainEntity":[{"@type":"Question","name":"Ile to 2 \\u003c 3?","acceptedAnswer":{"@type":"Answer","text":"\\u003c/script>\\u003cscript>alert(\\"x\\")"}}]}',
    ]);
  });

  it('takes the place of the title, of which there is one', () => {
    expect(withHead('<head><title>Nauka</title><p>', '<title>$&</title>')).toBe('<head><title>$&</title><p>');
    expect(() => withHead('<head></head>', '')).toThrow('has not one <title>');
  });
});

it('tells search engines who is behind the home page', () => {
  expect(homeData().map(({ '@type': type, url }) => [type, url])).toEqual([
    ['Organization', 'https://origin.invalid/'],
    ['WebSite', 'https://origin.invalid/'],
  ]);
});

it('leads search engines to every page that can be found, and to no answer of the API', () => {
  expect(siteMap(['/', '/faq'])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://origin.invalid/</loc></url>
  <url><loc>https://origin.invalid/faq</loc></url>
</urlset>
`);
  expect(robots()).toBe(`User-agent: *
Disallow: /api/
Disallow: /embedded-checkout

Sitemap: https://origin.invalid/sitemap.xml
`);
});
