import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** „Aktualizuj subskrypcję”, and the question before a plan is changed. */
export const upgradePage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const question = page.getByRole('alertdialog', { name: 'Zmienić plan?' });
  const confirm = question.getByRole('button', { name: 'Zmień plan' });
  return {
    open: () => page.goto('/upgrade'),
    see: (plan: string) =>
      Promise.all([
        expect(main.getByRole('heading', { level: 1, name: 'Aktualizuj subskrypcję' })).toBeVisible(),
        expect(main.getByRole('definition').filter({ hasText: plan })).toBeVisible(),
      ]),
    seeOffered: (plan: string) => expect(main.getByRole('button', { name: `Zmień plan na ${plan}` })).toBeVisible(),
    seeQuestion: (from: string, to: string) =>
      expect(question.getByText(`Zamiast planu ${from} będziesz mieć plan ${to}.`)).toBeVisible(),
    seeError: (sentence: string) => expect(question.getByText(sentence)).toBeVisible(),
    seeClosed: () => expect(question).toBeHidden(),
    choosePlan: (name: string) => input.choose(main.getByRole('button', { name: `Zmień plan na ${name}` })),
    chooseConfirm: () => input.choose(confirm),
    chooseKeep: () => input.choose(question.getByRole('button', { name: 'Zostaw obecny' })),
  };
};
