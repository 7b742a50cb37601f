import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** Quizzes and the chat about one. */
export const quizPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: typeof name === 'string' });
  const subject = main.getByLabel('Przedmiot');
  const topic = main.getByRole('textbox', { name: /^Temat/ });
  const mistake = main.getByText('Wybierz przedmiot.');
  const quiz = main.getByRole('region', { name: /^(?:Quiz|Matematyka): / });
  const answers = quiz.getByRole('group', { name: 'Twoja odpowiedź' });
  const list = main.getByRole('region', { name: 'Twoje quizy' });
  const dialog = page.getByRole('alertdialog', { name: 'Zmienić kartę?' });
  const report = page.getByRole('dialog', { name: 'Zgłoś błąd w\u00a0pytaniu' });
  const tab = (name: string) => main.getByRole('radio', { name });
  const latest = quiz
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .last();
  return {
    open: () => page.goto('/exams'),
    seeForm: async () => {
      await expect(main.getByRole('heading', { name: 'Nowy quiz' })).toBeVisible();
      await expect(mistake).toBeHidden();
      await expect(tab('Quiz')).toBeChecked();
    },
    seeOrder: async (wanted: string, about: string) => {
      await expect(subject.locator('option:checked')).toHaveText(wanted);
      await expect(topic).toHaveValue(about);
    },
    seeNoSubject: async () => {
      await expect(mistake).toBeVisible();
      await expect(subject).toBeFocused();
    },
    seeError: (sentence: string) => expect(main.getByRole('alert').filter({ hasText: sentence })).toBeVisible(),
    /** Whoever has pressed the button below it need not look for it. */
    seeFormError: (sentence: string) => expect(main.getByRole('alert').filter({ hasText: sentence })).toBeInViewport(),
    seeUnknownTopic: async () => {
      await expect(main.getByText('Na ten temat nie mamy jeszcze pytań.')).toBeVisible();
      await expect(topic).toBeFocused();
    },
    seeLoading: () => expect(main.getByText('Wczytujemy quiz…')).toBeAttached(),
    seeUnopened: (sentence: string) => expect(main.getByText(sentence, { exact: true })).toBeVisible(),
    seeDraft: (text: string) => expect(quiz.getByRole('textbox')).toHaveValue(text),
    answer: async (text: string) => {
      await input.fill(quiz.getByRole('textbox'), text);
      await page.keyboard.press('Enter');
    },
    seeListed: (count: number) =>
      expect(list.getByRole('button', { name: /^(?:Quiz|Matematyka): / })).toHaveCount(count),
    seeExamsLocked: async () => {
      await expect(main.getByText('Tworzenie próbnych egzaminów jest częścią wyższego planu.')).toBeVisible();
      await expect(tab('Egzamin')).toBeChecked();
    },
    /** From 1; the answers and the pupil's field stand below. */
    seeQuestion: async (number: number, total: number) => {
      await expect(latest.getByText(`${number}/${total}`, { exact: true })).toBeVisible();
      await expect(quiz.getByText(`${number - 1} z\u00a0${total}`)).toBeVisible();
      await expect(answers.getByRole('button').first()).toBeEnabled();
    },
    seeHint: async () => {
      await expect(quiz.getByText('podpowiedź', { exact: true })).toBeVisible();
      await expect(quiz.getByText('0 z\u00a02')).toBeVisible();
    },
    seeCompleted: async (total: number) => {
      await expect(latest.getByText('To już koniec quizu')).toBeVisible();
      await expect(quiz.getByText(`${total} z\u00a0${total}`)).toBeVisible();
      await expect(quiz.getByRole('textbox')).toHaveAttribute('placeholder', /^Quiz się zakończył/);
    },
    seeSummary: async () => {
      await expect(latest.getByText(/^Podsumowanie: /)).toBeVisible();
      await expect(quiz.getByText('2 z\u00a02')).toBeVisible();
    },
    seeLastStands: () => expect(quiz.getByText(/^Poprzedni wynik zostaje/)).toBeVisible(),
    seeConfirmation: () => expect(dialog).toBeVisible(),
    chooseSubject: (name: string) => input.select(subject, name),
    fillTopic: (text: string) => input.fill(topic, text),
    chooseDifficulty: (name: string) => input.pick(main.getByRole('radio', { name, exact: true })),
    chooseQuestionType: () => input.choose(main.getByRole('checkbox').first()),
    chooseCount: (label: string) => input.select(main.getByLabel('Liczba pytań'), label),
    chooseMake: () => input.choose(button('Ułóż quiz')),
    chooseFirstAnswer: () => input.choose(answers.getByRole('button').first()),
    chooseHint: () => input.choose(button('Podpowiedź')),
    chooseNotKnowing: () => input.choose(button('Nie wiem')),
    chooseReport: () => input.choose(button('Zgłoś błąd')),
    seeReport: (comment: string) => expect(report.getByRole('textbox')).toHaveValue(comment),
    seeReportThanks: () => expect(report.getByText('Dziękujemy. Sprawdzimy to pytanie.')).toBeVisible(),
    fillReport: (text: string) => input.fill(report.getByRole('textbox'), text),
    chooseSendReport: () => input.choose(report.getByRole('button', { name: 'Wyślij zgłoszenie' })),
    chooseNoReport: () => input.choose(report.getByRole('button', { name: 'Anuluj' })),
    chooseDone: () => input.choose(report.getByRole('button', { name: 'Gotowe' })),
    chooseSummary: () => input.choose(button('Podsumowanie')),
    chooseStartOver: () => input.choose(button('Rozwiąż jeszcze raz')),
    chooseAnother: () => input.choose(button('Nowy quiz')),
    chooseForm: () => input.choose(button('Ułóż nowy')),
    chooseStop: () => input.choose(page.getByRole('dialog').getByRole('button', { name: 'Przerwij' }).last()),
    chooseListed: () => input.choose(list.getByRole('button').first()),
    chooseTab: (name: 'Egzamin' | 'Quiz') => input.pick(tab(name)),
    chooseStay: () => input.choose(dialog.getByRole('button', { name: 'Zostań tutaj' }).last()),
    chooseChange: () => input.choose(dialog.getByRole('button', { name: 'Zmień kartę' })),
  };
};
