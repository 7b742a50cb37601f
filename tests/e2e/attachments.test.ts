import type { Page } from 'playwright/test';
import { pdf, phonePhoto } from '../support/files.ts';
import { drawSample, PHOTO_SAMPLES } from '../support/photo-samples.ts';
import { attachmentsPage } from './pages/attachments.page.ts';
import { openTutor, pagesOf } from './pages/pages.ts';
import { expect, SCREENS, test as base } from './support/fixtures.ts';
import { frontOf, type Front } from './support/front.ts';
import { rememberLogin } from './support/remembered-login.ts';

const test = base.extend<{ readonly front: Front }>({
  front: async ({ addresses, consoleErrors }, use) => {
    const front = await frontOf(addresses.url);
    consoleErrors.trust(front.url);
    consoleErrors.allow(new RegExp(`^${front.url}/`));
    await use(front);
    await front.end();
  },
});

const sheet = { name: 'karta pracy.pdf', mimeType: 'application/pdf', buffer: pdf(['Zadanie 1', 'Oblicz 2 + 2']) };

const photoOfTask = async (page: Page) => {
  const [sample] = PHOTO_SAMPLES;
  if (sample === undefined) throw new Error('There is no sample.');
  const buffer = Buffer.from(await page.evaluate(drawSample, sample), 'base64');
  return { name: 'zadanie.jpg', mimeType: 'image/jpeg', buffer };
};

test(
  'a document is read by the server, and a photo is said not to be seen (S2 §2.48–2.50)',
  { tag: SCREENS },
  async ({ page, input, member: pupil, seen }) => {
    const { assistant, ...pages } = pagesOf(page, input);
    const files = attachmentsPage(page, input);
    await openTutor({ assistant, ...pages }, pupil);
    await files.attach(sheet, { name: 'zdjęcie.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(400, 200) });
    await files.seeFile('karta pracy.pdf');
    await files.seeFile('zdjęcie.jpg');
    await seen('files of a message');
    await assistant.chooseSend();
    await assistant.seeInAnswer('Tutor AI', 'Oblicz 2 + 2');
    await assistant.seeInAnswer('Tutor AI', 'Zdjęć jeszcze nie widzę.');
    await files.seeNoFiles();
    await seen('answer about files');
  },
);

test.describe('where a worker keeps what was used', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a photo is read on the device, also without a network once it was read before', async ({
    page,
    context,
    input,
    front,
    addresses,
    pupil,
  }) => {
    await rememberLogin(context, { ...addresses, url: front.url }, pupil);
    const { assistant } = pagesOf(page, input);
    const files = attachmentsPage(page, input);
    await page.goto(`${front.url}/assistant?mode=tutor`);
    await assistant.seeEmpty(pupil.firstName);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const photo = await photoOfTask(page);
    await files.attach(photo);
    await files.chooseRead();
    await files.seeText('Ania kupiła 3 zeszyty');
    await files.correct('Oblicz 3 · 4,50');
    await files.chooseInsert();
    await assistant.seeDraft('Oblicz 3 · 4,50');
    await files.seeNoFiles();

    await front.goAway();
    await files.attach(photo);
    await files.chooseRead();
    await files.seeText('Ania kupiła 3 zeszyty');
    await files.chooseInsert();
    await expect(page.getByRole('textbox', { name: 'Wiadomość' })).toHaveValue(/^Oblicz 3 · 4,50\nZadanie 1\./);
  });
});
