import { expect, type Page } from 'playwright/test';
import type { Pages } from '../pages/pages.ts';
import type { Pupil } from '../support/pupils.ts';
import type { PupilModel } from '../support/tour.ts';

export interface LearningWorld {
  readonly page: Page;
  readonly pages: Pages;
  /** Logged in, and looking at the offer of the trial. */
  readonly pupil: Pupil;
  /** Of the trial. */
  points: number;
  /** Of Tutor in the one conversation. */
  answers: number;
}

type World = LearningWorld;

/** One of those that the assistant offers to class I, in which `register` puts a pupil. */
const TASK = 'Oblicz 72 : 9';

const ask = async (world: World) => {
  const { assistant } = world.pages;
  await assistant.chooseExample(TASK);
  await assistant.chooseSend();
  world.points -= 1;
};

const seeAnswers = async ({ pages: { assistant }, answers, points }: World) => {
  await assistant.seeAnswers('Tutor AI', answers);
  await assistant.seePoints(`${points} punkty`);
  await assistant.said('Tutor AI');
};

const seeEmpty = ({ pages: { assistant }, pupil }: World) => assistant.seeEmpty(pupil.firstName);

const wantBuddy = {
  to: 'confirm mode',
  act: ({ pages }: World) => pages.assistant.chooseMode('Przyjaciel AI'),
};

/** What a pupil can do with the trial's offer and with the two assistants. */
export const learningModel: PupilModel<World> = {
  'trial offer': {
    see: ({ pages }) => pages.trial.seeOffer(),
    actions: {
      // S1 §2.40–2.41
      'goes to the assistant': { to: 'tutor empty', act: ({ pages }) => pages.trial.chooseStart() },
      'looks at the prices': { to: 'plans', act: ({ pages }) => pages.trial.choosePricing() },
      'closes the offer': { to: 'home of a member', act: ({ pages }) => pages.trial.chooseClose() },
    },
  },
  plans: {
    see: ({ pages }) => Promise.all([pages.pricing.see(), pages.pricing.seeTrial()]),
    actions: {
      'tries for free': { to: 'tutor empty', act: ({ pages }) => pages.pricing.chooseTrial() },
      'wants to buy at once': {
        to: 'tutor empty',
        act: async ({ pages: { pricing } }) => {
          await pricing.choosePlan('Premium');
          await pricing.seePostponed(); // S1 §4.86
          await pricing.dismissPostponed();
        },
      },
    },
  },
  'home of a member': {
    see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeMember(), pages.trial.seeClosed()]),
    actions: { 'opens the account panel': { to: 'account panel', act: ({ pages }) => pages.panel.open() } },
  },
  'account panel': {
    see: ({ pages, pupil }) => pages.panel.see(pupil.firstName),
    actions: { 'logs out': { to: 'home', act: ({ pages }) => pages.panel.chooseLogOut() } },
  },
  home: { see: ({ pages }) => pages.home.seeVisitor(), actions: {} },
  'tutor empty': {
    see: async (world) => {
      await world.pages.assistant.see('Tutor AI');
      await seeEmpty(world);
    },
    actions: {
      'asks Tutor': {
        to: 'tutor guides',
        act: async (world) => {
          await ask(world);
          world.answers += 1;
        },
      },
      'types two letters': { to: 'tutor message too short', act: ({ pages }) => pages.assistant.fillMessage('ab') },
      'changes to Przyjaciel': { to: 'buddy empty', act: ({ pages }) => pages.assistant.chooseMode('Przyjaciel AI') },
    },
  },
  'tutor message too short': {
    see: ({ pages }) => pages.assistant.seeSend('closed'),
    actions: { 'takes them away': { to: 'tutor empty', act: ({ pages }) => pages.assistant.fillMessage('') } },
  },
  'tutor guides': {
    see: seeAnswers,
    actions: {
      'asks for a hint': {
        to: 'tutor second hint',
        act: async (world) => {
          await world.pages.assistant.chooseHint();
          world.points -= 1;
          world.answers += 1;
        },
      },
      'wants Przyjaciel': wantBuddy,
      'wants a new conversation': { to: 'confirm new conversation', act: ({ pages }) => pages.assistant.chooseNew() },
    },
  },
  'tutor second hint': { see: seeAnswers, actions: { 'wants Przyjaciel': wantBuddy } },
  'confirm mode': {
    see: ({ pages }) => pages.assistant.seeConfirmation('Zmienić tryb?'),
    actions: {
      'stays with Tutor': { to: 'tutor guides', act: ({ pages }) => pages.assistant.chooseDecline() },
      'changes the mode': { to: 'buddy empty', act: ({ pages }) => pages.assistant.chooseConfirm() },
    },
  },
  'confirm new conversation': {
    see: ({ pages }) => pages.assistant.seeConfirmation('Zacząć nową rozmowę?'),
    actions: {
      'stays in the conversation': { to: 'tutor guides', act: ({ pages }) => pages.assistant.chooseDecline() },
      'begins a new one': { to: 'tutor new conversation', act: ({ pages }) => pages.assistant.chooseConfirm() },
    },
  },
  'tutor new conversation': {
    see: async (world) => {
      await seeEmpty(world);
      await world.pages.assistant.seeInHistory(TASK);
    },
    actions: {
      'opens the first conversation': {
        to: 'tutor guides',
        act: ({ pages }) => pages.assistant.chooseConversation(TASK),
      },
    },
  },
  'buddy empty': {
    see: async (world) => {
      await world.pages.assistant.see('Przyjaciel AI');
      await seeEmpty(world);
    },
    actions: { 'asks Przyjaciel': { to: 'buddy solves', act: ask } },
  },
  'buddy solves': {
    see: async ({ pages: { assistant } }) => {
      await assistant.seeAnswers('Przyjaciel AI', 1);
      expect((await assistant.said('Przyjaciel AI')).join()).toContain('Wynik: 8');
    },
    actions: {},
  },
};
