import { describe, expect, it } from 'vitest';
import { richTextInChromium } from './rich-text-page.ts';

const openRichText = richTextInChromium();
const WIDE = '1+2+3+4+5+6+7+8+9+10+11+12+13+14+15+16+17+18+19+20+21+22+23+24+25';

describe('at 360 pixels', () => {
  it.each([
    ['on its own', `$$${WIDE}$$`],
    ['in an item of a list', `- Oto wzór:\n\n  $$${WIDE}$$`],
    ['in an item of a list of a list', `1. Raz\n   - dwa\n\n     $$x^2+4x-7=0 \\quad ${WIDE}$$`],
    ['in a quotation', `> $$${WIDE}$$`],
  ])('a wide formula %s scrolls in its own box, reachable by keyboard, and nothing else grows', async (_, text) => {
    const { page, show } = await openRichText();
    await page.setViewportSize({ width: 360, height: 740 });
    await show([{ text, format: 'markdown' }]);
    const box = page.locator('main .formula-display[tabindex="0"]');
    await box.waitFor();
    expect([
      await box.evaluate((formula) => formula.scrollWidth > formula.clientWidth),
      await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main, main li, main p, main blockquote')]
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => element.tagName),
      ),
    ]).toEqual([true, []]);
    await page.context().close();
  });
});

it('a fraction does not touch the one below it where a formula goes on in the next line', async () => {
  const { page, show } = await openRichText();
  await page.setViewportSize({ width: 200, height: 740 });
  await show([
    { text: String.raw`$\frac{-b \pm \sqrt{b^2 - 4ac}}{2a} = \frac{-b \pm \sqrt{\Delta}}{2a}$`, format: 'markdown' },
  ]);
  await page.locator('main .katex-base').nth(1).waitFor();
  const [above, below] = await page
    .locator('main .katex-strut')
    .evaluateAll((struts) => struts.map((strut) => strut.getBoundingClientRect()));
  expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThan(3);
  await page.context().close();
});

it('no line begins with the mark behind a formula, or ends with the one before it, and nothing is wider than the page', async () => {
  const { page, show } = await openRichText();
  const text = String.raw`Dla $x = -1$, czyli liczby ze zbioru (oto $L = 2$), jest tak („$a^2$”); a potem $b + c$. Dalej: $\frac{1}{2}$!`;
  await show([
    { text, format: 'markdown' },
    { text, format: 'html' },
    { text: `Wzór ($${WIDE}$).`, format: 'markdown' },
  ]);
  await page.locator('main .katex').nth(10).waitFor();
  const torn = [];
  for (let width = 200; width <= 360; width += 16) {
    await page.setViewportSize({ width, height: 740 });
    torn.push(
      ...(await page.evaluate(() => {
        const formulas = [...document.querySelectorAll('main .formula')].slice(0, 10);
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of this file
        const isTorn = (formula: Element, beside: ChildNode | null, marks: RegExp, place: number) => {
          if (!(beside instanceof Text) || !marks.test(beside.data.at(place) ?? '')) return false;
          const range = document.createRange();
          const start = place < 0 ? beside.length + place : place;
          range.setStart(beside, start);
          range.setEnd(beside, start + 1);
          const [one, other] = [range.getBoundingClientRect(), formula.getBoundingClientRect()];
          return one.bottom < other.top || one.top > other.bottom;
        };
        const isAlone = (formula: Element) =>
          isTorn(formula, formula.nextSibling, /[.,;:!?)”]/, 0) || isTorn(formula, formula.previousSibling, /[(„]/, -1);
        return [
          ...formulas.filter(isAlone).map(({ textContent }) => textContent),
          ...[...document.querySelectorAll('main p, main div')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        ];
      })),
    );
  }
  expect(torn).toEqual([]);
  await page.context().close();
});

it('numerals of fractions within a line are at least 17 pixels high, also in another fraction', async () => {
  const { page, show } = await openRichText();
  await show([{ text: String.raw`To $2\frac{1}{3}$, $\tfrac{4}{5}$ i $\frac{\frac{6}{7}}{8}$.`, format: 'markdown' }]);
  const sizes = await page
    .locator('main .katex-html .mfrac .mord')
    .evaluateAll((all) =>
      all
        .filter((sign) => /^\d$/.test(sign.textContent))
        .map((sign) => Number.parseFloat(getComputedStyle(sign).fontSize)),
    );
  expect([sizes.length >= 7, sizes.filter((size) => size < 17)]).toEqual([true, []]);
  await page.context().close();
});

describe('while an answer grows', () => {
  it('finished blocks are the same nodes in the same places, and so are finished formulas of the last one', async () => {
    const { page, show } = await openRichText();
    const text = 'Wzór $a^2$ jest **dobry**.\n\n- raz $b$\n- dwa\n\nPotem $c^2$ i $d$ oraz $e$.\n\nKoniec.';
    const at = async (length: number) => show([{ text: text.slice(0, length), format: 'markdown', isGrowing: true }]);
    await at(text.indexOf('oraz'));
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main .katex, main p, main ul'))
        Object.assign(part, { place: part.getBoundingClientRect().top });
    });
    await at(text.length);
    await show([{ text, format: 'markdown' }]);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('main > div > div > div > :is(p, ul), main .katex')].map((part) => [
          part.localName,
          'place' in part ? part.place === part.getBoundingClientRect().top : 'new',
        ]),
      ),
    ).toEqual([
      ['p', true],
      ['span', true],
      ['ul', true],
      ['span', true],
      ['p', 'new'],
      ['span', true],
      ['span', true],
      ['span', 'new'],
      ['p', 'new'],
    ]);
    await page.context().close();
  });

  it('half a formula is not seen, and without its end it is seen as it was written', async () => {
    const { page, show } = await openRichText();
    const text = 'Niech $x^2 + ';
    await show([{ text, format: 'markdown', isGrowing: true }]);
    const seen = async () => (await page.locator('main').textContent())?.trim();
    const growing = await seen();
    await show([{ text, format: 'markdown' }]);
    expect([growing, await seen()]).toEqual(['Niech', 'Niech $x^2 +']);
    await page.context().close();
  });
});

it('a picture is drawn by its component, wherever its block stands', async () => {
  const { page, show } = await openRichText();
  const figure = '```figure\n{"kind":"?"}\n```';
  await show([{ text: `Oto\n\n${figure}\n\n- tu\n\n  ${figure.replaceAll('\n', '\n  ')}`, format: 'markdown' }]);
  await page.locator('main .figure').nth(1).waitFor();
  await expect.poll(() => page.locator('main .figure').allTextContents()).toEqual(['{"kind":"?"}', '{"kind":"?"}']);
  await show([{ text: 'Oto', format: 'markdown' }]);
  expect(await page.locator('main .figure').count()).toBe(0);
  await page.context().close();
});

it('an answer above the limit is shown, its end as it was written', async () => {
  const { page, show } = await openRichText();
  const text = Array.from({ length: 700 }, (_, number) => `Akapit **${number}** ma słowa i słowa.`).join('\n\n');
  await show([{ text, format: 'markdown' }]);
  expect(await page.locator('main').textContent()).toContain('Akapit **699** ma słowa i słowa.');
  expect(await page.locator('main strong').first().textContent()).toBe('0');
  await page.context().close();
});
