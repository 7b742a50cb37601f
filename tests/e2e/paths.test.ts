import { completingModel } from './models/completing.model.ts';
import { enteringModel } from './models/entering.model.ts';
import { learningModel } from './models/learning.model.ts';
import { registeringModel } from './models/registering.model.ts';
import { logInToDetails, logInToOffer, pagesOf } from './pages/pages.ts';
import { SCREENS, test } from './support/fixtures.ts';
import { pupilPaths, type PupilPath } from './support/pupil-path.ts';
import { signUp } from './support/pupils.ts';

/** `npm run screens` takes only the paths that show something new. */
const tagOf = <Stage>({ steps }: PupilPath<Stage>) => ({ tag: steps.some(({ isFirstSight }) => isFirstSight) ? SCREENS : [] });

const walk = async <Stage>({ steps }: PupilPath<Stage>, stage: Stage, seen: (screen: string) => Promise<void>): Promise<void> => {
  for (const { screen, arrive, isFirstSight } of steps) {
    await test.step(screen, async () => {
      await arrive(stage);
      if (isFirstSight) await seen(screen);
    });
  }
};

test.describe('a visitor', () => {
  for (const path of pupilPaths(enteringModel)) {
    test(path.name, tagOf(path), async ({ page, hand, addresses, newcomer, pupil, complaints, seen }) => {
      complaints.expect(/\/accounts:(?:signUp|signInWithPassword|sendOobCode)\?/); // what is refused answers 400
      const pages = pagesOf(page, hand);
      await pages.home.open();
      await walk(path, { page, hand, pages, addresses, newcomer, pupil }, seen);
    });
  }
});

test.describe('a newcomer at step 2', () => {
  for (const path of pupilPaths(registeringModel)) {
    test(path.name, tagOf(path), async ({ page, hand, addresses, newcomer, seen }) => {
      const pages = pagesOf(page, hand);
      await signUp(addresses, newcomer);
      await logInToDetails(pages, newcomer);
      await walk(path, { pages, newcomer }, seen);
    });
  }
});

test.describe('a newcomer who leaves step 2', () => {
  for (const path of pupilPaths(completingModel)) {
    test(path.name, tagOf(path), async ({ page, hand, addresses, newcomer, seen }) => {
      const pages = pagesOf(page, hand);
      await signUp(addresses, newcomer);
      await logInToDetails(pages, newcomer);
      await walk(path, { page, pages, newcomer }, seen);
    });
  }
});

test.describe('a pupil who logs in', () => {
  for (const path of pupilPaths(learningModel)) {
    test(path.name, tagOf(path), async ({ page, hand, pupil, seen }) => {
      const pages = pagesOf(page, hand);
      await logInToOffer(pages, pupil);
      await walk(path, { page, pages, pupil }, seen);
    });
  }
});
