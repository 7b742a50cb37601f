import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { assessmentChatMachine } from '#domain/learning/assessment-chat/assessment-chat.machine.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';
import { flashcardGenerationMachine } from '#domain/learning/flashcard-generation/flashcard-generation.machine.ts';
import { flashcardViewerMachine } from '#domain/learning/flashcard-viewer/flashcard-viewer.machine.ts';
import { generatorMachine } from '#domain/learning/generator/generator.machine.ts';
import { materialListMachine } from '#domain/learning/material-list/material-list.machine.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { isSameQuiz, selectChat, selectQuiz } from '#ui/learning/assessment-chat/assessment-chat.view.ts';
import { FlashcardDialog } from '#ui/learning/flashcards/FlashcardDialog.tsx';
import { selectFlashcardDialog } from '#ui/learning/flashcards/flashcard-generation.view.ts';
import { selectFlashcard } from '#ui/learning/flashcards/flashcard-viewer.view.ts';
import {
  selectExamForm,
  selectGenerating,
  selectGenerator,
  selectIsConfirming,
  selectQuizForm,
  selectSettledPlace,
} from '#ui/learning/generator/generator.view.ts';
import { selectMaterialList } from '#ui/learning/material-list/material-list.view.ts';
import { QUIZ } from '../model/learning/assessments.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const OF_QUIZ: Assessment = { kind: 'quiz', quiz: { ...QUIZ, id: 'q1' } };
const BOTH = { exam: true, quiz: true };

const generator = (selectedId: string | null = null) =>
  testActor(generatorMachine, {
    input: { userId: 'ania', className: 'VIII', access: BOTH, tab: 'quiz', selectedId, quizAbout: null },
  });

describe('the page of quizzes and exams', () => {
  it('shows the form, says what is being made, and then the quiz, under its address (S2 §2.60, §2.69, D29)', () => {
    const page = generator();
    const looks = () => [
      selectGenerator(page.snapshot()).screen,
      selectGenerating(page.snapshot()),
      selectIsConfirming(page.snapshot()),
      selectSettledPlace(page.snapshot()),
    ];
    const seen = [looks()];
    page.send({ type: 'pupil.subjectChosen', subject: 'Biologia' });
    page.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
    seen.push(looks());
    page.pass(120_000);
    seen.push(looks());
    page.answer('generateAssessment', done(OF_QUIZ));
    seen.push(looks());
    page.send({ type: 'pupil.tabChosen', tab: 'exam' });
    seen.push(looks());
    expect(seen).toEqual([
      ['form', 'none', false, 'mode=quiz'],
      ['form', 'promised', false, null],
      ['form', 'overdue', false, null],
      ['assessment', 'none', false, 'mode=quiz&quizId=q1'],
      ['assessment', 'none', true, null],
    ]);
  });

  it('says of what the address names that it could not be opened (S2 §8.23)', () => {
    const page = generator('q9');
    page.answer('openAssessment', done(null));
    expect([selectGenerator(page.snapshot()), selectSettledPlace(page.snapshot())]).toEqual([
      { screen: 'unloaded', tab: 'quiz', error: 'Nie udało się załadować tego quizu.' },
      'mode=quiz&quizId=q9',
    ]);
  });

  it.each<[FailureCode, object, string | undefined]>([
    [
      'quiz/no-questions',
      { topic: 'Na ten temat nie mamy jeszcze pytań. Napisz go inaczej albo zostaw to pole puste.' },
      undefined,
    ],
    ['network/offline', {}, 'Wystąpił błąd połączenia. Spróbuj ponownie.'],
    ['server/unavailable', {}, 'Nie udało się wygenerować quizu. Spróbuj ponownie później.'],
  ])('says beside the form what became of an order: %s', (code, mistakes, error) => {
    const page = generator();
    page.send({ type: 'pupil.subjectChosen', subject: 'Biologia' });
    page.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
    page.answer('generateAssessment', failed(code));
    const view = selectQuizForm(page.snapshot());
    expect([view.mistakes, view.error, view.isGenerating]).toEqual([mistakes, error, false]);
  });

  it('says at the subject that one is missing (S2 §5.17)', () => {
    const page = generator();
    page.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
    expect(selectQuizForm(page.snapshot()).mistakes).toEqual({ subject: 'Wybierz przedmiot.' });
    page.send({ type: 'pupil.subjectChosen', subject: 'Historia' });
    expect(selectQuizForm(page.snapshot()).mistakes).toEqual({});
  });
});

const chat = () => testActor(assessmentChatMachine, { input: { kind: 'quiz', assessment: OF_QUIZ } });

