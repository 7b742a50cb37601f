import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The tab „Mój plan” of the account page, and the dialog that ends the renewal. */
export const heldPlanPage = (page: Page, input: InputDriver) => {
  const card = page.getByRole('main').getByRole('region', { name: 'Twój plan', exact: true });
  const charges = page.getByRole('main').getByRole('region', { name: 'Płatności', exact: true });
  const question = page.getByRole('dialog', { name: 'Anulować subskrypcję?' });
  const refusal = page.getByRole('dialog', { name: 'Nie można teraz anulować' });
  const done = page.getByRole('dialog', { name: 'Subskrypcja anulowana' });
  const confirm = question.getByRole('button', { name: 'Anuluj subskrypcję' });
  const cancel = card.getByRole('button', { name: 'Anuluj subskrypcję' });
  return {
    open: (address = '/account?tab=plan') => page.goto(address),
    /** Its name, and what stands beside the title. */
    see: (plan: string, state: string) =>
      Promise.all([
        expect(card.getByText(plan, { exact: true })).toBeVisible(),
        expect(card.getByText(state, { exact: true })).toBeVisible(),
      ]),
    seeNone: () => expect(card.getByText('Nie masz teraz płatnego planu.')).toBeVisible(),
    seeSentence: (sentence: string | RegExp) => expect(card.getByText(sentence)).toBeVisible(),
    seeCancel: (state: 'offered' | 'hidden') =>
      state === 'offered' ? expect(cancel).toBeVisible() : expect(cancel).toBeHidden(),
    /** How the charge ended that is written down last. */
    seeNewestCharge: (state: 'Zapłacono' | 'Nieudana' | 'Zwrócono') =>
      expect(charges.getByRole('listitem').locator('[data-status]').first()).toHaveText(state),
    seeNoCharges: () => expect(charges.getByRole('alert')).toBeVisible(),
    chooseChargesAgain: () => input.choose(charges.getByRole('button', { name: 'Spróbuj ponownie' })),
    seeQuestion: () => expect(confirm).toBeVisible(),
    seeMistake: (sentence: string) => expect(question.getByText(sentence)).toBeVisible(),
    seeRefusal: (sentence: string) => expect(refusal.getByText(sentence)).toBeVisible(),
    seeDone: () => expect(done.getByText('Plan zaktualizowany pomyślnie!')).toBeVisible(),
    seeClosed: () => expect(question.or(refusal).or(done)).toBeHidden(),

    chooseCancel: () => input.choose(cancel),
    chooseResume: () => input.choose(card.getByRole('button', { name: 'Wznów subskrypcję' })),
    chooseInvitation: (name: 'Ulepsz plan' | 'Odnów subskrypcję' | 'Wybierz plan') =>
      input.choose(page.getByRole('main').getByRole('link', { name })),
    choosePortal: () => input.choose(charges.getByRole('button', { name: 'Karta i faktury' })),
    tickReason: (reason: string) => input.tick(question.getByRole('checkbox', { name: reason })),
    fillComment: (text: string) => input.fill(question.getByRole('textbox', { name: 'Komentarz' }), text),
    chooseConfirm: () => input.choose(confirm),
    chooseKeep: () => input.choose(question.getByRole('button', { name: 'Zostaję' })),
    chooseDone: () => input.choose(done.getByRole('button', { name: 'Zamknij' }).last()),
    chooseUnderstood: () => input.choose(refusal.getByRole('button', { name: 'Zamknij' }).last()),
  };
};
