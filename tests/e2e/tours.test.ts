import { accountModel } from './models/account.model.ts';
import { changePasswordModel } from './models/change-password.model.ts';
import { completingModel } from './models/completing.model.ts';
import { deleteAccountModel, deleteGoogleAccountModel } from './models/delete-account.model.ts';
import { enteringModel } from './models/entering.model.ts';
import { learningModel } from './models/learning.model.ts';
import { openAccountModel } from './models/open-account.model.ts';
import { registeringModel } from './models/registering.model.ts';
import { goToAccount, logInToDetails, logInToOffer, openAccount, pagesOf } from './pages/pages.ts';
import { SCREENS, test } from './support/fixtures.ts';
import { register, registerWithGoogle, signUp } from './support/pupils.ts';
import { byGoogle, rememberLogin } from './support/remembered-login.ts';
import { toursOf, type PupilModel, type Tour } from './support/tour.ts';

/** Much more than it takes: a tour that hangs ends. */
const LONGEST = { beginning: 60_000, step: 15_000 };

/** What is refused, and what Firebase says of an account that the server has deleted before it. */
const REFUSED_DELETION = /\/api\/Users\/[^/?]+$|\/accounts:(?:signInWithPassword|delete)\?/;

const describeTour = <World>(tour: Tour<World>): string =>
  `a tour of ${tour.length} steps: ${tour[0]?.action} … ${tour.at(-1)?.action}`;

const walk = async <World>(
  model: PupilModel<World>,
  tour: Tour<World>,
  world: World,
  seen: (screen: string) => Promise<void>,
): Promise<void> => {
  test.setTimeout(LONGEST.beginning + tour.length * LONGEST.step);
  const arriveAt = async (screen: string): Promise<void> => {
    await model[screen]?.see(world);
    await seen(screen);
  };
  await arriveAt(tour[0]?.from ?? '');
  for (const { from, action, to, act } of tour) {
    await test.step(`${from}: ${action} → ${to}`, async () => {
      await act(world);
      await arriveAt(to);
    });
  }
};

test.describe('a visitor', { tag: SCREENS }, () => {
  for (const tour of toursOf(enteringModel)) {
    test(describeTour(tour), async ({ page, input, addresses, newcomer, pupil, consoleErrors, seen }) => {
      consoleErrors.allow(/\/accounts:(?:signUp|signInWithPassword|sendOobCode)\?/); // what is refused answers 400
      const pages = pagesOf(page, input);
      await pages.home.open();
      await walk(enteringModel, tour, { page, input, pages, addresses, newcomer, pupil }, seen);
    });
  }
});

test.describe('a newcomer at step 2', { tag: SCREENS }, () => {
  for (const tour of toursOf(registeringModel)) {
    test(describeTour(tour), async ({ page, input, addresses, newcomer, seen }) => {
      const pages = pagesOf(page, input);
      await signUp(addresses, newcomer);
      await logInToDetails(pages, newcomer);
      await walk(registeringModel, tour, { pages, newcomer }, seen);
    });
  }
});

test.describe('a newcomer who leaves step 2', { tag: SCREENS }, () => {
  for (const tour of toursOf(completingModel)) {
    test(describeTour(tour), async ({ page, input, addresses, newcomer, seen }) => {
      const pages = pagesOf(page, input);
      await signUp(addresses, newcomer);
      await logInToDetails(pages, newcomer);
      await walk(completingModel, tour, { page, pages, newcomer }, seen);
    });
  }
});

test.describe('a pupil who logs in', { tag: SCREENS }, () => {
  for (const tour of toursOf(learningModel)) {
    test(describeTour(tour), async ({ page, input, pupil, seen }) => {
      const pages = pagesOf(page, input);
      await logInToOffer(pages, pupil);
      await walk(learningModel, tour, { page, pages, pupil, points: 25, answers: 0 }, seen);
    });
  }
});

test.describe('a pupil on the account page', { tag: SCREENS }, () => {
  for (const tour of toursOf(accountModel)) {
    test(describeTour(tour), async ({ page, input, member, seen }) => {
      const pages = pagesOf(page, input);
      await openAccount(pages, member);
      await walk(accountModel, tour, { page, pages, pupil: member }, seen);
    });
  }
});

test.describe('a pupil whose registration has left something open', { tag: SCREENS }, () => {
  for (const tour of toursOf(openAccountModel)) {
    test(describeTour(tour), async ({ page, context, input, newcomer, addresses, seen }) => {
      const pages = pagesOf(page, input);
      await register(addresses, newcomer, { isTermsAccepted: false, isUnder16: true });
      await rememberLogin(context, addresses, newcomer);
      await pages.home.open();
      await pages.completion.see();
      await goToAccount(pages);
      await walk(openAccountModel, tour, { pages }, seen);
    });
  }
});

test.describe('a pupil with a password', { tag: SCREENS }, () => {
  for (const tour of toursOf(changePasswordModel)) {
    test(describeTour(tour), async ({ page, input, member, consoleErrors, seen }) => {
      consoleErrors.allow(/\/accounts:signInWithPassword\?/); // a wrong password answers 400
      const pages = pagesOf(page, input);
      await openAccount(pages, member);
      await walk(changePasswordModel, tour, { page, pages, pupil: member }, seen);
    });
  }
});

test.describe('a pupil who leaves', { tag: SCREENS }, () => {
  for (const tour of toursOf(deleteAccountModel)) {
    test(describeTour(tour), async ({ page, input, member, consoleErrors, seen }) => {
      consoleErrors.allow(REFUSED_DELETION);
      const pages = pagesOf(page, input);
      await openAccount(pages, member);
      await pages.myAccount.chooseMenuItem('Edytuj profil');
      await walk(deleteAccountModel, tour, { page, input, pages, pupil: member }, seen);
    });
  }
});

test.describe('a pupil of Google who leaves', { tag: SCREENS }, () => {
  for (const tour of toursOf(deleteGoogleAccountModel)) {
    test(describeTour(tour), async ({ page, context, input, newcomer, addresses, consoleErrors, seen }) => {
      consoleErrors.allow(REFUSED_DELETION);
      const pages = pagesOf(page, input);
      await registerWithGoogle(addresses, newcomer);
      await rememberLogin(context, addresses, newcomer, byGoogle);
      await openAccount(pages, newcomer);
      await pages.myAccount.chooseMenuItem('Edytuj profil');
      await walk(deleteGoogleAccountModel, tour, { page, input, pages, pupil: newcomer }, seen);
    });
  }
});
