import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { policyReports } from '../../support/served-entry.ts';
import { appInChromium } from './app-in-chromium.ts';
import type { AssistantScene } from './assistant-scenes.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();

const NEW = '/assistant?mode=tutor';
const LONG = `${NEW}&conversation=long`;
const SHORT = `${NEW}&conversation=short`;

const open = async (
  scene: AssistantScene = {},
  { address = LONG, ...look }: Look & { address?: string } = {},
): Promise<Page> => {
  const page = await openAddress(address, scene, look);
  await page.getByRole('textbox', { name: 'Wiadomość' }).waitFor();
  if (address === LONG) await page.locator('.katex').first().waitFor();
  return page;
};

const message = (page: Page) => page.getByRole('textbox', { name: 'Wiadomość' });
const send = async (page: Page, text: string) => {
  await message(page).fill(text);
  await message(page).press('Enter');
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const announced = (page: Page) => page.locator('output[aria-live]').textContent();

/** What the layout must hold to, measured. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const thread = document.querySelector('section[aria-label="Rozmowa"]');
    const cards = [...document.querySelectorAll('main ol > li > div')];
    const { scrollWidth, scrollHeight } = document.documentElement;
    const widest = Math.max(...cards.map((card) => card.getBoundingClientRect().right));
    return {
      page: [scrollWidth, scrollHeight],
      isThreadHalf: thread !== null && thread.clientHeight >= window.innerHeight / 2,
      doesThreadGrow: thread !== null && thread.scrollWidth > thread.clientWidth,
      doCardsFit: widest <= window.innerWidth,
      // A card whose text is wider than itself cuts it.
      cut: cards.filter((card) => card.scrollWidth > card.clientWidth + 1).length,
    };
  });

it('on paper a conversation goes on from page to page, by itself, black on white', async () => {
  const page = await open({}, { theme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    const messages = [...document.querySelectorAll('main ol > li > div')];
    const around: Element[] = [];
    for (let one: Element | null = messages[0]?.closest('ol') ?? null; one !== null; one = one.parentElement)
      around.push(one);
    return {
      beside: [...document.querySelectorAll('button, input, textarea, header, footer, aside')]
        .filter((one) => one.checkVisibility())
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      cutting: around.filter((one) => getComputedStyle(one).overflowY !== 'visible').map(({ className }) => className),
      colours: [...new Set(messages.map((one) => getComputedStyle(one).color))],
    };
  });
  expect(printed).toEqual({ beside: [], cutting: [], colours: ['rgb(0, 0, 0)'] });
});

describe('ten messages with wide formulas and long words', () => {
  it.each([
    [360, 740, 100, 'light'],
    [360, 740, 100, 'dark'],
    // The keyboard of a phone is up.
    [360, 400, 100, 'light'],
    [740, 360, 100, 'light'],
    // 1280×1024 at 400 %.
    [320, 256, 100, 'light'],
    [1280, 800, 100, 'light'],
    [360, 740, 200, 'light'],
    [1280, 800, 200, 'light'],
  ] as const)('fit %i×%i with letters of %i %% in the %s theme', async (width, height, letters, theme) => {
    const page = await open({}, { width, height, letters, theme });
    expect({
      ...(await measured(page)),
      findings: await accessibilityFindings(page),
      refused: await policyReports(page),
    }).toEqual({
      page: [width, height],
      isThreadHalf: true,
      doesThreadGrow: false,
      doCardsFit: true,
      cut: 0,
      findings: [],
      refused: [],
    });
  });

  it('leave half of a low screen to the thread while a long message is typed', async () => {
    const page = await open({}, { width: 360, height: 400 });
    await message(page).fill('Zadanie z treścią\n'.repeat(12));
    const { page: size, isThreadHalf } = await measured(page);
    expect({ size, isThreadHalf }).toEqual({ size: [360, 400], isThreadHalf: true });
  });

  it('keep a failure in sight when the keyboard of the phone comes up', async () => {
    const page = await open({ refusal: 'network/offline' }, { width: 360, height: 740 });
    await send(page, 'jeszcze raz');
    const failure = page.getByRole('alert');
    await failure.waitFor();
    await page.setViewportSize({ width: 360, height: 400 });
    const isInSight = () =>
      failure.evaluate((box) => {
        const thread = box.closest('section')?.getBoundingClientRect();
        return thread !== undefined && box.getBoundingClientRect().bottom <= thread.bottom;
      });
    await expect.poll(isInSight).toBe(true);
  });

  it('show the numerals of a fraction within a line as large as a child reads them', async () => {
    const page = await open({}, { width: 360, height: 740 });
    const sizes = await page
      .locator('td .mfrac .mord')
      .evaluateAll((numerals) => numerals.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect([sizes.length > 0, sizes.filter((size) => size < 17)]).toEqual([true, []]);
  });

  it('scroll a wide formula in its own box, which the keyboard reaches', async () => {
    const page = await open({}, { width: 360, height: 740, address: SHORT });
    await send(page, 'jeszcze raz');
    const formula = page.locator('li .formula-display').first();
    await formula.waitFor();
    expect(await formula.evaluate((box) => [box.scrollWidth > box.clientWidth, box.tabIndex])).toEqual([true, 0]);
  });

  it('keep the header reachable on a low screen: its menu leads everywhere, and to the account', async () => {
    const page = await open({}, { width: 320, height: 256 });
    await page.getByRole('button', { name: 'Otwórz menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect([
      ...(await menu.getByRole('link').allTextContents()),
      ...(await menu.getByRole('button').allTextContents()),
    ]).toEqual([
      ' Strona główna',
      ' Tutor AI',
      ' Przyjaciel AI',
      ' Powtarzaj',
      ' Sprawdź się',
      ' Egzaminy próbne (w\u00a0płatnym planie)',
      ' Cennik',
      ' Moje konto',
      ' Ulubione',
      '',
      ' Wyloguj się',
    ]);
  });
});

describe('the address', () => {
  it.each([
    ['the other mode is pressed', (page: Page) => page.getByRole('radio', { name: 'Przyjaciel AI' }).click()],
    [
      'the header’s way to Tutor is taken',
      (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tutor AI' }).click(),
    ],
  ])('goes on naming the conversation when, while its answer is awaited, %s (D33)', async (_, press) => {
    const page = await open({ isThinking: true }, { address: SHORT });
    await send(page, 'jeszcze raz');
    await page.getByRole('button', { name: 'Przerwij' }).waitFor();
    await press(page);
    const shown = () =>
      page.evaluate(() => [
        window.location.pathname + window.location.search,
        document.querySelector('input[type="radio"]:checked')?.getAttribute('value'),
      ]);
    await expect.poll(shown).toEqual([SHORT, 'tutor']);
    await page.evaluate(() => window.answerAll());
    await page.getByRole('button', { name: 'Wyślij' }).waitFor();
    expect(await shown()).toEqual([SHORT, 'tutor']);
  });
});

describe('an answer', () => {
  it('is announced by a region that was there before it: a short one whole, a long one by its heading', async () => {
    const page = await open({ isThinking: true }, { address: NEW });
    const before = await announced(page);
    await send(page, 'krótko');
    await expect.poll(() => announced(page)).toBe('Generuję odpowiedź');
    await page.evaluate(() => window.answerAll());
    await expect.poll(() => announced(page)).toBe('Odpowiedź gotowa. Dobrze! Co zrobisz teraz?');
    await send(page, 'długo');
    await expect.poll(() => announced(page)).toBe('Generuję odpowiedź');
    await page.evaluate(() => window.answerAll());
    await expect.poll(() => announced(page)).toBe('Odpowiedź gotowa. Rozwiązanie');
    expect(before).toBe('');
  });

  it('is not announced when an old conversation is opened', async () => {
    const page = await open();
    expect(await announced(page)).toBe('');
  });

  it('is a heading, and so is a line of bold words in it; each copy button has a name of its own', async () => {
    const page = await open({}, { address: SHORT });
    await send(page, 'jeszcze raz');
    await page.getByRole('heading', { level: 3 }).waitFor();
    expect([
      await page.getByRole('region', { name: 'Rozmowa' }).getByRole('heading').allTextContents(),
      await page.getByRole('button', { name: /^Kopiuj/ }).evaluateAll((all) => all.map((one) => one.ariaLabel)),
    ]).toEqual([
      ['Tutor AI: odpowiedź 1', 'Tutor AI: odpowiedź 2', 'Rozwiązanie'],
      ['Kopiuj odpowiedź 1', 'Kopiuj odpowiedź 2'],
    ]);
  });

  it('is one press away from the message, seen or not', async () => {
    const page = await open({}, { width: 360, height: 740 });
    const thread = page.getByRole('region', { name: 'Rozmowa' });
    await thread.evaluate((box) => box.scrollTo(0, 0));
    await message(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Tutor AI: odpowiedź 10');
    const heading = page.getByRole('heading', { name: 'Tutor AI: odpowiedź 10' });
    expect(
      await heading.evaluate(
        (own, box) => {
          const [inner, outer] = [own.getBoundingClientRect(), box?.getBoundingClientRect()];
          return outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom;
        },
        await thread.elementHandle(),
      ),
    ).toBe(true);
  });

  it('is copied as text that anybody can read, its formulas in plain signs', async () => {
    const page = await open({}, { address: SHORT });
    await send(page, 'jeszcze raz');
    await page.getByRole('button', { name: 'Kopiuj odpowiedź 2' }).click();
    await expect
      .poll(() => page.evaluate(() => ('copied' in window ? window.copied : null)))
      .toEqual([
        [
          'Rozwiązanie',
          '',
          '1. Obliczamy wyróżnik i pierwiastki:',
          '',
          'x₁ = (−4 − 2√11)/(2 · 1) = −2 − √11, x₂ = (−4 + 2√11)/(2 · 1) = −2 + √11',
          `2. ${'Konstantynopolitańczykowianeczka'.repeat(3)} i ${'2x + 3 = 11; '.repeat(12)}`.trim(),
          '',
          'działanie\twynik',
          '3/4 + 2 1/3\t3 1/12',
          '',
          '{x + y = 10',
          'x − y = 2',
        ].join('\n'),
      ]);
  });

  it('is copied with the words of its drawing, and not with what it is drawn from', async () => {
    const page = await open({}, { address: SHORT });
    await send(page, 'narysuj');
    await page.getByRole('img', { name: /^Pasek/ }).waitFor();
    await page.getByRole('button', { name: 'Kopiuj odpowiedź 2' }).click();
    await expect
      .poll(() => page.evaluate(() => ('copied' in window ? window.copied : null)))
      .toEqual(['Spójrz:\n\nPasek jest podzielony na 4 równe części. Zamalowano 3 części, czyli 3/4.\n\nA to 3/4.']);
  });
});

describe('the focus', () => {
  it('stays on a quick request while its answer comes, and goes to the message when the question is taken back', async () => {
    const page = await open({ isThinking: true }, { address: SHORT });
    await page.getByRole('button', { name: 'Podpowiedź', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Przerwij' }).waitFor();
    const whileAsking = await focused(page);
    await page.evaluate(() => window.answerAll());
    await page.getByRole('button', { name: 'Wyślij' }).waitFor();
    const afterAnswer = await focused(page);
    await send(page, 'jeszcze raz');
    await page.getByRole('button', { name: 'Przerwij' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Wyślij' }).waitFor();
    expect([whileAsking, afterAnswer, await focused(page)]).toEqual(['Podpowiedź', 'Podpowiedź', 'Wiadomość']);
  });

  it('goes from the button that sends to the one that takes the question back, and on to the message with the answer', async () => {
    const page = await open({ isThinking: true }, { address: SHORT });
    await message(page).fill('3x = 9');
    await page.getByRole('button', { name: 'Wyślij' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Przerwij');
    await page.evaluate(() => window.answerAll());
    await page.getByRole('button', { name: 'Wyślij' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Wiadomość');
  });

  it('moves by arrows between the modes without choosing, and comes back to the chosen one when the question is declined', async () => {
    const page = await open();
    await page.getByRole('radio', { name: 'Tutor AI' }).focus();
    await page.keyboard.press('ArrowRight');
    const afterArrow = [
      await page.getByRole('alertdialog').count(),
      await page.getByRole('radio', { name: 'Tutor AI' }).isChecked(),
    ];
    await page.keyboard.press('Space');
    await page.getByRole('alertdialog', { name: 'Zmienić tryb?' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alertdialog');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect([afterArrow, await page.evaluate(() => document.activeElement?.getAttribute('value'))]).toEqual([
      [0, true],
      'tutor',
    ]);
  });
});

describe('the message', () => {
  it('keeps a paste of any length, counts it, and says aloud why it cannot be sent', async () => {
    const page = await open({}, { address: NEW });
    await message(page).fill('a'.repeat(2_100));
    expect([
      (await message(page).inputValue()).length,
      await page.getByRole('status').filter({ hasText: 'Za długo' }).textContent(),
      await page.getByText('2100/2000').isVisible(),
      await page.getByRole('button', { name: 'Wyślij' }).isDisabled(),
    ]).toEqual([2_100, 'Za długo o\u00a0100\u00a0znaków. Skróć tekst, żeby go wysłać.', true, true]);
  });
});

describe('where nothing would be answered', () => {
  it.each([
    [
      { user: { isUnder16: true } },
      'Do rozmowy z\u00a0AI potrzebna jest zgoda rodzica lub opiekuna. Uzupełnisz ją na stronie „Moje konto”.',
      '/account',
    ],
    [
      { trial: { isExpired: true, remainingPoints: 0 } },
      'Punkty okresu próbnego się skończyły. Tę rozmowę możesz dalej czytać.',
      '/pricing',
    ],
    [
      { trial: { isExpired: true, remainingPoints: 3 } },
      'Okres próbny się skończył. Tę rozmowę możesz dalej czytać.',
      '/pricing',
    ],
  ] as const)(
    '%o: the thread can be read, it is said why and where to go, and no hint is offered',
    async (scene, sentence, way) => {
      const page = await open(scene);
      const thread = page.getByRole('region', { name: 'Rozmowa' });
      expect([
        await thread.getByText(sentence).isVisible(),
        await thread.getByRole('link').getAttribute('href'),
        await page.getByRole('button', { name: 'Podpowiedź', exact: true }).count(),
        await message(page).isVisible(),
      ]).toEqual([true, way, 0, true]);
    },
  );
});

describe('the back button', () => {
  it('closes a drawer and stays on the page', async () => {
    const page = await open({}, { width: 360, height: 740 });
    for (const [opener, drawer] of [
      ['Otwórz menu', 'Menu'],
      ['Twoje rozmowy', 'Twoje rozmowy'],
      ['Moje konto', 'Moje konto'],
    ] as const) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await page.getByRole('dialog', { name: drawer }).waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(new URL(page.url()).search).toBe('?mode=tutor&conversation=long');
  });

  it('leads from a new conversation to the one before, and from one to another', async () => {
    const page = await open();
    await page.getByRole('button', { name: /^Rozmowa short/ }).click();
    await expect.poll(() => page.url()).toContain('conversation=short');
    await page.getByRole('button', { name: 'Nowa rozmowa' }).click();
    await page.getByRole('button', { name: 'Zacznij nową' }).click();
    await page.getByRole('heading', { name: 'Cześć, Ala!' }).waitFor();
    const address = () => new URL(page.url()).search;
    // It follows what is shown.
    await expect.poll(address).toBe('?mode=tutor');
    const addresses = [address()];
    for (const count of [1, 10]) {
      await page.goBack();
      await page
        .getByRole('heading', { level: 2, name: `odpowiedź ${count}` })
        .last()
        .waitFor();
      addresses.push(address());
    }
    expect(addresses).toEqual(['?mode=tutor', '?mode=tutor&conversation=short', '?mode=tutor&conversation=long']);
  });

  it('leads back although it is pressed before the address is on the screen', async () => {
    const page = await open();
    await page.getByRole('button', { name: /^Rozmowa short/ }).click();
    await expect.poll(() => page.url()).toContain('conversation=short');
    // A slow phone: the address is written, the browser has gone back, and only then is anything rendered.
    await page.evaluate(() => {
      const pushState = history.pushState.bind(history);
      history.pushState = (...entry) => {
        pushState(...entry);
        history.pushState = pushState;
        history.back();
        const end = performance.now() + 200;
        while (performance.now() < end);
      };
    });
    await page.getByRole('button', { name: 'Nowa rozmowa' }).click();
    await page.getByRole('button', { name: 'Zacznij nową' }).click();
    await page.getByRole('heading', { level: 2, name: 'odpowiedź 1' }).last().waitFor();
    expect(new URL(page.url()).search).toBe('?mode=tutor&conversation=short');
  });
});

const remove = async (page: Page, title: string): Promise<void> => {
  await menuOf(page, title).click();
  await page.getByRole('menuitem', { name: 'Usuń rozmowę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
};

const row = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `Zmień lub usuń: ${title}` });

it('the back button never leads to a conversation that was deleted', async () => {
  const page = await open();
  const address = () => new URL(page.url()).search;
  await row(page, 'Rozmowa short').click();
  await expect.poll(address).toBe('?mode=tutor&conversation=short');
  await remove(page, 'Rozmowa short');
  await page.getByRole('heading', { name: 'Cześć, Ala!' }).waitFor();
  await expect.poll(address).toBe('?mode=tutor');
  await page.goBack();
  await expect.poll(address).toBe('?mode=tutor&conversation=long');
  await page.getByRole('heading', { level: 2, name: 'odpowiedź 10' }).last().waitFor();
  await page.getByRole('button', { name: 'Nowa rozmowa' }).click();
  await page.getByRole('button', { name: 'Zacznij nową' }).click();
  await page.getByRole('heading', { name: 'Cześć, Ala!' }).waitFor();
  await expect.poll(address).toBe('?mode=tutor');
  await remove(page, 'Rozmowa long');
  await row(page, 'Rozmowa long').waitFor({ state: 'detached' });
  await page.goBack();
  await expect.poll(address).toBe('?mode=tutor');
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
});

describe('the list of conversations', () => {
  it('gives one another name by keyboard alone, and comes back to its menu', async () => {
    const page = await open();
    await menuOf(page, 'Rozmowa short').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Zmień nazwę' }).waitFor();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Nazwa rozmowy' });
    await field.waitFor();
    await expect.poll(() => field.evaluate((own) => own === document.activeElement)).toBe(true);
    await field.fill('Delta');
    await page.keyboard.press('Enter');
    await row(page, 'Delta').waitFor();
    await expect.poll(() => focused(page)).toBe('Zmień lub usuń: Delta');
  });

  it.each([
    [1280, 800],
    [360, 740],
  ])('hands the focus to the neighbour of one that was deleted, at %i×%i', async (width, height) => {
    const page = await open({}, { width, height });
    if (width < 600) await page.getByRole('button', { name: 'Twoje rozmowy' }).click();
    await menuOf(page, 'Rozmowa short').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Usuń rozmowę' }).press('Enter');
    await page.getByRole('alertdialog', { name: 'Usunąć rozmowę?' }).getByRole('button', { name: 'Usuń' }).click();
    await row(page, 'Rozmowa short').waitFor({ state: 'detached' });
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-conversation]')?.textContent))
      .toContain('Rozmowa long');
  });

  it('begins a new conversation when the open one is deleted', async () => {
    const page = await open();
    await remove(page, 'Rozmowa long');
    await page.getByRole('heading', { name: 'Cześć, Ala!' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?mode=tutor');
  });

  it('says when it finds nothing, and lists everything again', async () => {
    const page = await open();
    await page.getByRole('textbox', { name: 'Szukaj w rozmowach' }).fill('delta');
    await page.getByText('Nie ma rozmowy ze słowami „delta”.').waitFor();
    await page.getByRole('button', { name: 'Wyczyść' }).click();
    await row(page, 'Rozmowa short').waitFor();
    expect(await focused(page)).toBe('Szukaj w\u00a0rozmowach');
  });
});

const endless = () => open({ isLong: true }, { width: 360, height: 740, address: `${NEW}&conversation=endless` });
const answers = (page: Page) => page.locator('main ol > li[data-role="assistant"]');

describe('five hundred messages', () => {
  it('show the latest, and earlier ones on a press, where one was reading (S2 §2.43)', async () => {
    const page = await endless();
    await page.getByRole('heading', { name: 'Tutor AI: odpowiedź 250' }).waitFor();
    const counts = [await answers(page).count()];
    const first = page.getByRole('heading', { name: 'Tutor AI: odpowiedź 231' });
    await page.getByRole('button', { name: 'Pokaż wcześniejsze wiadomości' }).scrollIntoViewIfNeeded();
    await page.locator('.katex').first().waitFor();
    const placeOf = () => first.evaluate((own) => Math.round(own.getBoundingClientRect().top / 100));
    const before = await placeOf();
    await page.getByRole('button', { name: 'Pokaż wcześniejsze wiadomości' }).click();
    await page.getByRole('heading', { name: 'Tutor AI: odpowiedź 211' }).waitFor();
    counts.push(await answers(page).count());
    expect([counts, Math.abs((await placeOf()) - before) <= 2]).toEqual([[20, 40], true]);
  });

  it('are not touched by typing', async () => {
    const page = await endless();
    await page.locator('.katex').first().waitFor();
    await page.evaluate(() => {
      const thread = document.querySelector('section[aria-label="Rozmowa"]');
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(thread ?? document, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      });
    });
    await message(page).pressSequentially('2x + 3 = 11');
    expect(await page.evaluate(() => ('changes' in window ? window.changes : null))).toEqual([]);
  });
});

it('what a pupil typed is shown as one reads it, and is copied as typed', async () => {
  const page = await open({}, { address: SHORT });
  await send(page, 'x^2 + 3/4 >= $\\frac{1}{2}$');
  const own = page.locator('li[data-role="user"]').last();
  await own.locator('.katex').waitFor();
  expect([
    await own.locator('sup').allTextContents(),
    await own.evaluate((item) => item.textContent.startsWith('Ty:x^2 + 3/4 >= ')),
  ]).toEqual([['2'], true]);
});

it('an answer is copied as it was written, with its LaTeX, as a second choice', async () => {
  const page = await open({}, { address: SHORT });
  await page.getByRole('button', { name: 'Inne sposoby kopiowania odpowiedzi 1' }).click();
  await page.getByRole('menuitem', { name: 'Kopiuj LaTeX' }).click();
  await expect
    .poll(() => page.evaluate(() => ('copied' in window ? window.copied : null)))
    .toEqual(['Dobrze! Co zrobisz teraz?']);
});

it('an answer that the browser does not let be copied is no news of success', async () => {
  const page = await open({}, { address: SHORT });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not now.', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Kopiuj odpowiedź 1' }).click();
  await page.getByText('Przeglądarka nie pozwoliła skopiować.').waitFor();
  expect(await page.getByText('Skopiowano.').count()).toBe(0);
});

it('the hint levels say where the pupil is', async () => {
  const page = await open({}, { address: SHORT });
  const here = page.getByRole('list', { name: 'Drabinka podpowiedzi' }).locator('[aria-current="step"]');
  const before = await here.textContent();
  await page.getByRole('button', { name: 'Podpowiedź', exact: true }).click();
  await expect.poll(() => here.textContent()).toContain('podpowiedź 2');
  expect(before).toBe('1podpowiedź 1, jesteś tutaj');
});

it('a conversation that is not there is told of, at the empty thread', async () => {
  const page = await open({}, { width: 360, height: 740, address: `${NEW}&conversation=lost` });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect([
    await alert.textContent(),
    await alert.evaluate((box) => box.getBoundingClientRect().bottom <= window.innerHeight),
    new URL(page.url()).search,
  ]).toEqual(['Nie ma tu takiej rozmowy. Sprawdź adres albo wybierz rozmowę z\u00a0listy.', true, '?mode=tutor']);
});
