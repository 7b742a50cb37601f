import type { Page } from 'playwright/test';
import { pressEscape, touchBackdrop } from '../pages/exits.ts';
import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/tour.ts';

export interface FeedbackWorld {
  readonly page: Page;
  /** At a thread with an answer that nobody has rated. */
  readonly pages: Pages;
  /** Of Tutor in the thread. */
  answers: number;
  /** What the dialog keeps while it is closed. */
  stars: number | null;
  comment: string;
}

type World = FeedbackWorld;

const toQuestion = (act: (world: World) => Promise<unknown>) => ({ to: 'answer to rate', act });

const seeDialog = ({ pages: { feedback }, stars, comment }: World) => feedback.seeDialog(stars, comment);

const sendIt = { to: 'rated', act: ({ pages }: World) => pages.feedback.chooseSend() };

const comment = (text: string) => async (world: World) => {
  await world.pages.feedback.fillComment(text);
  world.comment = text;
};

/** What is thought of the latest answer, by a thumb, or by a thumb with stars and a comment (S2 §4 Feedback). */
export const feedbackModel: PupilModel<World> = {
  'answer to rate': {
    see: async ({ pages: { assistant, feedback }, answers }) => {
      await assistant.seeAnswers('Tutor AI', answers);
      await feedback.seeQuestion();
    },
    actions: {
      'says that it helps': { to: 'rated', act: ({ pages }) => pages.feedback.chooseYes() },
      'says that it does not help': { to: 'what was wrong', act: ({ pages }) => pages.feedback.chooseNo() },
    },
  },
  'what was wrong': {
    see: seeDialog,
    actions: {
      'cancels it': toQuestion(({ pages }) => pages.feedback.chooseCancel()),
      'closes the dialog': toQuestion(({ pages }) => pages.feedback.chooseClose()),
      'presses Escape': toQuestion(({ page }) => pressEscape(page)),
      'touches what lies behind the dialog': toQuestion(({ page }) => touchBackdrop(page)),
      'gives stars': {
        to: 'stars are lit',
        act: async (world) => {
          world.stars = world.stars === 4 ? 2 : 4;
          await world.pages.feedback.chooseStar(world.stars);
        },
      },
      'writes too much': { to: 'comment too long', act: comment('a'.repeat(2_001)) },
      'sends it': sendIt,
    },
  },
  'stars are lit': {
    see: seeDialog,
    actions: {
      'takes the stars back': {
        to: 'what was wrong',
        act: async (world) => {
          await world.pages.feedback.chooseStar(world.stars ?? 0);
          world.stars = null;
        },
      },
      'comments on it': { to: 'commented', act: comment('Za trudne słowa.') },
      'cancels it': toQuestion(({ pages }) => pages.feedback.chooseCancel()),
      'sends it': sendIt,
    },
  },
  'comment too long': {
    see: ({ pages }) => pages.feedback.seeMistake('Za długo o\u00a01\u00a0znak.'),
    actions: { 'shortens it': { to: 'commented', act: comment('Za długo.') } },
  },
  commented: {
    see: seeDialog,
    actions: {
      'takes the comment away': { to: 'what was wrong', act: comment('') },
      'sends it': sendIt,
    },
  },
  rated: {
    see: ({ pages }) => pages.feedback.seeThanks(),
    actions: {
      'loads the page again': { to: 'rated', act: ({ page }) => page.reload() },
      'asks for another answer': toQuestion(async (world) => {
        await world.pages.assistant.chooseHint();
        world.answers += 1;
        world.stars = null;
        world.comment = '';
      }),
    },
  },
};
