import type { Page } from 'playwright/test';
import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/tour.ts';

export interface QuizzingWorld {
  readonly page: Page;
  /** At the form, of a pupil whose plan has quizzes and no exams. */
  readonly pages: Pages;
  /** Quizzes that were made. */
  made: number;
}

type World = QuizzingWorld;

const QUESTIONS = 2;

const toForm = (act: (world: World) => Promise<unknown>) => ({ to: 'form', act });

const answerIt = { to: 'second question', act: ({ pages }: World) => pages.quiz.chooseFirstAnswer() };

/** A quiz from the order to the summary, and what lies on the way (S2 §2.58–2.69, §4.34–4.41). */
export const quizzingModel: PupilModel<World> = {
  form: {
    see: async ({ pages: { quiz }, made }) => {
      await quiz.seeForm();
      await quiz.seeListed(made);
    },
    actions: {
      'sends it empty': { to: 'no subject', act: ({ pages }) => pages.quiz.chooseMake() },
      'changes everything and nothing': toForm(async ({ pages: { quiz } }) => {
        await quiz.fillTopic('Ułamki');
        await quiz.fillTopic('');
        await quiz.chooseDifficulty('Trudny');
        await quiz.chooseDifficulty('Średni');
        await quiz.chooseQuestionType();
        await quiz.chooseQuestionType();
      }),
      'looks at exams': { to: 'exams locked', act: ({ pages }) => pages.quiz.chooseTab('Egzamin') },
      'has a quiz made': {
        to: 'first question',
        act: async (world) => {
          const { quiz } = world.pages;
          await quiz.chooseSubject('Matematyka');
          await quiz.chooseCount('2\u00a0pytania');
          await quiz.chooseMake();
          world.made += 1;
        },
      },
    },
  },
  'no subject': {
    see: ({ pages }) => pages.quiz.seeNoSubject(),
    actions: { 'loads the page again': toForm(({ page }) => page.reload()) },
  },
  'exams locked': {
    see: ({ pages }) => pages.quiz.seeExamsLocked(),
    actions: { 'comes back to quizzes': toForm(({ pages }) => pages.quiz.chooseTab('Quiz')) },
  },
  'first question': {
    see: ({ pages }) => pages.quiz.seeQuestion(1, QUESTIONS),
    actions: {
      'asks for a hint': { to: 'hint', act: ({ pages }) => pages.quiz.chooseHint() },
      'answers it': answerIt,
      'reports it': { to: 'report', act: ({ pages }) => pages.quiz.chooseReport() },
      'loads the page again': { to: 'first question', act: ({ page }) => page.reload() },
      'goes back': toForm(({ page }) => page.goBack()),
      'wants another quiz': toForm(({ pages }) => pages.quiz.chooseAnother()),
      'wants exams': { to: 'asked about the tab', act: ({ pages }) => pages.quiz.chooseTab('Egzamin') },
    },
  },
  report: {
    see: ({ pages }) => pages.quiz.seeReport(''),
    actions: {
      'sends it': {
        to: 'reported',
        act: async ({ pages: { quiz } }) => {
          await quiz.fillReport('Dwie odpowiedzi są dobre.');
          await quiz.chooseNoReport();
          await quiz.chooseReport();
          await quiz.seeReport('Dwie odpowiedzi są dobre.');
          await quiz.chooseSendReport();
        },
      },
    },
  },
  reported: {
    see: ({ pages }) => pages.quiz.seeReportThanks(),
    actions: {
      'wants to report it again, and goes on': {
        to: 'first question',
        act: async ({ pages: { quiz } }) => {
          await quiz.chooseDone();
          await quiz.chooseReport();
          await quiz.seeReportThanks();
          await quiz.chooseDone();
        },
      },
    },
  },
  hint: { see: ({ pages }) => pages.quiz.seeHint(), actions: { 'answers it': answerIt } },
  'asked about the tab': {
    see: ({ pages }) => pages.quiz.seeConfirmation(),
    actions: {
      'stays in the quiz': { to: 'first question', act: ({ pages }) => pages.quiz.chooseStay() },
      'leaves the quiz': { to: 'exams locked', act: ({ pages }) => pages.quiz.chooseChange() },
    },
  },
  'second question': {
    see: ({ pages }) => pages.quiz.seeQuestion(2, QUESTIONS),
    actions: {
      'does not know': { to: 'completed', act: ({ pages }) => pages.quiz.chooseNotKnowing() },
      'loads the page again': { to: 'second question', act: ({ page }) => page.reload() },
      'leaves it for later': { to: 'list with one begun', act: ({ pages }) => pages.quiz.chooseAnother() },
    },
  },
  completed: {
    see: ({ pages }) => pages.quiz.seeCompleted(QUESTIONS),
    actions: { 'asks for the summary': { to: 'summary', act: ({ pages }) => pages.quiz.chooseSummary() } },
  },
  summary: {
    see: ({ pages }) => pages.quiz.seeSummary(),
    actions: {
      'wants to see the list': { to: 'form with a list', act: ({ pages }) => pages.quiz.chooseAnother() },
      'solves it once more': { to: 'first question again', act: ({ pages }) => pages.quiz.chooseStartOver() },
      'loads the page again': { to: 'summary', act: ({ page }) => page.reload() },
    },
  },
  'first question again': {
    see: async ({ pages: { quiz } }) => {
      await quiz.seeQuestion(1, QUESTIONS);
      await quiz.seeLastStands();
    },
    actions: {
      'answers it': answerIt,
      'loads the page again': { to: 'summary', act: ({ page }) => page.reload() },
    },
  },
  'list with one begun': {
    see: ({ pages, made }) => pages.quiz.seeListed(made),
    actions: { 'goes on with it': { to: 'second question', act: ({ pages }) => pages.quiz.chooseListed() } },
  },
  'form with a list': {
    see: async ({ pages: { quiz }, made }) => {
      await quiz.seeForm();
      await quiz.seeListed(made);
    },
    actions: { 'opens the newest again': { to: 'summary', act: ({ pages }) => pages.quiz.chooseListed() } },
  },
};
