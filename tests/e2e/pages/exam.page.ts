import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** Practice exams: the form, the sheet with its chat, the exam against the clock and how it went. */
export const examPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const mistake = main.getByText('Wybierz przedmiot.');
  const subject = (name: string) => main.getByRole('radio', { name });
  const list = main.getByRole('region', { name: 'Twoje arkusze' });
  const sheet = main.getByRole('article', { name: /^Arkusz: / });
  const chat = main.getByRole('region', { name: /próbn/i });
  const dialog = page.getByRole('alertdialog', { name: 'Oddać pracę?' });
  const card = main.getByRole('navigation', { name: 'Karta odpowiedzi' });
  const options = (number: number) => main.getByRole('group', { name: `Odpowiedź do zadania ${number}`, exact: true });
  const unmarked = main.getByText(/^Twoich punktów nie udało się jeszcze zapisać\./);
  const own = (number: number) => main.getByLabel(`Twoje rozwiązanie zadania ${number}`, { exact: true });
  return {
    open: () => page.goto('/egzaminy?mode=exam'),
    seeForm: async () => {
      await expect(main.getByRole('heading', { name: 'Nowy arkusz' })).toBeVisible();
      await expect(mistake).toBeHidden();
    },
    seeNoSubject: () => expect(mistake).toBeVisible(),
    seeError: (sentence: string) => expect(main.getByRole('alert').filter({ hasText: sentence })).toBeVisible(),
    seeUnopened: (sentence: string) => expect(main.getByText(sentence, { exact: true })).toBeVisible(),
    seeDraft: (text: string) => expect(chat.getByRole('textbox')).toHaveValue(text),
    seeListed: (count: number) => expect(list.getByRole('button', { name: /^Próbny egzamin/ })).toHaveCount(count),
    seeSheet: async () => {
      await expect(sheet.getByRole('heading', { name: 'Zadanie 21.' })).toBeVisible();
      await expect(sheet.getByText('Czas: 125\u00a0minut. Do\u00a0zdobycia: 30\u00a0punktów.')).toBeVisible();
      await expect(chat.getByRole('textbox')).toBeEnabled();
    },
    seeAnswered: async (number: number) => {
      await expect(chat.getByText(`Zadanie ${number}.`, { exact: true }).last()).toBeVisible();
      await expect(chat.getByRole('textbox')).toBeEnabled();
    },
    seeUnrecalled: () =>
      expect(main.getByRole('heading', { name: 'Nie udało się sprawdzić, czy ten egzamin już trwa' })).toBeVisible(),
    seeUnsent: () => expect(main.getByText(/^Praca czeka na połączenie\./)).toBeVisible(),
    seeUnreviewed: () => expect(main.getByRole('heading', { name: 'Nie udało się wczytać wyniku' })).toBeVisible(),
    seeReady: () => expect(button('Zaczynam')).toBeVisible(),
    seeWriting: async (answered: readonly number[]) => {
      await expect(main.getByRole('timer')).toHaveText(/^\d:\d\d:\d\d$/);
      await expect(main.getByText('Zapisano')).toBeVisible();
      for (const number of answered)
        await expect(card.getByRole('link', { name: `Zadanie ${number}, z odpowiedzią`, exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: /, z odpowiedzią$/ })).toHaveCount(answered.length);
    },
    openSheet: (id: string) => page.goto(`/egzaminy?mode=exam&examId=${id}`),
    /** The answer card and the places for names stand on paper alone. */
    seeOnPaper: async (closed: number, open: number) => {
      const isOnPaper = (rows: number, written: RegExp) =>
        expect(sheet.getByRole('listitem').filter({ hasText: written, visible: true })).toHaveCount(rows);
      await expect(sheet.getByRole('heading', { name: 'Zadanie 1.' })).toBeVisible();
      await expect(sheet.getByText('PESEL').first()).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(sheet.getByText('Karta odpowiedzi', { exact: true })).toBeVisible();
      await expect(sheet.getByText('PESEL').filter({ visible: true })).toHaveCount(2);
      await isOnPaper(closed, /^\d+\.[A-D]{3,4}$/);
      await isOnPaper(open, /^\d+\.\/\u00a0\d+\u00a0pkt$/);
      await page.emulateMedia({ media: null });
    },
    openAttempt: (address: string) => page.goto(address),
    seeUnsaved: () => expect(main.getByText(/^Brak połączenia\. Odpowiedzi są zapisane/)).toBeVisible(),
    /** To the second, so the clock of the page has to stand still. */
    seeTimeLeft: (time: string) => expect(main.getByRole('timer')).toHaveText(time),
    seeSoundCheck: () => expect(button('Sprawdź dźwięk')).toBeVisible(),
    seeNoListening: async (points: string) => {
      await expect(main.getByText('Słuchania nie będzie', { exact: true })).toBeVisible();
      await expect(main.getByText(points)).toBeVisible();
    },
    /** How often it may still be heard; nothing of what is said stands on the page. */
    seeUnread: async (left: string) => {
      await expect(main.getByText(left, { exact: true }).first()).toBeVisible();
      await expect(main.getByText('Text one.')).toHaveCount(0);
    },
    seeReadAfterwards: () => expect(main.getByText('Text one.')).toHaveCount(1),
    seeConfirmation: (left: string) => expect(dialog.getByText(left)).toBeVisible(),
    seeReview: async () => {
      await expect(main.getByRole('heading', { name: 'Twój wynik' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Wynik według tematów' })).toBeVisible();
      await expect(main.getByText('Poprawna odpowiedź').first()).toBeVisible();
    },
    /** Whoever has handed in from far down the sheet. */
    seeScoreInSight: () => expect(main.getByRole('heading', { name: 'Twój wynik' })).toBeInViewport(),
    seeScore: (text: RegExp) => expect(main.getByText(text)).toBeVisible(),
    chooseSubject: (name: string) => input.pick(subject(name)),
    chooseMake: () => input.choose(button('Ułóż arkusz')),
    chooseListed: () => input.choose(list.getByRole('button').first()),
    chooseAnother: () => input.choose(button('Nowy arkusz')),
    ask: async (text: string) => {
      await input.fill(chat.getByRole('textbox'), text);
      await page.keyboard.press('Enter');
    },
    chooseStop: () => input.choose(chat.getByRole('button', { name: 'Przerwij' })),
    chooseRetry: () => input.choose(button('Spróbuj ponownie')),
    seeOwnMessages: (count: number) =>
      expect(chat.getByRole('listitem').filter({ hasText: /^Ty:/ })).toHaveCount(count),
    chooseTimed: () => input.choose(main.getByRole('link', { name: 'Pisz na czas' })),
    chooseStart: () => input.choose(button('Zaczynam')),
    chooseRecording: (number: number) => input.choose(button(`Odtwórz nagranie ${number}`)),
    chooseOption: (number: number) => input.pick(options(number).getByRole('radio').first()),
    write: (number: number, text: string) => input.fill(own(number), text),
    chooseHandIn: () => input.choose(button('Oddaj pracę')),
    chooseOnward: () => input.choose(dialog.getByRole('button', { name: 'Piszę dalej' }).last()),
    chooseConfirm: () => input.choose(dialog.getByRole('button', { name: 'Oddaj', exact: true })),
    seeUnmarked: () => expect(unmarked).toBeVisible(),
    /** The button that is gone has left the focus to the tasks. */
    seeMarked: async () => {
      await expect(unmarked).toBeHidden();
      await expect(main.getByRole('article', { name: 'Zadanie po zadaniu' })).toBeFocused();
    },
    chooseSaveMarks: () => input.choose(button('Zapisz teraz')),
    mark: (number: number, points: string) =>
      input.select(main.getByLabel(`Twoje punkty za zadanie ${number}`), points),
  };
};
