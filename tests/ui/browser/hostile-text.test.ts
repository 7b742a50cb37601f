import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { htmlOf, sanitisedHtml } from '#server/learning/document-html.ts';
import { APP, policyReports, STRICT_POLICY } from '../../support/served-entry.ts';
import { richTextInChromium, type Actions } from './rich-text-page.ts';

const Corpus = z.object({ payloads: z.array(z.object({ payload: z.string() })) });
const corpus = Corpus.parse(
  JSON.parse(readFileSync(new URL('../../corpora/xss-public.json', import.meta.url), 'utf8')),
).payloads.map(({ payload }) => payload);

const OWN = [
  '<div style="position:fixed;inset:0;z-index:999;background:red">x</div>',
  '<img src="https://evil.test/own.png">',
  '<p style="background:url(https://evil.test/style)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](https://evil.test/markdown.png)',
  '<form action="https://evil.test/form"><input name="attributes" autofocus onfocus=alert(1)><button>x</button></form>',
  '<a id="harness" name="harness">x</a><form id="document" name="body"></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/refresh"><base href="https://evil.test/base/">',
  '<link rel="stylesheet" href="https://evil.test/sheet"><style>@import "https://evil.test/import"; nav{display:none}</style>',
  '<iframe src="https://evil.test/frame"></iframe><object data="https://evil.test/object"></object>',
  '<video poster="https://evil.test/poster" src="https://evil.test/video" autoplay></video><audio src="https://evil.test/audio"></audio>',
  '<svg><use href="https://evil.test/use#a"/><image href="https://evil.test/image"/><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<details open ontoggle=alert(1)>x</details><marquee onstart=alert(1)>x</marquee>',
  '<code data-formula="display">\\href{javascript:alert(1)}{x}</code>',
  '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://evil.test/tex.png}$ $\\url{javascript:alert(1)}$',
  '$\\htmlId{harness}{x}$ $\\htmlStyle{position:fixed;inset:0}{x}$ $\\htmlData{onclick=alert(1)}{x}$',
  '$\\text{<img src=x onerror=alert(1)>}$ $$<script>alert(1)</script>$$',
  `${'Z' + '\u030d\u0311\u0352'.repeat(400)}`,
  '> '.repeat(3_000),
  '\u202e\u2066 right to left',
];

const NOTHING: Actions = { ran: [], foreign: [], navigated: [], named: [], covered: [], polluted: [] };

const openRichText = richTextInChromium();

describe('a hostile text, with the sanitiser alone (S1 §5.53–5.54, R7)', () => {
  it.each(['markdown', 'html'] as const)(
    'as %s runs nothing, loads nothing, goes nowhere, takes no name and covers nothing',
    async (format) => {
      const { page, show, actions } = await openRichText();
      const payloads = [...OWN, ...corpus];
      for (let from = 0; from < payloads.length; from += 125) {
        await show(payloads.slice(from, from + 125).map((text) => ({ text, format })));
        expect(await actions()).toEqual(NOTHING);
      }
      expect(payloads.length).toBe(OWN.length + 1_464);
      await page.context().close();
    },
  );

  it('keeps a link to a page and opens it in a window of its own', async () => {
    const { page, show } = await openRichText();
    await show([
      {
        text: 'Zob. [CKE](https://cke.gov.pl) i <biuro@cke.gov.pl>, nie [to](//evil.test) ani [tamto](/account).',
        format: 'markdown',
      },
    ]);
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.outerHTML));
    expect(links).toEqual([
      '<a href="https://cke.gov.pl" target="_blank" rel="noopener noreferrer nofollow">CKE</a>',
      '<a href="mailto:biuro@cke.gov.pl" target="_blank" rel="noopener noreferrer nofollow">biuro@cke.gov.pl</a>',
      '<a>to</a>',
      '<a>tamto</a>',
    ]);
    await page.context().close();
  });
});

