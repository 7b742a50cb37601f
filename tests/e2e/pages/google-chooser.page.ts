import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';

/** The window that stands in for Google's where the Auth emulator runs. */
const googleChooser = (popup: Page, hand: Hand) => {
  const other = popup.getByRole('group').filter({ hasText: 'Inne konto' });
  /** A button that closes the window, perhaps before its key is up again. */
  const chooseLast = async (name: string) => {
    try {
      await hand.choose(popup.getByRole('button', { name }));
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
    chooseOther: () => hand.choose(other.locator('summary')),
    fillOther: async ({ name, email }: { readonly name: string; readonly email: string }) => {
      await hand.fill(popup.getByRole('textbox', { name: 'Imię i nazwisko' }), name);
      await hand.fill(popup.getByRole('textbox', { name: 'Adres e-mail' }), email);
    },
    chooseUse: () => chooseLast('Użyj tego konta'),
    chooseCancel: () => chooseLast('Anuluj'),
    close: () => popup.close(),
  };
};

/** The chooser that a deed on the page opens. */
export const googleChooserAfter = async (page: Page, hand: Hand, deed: () => Promise<void>) => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), deed()]);
  return googleChooser(popup, hand);
};
