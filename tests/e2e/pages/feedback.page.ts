import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** What a pupil thinks of the latest answer. */
export const feedbackPage = (page: Page, input: InputDriver) => {
  const question = page.getByRole('group', { name: 'Czy ta odpowiedź pomaga?' });
  const dialog = page.getByRole('dialog', { name: 'Co było nie tak?' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const star = (stars: number) => button(`Ocena ${stars} z\u00a05`);
  const comment = dialog.getByRole('textbox', { name: /^Komentarz/ });
  const thanks = question.getByText('Dziękujemy za Twój feedback!');
  return {
    seeQuestion: () =>
      Promise.all([
        expect(question).toHaveCount(1),
        expect(question.getByRole('button', { name: 'Tak' })).toBeVisible(),
        expect(question.getByRole('button', { name: 'Nie' })).toBeVisible(),
        expect(thanks).toBeHidden(),
        expect(dialog).toBeHidden(),
      ]),
    seeThanks: () =>
      Promise.all([
        expect(thanks).toBeVisible(),
        expect(question.getByRole('button')).toHaveCount(0),
        expect(dialog).toBeHidden(),
      ]),
    /** Null for no star. */
    seeDialog: async (stars: number | null, text: string) => {
      await expect(comment).toHaveValue(text);
      await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(stars === null ? 0 : 1);
      if (stars !== null) await expect(star(stars)).toHaveAttribute('aria-pressed', 'true');
    },
    seeMistake: async (mistake: string) => {
      await expect(dialog.getByText(mistake)).toBeVisible();
      await expect(button('Wyślij')).toBeDisabled();
    },
    chooseYes: () => input.choose(question.getByRole('button', { name: 'Tak' })),
    chooseNo: () => input.choose(question.getByRole('button', { name: 'Nie' })),
    chooseStar: (stars: number) => input.choose(star(stars)),
    fillComment: (text: string) => input.fill(comment, text),
    chooseSend: () => input.choose(button('Wyślij')),
    chooseCancel: () => input.choose(button('Anuluj')),
    chooseClose: () => input.choose(button('Zamknij')),
  };
};