it('a hostile flashcard or exam, as the server stores it, is harmless even to a page that puts it in as it comes (R7)', async () => {
  const { page, show, actions } = await openRichText();
  await show([]);
  const stored = [...OWN, ...corpus].flatMap((text) => [sanitisedHtml(text), sanitisedHtml(htmlOf(text))]);
  await page.evaluate((documents) => {
    for (const html of documents) {
      const box = document.createElement('div');
      document.querySelector('main')?.append(box);
      box.innerHTML = html;
    }
  }, stored);
  expect(await actions()).toEqual(NOTHING);
  await page.context().close();
});

it('a flashcard that is saved or opened apart runs nothing, loads nothing and changes nothing, even in a frame that could (R7)', async () => {
  const { page, show, actions } = await openRichText();
  await show([]);
  const loaded = page.waitForEvent('framenavigated');
  await page.evaluate(
    ([title, texts]) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = window.harness.saved(title, texts);
      document.querySelector('main')?.append(frame);
    },
    ['</title><script>parent.alert(1)</script>', [...OWN, ...corpus]] as const,
  );
  const frame = await loaded;
  const inside = await frame.evaluate(() => {
    for (const element of document.querySelectorAll('body *'))
      for (const type of ['click', 'mouseover', 'focus', 'toggle', 'submit', 'pointerenter'])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    const active =
      'script, iframe, object, embed, form, input, base, link, img, video, audio, svg, [id], [name], [style]';
    return {
      ran: 'ran' in window ? window.ran : 'not watched',
      active: [...document.querySelectorAll(active)].map((element) => element.outerHTML),
      texts: (document.body.textContent ?? '').length > 10_000,
    };
  });
  expect([inside, await actions()]).toEqual([
    { ran: [], active: [], texts: true },
    { ...NOTHING, navigated: ['about:srcdoc'] },
  ]);
  await page.context().close();
});

it('the same texts without the sanitiser do their worst, so that the test above can fail', async () => {
  const { page, show, actions } = await openRichText();
  await show([]);
  await page.evaluate(
    (payloads) => {
      // The boxes are made first: the payloads take names as important as document.createElement.
      const boxes = payloads.map(() => document.createElement('div'));
      document.querySelector('main')?.append(...boxes);
      for (const [place, box] of boxes.entries()) box.innerHTML = payloads[place] ?? '';
    },
    [
      ...OWN.filter((payload) => !payload.includes('http-equiv')),
      ...corpus.filter((payload) => /^<(?:img|svg|video|audio|details)\b/i.test(payload)).slice(0, 150),
    ],
  );
  const { ran, foreign, named, covered } = await actions();
  expect([ran.length > 20, foreign.length > 8, named.length > 8, covered.length > 2]).toEqual([true, true, true, true]);
  await page.context().close();
});

it('a page that puts in HTML as it comes is led away, so that the test above can fail', async () => {
  const { page, show } = await openRichText();
  await show([]);
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<meta http-equiv="refresh" content="0;url=/elsewhere">';
  });
  await page.waitForURL(`${APP}/elsewhere`);
  expect(await page.locator('body').textContent()).toBe('not here');
  await page.context().close();
});

it('under the strict policy with Trusted Types a message with formulas is shown and nothing is reported', async () => {
  const { page, show } = await openRichText(STRICT_POLICY);
  await show([
    {
      text: 'Wynik: $x_1 = \\frac{1}{2}$, czyli **połowa** z $\\vec{a}$.\n\n$$\\sqrt{2} \\approx 1,41$$\n\n| a | b |\n|--:|---|\n| 1 | 2 |',
      format: 'markdown',
    },
  ]);
  expect([
    await page.locator('.katex').count(),
    await page.locator('strong').textContent(),
    await page.locator('td').count(),
    await policyReports(page),
  ]).toEqual([3, 'połowa', 2, []]);
  await page.context().close();
});

it('under the strict policy HTML that comes as it is does not run and is reported', async () => {
  const { page } = await openRichText(STRICT_POLICY);
  const refused = await page.locator('main').evaluate((main) => {
    try {
      main.innerHTML = '<img src=x onerror=alert(1)>';
      return 'not refused';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'broken';
    }
  });
  expect([refused, await policyReports(page)]).toEqual([
    'refused',
    ['require-trusted-types-for Element innerHTML|<img src=x onerror=alert(1)>'],
  ]);
  await page.context().close();
});
