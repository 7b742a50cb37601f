import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The pages that the links of our letters lead to. */
export const letterLinkPages = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const seeTitle = (name: string) => expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  const choose = (name: string) => input.choose(main.getByRole('button', { name, exact: true }));
  return {
    open: (address: string) => page.goto(address),
    seeBroken: () => seeTitle('Ten link nie działa'),
    newsletter: {
      seeQuestion: () => seeTitle('Wypisać ten adres z newslettera?'),
      seeLeft: () => seeTitle('Tego adresu nie ma już na liście'),
      chooseLeave: () => choose('Wypisz mnie'),
    },
    guardian: {
      seeQuestion: () => seeTitle('Zgoda rodzica lub opiekuna'),
      seeAgreed: () => seeTitle('Zgoda jest zapisana'),
      seeDeclined: () => seeTitle('Odmowa jest zapisana'),
      chooseAgree: () => choose('Wyrażam zgodę'),
      chooseDecline: () => choose('Nie wyrażam zgody'),
      chooseChange: () => choose('Zmień decyzję'),
    },
  };
};
