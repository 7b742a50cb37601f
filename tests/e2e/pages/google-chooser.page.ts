import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The window that stands in for Google's where the Auth emulator runs. */
const googleChooser = (popup: Page, input: InputDriver) => {
  const other = popup.getByRole('group').filter({ hasText: 'Inne konto' });
  /** A button that closes the window, perhaps before its key is up again. */
  const chooseLast = async (name: string) => {
    try {
      await input.choose(popup.getByRole('button', { name }));
    } catch (error) {
      if (!popup.isClosed()) throw error;
    }
  };
  return {
    /** Its tab, for `seen`. */
    popup,
    see: () => expect(popup.getByRole('heading', { level: 1, name: 'Wybierz konto próbne' })).toBeVisible(),
    /** When somebody is to sign in again, the account that is expected comes first. */
    seeExpected: async (name: string) => {
      await expect(popup.getByRole('heading', { level: 1, name: 'Potwierdź swoje konto próbne' })).toBeVisible();
      await expect(popup.getByRole('list', { name: 'Konta próbne' }).getByRole('button').first()).toContainText(name);
    },
    seeMistake: (sentence: string) => expect(other.getByText(sentence)).toBeVisible(),
    choosePerson: (name: string) => chooseLast(name),
    chooseOther: () => input.choose(other.locator('summary')),
    fillOther: async ({ name, email }: { readonly name: string; readonly email: string }) => {
      await input.fill(popup.getByRole('textbox', { name: 'Imię i nazwisko' }), name);
      await input.fill(popup.getByRole('textbox', { name: 'Adres e-mail' }), email);
    },
    chooseUse: () => chooseLast('Użyj tego konta'),
    chooseCancel: () => chooseLast('Anuluj'),
    close: () => popup.close(),
  };
};

/** The chooser that a action on the page opens. */
export const googleChooserAfter = async (page: Page, input: InputDriver, action: () => Promise<void>) => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), action()]);
  return googleChooser(popup, input);
};
