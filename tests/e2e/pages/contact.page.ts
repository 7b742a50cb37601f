import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

interface Written {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** „Napisz do nas”. */
export const contactPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const fields = {
    name: main.getByRole('textbox', { name: 'Imię' }),
    email: main.getByRole('textbox', { name: 'Adres e-mail' }),
    subject: main.getByRole('textbox', { name: 'Temat' }),
    message: main.getByRole('textbox', { name: 'Wiadomość' }),
  };
  return {
    open: (query = '') => page.goto(`/kontakt${query}`),
    see: () => expect(main.getByRole('heading', { level: 1, name: 'Napisz do nas' })).toBeVisible(),
    seeWritten: async (written: Partial<Written>) => {
      for (const [name, value] of Object.entries(written))
        await expect(fields[name as keyof Written]).toHaveValue(value);
    },
    /** The page is prerendered: what is typed before it is alive is taken over, and kept, once it is. */
    seeKept: (text: string) =>
      expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(text),
    seeMistakes: (...sentences: readonly string[]) =>
      expect(main.locator('[aria-invalid] ~ p, [aria-invalid] ~ * ~ p')).toHaveText([...sentences]),
    seeFocusOn: (field: keyof Written) => expect(fields[field]).toBeFocused(),
    seeSent: async (email: string) => {
      await expect(main.getByRole('heading', { name: 'Mamy Twoją wiadomość' })).toBeFocused();
      await expect(main.getByText(`na adres ${email}.`)).toBeVisible();
    },
    seeFailure: (sentence: string) => expect(main.getByRole('alert')).toHaveText(sentence),
    write: async (written: Partial<Written>) => {
      for (const [name, value] of Object.entries(written)) await input.fill(fields[name as keyof Written], value);
    },
    chooseSend: () => input.choose(main.getByRole('button', { name: 'Wyślij wiadomość' })),
    chooseAnother: () => input.choose(main.getByRole('button', { name: 'Napisz następną wiadomość' })),
  };
};
