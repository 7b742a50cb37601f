import { accountModel } from './models/account.model.ts';
import { changePasswordModel } from './models/change-password.model.ts';
import { completingModel } from './models/completing.model.ts';
import { deleteAccountModel, deleteGoogleAccountModel } from './models/delete-account.model.ts';
import { enteringModel } from './models/entering.model.ts';
import { learningModel } from './models/learning.model.ts';
import { openAccountModel } from './models/open-account.model.ts';
import { registeringModel } from './models/registering.model.ts';
import {
  logInToAccount,
  logInToAccountByGoogle,
  logInToDetails,
  logInToIncompleteAccount,
  logInToOffer,
  pagesOf,
} from './pages/pages.ts';
import { SCREENS, test } from './support/fixtures.ts';
import { pupilPaths, type PupilPath } from './support/tour.ts';
import { register, registerWithGoogle, signUp } from './support/pupils.ts';

/** `npm run screens` takes only the paths that show something new. */
const tagOf = <World>({ steps }: PupilPath<World>) => ({
  tag: steps.some(({ isFirstSight }) => isFirstSight) ? SCREENS : [],
});

/** What is refused, and what Firebase says of an account that the server has deleted before it. */
const REFUSED_DELETION = /\/api\/Users\/[^/?]+$|\/accounts:(?:signInWithPassword|delete)\?/;

const walk = async <World>(
  { steps }: PupilPath<World>,
  world: World,
  seen: (screen: string) => Promise<void>,
): Promise<void> => {
  for (const { screen, arrive, isFirstSight } of steps) {
    await test.step(screen, async () => {
      await arrive(world);
      if (isFirstSight) await seen(screen);
    });
  }
};

test.describe('a visitor', () => {
  for (const path of pupilPaths(enteringModel)) {
    test(path.name, tagOf(path), async ({ page, input, addresses, newcomer, pupil, consoleErrors, seen }) => {
      consoleErrors.allow(/\/accounts:(?:signUp|signInWithPassword|sendOobCode)\?/); // what is refused answers 400
      const pages = pagesOf(page, input);
      await pages.home.open();
      await walk(path, { page, input, pages, addresses, newcomer, pupil }, seen);
    });
  }
});

test.describe('a newcomer at step 2', () => {
  for (const path of pupilPaths(registeringModel)) {
    test(path.name, tagOf(path), async ({ page, input, addresses, newcomer, seen }) => {
      const pages = pagesOf(page, input);
      await signUp(addresses, newcomer);
      await logInToDetails(pages, newcomer);
      await walk(path, { pages, newcomer }, seen);
    });
  }
});

test.describe('a newcomer who leaves step 2', () => {
  for (const path of pupilPaths(completingModel)) {
    test(path.name, tagOf(path), async ({ page, input, addresses, newcomer, seen }) => {
      const pages = pagesOf(page, input);
      await signUp(addresses, newcomer);
      await logInToDetails(pages, newcomer);
      await walk(path, { page, pages, newcomer }, seen);
    });
  }
});

test.describe('a pupil who logs in', () => {
  for (const path of pupilPaths(learningModel)) {
    test(path.name, tagOf(path), async ({ page, input, pupil, seen }) => {
      const pages = pagesOf(page, input);
      await logInToOffer(pages, pupil);
      await walk(path, { page, pages, pupil }, seen);
    });
  }
});

test.describe('a pupil on the account page', () => {
  for (const path of pupilPaths(accountModel)) {
    test(path.name, tagOf(path), async ({ page, input, pupil, seen }) => {
      const pages = pagesOf(page, input);
      await logInToAccount(pages, pupil);
      await walk(path, { page, pages, pupil }, seen);
    });
  }
});

test.describe('a pupil whose registration has left something open', () => {
  for (const path of pupilPaths(openAccountModel)) {
    test(path.name, tagOf(path), async ({ page, input, newcomer, addresses, seen }) => {
      const pages = pagesOf(page, input);
      await register(addresses, newcomer, { isTermsAccepted: false, isUnder16: true });
      await logInToIncompleteAccount(pages, newcomer);
      await walk(path, { pages }, seen);
    });
  }
});

test.describe('a pupil with a password', () => {
  for (const path of pupilPaths(changePasswordModel)) {
    test(path.name, tagOf(path), async ({ page, input, pupil, consoleErrors, seen }) => {
      consoleErrors.allow(/\/accounts:signInWithPassword\?/); // a wrong password answers 400
      const pages = pagesOf(page, input);
      await logInToAccount(pages, pupil);
      await walk(path, { page, pages, pupil }, seen);
    });
  }
});

test.describe('a pupil who leaves', () => {
  for (const path of pupilPaths(deleteAccountModel)) {
    test(path.name, tagOf(path), async ({ page, input, pupil, consoleErrors, seen }) => {
      consoleErrors.allow(REFUSED_DELETION);
      const pages = pagesOf(page, input);
      await logInToAccount(pages, pupil);
      await pages.myAccount.chooseMenuItem('Edytuj profil');
      await walk(path, { page, input, pages, pupil }, seen);
    });
  }
});

test.describe('a pupil of Google who leaves', () => {
  for (const path of pupilPaths(deleteGoogleAccountModel)) {
    test(path.name, tagOf(path), async ({ page, input, newcomer, addresses, consoleErrors, seen }) => {
      consoleErrors.allow(REFUSED_DELETION);
      const pages = pagesOf(page, input);
      await registerWithGoogle(addresses, newcomer);
      await logInToAccountByGoogle(page, input, newcomer);
      await pages.myAccount.chooseMenuItem('Edytuj profil');
      await walk(path, { page, input, pages, pupil: newcomer }, seen);
    });
  }
});
