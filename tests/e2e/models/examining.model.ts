import type { Page } from 'playwright/test';
import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/tour.ts';

export interface ExaminingWorld {
  readonly page: Page;
  /** At the form, of a pupil of the primary school whose plan has exams. */
  readonly pages: Pages;
  /** Exams that were made. */
  made: number;
  /** The numbers of tasks that have an answer. */
  answered: readonly number[];
}

type World = ExaminingWorld;

const CLOSED = 1;
const OWN_WORDS = 16;
const TASKS = 21;
const ASKED = 17;

/** An exam from the order over its sheet and chat to the clock and the review (S2 §2.65–2.68, §4.42–4.44, D18). */
export const examiningModel: PupilModel<World> = {
  form: {
    see: async ({ pages: { exam }, made }) => {
      await exam.seeForm();
      await exam.seeListed(made);
    },
    actions: {
      'sends it empty': { to: 'no subject', act: ({ pages }) => pages.exam.chooseMake() },
      'has a sheet made': {
        to: 'sheet',
        act: async (world) => {
          await world.pages.exam.chooseSubject('Matematyka');
          await world.pages.exam.chooseMake();
          world.made += 1;
          world.answered = [];
        },
      },
    },
  },
  'no subject': {
    see: ({ pages }) => pages.exam.seeNoSubject(),
    actions: { 'loads the page again': { to: 'form', act: ({ page }) => page.reload() } },
  },
  sheet: {
    see: ({ pages }) => pages.exam.seeSheet(),
    actions: {
      'asks about a task': { to: 'answer', act: ({ pages }) => pages.exam.ask(`podpowiedź do zadania ${ASKED}`) },
      'loads the page again': { to: 'sheet', act: ({ page }) => page.reload() },
      'wants another sheet': { to: 'form', act: ({ pages }) => pages.exam.chooseAnother() },
      'wants to write it': { to: 'ready', act: ({ pages }) => pages.exam.chooseTimed() },
    },
  },
  answer: {
    see: ({ pages }) => pages.exam.seeAnswered(ASKED),
    actions: { 'wants to write it': { to: 'ready', act: ({ pages }) => pages.exam.chooseTimed() } },
  },
  ready: {
    see: ({ pages }) => pages.exam.seeReady(),
    actions: {
      begins: { to: 'writing', act: ({ pages }) => pages.exam.chooseStart() },
      'goes back': { to: 'sheet', act: ({ page }) => page.goBack() },
    },
  },
  writing: {
    see: ({ pages, answered }) => pages.exam.seeWriting(answered),
    actions: {
      'answers two tasks': {
        to: 'writing',
        act: async (world) => {
          await world.pages.exam.chooseOption(CLOSED);
          await world.pages.exam.write(OWN_WORDS, 'x = 4');
          world.answered = [CLOSED, OWN_WORDS];
        },
      },
      'loads the page again': { to: 'writing', act: ({ page }) => page.reload() },
      'wants to hand it in': { to: 'asked to hand in', act: ({ pages }) => pages.exam.chooseHandIn() },
    },
  },
  'asked to hand in': {
    see: ({ pages, answered }) => pages.exam.seeConfirmation(`Bez odpowiedzi: ${TASKS - answered.length}\u00a0zada`),
    actions: {
      'writes on': { to: 'writing', act: ({ pages }) => pages.exam.chooseOnward() },
      'hands it in': { to: 'review', act: ({ pages }) => pages.exam.chooseConfirm() },
    },
  },
  review: {
    see: ({ pages }) => pages.exam.seeReview(),
    actions: { 'loads the page again': { to: 'review', act: ({ page }) => page.reload() } },
  },
};