it('an exam without a subject says so until one is chosen', () => {
  const page = testActor(generatorMachine, {
    input: { userId: 'ania', className: 'VIII', access: BOTH, tab: 'exam', selectedId: null, quizAbout: null },
  });
  page.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
  const told = selectExamForm(page.snapshot());
  page.send({ type: 'pupil.subjectChosen', subject: 'polish' });
  const chosen = selectExamForm(page.snapshot());
  expect([told.mistake, told.error, chosen.mistake, chosen.error]).toEqual([
    'Wybierz przedmiot.',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the chat about a quiz', () => {
  it('offers the letters of the question that waits, and sends one at a time', () => {
    const talk = chat();
    const quiz = selectQuiz(talk.snapshot());
    expect(quiz).toEqual({
      state: 'asking',
      progress: { percentage: 0, currentQuestion: 1, answered: 0, remaining: 2, total: 2 },
      questionId: '1',
      choices: [
        { said: 'A', isLetter: true },
        { said: 'B', isLetter: true },
      ],
    });
    expect(isSameQuiz(quiz, selectQuiz(talk.snapshot()))).toBe(true);
    talk.send({ type: 'pupil.messageSent', text: 'B', at: 1, idempotencyKey: 'm1' });
    expect([selectChat(talk.snapshot()).isSending, selectChat(talk.snapshot()).canSend]).toEqual([true, false]);
    talk.answer('sendMessage', failed('network/offline'));
    const { turns, error, draft } = selectChat(talk.snapshot());
    expect([turns.length, error, draft]).toEqual([1, 'Nie udało się wysłać wiadomości. Spróbuj ponownie.', 'B']);
  });

  it('says how much too long a message is (S2 §5.30)', () => {
    const talk = chat();
    talk.send({ type: 'pupil.draftChanged', text: 'a'.repeat(2_002) });
    const { obstacle, canSend } = selectChat(talk.snapshot());
    expect([obstacle, canSend]).toEqual(['Za długo o\u00a02\u00a0znaki. Skróć tekst, żeby go wysłać.', false]);
  });

  it('beside an exam there is no quiz', () => {
    const talk = testActor(assessmentChatMachine, { input: { kind: 'exam', assessment: null } });
    expect(selectQuiz(talk.snapshot())).toEqual({ state: 'none' });
  });
});

describe('flashcards', () => {
  it('says what the dialog does, from the conversation to the topic (S2 §4.28–4.31)', () => {
    const dialog = testActor(flashcardGenerationMachine, { input: { userClass: null } });
    const view = () => selectFlashcardDialog(dialog.snapshot());
    const conversation = [
      { role: 'user', content: 'fotosynteza' },
      { role: 'assistant', content: 'Pomyślmy.' },
    ] as const;
    const seen = [view()];
    dialog.send({ type: 'pupil.flashcardRequested', conversation, idempotencyKey: 'k' });
    seen.push(view());
    dialog.answer('analyseConversation', failed('server/unavailable'));
    seen.push(view());
    dialog.send({ type: 'pupil.formRequested' });
    seen.push(view());
    dialog.send({ type: 'pupil.subjectChanged', text: 'Biologia' });
    dialog.send({ type: 'pupil.topicChanged', text: 'Fotosynteza' });
    dialog.send({ type: 'pupil.topicConfirmed', idempotencyKey: 'k2' });
    seen.push(view());
    dialog.answer('generateFlashcard', failed('flashcard/no-material'));
    seen.push(view());
    expect(seen).toEqual([
      { dialog: 'closed' },
      { dialog: 'analysing' },
      { dialog: 'failed', error: 'Nie udało się zanalizować konwersacji', canRetry: true },
      { dialog: 'form', form: { subject: '', topic: '' }, canSend: false },
      { dialog: 'generating' },
      {
        dialog: 'failed',
        error: 'O tym nie mamy jeszcze materiału. Nazwij temat inaczej, na przykład jak w podręczniku.',
        canRetry: false,
      },
    ]);
  });

  it('counts the letters of the subject in the dialog (S2 §5.14)', () => {
    const form = { subject: 'Biologia', topic: '' };
    const dialog = FlashcardDialog({ view: { dialog: 'form', form, canSend: false }, send: () => undefined });
    const [subject = ''] = renderToString(dialog.props.children).split('Temat');
    expect([subject.includes('Przedmiot'), /\d+\/\d+/.exec(subject)?.[0]]).toEqual([true, '8/100']);
  });

  it('shows a flashcard, and one side of one card after the other (S2 §1.12)', () => {
    const card = { id: 'c1', front: 'Co wydziela liść?', back: 'Tlen.' };
    const flashcard = {
      id: 'f1',
      subject: 'Biologia',
      topicTitle: 'Fotosynteza',
      createdAt: '2026-05-04T10:00:00.000Z',
      htmlContent: '<h1>Fotosynteza</h1>',
      cards: [card],
    };
    const viewer = testActor(flashcardViewerMachine, { input: { id: 'f1' } });
    const view = () => selectFlashcard(viewer.snapshot());
    const seen = [view()];
    viewer.answer('findFlashcard', done(flashcard));
    seen.push(view());
    for (const type of ['pupil.practiceRequested', 'pupil.cardTurned', 'pupil.cardKnown'] as const) {
      viewer.send({ type, idempotencyKey: 'k' });
      seen.push(view());
    }
    const inHand = { screen: 'card', title: 'Fotosynteza', card, left: 1, total: 1 };
    expect(seen).toEqual([
      { screen: 'loading' },
      { screen: 'reading', flashcard },
      { ...inHand, isTurned: false },
      { ...inHand, isTurned: true },
      { screen: 'finished', title: 'Fotosynteza' },
    ]);
  });
});

it('a list says what there is, what is on its way and what could not be had', () => {
  const list = testActor(materialListMachine, { input: { kind: 'quiz', pageSize: 10 } });
  const seen = [selectMaterialList(list.snapshot())];
  const material = { id: 'q1', title: 'Quiz', subject: 'Biologia', createdAt: '2026-05-04T10:00:00.000Z' };
  list.answer('fetchMaterials', done({ materials: [material], page: 1, hasNextPage: true }));
  seen.push(selectMaterialList(list.snapshot()));
  list.send({ type: 'pupil.moreRequested' });
  list.answer('fetchMaterials', failed('server/unavailable'));
  seen.push(selectMaterialList(list.snapshot()));
  expect(seen).toEqual([
    { materials: [], isLoading: true, canShowMore: false, error: undefined },
    { materials: [material], isLoading: false, canShowMore: true, error: undefined },
    { materials: [material], isLoading: false, canShowMore: false, error: 'Nie udało się załadować historii quizów.' },
  ]);
});
