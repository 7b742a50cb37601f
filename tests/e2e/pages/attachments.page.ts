import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The files of a message, and the dialog that reads a photo. */
export const attachmentsPage = (page: Page, input: InputDriver) => {
  const tray = page.getByRole('region', { name: 'Pliki do wiadomości' });
  const dialog = page.getByRole('dialog', { name: 'Odczytaj tekst ze zdjęcia' });
  const text = dialog.getByRole('textbox', { name: 'Odczytany tekst' });

  return {
    attach: (...files: readonly SentFile[]) => page.locator('form input[type=file]').setInputFiles([...files]),
    seeFile: (name: string) => expect(tray.getByText(name)).toBeVisible(),
    seeNoFiles: () => expect(tray).toBeHidden(),
    chooseRead: () => input.choose(tray.getByRole('button', { name: 'Odczytaj tekst' })),
    seeText: (words: string) => expect(text).toHaveValue(new RegExp(words), { timeout: 60_000 }),
    seeUnread: () => expect(dialog.getByText('Nie udało się odczytać tekstu.')).toBeVisible({ timeout: 60_000 }),
    correct: (corrected: string) => input.fill(text, corrected),
    chooseInsert: () => input.choose(dialog.getByRole('button', { name: 'Wstaw do wiadomości' })),
    chooseClose: () => input.choose(dialog.getByRole('button', { name: 'Zamknij' }).last()),
  };
};
