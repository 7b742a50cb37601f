import { openCompletion, pagesOf } from './pages/pages.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { signUp } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

const NAMES = [
  { kind: 'with emoji', typed: '👩‍🚀 Zoë 🦄' },
  { kind: 'from right to left', typed: '\u202Eמרים أحمد' },
  { kind: 'in HTML', typed: '<img src=x onerror="document.title=\'run\'"><b>Ala</b>' },
  { kind: 'as long as a name may be', typed: 'Wół'.repeat(33) + 'i' },
] as const;

for (const { kind, typed } of NAMES) {
  test(
    `a first name ${kind} is shown as the text that it is: welcome, assistant, account panel`,
    { tag: SCREENS },
    async ({ page, context, input, newcomer, addresses, seen }) => {
      const pages = pagesOf(page, input);
      const { completion, welcome, trial, assistant, panel } = pages;
      const named = { ...newcomer, firstName: typed };
      await signUp(addresses, named);
      await rememberLogin(context, addresses, named);
      await openCompletion(pages);
      await completion.details.fillIn(named);
      await completion.details.acceptTerms();
      await completion.details.chooseRegister();
      await trial.seeOffer();
      await trial.chooseClose();
      await welcome.see(typed);
      await seen(`welcome of a name ${kind}`);
      await assistant.open();
      await assistant.seeEmpty(typed);
      await assistant.seeGreetingFromLeftToRight();
      await seen(`assistant of a name ${kind}`);
      await panel.open();
      await panel.see(typed);
      await seen(`account panel of a name ${kind}`);
      expect(await page.title()).not.toBe('run');
    },
  );
}

test('the name in HTML would run where HTML is run', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/\/x$/);
  await page.goto('about:blank');
  await page.setContent(NAMES[2].typed);
  await expect(page).toHaveTitle('run');
});

test('of a name of 10,000 characters the field takes a hundred (R12)', async ({
  page,
  context,
  input,
  newcomer,
  addresses,
}) => {
  const pages = pagesOf(page, input);
  await signUp(addresses, newcomer);
  await rememberLogin(context, addresses, newcomer);
  await openCompletion(pages);
  await pages.completion.details.fillFirstName('ż'.repeat(10_000));
  await pages.completion.details.seeFirstName('ż'.repeat(100));
});
