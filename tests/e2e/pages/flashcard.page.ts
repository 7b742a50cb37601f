import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import { downloadedBy } from './downloads.ts';

/** Flashcards: the dialog that makes one, and the page that shows it among the others. */
export const flashcardPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const make = main.getByRole('button', { name: 'Zrób fiszkę' });
  const dialog = page.getByRole('dialog', { name: 'Nowa fiszka' });
  const subject = dialog.getByRole('textbox', { name: 'Przedmiot' });
  const topic = dialog.getByRole('textbox', { name: 'Temat' });
  const submit = dialog.getByRole('button', { name: 'Zrób fiszkę' });
  const window = dialog.getByRole('button', { name: 'Otwórz jeszcze raz' });
  const list = main.getByRole('region', { name: 'Twoje fiszki' });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const side = (name: string) => main.getByRole('region', { name });
  return {
    /** S2 §5.11 */
    seeClosedButton: async () => {
      await expect(make).toHaveAttribute('aria-disabled', 'true');
      await expect(make).toHaveAccessibleDescription('Wymagane co najmniej 2 odpowiedzi AI');
      await expect(dialog).toBeHidden();
    },
    seeButton: async () => {
      await expect(make).not.toHaveAttribute('aria-disabled', 'true');
      await expect(dialog).toBeHidden();
    },
    seeLock: () => expect(main.getByRole('link', { name: /Fiszka \(w.płatnym planie\)/ })).toBeVisible(),
    seeForm: async (text: string) => {
      await expect(topic).toHaveValue(text);
      await (text === '' ? expect(submit).toBeDisabled() : expect(submit).toBeEnabled());
    },
    seeFailure: (sentence: string) => expect(dialog.getByRole('alert')).toContainText(sentence),
    seeFlashcard: async (title: string, count: number) => {
      await expect(main.getByRole('article').getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(list.getByRole('button', { name: title })).toHaveCount(count);
      await expect(list.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
    },
    seeUnopened: (sentence: string) => expect(main.getByText(sentence, { exact: true })).toBeVisible(),
    seeUnlisted: (sentence: string) => expect(list.getByRole('alert')).toContainText(sentence),
    seeSide: (name: 'Pytanie' | 'Odpowiedź') => expect(side(name)).toBeVisible(),
    seeFinished: () => expect(main.getByRole('heading', { name: 'Wszystkie karty za Tobą' })).toBeVisible(),
    chooseMake: () => input.choose(make),
    fillTopic: (text: string) => input.fill(topic, text),
    chooseSubmit: () => input.choose(submit),
    chooseRetry: () => input.choose(dialog.getByRole('button', { name: 'Spróbuj ponownie' })),
    chooseForm: () => input.choose(dialog.getByRole('button', { name: 'Wpisz temat' })),
    fillSubject: (text: string) => input.fill(subject, text),
    chooseStop: () => input.choose(dialog.getByRole('button', { name: 'Przerwij' })),
    seeApart: () => expect(window).toBeVisible(),
    chooseWindow: () => input.choose(window),
    chooseListRetry: () => input.choose(list.getByRole('button', { name: 'Spróbuj ponownie' })),
    chooseOpenAgain: () => input.choose(button('Spróbuj ponownie').first()),
    chooseClose: () => input.choose(dialog.getByRole('button', { name: 'Zamknij' })),
    save: () => downloadedBy(page, () => input.choose(button('Zapisz jako plik'))),
    saveCards: () => downloadedBy(page, () => input.choose(button('Pobierz do Anki'))),
    chooseQuiz: () => input.choose(main.getByRole('link', { name: 'Ułóż quiz' })),
    choosePractise: () => input.choose(button('Sprawdź się')),
    chooseTurn: () => input.choose(button('Pokaż odpowiedź')),
    chooseTurnBack: () => input.choose(button('Pokaż pytanie')),
    chooseAgain: () => input.choose(button('Jeszcze raz')),
    chooseKnown: () => input.choose(button('Umiem')),
    chooseMissed: () => input.choose(button('Jeszcze nie')),
    chooseRead: () => input.choose(button('Wróć do fiszki')),
    chooseTutor: () => input.choose(main.getByRole('link', { name: 'Wróć do Tutora' })),
  };
};
