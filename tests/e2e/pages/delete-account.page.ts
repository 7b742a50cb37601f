import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The question, and the proof that an old login asks for. */
export const deleteAccountDialog = (page: Page, input: InputDriver) => {
  const question = page.getByRole('alertdialog', { name: 'Usunąć konto?' });
  const proof = page.getByRole('alertdialog', { name: 'Potwierdź, że to Ty' });
  return {
    see: () => expect(question.getByText('Tego nie da się cofnąć.')).toBeVisible(),
    seeProof: () => expect(proof.getByText('Ze względów bezpieczeństwa musisz się ponownie zalogować')).toBeVisible(),
    seeError: (sentence: string) => expect(question.or(proof).getByRole('alert')).toHaveText(sentence),
    seeClosed: () => expect(question.or(proof)).toBeHidden(),
    seeDeleted: () => expect(page.getByText('To konto zostało usunięte.')).toBeVisible(),
    chooseDelete: () => input.choose(question.getByRole('button', { name: 'Usuń konto' })),
    chooseCancel: () => input.choose(question.getByRole('button', { name: 'Anuluj' })),
    chooseClose: () => input.choose(question.or(proof).getByRole('button', { name: 'Zamknij' })),
    fillPassword: (password: string) => input.fill(proof.getByLabel('Hasło', { exact: true }), password),
    chooseProof: () => input.choose(proof.getByRole('button', { name: 'Usuń konto' })),
    chooseGoogle: () => input.choose(proof.getByRole('button', { name: 'Kontynuuj z Google' })),
  };
};
