import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';

/** The question, and the proof that an old login asks for. */
export const deleteAccountDialog = (page: Page, hand: Hand) => {
  const question = page.getByRole('alertdialog', { name: 'Usunąć konto?' });
  const proof = page.getByRole('alertdialog', { name: 'Potwierdź, że to Ty' });
  return {
    see: () => expect(question.getByText('Tego nie da się cofnąć.')).toBeVisible(),
    seeProof: () => expect(proof.getByText('Ze względów bezpieczeństwa musisz się ponownie zalogować')).toBeVisible(),
    seeError: (sentence: string) => expect(question.or(proof).getByRole('alert')).toHaveText(sentence),
    seeClosed: () => expect(question.or(proof)).toBeHidden(),
    seeDeleted: () => expect(page.getByText('To konto zostało usunięte.')).toBeVisible(),
    chooseDelete: () => hand.choose(question.getByRole('button', { name: 'Usuń konto' })),
    chooseCancel: () => hand.choose(question.getByRole('button', { name: 'Anuluj' })),
    chooseClose: () => hand.choose(question.or(proof).getByRole('button', { name: 'Zamknij' })),
    fillPassword: (password: string) => hand.fill(proof.getByLabel('Hasło', { exact: true }), password),
    chooseProof: () => hand.choose(proof.getByRole('button', { name: 'Usuń konto' })),
    chooseGoogle: () => hand.choose(proof.getByRole('button', { name: 'Kontynuuj z Google' })),
  };
};
