import { describe, expect, it } from 'vitest';
import type { Turn } from '#domain/learning/conversation.types.ts';
import { flashcardGenerationMachine } from '#domain/learning/flashcard-generation/flashcard-generation.machine.ts';
import type {
  FlashcardGenerationInput,
  TopicSuggestion,
} from '#domain/learning/flashcard-generation/flashcard-generation.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const THREAD: readonly Turn[] = [
  { role: 'user', content: 'Co to jest przeciwprostokątna?' },
  { role: 'assistant', content: 'Najdłuższy bok.' },
];
const LONGER: readonly Turn[] = [...THREAD, { role: 'user', content: 'Zawsze?' }];
const SUGGESTION: TopicSuggestion = {
  summary: 'Twierdzenie Pitagorasa',
  subject: 'Matematyka',
  topicTitle: 'Trójkąty',
};
const HTML = '<h1>Twierdzenie Pitagorasa</h1>';
const PUPIL: FlashcardGenerationInput = { userClass: 'Klasa 8' };

describeMachine('flashcard generation', flashcardGenerationMachine, {
  inputs: { 'a pupil': PUPIL },
  events: {
    'pupil.flashcardRequested': [THREAD, THREAD.slice(1), null].map((conversation) => ({
      conversation,
      idempotencyKey: 'a1',
    })),
    'pupil.subjectChanged': [{ text: '' }, { text: 'Fizyka' }],
    'pupil.topicChanged': [{ text: '' }, { text: 'Siły' }],
    'pupil.topicConfirmed': [{ idempotencyKey: 'k1' }],
    'pupil.generationCancelled': [{}],
    'pupil.retried': [{ idempotencyKey: 'k2' }],
    'pupil.formRequested': [{}],
    'pupil.windowRequested': [{}],
    'pupil.dialogClosed': [{}],
  },
  answers: {
    analyseConversation: [done(SUGGESTION), failed('server/unavailable')],
    generateFlashcard: [done(HTML), done(' '), failed('server/unavailable')],
    findNewestFlashcard: [done('f1'), done(null), failed('network/offline')],
  },
  keyOf: ({ conversation, form, order, htmlContent, failure }) => [
    conversation?.length,
    form,
    order !== null,
    htmlContent !== '',
    failure,
  ],
  restStates: ['closed', 'editing', 'tooShort', 'unanalysed', 'ungenerated', 'apart'],
  endsByItself: {
    analyseConversation: 'within 30 s: the timeout of the call (S1 §9)',
    findNewestFlashcard: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)',
  },
  ignored: {
    'analysing/pupil.*': 'the form is not there yet',
    'generating/pupil.*': 'one flashcard at a time',
    'finding/pupil.*': 'one flashcard at a time',
  },
  invariants: {
    'a failure is named exactly while it shows': ({ snapshot, context }) =>
      (context.failure !== null) ===
      ['tooShort', 'unanalysed', 'ungenerated'].some((state) => snapshot.matches(state as 'tooShort')),
    'nothing incomplete is made': ({ snapshot, context }) =>
      !snapshot.matches('generating') ||
      (context.order !== null && context.order.order.subject !== '' && context.order.order.topic !== ''),
    'nothing typed is lost before there is a flashcard': ({ context, before }) =>
      before === undefined ||
      !before.matches('ungenerated') ||
      (context.form.subject === before.context.form.subject && context.form.topic === before.context.form.topic),
    'no empty flashcard is shown': ({ emitted }) =>
      emitted.every((event) => event.type !== 'flashcard.windowWanted' || event.htmlContent === HTML),
    'only what exists is jumped to': ({ emitted }) =>
      emitted.every((event) => event.type !== 'flashcard.found' || event.flashcardId === 'f1'),
  },
});

const requested = (conversation: readonly Turn[] | null = THREAD, input: FlashcardGenerationInput = PUPIL) => {
  const generation = testActor(flashcardGenerationMachine, { input });
  generation.send({ type: 'pupil.flashcardRequested', conversation, idempotencyKey: 'a1' });
  return generation;
};

const editing = () => {
  const generation = requested();
  generation.answer('analyseConversation', done(SUGGESTION));
  return generation;
};

const generating = () => {
  const generation = editing();
  generation.send({ type: 'pupil.topicConfirmed', idempotencyKey: 'k1' });
  return generation;
};

const ungenerated = (code: FailureCode = 'server/unavailable') => {
  const generation = generating();
  generation.answer('generateFlashcard', failed(code));
  return generation;
};

const finding = () => {
  const generation = generating();
  generation.answer('generateFlashcard', done(HTML));
  return generation;
};

const unanalysed = () => {
  const generation = requested();
  generation.answer('analyseConversation', failed('server/unavailable'));
  return generation;
};

const left = () => {
  const generation = editing();
  generation.send({ type: 'pupil.topicChanged', text: 'Przeciwprostokątna' });
  generation.send({ type: 'pupil.dialogClosed' });
  return generation;
};

