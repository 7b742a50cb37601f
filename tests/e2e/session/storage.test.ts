import { logInToAccount, pagesOf } from '../pages/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { BROKEN_STORAGES } from '../support/broken-storages.ts';

for (const kind of ['full', 'corrupt', 'forbidden'] as const) {
  test(`where the browser’s storage is ${kind}, a pupil ${kind === 'forbidden' ? '' : 'is still logged in after a reload, '}changes the profile, takes the data along and logs out`, async ({
    page,
    input,
    pupil,
  }) => {
    await page.addInitScript(BROKEN_STORAGES[kind]);
    const pages = pagesOf(page, input);
    const { myAccount, home } = pages;
    await logInToAccount(pages, pupil);
    if (kind !== 'forbidden') {
      await page.reload();
      await myAccount.seeLine('Adres e-mail', pupil.email);
    }
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
