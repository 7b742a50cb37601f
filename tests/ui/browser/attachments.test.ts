import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { pdf, phonePhoto } from '../../support/files.ts';
import { drawSample, PHOTO_SAMPLES } from '../../support/photo-samples.ts';
import { policyReports } from '../../support/served-entry.ts';
import { appInChromium } from './app-in-chromium.ts';
import type { AssistantScene } from './assistant-scenes.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();

const message = (page: Page) => page.getByRole('textbox', { name: 'Wiadomość' });
const open = async (scene: AssistantScene = {}, look: Look = {}): Promise<Page> => {
  const page = await openAddress('/assistant?mode=tutor', scene, look);
  await message(page).waitFor();
  return page;
};

const attach = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files);
const photo = async (name = 'zadanie.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await phonePhoto(400, 200) });
const sheet = { name: 'karta pracy.pdf', mimeType: 'application/pdf', buffer: pdf(['Zadanie']) };
const tray = (page: Page) => page.getByRole('region', { name: 'Pliki do wiadomości' });
const names = (page: Page) => tray(page).getByRole('listitem').locator('span[title]').allTextContents();
const send = (page: Page) => page.getByRole('button', { name: 'Wyślij' });
const PICTURES = process.env['PICTURES'];
const see = async (page: Page, name: string) => {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const theme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  await page.screenshot({ path: `${PICTURES}/${name}-${width}x${height}-${theme}.png` });
};

describe('files of a message', () => {
  it.each([
    [360, 740, 'light'],
    [360, 740, 'dark'],
    [360, 400, 'light'],
    [1280, 800, 'light'],
    [1280, 800, 'dark'],
  ] as const)('fit %i×%i in the %s theme', async (width, height, theme) => {
    const page = await open({}, { width, height, theme });
    await attach(page, [await photo(), sheet, await photo('Bardzo długa nazwa zdjęcia z telefonu 2026-11-23.jpg')]);
    await expect.poll(() => names(page)).toHaveLength(3);
    await expect.poll(() => tray(page).getByText('przygotowuję…').count()).toBe(0);
    await see(page, 'tray');
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect({ size, findings: await accessibilityFindings(page), refused: await policyReports(page) }).toEqual({
      size: [width, height],
      findings: [],
      refused: [],
    });
  });

  it('are enough by themselves, and can be taken away again (S2 §5.3)', async () => {
    const page = await open();
    const before = await send(page).isEnabled();
    await attach(page, [sheet]);
    await expect.poll(() => send(page).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Usuń plik karta pracy.pdf' }).click();
    await tray(page).waitFor({ state: 'detached' });
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect([before, await send(page).isEnabled(), focused]).toEqual([false, false, 'Wiadomość']);
  });

  it('are read while the answer is awaited, and gone with it (S2 §4.10, §4.15)', async () => {
    const page = await open({ isThinking: true });
    await attach(page, [await photo()]);
    await expect.poll(() => send(page).isEnabled()).toBe(true);
    await send(page).click();
    await page.getByText('Tutor analizuje Twój plik...').waitFor();
    await page.getByText('Z załączonym plikiem').waitFor();
    await tray(page).waitFor({ state: 'detached' });
    await see(page, 'asking');
    await page.evaluate(() => window.answerAll());
    await page.getByRole('button', { name: 'Kopiuj odpowiedź 1' }).waitFor();
    expect([await tray(page).count(), await send(page).isEnabled()]).toEqual([0, false]);
  });

  it('are there again when the question is lost (S2 §4.16)', async () => {
    const page = await open({ refusal: 'network/offline' });
    await attach(page, [sheet]);
    await expect.poll(() => send(page).isEnabled()).toBe(true);
    await send(page).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => names(page)).toEqual(['karta pracy.pdf']);
  });

  it('are five at most, and one that cannot be opened is named (S2 §5.7, R12)', async () => {
    const page = await open();
    await attach(
      page,
      Array.from({ length: 7 }, (_, index) => ({ ...sheet, name: `${index}.pdf` })),
    );
    await page.getByText('Możesz dołączyć najwyżej 5 plików.').waitFor();
    await expect.poll(() => names(page)).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf']);
    await page.getByRole('button', { name: 'Usuń plik 0.pdf' }).click();
    await attach(page, [{ name: 'list.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') }]);
    await page.getByText('Możesz dołączyć obrazy PNG, JPEG i WebP oraz pliki PDF.').waitFor();
    await see(page, 'refused');
  });

  it('may be pasted or dropped on the page', async () => {
    const page = await open();
    await page.evaluate(() => {
      const [dropped, pasted] = ['upuszczony.pdf', 'wklejony.pdf'].map((name) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
        return transfer;
      });
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped ?? null }));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted ?? null }));
    });
    await expect.poll(() => names(page)).toEqual(['upuszczony.pdf', 'wklejony.pdf']);
  });
});

describe('a photo of a task', () => {
  it.each([
    [360, 740, 'light'],
    [360, 400, 'light'],
    [1280, 800, 'dark'],
  ] as const)('is read, corrected and taken into the message: %i×%i in the %s theme', async (width, height, theme) => {
    const page = await open({}, { width, height, theme });
    const [sample] = PHOTO_SAMPLES;
    if (sample === undefined) throw new Error('There is no sample.');
    const buffer = Buffer.from(await page.evaluate(drawSample, sample), 'base64');
    await message(page).fill('Pomóż mi:');
    await attach(page, [{ name: 'zadanie.jpg', mimeType: 'image/jpeg', buffer }]);
    await page.getByRole('button', { name: 'Odczytaj tekst' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odczytaj tekst ze zdjęcia' });
    await dialog.getByText('Zdjęcie zostaje na Twoim urządzeniu.').waitFor();
    await see(page, 'going');
    const text = dialog.getByRole('textbox', { name: 'Odczytany tekst' });
    await text.waitFor();
    await see(page, 'read');
    const findings = await accessibilityFindings(page);
    await text.fill('Ania kupiła 3 zeszyty.');
    await dialog.getByRole('button', { name: 'Wstaw do wiadomości' }).click();
    await dialog.waitFor({ state: 'detached' });
    await tray(page).waitFor({ state: 'detached' });
    expect([await message(page).inputValue(), findings, await policyReports(page)]).toEqual([
      'Pomóż mi:\nAnia kupiła 3 zeszyty.',
      [],
      [],
    ]);
  });

  it('stays attached when its reading is given up', async () => {
    const page = await open();
    // The language of the reading never comes: an empty photo is read before a button can be pressed.
    await page.route(/traineddata/, () => {});
    await attach(page, [await photo()]);
    const asked = page.waitForRequest(/traineddata/);
    await page.getByRole('button', { name: 'Odczytaj tekst' }).click();
    await asked;
    await page.getByRole('button', { name: 'Przerwij' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(['zadanie.jpg']);
  });
});
