import { expect, type Locator, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import type { Pupil } from '../support/pupils.ts';

/** What a parent or guardian says of a pupil under sixteen. */
const guardianPart = (form: Locator, input: InputDriver) => {
  const consent = form.getByRole('checkbox', { name: 'Rodzic lub opiekun zgadza się na korzystanie z AI' });
  const email = form.getByRole('textbox', { name: 'Adres e-mail rodzica lub opiekuna' });
  return {
    /** Asked, with nothing filled in for anybody (R8). */
    seeAsked: () => Promise.all([expect(consent).not.toBeChecked(), expect(email).toHaveValue('')]),
    seeDoubt: () => expect(form.getByText('W tej klasie mało kto ma ukończone 16 lat.')).toBeVisible(),
    seeNotAsked: () => Promise.all([expect(consent).toBeHidden(), expect(email).toBeHidden()]),
    seeFilled: (address: string) => Promise.all([expect(consent).toBeChecked(), expect(email).toHaveValue(address)]),
    agree: () => input.tick(consent),
    fillEmail: (address: string) => input.fill(email, address),
  };
};

/** Step 2: first name, class, age, terms; in a dialog, or on the page of the completion. */
export const detailsForm = (form: Locator, input: InputDriver) => {
  const firstName = form.getByRole('textbox', { name: 'Imię' });
  const schoolClass = form.getByRole('combobox', { name: 'Klasa' });
  const age = form.getByRole('radiogroup', { name: 'Czy masz ukończone 16 lat?' });
  const [sixteen, younger] = [age.getByRole('radio', { name: 'Tak' }), age.getByRole('radio', { name: 'Nie' })];
  const terms = form.getByRole('checkbox', { name: 'Akceptuję regulamin' });
  const marketing = form.getByRole('checkbox', { name: 'Chcę dostawać e-maile o nowościach' });
  const submit = form.getByRole('button', { name: 'Zarejestruj się' });
  return {
    guardian: guardianPart(form, input),
    submit,
    see: () => expect(firstName).toBeVisible(),
    seeStep: (state: 'shown' | 'hidden') =>
      expect(form.getByText('Krok 2 z 2')).toBeVisible({ visible: state === 'shown' }),
    seeFirstName: (name: string) => expect(firstName).toHaveValue(name),
    seeClass: (name: string) =>
      expect(schoolClass.getByRole('option', { name, exact: true, selected: true })).toBeAttached(),
    /** Nothing is ticked for anybody (R8). */
    seeNothingTicked: () =>
      Promise.all([
        expect(sixteen).not.toBeChecked(),
        expect(younger).not.toBeChecked(),
        expect(terms).not.toBeChecked(),
        expect(marketing).not.toBeChecked(),
      ]),
    seeMarketing: (state: 'shown' | 'hidden') => expect(marketing).toBeVisible({ visible: state === 'shown' }),
    seeError: (sentence: string) => expect(form.getByRole('alert')).toHaveText(sentence),
    seeMistake: (sentence: string) => expect(form.getByText(sentence)).toBeVisible(),
    async seeFilled(pupil: Pupil) {
      await this.seeFirstName(pupil.firstName);
      await this.seeClass(pupil.schoolClass);
      await expect(sixteen).toBeChecked();
      await expect(terms).toBeChecked();
    },
    fillFirstName: (name: string) => input.fill(firstName, name),
    chooseClass: (name: string) => input.select(schoolClass, name),
    saySixteen: () => input.pick(sixteen),
    sayYounger: () => input.pick(younger),
    /** Everything but the terms, of a pupil of sixteen. */
    async fillIn(pupil: Pick<Pupil, 'firstName' | 'schoolClass'>) {
      await this.fillFirstName(pupil.firstName);
      await this.chooseClass(pupil.schoolClass);
      await this.saySixteen();
    },
    acceptTerms: () => input.tick(terms),
    wantMarketing: () => input.tick(marketing),
    chooseRegister: () => input.choose(submit),
    chooseClose: () => input.choose(form.getByRole('button', { name: 'Zamknij' })),
  };
};

export const detailsDialog = (page: Page, input: InputDriver) =>
  detailsForm(page.getByRole('dialog', { name: 'Jeszcze tylko chwila' }), input);
