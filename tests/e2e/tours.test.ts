import { question } from '../support/api.ts';
import { accountModel } from './models/account.model.ts';
import { changePasswordModel } from './models/change-password.model.ts';
import { completingModel } from './models/completing.model.ts';
import { deleteAccountModel, deleteGoogleAccountModel } from './models/delete-account.model.ts';
import { enteringModel } from './models/entering.model.ts';
import { examiningModel } from './models/examining.model.ts';
import { feedbackModel } from './models/feedback.model.ts';
import { flashcardsModel } from './models/flashcards.model.ts';
import { heldPlanModel } from './models/held-plan.model.ts';
import { learningModel } from './models/learning.model.ts';
import { openAccountModel } from './models/open-account.model.ts';
import { purchasingModel } from './models/purchasing.model.ts';
import { quizzingModel } from './models/quizzing.model.ts';
import { registeringModel } from './models/registering.model.ts';
import { goToAccount, logInToDetails, logInToOffer, openAccount, openCompletion, pagesOf } from './pages/pages.ts';
import { test } from './support/fixtures.ts';
import { buyPlan } from './support/provider.ts';
import { register, registerWithGoogle, signIn, signUp } from './support/pupils.ts';
import { byGoogle, rememberLogin } from './support/remembered-login.ts';
import { tourFailure, tourIn } from './support/tour-failure.ts';
import { toursOf, type PupilModel, type Tour, type TourGoal } from './support/tour.ts';

/** Which project takes which tours: see playwright.config.ts. */
const TAGS: Readonly<Record<TourGoal, string>> = { 'every action': '@every-action', 'every screen': '@every-screen' };
/** Of models whose screens the tests of components measure on a phone. */
const PICTURE_TAGS: typeof TAGS = { ...TAGS, 'every screen': '@pictures' };

/** Much more than it takes: a tour that hangs ends. */
const LONGEST = { beginning: 60_000, step: 15_000 };

const REFUSED_DELETION = /\/api\/Users\/[^/?]+$|\/accounts:signInWithPassword\?/;

/** The steps of a failed tour that somebody wants to see again, and nothing else. */
const REPLAY = process.env['REPLAY'];

/** Each tour under its name: over every action on a wide screen, over every screen on a phone. */
const toursFor = <World>(model: PupilModel<World>, tags = TAGS) => {
  if (REPLAY !== undefined) {
    const tour = tourIn(REPLAY, model);
    return tour === undefined ? [] : [{ tour, tag: [], name: 'replayed' }];
  }
  return (['every action', 'every screen'] as const).flatMap((goal) =>
    toursOf(model, goal).map((tour, index) => ({
      tour,
      tag: tags[goal],
      name: `${goal}, tour ${index + 1}: ${tour.length} steps to “${tour.at(-1)?.to}”`,
    })),
  );
};

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
  const { titlePath, project } = test.info();
  for (const [index, { from, action, to, act }] of tour.entries()) {
    await test.step(`${from}: ${action} → ${to}`, async () => {
      try {
        await act(world);
        await arriveAt(to);
      } catch (error) {
        const told = { group: titlePath.at(-2) ?? '', project: project.name };
        throw new Error(`${tourFailure(model, tour.slice(0, index + 1), told)}\n\n${(error as Error).message}`, {
          cause: error,
        });
      }
    });
  }
};

test.describe('a visitor', () => {
  for (const { tour, name, tag } of toursFor(enteringModel)) {
    test(name, { tag }, async ({ page, input, addresses, newcomer, pupil, consoleErrors, seen }) => {
      consoleErrors.allow(/\/accounts:(?:signUp|signInWithPassword|sendOobCode)\?/); // what is refused answers 400
      const pages = pagesOf(page, input);
      await pages.home.open();
      await walk(enteringModel, tour, { page, input, pages, addresses, newcomer, pupil }, seen);
    });
  }
});

test.describe('a newcomer at step 2', () => {
  for (const { tour, name, tag } of toursFor(registeringModel)) {
    test(name, { tag }, async ({ page, input, addresses, newcomer, seen }) => {
      const pages = pagesOf(page, input);
      await signUp(addresses, newcomer);
      await logInToDetails(pages, newcomer);
      await walk(registeringModel, tour, { pages, newcomer }, seen);
    });
  }
});

test.describe('a newcomer who leaves step 2', () => {
  for (const { tour, name, tag } of toursFor(completingModel)) {
    test(name, { tag }, async ({ page, input, addresses, newcomer, seen }) => {
      const pages = pagesOf(page, input);
      await signUp(addresses, newcomer);
      await logInToDetails(pages, newcomer);
      await walk(completingModel, tour, { page, pages, newcomer }, seen);
    });
  }
});

test.describe('a pupil who logs in', () => {
  for (const { tour, name, tag } of toursFor(learningModel)) {
    test(name, { tag }, async ({ page, input, pupil, seen }) => {
      const pages = pagesOf(page, input);
      await logInToOffer(pages, pupil);
      await walk(learningModel, tour, { page, pages, pupil, points: 25, answers: 0 }, seen);
    });
  }
});

test.describe('a pupil who rates answers', () => {
  for (const { tour, name, tag } of toursFor(feedbackModel)) {
    test(name, { tag }, async ({ page, input, member, addresses, seen }) => {
      const pages = pagesOf(page, input);
      const api = await signIn(addresses, member);
      await api.post('/api/Assistant/tutor', question(api.uid, 'Rozwiąż x^2 - 5x + 6 = 0'));
      await pages.assistant.open();
      await pages.assistant.chooseConversation('Rozwiąż x² - 5x + 6 = 0');
      await walk(feedbackModel, tour, { page, pages, answers: 1, stars: null, comment: '' }, seen);
    });
  }
});

