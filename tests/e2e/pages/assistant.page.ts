import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import { sentenceWith } from '../support/sentence-with.ts';

export type AssistantName = 'Tutor AI' | 'Przyjaciel AI';

/** What messages say, with formulas as TeX: KaTeX writes each twice, for eyes and for ears, and its annotation holds the source. Runs in the page. */
const spokenIn = (items: readonly Element[]): string[] =>
  items.map((item) => {
    const copy = item.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const formula of copy.querySelectorAll('.katex'))
      formula.replaceWith(formula.querySelector('annotation')?.textContent ?? '');
    return copy.textContent ?? '';
  });

/** A conversation of the list begins with its title; its menu only names it. */
const titled = (title: string): RegExp => new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

export const assistantPage = (page: Page, input: InputDriver) => {
  const thread = page.getByRole('region', { name: 'Rozmowa' });
  const message = page.getByRole('textbox', { name: 'Wiadomość' });
  const confirmation = page.getByRole('alertdialog');
  const answersOf = (name: AssistantName) => thread.getByRole('listitem').filter({ hasText: `${name}:` });

  /** Beside the thread; on a phone behind a button. */
  const openHistory = async () => {
    const [aside, drawer, opener] = [
      page.getByRole('complementary', { name: 'Twoje rozmowy' }),
      page.getByRole('dialog', { name: 'Twoje rozmowy' }),
      page.getByRole('button', { name: 'Twoje rozmowy' }),
    ];
    await aside.or(drawer).or(opener).first().waitFor();
    if (await aside.isVisible()) return aside;
    if (!(await drawer.isVisible())) await input.choose(opener);
    return drawer;
  };

  return {
    open: (address = '/assistant?mode=tutor') => page.goto(address),
    chooseInHeader: () => input.choose(page.getByRole('banner').getByRole('link', { name: 'Tutor AI' })),
    see: (name: AssistantName) => expect(page.getByRole('heading', { level: 1, name })).toBeAttached(),
    seeEmpty: (firstName: string) =>
      expect(
        page.getByRole('heading', { name: sentenceWith('Cześć, ', firstName, '! Nad czym pracujemy?') }),
      ).toBeVisible(),
    /** Whatever direction the name has. */
    seeGreetingFromLeftToRight: () =>
      expect
        .poll(() =>
          page.getByRole('heading', { name: /pracujemy/ }).evaluate((heading) => {
            const text = heading.firstChild;
            const at = text?.textContent?.indexOf('pracujemy') ?? -1;
            const leftOf = (offset: number) => {
              const range = document.createRange();
              if (text !== null) range.setStart(text, offset);
              if (text !== null) range.setEnd(text, offset + 1);
              return range.getBoundingClientRect().left;
            };
            return leftOf(at) < leftOf(at + 'pracujemy'.length - 1);
          }),
        )
        .toBe(true),
    seeAnswers: (name: AssistantName, count: number) => expect(answersOf(name)).toHaveCount(count),
    /** The pupil reads on without scrolling. */
    seeAnswerBegin: (name: AssistantName) =>
      expect(answersOf(name).last().getByRole('paragraph').first()).toBeInViewport(),
    seeInAnswer: (name: AssistantName, text: string | RegExp) => expect(answersOf(name).last()).toContainText(text),
    /** The beginning of an answer that is being written. */
    seeGrowing: (text: string) =>
      expect(thread.getByRole('listitem').filter({ hasText: 'Tutor AI pisze' })).toContainText(text),
    seeNothingGrowing: () => expect(thread.getByText('Tutor AI pisze')).toHaveCount(0),
    seeThinking: (sentence: string) => expect(thread.getByText(sentence)).toBeVisible(),
    seePoints: (points: string) => expect(page.getByText(`Zostało: ${points}`)).toBeVisible(),
    seeDraft: (text: string) => expect(message).toHaveValue(text),
    seeError: (sentence: string) =>
      expect(page.getByRole('alert').filter({ hasText: sentence })).toBeInViewport({ ratio: 1 }),
    /** In the place of the composer it is said why nothing can be asked. */
    seeReading: (reason: string) =>
      Promise.all([expect(page.getByText(reason, { exact: true })).toBeVisible(), expect(message).toBeHidden()]),
    seeOpening: () => expect(thread.getByText('Wczytujemy rozmowę…')).toBeVisible(),
    seeUnopened: (sentence: string) =>
      Promise.all([
        expect(page.getByRole('heading', { name: 'Nie udało się otworzyć rozmowy' })).toBeVisible(),
        expect(page.getByRole('main').getByText(sentence)).toBeVisible(),
      ]),
    chooseRetry: () => input.choose(thread.getByRole('button', { name: 'Spróbuj ponownie' })),
    seeSend: (state: 'open' | 'closed') => {
      const send = page.getByRole('button', { name: 'Wyślij' });
      return state === 'open' ? expect(send).toBeEnabled() : expect(send).toBeDisabled();
    },
    seeConfirmation: (title: string) => expect(page.getByRole('alertdialog', { name: title })).toBeVisible(),
    seeInHistory: async (title: string) =>
      expect((await openHistory()).getByRole('button', { name: titled(title) })).toBeVisible(),
    seeHistory: async (titles: readonly string[]) => {
      const opened = (await openHistory()).getByRole('listitem').getByRole('button', { name: /^(?!Zmień lub usuń)/ });
      await expect(opened).toHaveText(titles.map(titled));
    },
    seeNothingFound: async (words: string) =>
      expect((await openHistory()).getByText(`Nie ma rozmowy ze słowami „${words}”.`)).toBeVisible(),
    seeNameDialog: (name: string) =>
      expect(page.getByRole('dialog', { name: 'Zmień nazwę' }).getByRole('textbox')).toHaveValue(name),
    seeNameMistake: () => expect(page.getByText('Nazwa ma od 1 do 100 znaków.')).toBeVisible(),
    /** Nobody has to look for the place where they were. */
    seeFocusInHistory: async (title: string) =>
      expect((await openHistory()).getByRole('button', { name: titled(title) })).toBeFocused(),
    seeHistoryEmpty: async () => expect((await openHistory()).getByText('Tu pojawią się Twoje rozmowy.')).toBeVisible(),
    seeHistoryError: async (sentence: string) =>
      expect((await openHistory()).getByRole('alert')).toContainText(sentence),

    /** Everything that it has said in this thread, once it is typeset. */
    said: async (name: AssistantName) => {
      await expect(thread).not.toContainText('$');
      return answersOf(name).evaluateAll(spokenIn);
    },
    fillMessage: (text: string) => input.fill(message, text),
    chooseSend: () => input.choose(page.getByRole('button', { name: 'Wyślij' })),
    chooseStop: () => input.choose(page.getByRole('button', { name: 'Przerwij' })),
    chooseHint: () => input.choose(page.getByRole('button', { name: 'Podpowiedź', exact: true })),
    chooseExample: (task: string) => input.choose(page.getByRole('button', { name: task })),
    chooseMode: (name: AssistantName) => input.pick(page.getByRole('radio', { name })),
    chooseConfirm: () => input.choose(confirmation.getByRole('button').last()),
    chooseDecline: () => input.choose(confirmation.getByRole('button', { name: 'Zostań tutaj' }).last()),
    /** Beside the conversations (S2 §2.42). */
    chooseNew: async () => input.choose((await openHistory()).getByRole('button', { name: 'Nowa rozmowa' })),
    chooseConversation: async (title: string) =>
      input.choose((await openHistory()).getByRole('button', { name: titled(title) })),
    searchHistory: async (words: string) =>
      input.fill((await openHistory()).getByRole('textbox', { name: 'Szukaj w rozmowach' }), words),
    clearSearch: async () => input.choose((await openHistory()).getByRole('button', { name: 'Wyczyść' })),
    chooseRename: async (title: string) => {
      await input.choose((await openHistory()).getByRole('button', { name: `Zmień lub usuń: ${title}` }));
      await page.getByRole('menuitem', { name: 'Zmień nazwę' }).press('Enter');
    },
    chooseRemove: async (title: string) => {
      await input.choose((await openHistory()).getByRole('button', { name: `Zmień lub usuń: ${title}` }));
      await page.getByRole('menuitem', { name: 'Usuń rozmowę' }).press('Enter');
    },
    fillName: (name: string) =>
      input.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Nazwa rozmowy' }), name),
    chooseNoRename: () =>
      input.choose(page.getByRole('dialog', { name: 'Zmień nazwę' }).getByRole('button', { name: 'Anuluj' })),
    chooseSaveName: () => input.choose(page.getByRole('button', { name: 'Zapisz' })),
    chooseKeep: () => input.choose(confirmation.getByRole('button', { name: 'Anuluj' })),
    /** Back to the thread, where the list covers it. */
    leaveHistory: async () => {
      const drawer = page.getByRole('dialog', { name: 'Twoje rozmowy' });
      if (await drawer.isVisible()) await input.choose(drawer.getByRole('button', { name: 'Zamknij' }));
    },
    seeHistoryCount: async (count: number) =>
      expect((await openHistory()).getByRole('button', { name: /^Zmień lub usuń/ })).toHaveCount(count),
    chooseOlder: async () => input.choose((await openHistory()).getByRole('button', { name: 'Pokaż starsze' })),
    chooseHistoryRetry: async () =>
      input.choose((await openHistory()).getByRole('button', { name: 'Spróbuj ponownie' })),
  };
};
