import { openCompletion, pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/pupils.ts';
import { rememberLogin } from './support/remembered-login.ts';

const GUARDIAN = 'mama@example.test';

test('what a pupil under sixteen and the guardian say arrives, marketing stays off, and the assistant answers (R8)', async ({
  page,
  context,
  input,
  newcomer,
  addresses,
}) => {
  const pages = pagesOf(page, input);
  const { completion, trial, assistant } = pages;
  const { details, progress } = completion;
  const api = await signUp(addresses, newcomer);
  await rememberLogin(context, addresses, newcomer);
  await openCompletion(pages);
  await details.fillFirstName(newcomer.firstName);
  await details.chooseClass('Klasa 4');
  await details.wantMarketing();
  await details.sayYounger();
  await details.guardian.agree();
  await details.guardian.fillEmail(`  ${GUARDIAN} `);
  await details.acceptTerms();
  await details.chooseRegister();
  await progress.seeDone();
  expect(await api.get(`/api/Users/${api.uid}`)).toEqual(
    expect.objectContaining({
      classId: 6,
      isUnder16: true,
      guardianConsent: true,
      guardianEmail: GUARDIAN,
      marketingConsent: false,
      isTermsAccepted: true,
    }),
  );
  await trial.seeOffer();
  await trial.chooseStart();
  await assistant.seeEmpty(newcomer.firstName);
  await assistant.fillMessage('Oblicz 3/4 + 2 1/3');
  await assistant.chooseSend();
  await assistant.seeAnswers('Tutor AI', 1);
});

test('what was said of a guardian is not kept of a pupil who is sixteen after all (R8)', async ({
  page,
  context,
  input,
  newcomer,
  addresses,
}) => {
  const pages = pagesOf(page, input);
  const { completion } = pages;
  const { details, progress } = completion;
  const api = await signUp(addresses, newcomer);
  await rememberLogin(context, addresses, newcomer);
  await openCompletion(pages);
  await details.fillFirstName(newcomer.firstName);
  await details.chooseClass('Klasa 8');
  await details.guardian.agree();
  await details.guardian.fillEmail(GUARDIAN);
  await details.saySixteen();
  await details.wantMarketing();
  await details.acceptTerms();
  await details.chooseRegister();
  await progress.seeDone();
  expect(await api.get(`/api/Users/${api.uid}`)).toEqual(
    expect.objectContaining({ isUnder16: false, guardianConsent: false, guardianEmail: null, marketingConsent: true }),
  );
});