test.describe('a pupil on the account page', () => {
  for (const { tour, name, tag } of toursFor(accountModel)) {
    test(name, { tag }, async ({ page, input, member, consoleErrors, seen }) => {
      consoleErrors.allow(/\/api\/Trial\/Start$/); // is refused once
      const pages = pagesOf(page, input);
      await openAccount(pages, member);
      await walk(accountModel, tour, { page, pages, pupil: member }, seen);
    });
  }
});

test.describe('a pupil whose registration has left something open', () => {
  for (const { tour, name, tag } of toursFor(openAccountModel)) {
    test(name, { tag }, async ({ page, context, input, newcomer, addresses, seen }) => {
      const pages = pagesOf(page, input);
      await register(addresses, newcomer, { isTermsAccepted: false, isUnder16: true });
      await rememberLogin(context, addresses, newcomer);
      await openCompletion(pages);
      await goToAccount(pages);
      await walk(openAccountModel, tour, { pages }, seen);
    });
  }
});

test.describe('a pupil with a password', () => {
  for (const { tour, name, tag } of toursFor(changePasswordModel)) {
    test(name, { tag }, async ({ page, input, member, consoleErrors, seen }) => {
      consoleErrors.allow(/\/accounts:signInWithPassword\?/); // a wrong password answers 400
      const pages = pagesOf(page, input);
      await openAccount(pages, member);
      await walk(changePasswordModel, tour, { page, pages, pupil: member }, seen);
    });
  }
});

test.describe('a pupil who leaves', () => {
  for (const { tour, name, tag } of toursFor(deleteAccountModel)) {
    test(name, { tag }, async ({ page, input, member, consoleErrors, seen }) => {
      consoleErrors.allow(REFUSED_DELETION);
      const pages = pagesOf(page, input);
      await openAccount(pages, member);
      await pages.myAccount.chooseMenuItem('Edytuj profil');
      await walk(deleteAccountModel, tour, { page, input, pages, pupil: member }, seen);
    });
  }
});

test.describe('a pupil of Google who leaves', () => {
  for (const { tour, name, tag } of toursFor(deleteGoogleAccountModel)) {
    test(name, { tag }, async ({ page, context, input, newcomer, addresses, consoleErrors, seen }) => {
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

test.describe('a visitor who wants a plan', () => {
  for (const { tour, name, tag } of toursFor(purchasingModel, PICTURE_TAGS)) {
    test(name, { tag }, async ({ page, input, addresses, pupil, seen }) => {
      const pages = pagesOf(page, input);
      const api = await signIn(addresses, pupil);
      await api.post('/api/Trial/Start', {});
      await page.clock.install();
      await pages.pricing.open();
      await walk(purchasingModel, tour, { page, pages, addresses, pupil, api, hasChosen: false }, seen);
    });
  }
});

test.describe('a pupil who holds a plan', () => {
  for (const { tour, name, tag } of toursFor(heldPlanModel, PICTURE_TAGS)) {
    test(name, { tag }, async ({ page, input, addresses, member, consoleErrors, seen }) => {
      const pages = pagesOf(page, input);
      const api = await signIn(addresses, member);
      await buyPlan(api, 'basic-monthly');
      await pages.heldPlan.open();
      await walk(
        heldPlanModel,
        tour,
        { page, pages, addresses, consoleErrors, api, hasChosen: false, ended: 'Podstawowy' },
        seen,
      );
    });
  }
});

test.describe('a pupil who tests themselves', () => {
  for (const { tour, name, tag } of toursFor(quizzingModel)) {
    test(name, { tag }, async ({ page, input, addresses, member, seen }) => {
      const pages = pagesOf(page, input);
      const api = await signIn(addresses, member);
      await buyPlan(api, 'basic-monthly');
      await pages.quiz.open();
      await walk(quizzingModel, tour, { page, pages, made: 0 }, seen);
    });
  }
});

test.describe('a pupil who practises for an exam', () => {
  for (const { tour, name, tag } of toursFor(examiningModel)) {
    test(name, { tag }, async ({ page, input, addresses, member, seen }) => {
      const pages = pagesOf(page, input);
      const api = await signIn(addresses, member);
      await buyPlan(api, 'standard-monthly');
      await pages.exam.open();
      await walk(examiningModel, tour, { page, pages, made: 0, answered: [] }, seen);
    });
  }
});

test.describe('a pupil who makes flashcards', () => {
  for (const { tour, name, tag } of toursFor(flashcardsModel)) {
    test(name, { tag }, async ({ page, input, addresses, member, consoleErrors, seen }) => {
      consoleErrors.allow(/\/api\/Flashcard\/generate$/); // a topic that nobody knows answers 400
      const pages = pagesOf(page, input);
      const api = await signIn(addresses, member);
      await buyPlan(api, 'basic-monthly');
      await api.post('/api/Assistant/tutor', question(api.uid, 'Pole prostokąta o bokach 3 cm i 4 cm'));
      await pages.assistant.open();
      await pages.assistant.chooseConversation('Pole prostokąta o bokach 3 cm i 4 cm');
      await pages.flashcard.seeClosedButton();
      await pages.assistant.chooseHint();
      await walk(flashcardsModel, tour, { page, pages, made: 0 }, seen);
    });
  }
});