describe('flashcard generation', () => {
  it('analyses the conversation first (S2 §4.29)', () => {
    const generation = requested();
    expect([
      generation.state(),
      generation.askedOf('analyseConversation'),
      generation.snapshot().hasTag('busy'),
    ]).toEqual(['analysing', { order: { conversation: THREAD, userClass: 'Klasa 8' }, idempotencyKey: 'a1' }, true]);
  });

  it('takes Klasa 7 for a pupil whose class is not known (S2 §9.21)', () => {
    expect(requested(THREAD, { userClass: null }).askedOf('analyseConversation')).toEqual({
      order: { conversation: THREAD, userClass: 'Klasa 7' },
      idempotencyKey: 'a1',
    });
  });

  it('needs two messages, and says so (S2 §5.9)', () => {
    const generation = requested(THREAD.slice(1));
    expect([generation.state(), generation.context().failure]).toEqual(['tooShort', 'flashcard/too-few-messages']);
    generation.send({ type: 'pupil.dialogClosed' });
    expect([generation.state(), generation.context().failure]).toEqual(['closed', null]);
  });

  it('fills subject and topic with the suggestion, and both can be changed (S2 §4.30–4.31)', () => {
    const generation = editing();
    expect([generation.state(), generation.context().form]).toEqual([
      'editing',
      { subject: 'Matematyka', topic: 'Twierdzenie Pitagorasa' },
    ]);
    generation.send({ type: 'pupil.subjectChanged', text: 'Geometria' });
    generation.send({ type: 'pupil.topicChanged', text: 'Przeciwprostokątna' });
    expect(generation.context().form).toEqual({ subject: 'Geometria', topic: 'Przeciwprostokątna' });
  });

  it.each([
    ['', 't'],
    ['s', ''],
    ['s'.repeat(101), 't'],
    ['s', 't'.repeat(201)],
  ])('makes nothing of an incomplete form (S2 §5.12–5.13, §5.15–5.16, §9.19–9.20): %#', (subject, topic) => {
    const generation = editing();
    generation.send({ type: 'pupil.subjectChanged', text: subject });
    generation.send({ type: 'pupil.topicChanged', text: topic });
    generation.send({ type: 'pupil.topicConfirmed', idempotencyKey: 'k1' });
    expect([generation.state(), generation.context().form]).toEqual(['editing', { subject, topic }]);
  });

  it('lets a pupil type subject and topic freely where there is no conversation (S1 §5)', () => {
    const generation = requested(null);
    expect([generation.state(), generation.context().form]).toEqual(['editing', { subject: '', topic: '' }]);
    generation.send({ type: 'pupil.subjectChanged', text: ' Fizyka ' });
    generation.send({ type: 'pupil.topicChanged', text: 'Siły' });
    generation.send({ type: 'pupil.topicConfirmed', idempotencyKey: 'k1' });
    expect(generation.askedOf('generateFlashcard')).toEqual({
      order: { subject: 'Fizyka', topic: 'Siły', userClass: 'Klasa 8' },
      idempotencyKey: 'k1',
    });
  });

  it('makes the flashcard on the confirmed topic (S2 §7.8)', () => {
    const generation = generating();
    // S1 §1.13
    expect([generation.state(), generation.askedOf('generateFlashcard'), generation.snapshot().hasTag('busy')]).toEqual(
      [
        'generating',
        {
          order: { subject: 'Matematyka', topic: 'Twierdzenie Pitagorasa', userClass: 'Klasa 8' },
          idempotencyKey: 'k1',
        },
        true,
      ],
    );
  });

  it('jumps to the newest flashcard of the history, and the dialog closes (S2 §4.32)', () => {
    const generation = finding();
    expect([generation.state(), generation.pending()]).toEqual(['finding', ['findNewestFlashcard']]);
    generation.answer('findNewestFlashcard', done('f1'));
    expect([generation.state(), generation.emitted, generation.context().form]).toEqual([
      'closed',
      [{ type: 'flashcard.found', flashcardId: 'f1' }],
      { subject: '', topic: '' },
    ]);
  });

  it.each([
    ['there is none', done(null)],
    ['it cannot be asked', failed('network/offline')],
  ])('opens the flashcard in a new window when the history fails: %s (S2 §4.33)', (_, answer) => {
    const generation = finding();
    generation.answer('findNewestFlashcard', answer);
    expect([generation.state(), generation.emitted]).toEqual([
      'apart',
      [{ type: 'flashcard.windowWanted', htmlContent: HTML }],
    ]);
    generation.send({ type: 'pupil.windowRequested' });
    expect([generation.state(), generation.emitted.length, generation.emitted[1]]).toEqual([
      'apart',
      2,
      { type: 'flashcard.windowWanted', htmlContent: HTML },
    ]);
    generation.send({ type: 'pupil.dialogClosed' });
    expect(generation.state()).toEqual('closed');
  });

  it('says that the conversation could not be analysed, and tries it again or lets the pupil name the topic (S2 §8.10)', () => {
    const again = unanalysed();
    expect([again.state(), again.context().failure]).toEqual(['unanalysed', 'flashcard/not-analysed']);
    again.send({ type: 'pupil.retried', idempotencyKey: 'k2' });
    expect([again.state(), again.context().failure, again.askedOf('analyseConversation')]).toEqual([
      'analysing',
      null,
      { order: { conversation: THREAD, userClass: 'Klasa 8' }, idempotencyKey: 'a1' },
    ]);
    const alone = unanalysed();
    alone.send({ type: 'pupil.formRequested' });
    expect([alone.state(), alone.context().failure]).toEqual(['editing', null]);
  });

  it('says that the flashcard could not be made (S2 §8.11)', () => {
    const generation = ungenerated();
    expect([generation.state(), generation.context().failure]).toEqual(['ungenerated', 'flashcard/not-generated']);
  });

  it('says that a flashcard came without content, and orders another one when it is tried again (S2 §8.12)', () => {
    const generation = generating();
    generation.answer('generateFlashcard', done(' \n'));
    expect([generation.state(), generation.context().failure, generation.emitted]).toEqual([
      'ungenerated',
      'flashcard/empty',
      [],
    ]);
    generation.send({ type: 'pupil.retried', idempotencyKey: 'k2' });
    expect((generation.askedOf('generateFlashcard') as { idempotencyKey: string }).idempotencyKey).toEqual('k2');
  });

  it.each(['session/expired', 'assistant/no-access', 'network/offline', 'request/too-many'] as const)(
    'tells %s as it is, because the pupil can do something about it',
    (code) => {
      expect(ungenerated(code).context().failure).toEqual(code);
      const generation = requested();
      generation.answer('analyseConversation', failed(code));
      expect(generation.context().failure).toEqual(code);
    },
  );

  it('waits 90 seconds for a flashcard and not longer (S2 §9.22)', () => {
    const generation = generating();
    generation.pass(89_999);
    expect(generation.state()).toEqual('generating');
    generation.pass(1);
    expect([generation.state(), generation.context().failure, generation.pending()]).toEqual([
      'ungenerated',
      'flashcard/not-generated',
      [],
    ]);
  });

  it('loses nothing typed on a failure: the same order goes again under the same key, or the form can be changed (R10)', () => {
    const again = ungenerated();
    again.send({ type: 'pupil.retried', idempotencyKey: 'k2' });
    expect([again.askedOf('generateFlashcard'), again.context().failure]).toEqual([
      { order: { subject: 'Matematyka', topic: 'Twierdzenie Pitagorasa', userClass: 'Klasa 8' }, idempotencyKey: 'k1' },
      null,
    ]);
    const changed = ungenerated();
    changed.send({ type: 'pupil.formRequested' });
    expect([changed.state(), changed.context().form, changed.context().failure]).toEqual([
      'editing',
      { subject: 'Matematyka', topic: 'Twierdzenie Pitagorasa' },
      null,
    ]);
    changed.send({ type: 'pupil.topicConfirmed', idempotencyKey: 'k2' });
    expect((changed.askedOf('generateFlashcard') as { idempotencyKey: string }).idempotencyKey).toEqual('k1');
  });

  it('makes another flashcard on the same topic under a new key', () => {
    const generation = finding();
    generation.answer('findNewestFlashcard', done('f1'));
    generation.send({ type: 'pupil.flashcardRequested', conversation: THREAD, idempotencyKey: 'a1' });
    generation.answer('analyseConversation', done(SUGGESTION));
    generation.send({ type: 'pupil.topicConfirmed', idempotencyKey: 'k2' });
    expect((generation.askedOf('generateFlashcard') as { idempotencyKey: string }).idempotencyKey).toEqual('k2');
  });

  it('goes back to the form when the pupil cancels, and asks nobody any more', () => {
    const generation = generating();
    generation.send({ type: 'pupil.generationCancelled' });
    expect([generation.state(), generation.pending(), generation.forgotten(), generation.context().form]).toEqual([
      'editing',
      [],
      [],
      { subject: 'Matematyka', topic: 'Twierdzenie Pitagorasa' },
    ]);
  });

  it('keeps the form of a closed dialog for its conversation, and begins anew for another one', () => {
    const same = left();
    same.send({ type: 'pupil.flashcardRequested', conversation: THREAD, idempotencyKey: 'a1' });
    expect([same.state(), same.context().form]).toEqual([
      'editing',
      { subject: 'Matematyka', topic: 'Przeciwprostokątna' },
    ]);
    const other = left();
    other.send({ type: 'pupil.flashcardRequested', conversation: LONGER, idempotencyKey: 'a1' });
    expect([other.state(), other.context().form, other.askedOf('analyseConversation')]).toEqual([
      'analysing',
      { subject: '', topic: '' },
      { order: { conversation: LONGER, userClass: 'Klasa 8' }, idempotencyKey: 'a1' },
    ]);
  });
});
