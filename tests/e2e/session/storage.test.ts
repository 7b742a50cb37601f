import { logInToAccount, pagesOf } from '../pages/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { BROKEN_STORAGES } from '../support/broken-storages.ts';

for (const kind of ['full', 'corrupt', 'forbidden'] as const) {
  test(`where the browser’s storage is ${kind}, a pupil changes the profile, takes the data along and logs out`, async ({
    page,
    input,
    pupil,
  }) => {
    await page.addInitScript(BROKEN_STORAGES[kind]);
    const pages = pagesOf(page, input);
    const { myAccount, home } = pages;
    await logInToAccount(pages, pupil);
    await myAccount.chooseMenuItem('Edytuj profil');
    await myAccount.fillFirstName('Hania');
    await myAccount.chooseSave();
    await myAccount.seePerson('Hania');
    expect((await myAccount.chooseDownload()).name).toBe('nauka-moje-dane.json');
    await myAccount.seeDownloaded();
    await myAccount.chooseMenuItem('Wyloguj się');
    await home.see();
    await home.seeVisitor();
  });
}

for (const kind of ['full', 'corrupt'] as const) {
  test(`where the browser’s storage is ${kind}, a pupil is still logged in after a reload`, async ({
    page,
    input,
    pupil,
  }) => {
    await page.addInitScript(BROKEN_STORAGES[kind]);
    const pages = pagesOf(page, input);
    await logInToAccount(pages, pupil);
    await page.reload();
    await pages.myAccount.seeLine('Adres e-mail', pupil.email);
  });
}
