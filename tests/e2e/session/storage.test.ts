import { logInToAccount, pagesOf } from '../pages/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { STORAGES } from '../support/storages.ts';

for (const kind of ['full', 'corrupt', 'forbidden'] as const) {
  test(`where the browser’s storage is ${kind}, a pupil changes the profile, takes the data along and logs out`, async ({
    page,
    hand,
    pupil,
  }) => {
    await page.addInitScript(STORAGES[kind]);
    const pages = pagesOf(page, hand);
    const { myAccount, home } = pages;
    await logInToAccount(pages, pupil);
    await myAccount.chooseDeed('Edytuj profil');
    await myAccount.fillFirstName('Hania');
    await myAccount.chooseSave();
    await myAccount.seePerson('Hania');
    expect((await myAccount.chooseDownload()).name).toBe('nauka-moje-dane.json');
    await myAccount.seeDownloaded();
    await myAccount.chooseDeed('Wyloguj się');
    await home.see();
    await home.seeVisitor();
  });
}

for (const kind of ['full', 'corrupt'] as const) {
  test(`where the browser’s storage is ${kind}, a pupil is still logged in after a reload`, async ({
    page,
    hand,
    pupil,
  }) => {
    await page.addInitScript(STORAGES[kind]);
    const pages = pagesOf(page, hand);
    await logInToAccount(pages, pupil);
    await page.reload();
    await pages.myAccount.seeLine('Adres e-mail', pupil.email);
  });
}
