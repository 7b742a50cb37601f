import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import { downloadedBy } from './downloads.ts';

/** What was made, to come back to. */
export const practicePage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const section = (title: string) => main.getByRole('group').filter({ hasText: title });
  const today = main.getByRole('region', { name: 'Na dziś' });
  const side = (name: string) => main.getByRole('region', { name });
  const ownCards = main.getByRole('list', { name: 'Karty, od najnowszej' });
  const options = main.getByRole('group', { name: 'Twoja odpowiedź' });
  const quizzes = main.getByText('Quizy', { exact: true });
  return {
    open: () => page.goto('/praktyka'),
    see: async (flashcard: string) => {
      await expect(main.getByRole('heading', { level: 1, name: 'Powtarzaj' })).toBeVisible();
      await expect(section('Fiszki').getByRole('button', { name: flashcard }).first()).toBeVisible();
      // Of a plan without exams (S2 §6.20).
      await expect(main.getByText('Egzaminy', { exact: true })).toHaveCount(0);
    },
    seeToday: async (...sentences: readonly string[]) => {
      for (const sentence of sentences) await expect(today).toContainText(sentence);
    },
    seeCard: async (name: 'Pytanie' | 'Odpowiedź', text: string) => {
      await expect(side(name)).toContainText(text);
      await expect(main.getByText('Quizy', { exact: true })).toBeHidden();
    },
    chooseDueAgain: () => input.choose(today.getByRole('button', { name: 'Spróbuj ponownie' })),
    chooseReview: () => input.choose(today.getByRole('button', { name: 'Zacznij powtórkę' })),
    chooseTurn: () => input.choose(main.getByRole('button', { name: 'Pokaż odpowiedź' })),
    chooseGrade: (grade: string) => input.choose(main.getByRole('button', { name: grade, exact: true })),
    seeUnkept: () => expect(main.getByText('Nie udało się zapisać odpowiedzi. Spróbuj ponownie.')).toBeVisible(),
    chooseKeepAgain: () => input.choose(main.getByRole('button', { name: 'Zapisz ponownie' })),
    /** Of a round, and of a correction. */
    chooseEnd: () => input.choose(main.getByRole('button', { name: 'Zakończ na teraz' })),
    pressKey: (key: string) => page.keyboard.press(key),
    unfoldOwnCards: () => input.choose(main.getByText('Moje karty', { exact: true })),
    seeOwnCardsLost: () => expect(section('Moje karty').getByText('Nie udało się wczytać kart.')).toBeVisible(),
    chooseOwnCardsAgain: () => input.choose(section('Moje karty').getByRole('button', { name: 'Spróbuj ponownie' })),
    fillCard: async (front: string, back: string) => {
      await input.fill(main.getByRole('textbox', { name: 'Przód' }), front);
      await input.fill(main.getByRole('textbox', { name: 'Tył' }), back);
    },
    chooseSaveCard: (name: 'Dodaj kartę' | 'Zapisz zmiany') => input.choose(main.getByRole('button', { name })),
    seeCardMistake: (sentence: string) => expect(main.getByText(sentence)).toBeVisible(),
    seeOwnCards: (texts: readonly string[]) => expect(ownCards.getByRole('listitem')).toContainText(texts),
    chooseChangeCard: (front: string) =>
      input.choose(ownCards.getByRole('button', { name: `Zmień kartę: ${front}`, exact: true })),
    chooseRemoveCard: (front: string) =>
      input.choose(ownCards.getByRole('button', { name: `Usuń kartę: ${front}`, exact: true })),
    chooseNoChange: () => input.choose(main.getByRole('button', { name: 'Nie zmieniaj' })),
    declineRemoval: () => input.choose(page.getByRole('alertdialog').getByRole('button', { name: 'Zostaw' })),
    confirmRemoval: () => input.choose(page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' })),
    downloadForAnki: () =>
      downloadedBy(page, () => input.choose(main.getByRole('button', { name: 'Pobierz do Anki' }))),
    seeMistakes: (sentence: string) => expect(main.getByRole('region', { name: 'Do poprawy' })).toContainText(sentence),
    seeProgressLost: () => expect(main.getByText('Nie udało się wczytać postępów.')).toBeVisible(),
    chooseProgressAgain: () => input.choose(section('Twoje postępy').getByRole('button', { name: 'Spróbuj ponownie' })),
    unfoldProgress: () => input.choose(main.getByText('Twoje postępy', { exact: true })),
    seeTopic: (topic: string, state: string) =>
      expect(main.getByRole('listitem').filter({ hasText: topic })).toContainText(state),
    chooseCorrection: () => input.choose(main.getByRole('button', { name: 'Popraw odpowiedzi' })),
    seeCorrection: async (place: string) => {
      await expect(main.getByText(place)).toBeVisible();
      await expect(options.getByRole('button').first()).not.toHaveAttribute('aria-disabled', 'true');
    },
    chooseOption: (place: number) => input.choose(options.getByRole('button').nth(place)),
    seeCorrected: (sentence: string) => expect(main.getByRole('status').filter({ hasText: sentence })).toBeVisible(),
    chooseNextMistake: () => input.choose(main.getByRole('button', { name: 'Następne pytanie' })),
    chooseCorrectionDone: () => input.choose(main.getByRole('button', { name: 'Gotowe' })),
    seeNoQuizzes: () => expect(main.getByRole('link', { name: 'Ułóż pierwszy quiz' })).toBeVisible(),
    chooseFlashcard: (title: string) => input.choose(section('Fiszki').getByRole('button', { name: title }).first()),
    unfoldQuizzes: () => input.choose(quizzes),
    seeQuizzes: (count: number) => expect(section('Quizy').getByRole('listitem')).toHaveCount(count),
    chooseQuiz: (place: number) => input.choose(section('Quizy').getByRole('listitem').getByRole('button').nth(place)),
    chooseOlderQuizzes: () => input.choose(section('Quizy').getByRole('button', { name: 'Pokaż starsze' })),
    chooseFirstQuiz: () => input.choose(main.getByRole('link', { name: 'Ułóż pierwszy quiz' })),
  };
};
