import { pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { hold } from './support/faults.ts';
import { keyboard, pointer } from './support/input-driver.ts';

const TASK = 'Rozwiąż równanie 2x + 3 = 11';
/** The result as a number of its own. */
const RESULT = /(?<![\d,.])4(?![\d,.])/;

for (const [way, input] of Object.entries({ 'with a pointer': pointer, 'with the keyboard alone': keyboard })) {
  test(`a pupil registers, is guided by Tutor without being told the answer, and finds everything again: ${way}`, async ({
    page,
    newcomer,
    seen,
  }) => {
    const { home, login, account, details, progress, trial, assistant, panel } = pagesOf(page, input);

    await test.step('registers', async () => {
      await home.open();
      await home.seeVisitor();
      await home.chooseTryForFree();
      await login.see();
      await login.chooseRegistration();
      await account.see();
      await account.fill(newcomer);
      await account.chooseNext();
      await details.see();
      await details.fillIn(newcomer);
      await details.acceptTerms();
      await details.chooseRegister();
      await progress.seeDone();
    });

    await test.step('is offered the trial', async () => {
      await trial.seeOffer();
      await seen('trial offer');
      await trial.chooseStart();
      await assistant.seeEmpty(newcomer.firstName);
    });

    await test.step('asks Tutor, who guides', async () => {
      await assistant.fillMessage(TASK);
      await assistant.chooseSend();
      await assistant.seeAnswers('Tutor AI', 1);
      await assistant.seePoints('24 punkty');
      // The first formula brings its typesetter, and what stands below it moves once more.
      await page.getByRole('region', { name: 'Rozmowa' }).getByRole('math').first().waitFor({ state: 'attached' });
      await assistant.chooseHint();
      await assistant.seeAnswers('Tutor AI', 2);
      await assistant.seeAnswerBegin('Tutor AI');
      await assistant.seePoints('23 punkty');
      expect((await assistant.said('Tutor AI')).filter((answer) => RESULT.test(answer))).toEqual([]);
      await seen('tutor guides');
    });

    await test.step('finds the result and is told that it is right', async () => {
      await assistant.fillMessage('2x = 8');
      await assistant.chooseSend();
      await assistant.seeAnswers('Tutor AI', 3);
      await assistant.fillMessage('x = 4');
      await assistant.chooseSend();
      await assistant.seeInAnswer('Tutor AI', 'poprawne rozwiązanie');
      await assistant.seePoints('21 punktów');
    });

    const conversation = await assistant.said('Tutor AI');
    await test.step('finds the conversation after a reload', async () => {
      await page.reload();
      await assistant.seeAnswers('Tutor AI', 4);
      await assistant.seePoints('21 punktów');
      expect(await assistant.said('Tutor AI')).toEqual(conversation);
    });

    await test.step('logs out and in again', async () => {
      await panel.open();
      await panel.see(newcomer.firstName);
      await seen('account panel');
      await panel.chooseLogOut();
      await home.seeVisitor();
      await home.chooseLogin();
      await login.fill(newcomer);
      await login.chooseLogin();
      await home.seeMember();
      await assistant.open();
      await assistant.seeInHistory(TASK);
      await assistant.chooseConversation(TASK);
      await assistant.seeAnswers('Tutor AI', 4);
      expect(await assistant.said('Tutor AI')).toEqual(conversation);
    });
  });
}

// S1 §2.67
test('a visitor who is quicker than the identity service gets the login all the same', async ({ page, input }) => {
  const { home, login } = pagesOf(page, input);
  const goOn = await hold(page, '**/config.json');
  await home.open();
  await home.chooseTryForFree();
  await home.see();
  goOn();
  await login.see();
});
