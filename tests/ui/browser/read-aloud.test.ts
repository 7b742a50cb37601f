import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { APP } from '../../support/served-entry.ts';
import { showAddress } from './app-in-chromium.ts';
import { entryInChromium } from './entry-in-chromium.ts';

const entry = entryInChromium('app.entry.tsx');

declare global {
  interface Window {
    voice: { readonly said: string[]; readonly finish: () => void };
  }
}

/** A Polish voice that says a sentence until the test ends it. */
const giveVoice = () => {
  const said: string[] = [];
  let spoken: EventTarget | null = null;
  const end = (type: 'end' | 'error') => {
    const ended = spoken;
    spoken = null;
    ended?.dispatchEvent(new Event(type));
  };
  class Utterance extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'Zosia', lang: 'pl-PL', localService: true }],
    speak(utterance: Utterance) {
      spoken = utterance;
      said.push(utterance.text);
    },
    cancel: () => end('error'),
  });
  for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: Utterance }))
    Object.defineProperty(window, name, { value, configurable: true });
  window.voice = { said, finish: () => end('end') };
};

const ADDRESS = '/assistant?mode=tutor&conversation=long';
let page: Page;
beforeAll(async () => {
  page = await entry.open({ width: 360, height: 740 });
  await page.evaluate(giveVoice);
  await showAddress(page, ADDRESS, {});
  await page.locator('.katex').first().waitFor();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = () => page.evaluate(() => window.voice.said.slice());
const marked = () =>
  page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map((range) => range.toString().trim()));

it('an answer is heard sentence by sentence, waits, goes on with the sentence, and ends', async () => {
  await button('Posłuchaj odpowiedzi 1').click();
  await expect.poll(said).toEqual(['Rozwiązanie']);
  expect([await marked(), await accessibilityFindings(page)]).toEqual([['Rozwiązanie'], []]);
  await page.evaluate(() => window.voice.finish());
  await expect.poll(said).toEqual(['Rozwiązanie', 'Obliczamy wyróżnik i pierwiastki:']);
  await button('Wstrzymaj czytanie').click();
  await button('Czytaj dalej').click();
  await expect
    .poll(said)
    .toEqual(['Rozwiązanie', 'Obliczamy wyróżnik i pierwiastki:', 'Obliczamy wyróżnik i pierwiastki:']);
  await button('Zakończ czytanie').click();
  await expect.poll(() => button(/czytanie|dalej/).count()).toBe(0);
  expect([await marked(), await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))]).toEqual([
    [],
    'Posłuchaj odpowiedzi 1',
  ]);
});

it('another answer takes the voice over', async () => {
  await button('Posłuchaj odpowiedzi 1').click();
  await button('Wstrzymaj czytanie').waitFor();
  await button('Posłuchaj odpowiedzi 2').click();
  await expect.poll(async () => (await said()).at(-1)).toBe('Dobrze!');
  expect([await button('Wstrzymaj czytanie').count(), await marked()]).toEqual([1, ['Dobrze!']]);
  await button('Zakończ czytanie').click();
});

it('answers are set larger with more space, and the next page still knows it', async () => {
  const look = () =>
    page.evaluate(() => {
      const text = document.querySelector('[data-role="assistant"] p');
      const formula = document.querySelector('[data-role="assistant"] .katex');
      if (text === null || formula === null) return null;
      const { fontSize, letterSpacing } = getComputedStyle(text);
      return [Number.parseFloat(fontSize), letterSpacing !== 'normal', getComputedStyle(formula).letterSpacing];
    });
  const [before = 0] = (await look()) ?? [];
  await button('Większy tekst i odstępy').click();
  await expect.poll(async () => Number((await look())?.[0]) > 1.15 * Number(before)).toBe(true);
  expect([(await look())?.slice(1), await accessibilityFindings(page)]).toEqual([[true, 'normal'], []]);
  await page.goto(APP);
  await showAddress(page, ADDRESS, {});
  expect(await button('Większy tekst i odstępy').getAttribute('aria-pressed')).toBe('true');
});

it('there is nothing to press where no Polish voice is', async () => {
  expect(await button(/Posłuchaj/).count()).toBe(0);
});
