import { expect, type Page } from 'playwright/test';
import { pressEscape } from '../pages/exits.ts';
import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/tour.ts';

export interface FlashcardsWorld {
  readonly page: Page;
  /** At a thread about the area of a rectangle with two answers, of a pupil whose plan has flashcards. */
  readonly pages: Pages;
  /** Flashcards that were made. */
  made: number;
}

type World = FlashcardsWorld;

const TITLE = 'Pola figur płaskich';

const toThread = (act: (world: World) => Promise<unknown>) => ({ to: 'thread', act });
const toCard = (act: (world: World) => Promise<unknown>) => ({ to: 'flashcard', act });

/** Says of every card that it was known, but for the first, which comes again. */
const answerAll = async ({ pages: { flashcard } }: World) => {
  await flashcard.chooseMissed();
  for (const _ of [1, 2, 3]) {
    await flashcard.chooseTurn();
    await flashcard.chooseKnown();
  }
};

/** A flashcard from the conversation to the last of its cards and the page where all of them are found (S1 §1.18, §2.116, S2 §1.11–1.13, §2.52–2.56, §2.70–2.76, §4.29–4.33). */
export const flashcardsModel: PupilModel<World> = {
  thread: {
    see: ({ pages }) => pages.flashcard.seeButton(),
    actions: { 'wants a flashcard': { to: 'topic', act: ({ pages }) => pages.flashcard.chooseMake() } },
  },
  topic: {
    see: ({ pages }) => pages.flashcard.seeForm(TITLE),
    actions: {
      'closes the dialog': toThread(({ pages }) => pages.flashcard.chooseClose()),
      'presses Escape': toThread(({ page }) => pressEscape(page)),
      'takes the topic away': { to: 'no topic', act: ({ pages }) => pages.flashcard.fillTopic('') },
      'names what nobody knows': {
        to: 'nothing about it',
        act: async ({ pages: { flashcard } }) => {
          await flashcard.fillTopic('żużel w Lesznie');
          await flashcard.chooseSubmit();
        },
      },
      'confirms it': toCard(async (world) => {
        await world.pages.flashcard.chooseSubmit();
        world.made += 1;
      }),
    },
  },
  'no topic': {
    see: ({ pages }) => pages.flashcard.seeForm(''),
    actions: { 'names it again': { to: 'topic', act: ({ pages }) => pages.flashcard.fillTopic(TITLE) } },
  },
  'nothing about it': {
    see: ({ pages }) => pages.flashcard.seeFailure('O tym nie mamy jeszcze materiału.'),
    actions: {
      'names another topic': {
        to: 'topic',
        act: async ({ pages: { flashcard } }) => {
          await flashcard.chooseForm();
          await flashcard.fillTopic(TITLE);
        },
      },
    },
  },
  flashcard: {
    see: ({ pages, made }) => pages.flashcard.seeFlashcard(TITLE, made),
    actions: {
      'loads the page again': toCard(({ page }) => page.reload()),
      'saves it as a file': toCard(async ({ pages }) => {
        const { name, text } = await pages.flashcard.save();
        expect(name).toBe(`${TITLE}.html`);
        expect(text.slice(0, 300)).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
        expect(text).toContain('<math');
        expect(text).not.toMatch(/<script|class="katex-html"/);
      }),
      'takes its cards along for Anki': toCard(async ({ pages }) => {
        const { name, text } = await pages.flashcard.saveCards();
        expect([name, text.split('\n').slice(0, 2), text.split('\n').length > 4]).toEqual([
          `${TITLE}.txt`,
          ['#separator:tab', '#html:true'],
          true,
        ]);
      }),
      'wants a quiz about it': { to: 'quiz about it', act: ({ pages }) => pages.flashcard.chooseQuiz() },
      'asks themselves': { to: 'question', act: ({ pages }) => pages.flashcard.choosePractise() },
      'goes back': toThread(({ page }) => page.goBack()),
      'looks at what there is to repeat': { to: 'practice', act: ({ pages }) => pages.practice.open() },
      'returns to Tutor': { to: 'tutor', act: ({ pages }) => pages.flashcard.chooseTutor() },
    },
  },
  question: {
    see: ({ pages }) => pages.flashcard.seeSide('Pytanie'),
    actions: {
      'turns the card': { to: 'answer', act: ({ pages }) => pages.flashcard.chooseTurn() },
      'reads the flashcard again': toCard(({ pages }) => pages.flashcard.chooseRead()),
    },
  },
  answer: {
    see: ({ pages }) => pages.flashcard.seeSide('Odpowiedź'),
    actions: {
      'looks at the question again': { to: 'question', act: ({ pages }) => pages.flashcard.chooseTurnBack() },
      'answers all cards': { to: 'finished', act: answerAll },
    },
  },
  finished: {
    see: ({ pages }) => pages.flashcard.seeFinished(),
    actions: {
      'asks themselves once more': { to: 'question', act: ({ pages }) => pages.flashcard.chooseAgain() },
      'reads the flashcard again': toCard(({ pages }) => pages.flashcard.chooseRead()),
    },
  },
  practice: {
    see: ({ pages }) => pages.practice.see(TITLE),
    actions: {
      'opens the flashcard': toCard(({ pages }) => pages.practice.chooseFlashcard(TITLE)),
      'unfolds the quizzes': { to: 'no quizzes', act: ({ pages }) => pages.practice.unfoldQuizzes() },
    },
  },
  'no quizzes': {
    see: ({ pages }) => pages.practice.seeNoQuizzes(),
    actions: { 'wants a first quiz': { to: 'quiz form', act: ({ pages }) => pages.practice.chooseFirstQuiz() } },
  },
  'quiz about it': {
    see: ({ pages }) => pages.quiz.seeOrder('Matematyka', TITLE),
    actions: { 'makes it': { to: 'quiz', act: ({ pages }) => pages.quiz.chooseMake() } },
  },
  quiz: { see: ({ pages }) => pages.quiz.seeQuestion(1, 10), actions: {} },
  'quiz form': { see: ({ pages }) => pages.quiz.seeForm(), actions: {} },
  tutor: { see: ({ pages }) => pages.assistant.see('Tutor AI'), actions: {} },
};
