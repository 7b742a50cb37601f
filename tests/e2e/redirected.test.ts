import { pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';

test('a visitor who comes to the address of a page for members is led home, and after the login to where they wanted (S2 §4)', async ({
  page,
  input,
  pupil,
}) => {
  const { home, login, assistant, trial } = pagesOf(page, input);
  await home.open('/assistant?mode=buddy');
  await home.see();
  await expect(page).toHaveURL(/\/$/);
  await home.chooseLogin();
  await login.fill(pupil);
  await login.chooseLogin();
  await expect(page).toHaveURL(/\/assistant\?mode=buddy$/);
  await trial.seeOffer();
  await trial.chooseClose();
  await assistant.seeEmpty(pupil.firstName);
});

test('whoever logs out and in again begins at home', async ({ page, input, pupil }) => {
  const { home, login, panel, trial } = pagesOf(page, input);
  await home.open();
  await home.chooseTryForFree();
  await login.fill(pupil);
  await login.chooseLogin();
  await trial.seeOffer();
  await trial.chooseClose();
  await panel.open();
  await panel.chooseLogOut();
  await home.seeVisitor();
  await home.chooseLogin();
  await login.fill(pupil);
  await login.chooseLogin();
  await trial.seeOffer();
  await expect(page).toHaveURL(/\/$/);
});
