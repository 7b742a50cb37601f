import { describe, expect, it } from 'vitest';
import { generatorMachine } from '#domain/learning/generator/generator.machine.ts';
import type { GeneratorInput, GeneratorTab } from '#domain/learning/generator/generator.types.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { EXAM, QUIZ } from '../assessments.ts';

const OF_EXAM: Assessment = { kind: 'exam', exam: EXAM };
const OF_QUIZ: Assessment = { kind: 'quiz', quiz: QUIZ };
const BLANK_EXAM: Assessment = { kind: 'exam', exam: { ...EXAM, htmlContent: '' } };
const BOTH = { exam: true, quiz: true };
const QUIZ_ONLY = { exam: false, quiz: true };
const NEITHER = { exam: false, quiz: false };
const NEW_QUIZ: GeneratorInput = {
  userId: 'ania',
  className: 'VIII',
  access: BOTH,
  tab: 'quiz',
  selectedId: null,
  quizAbout: null,
};
const NEW_EXAM: GeneratorInput = { ...NEW_QUIZ, className: '3 LO', tab: 'exam' };
const SUBJECT = { quiz: 'Biologia', exam: 'polish' } as const;

describeMachine('generator', generatorMachine, {
  inputs: {
    'a new quiz': NEW_QUIZ,
    'an exam from the address': { ...NEW_EXAM, selectedId: 'e1' },
    'a trial': { ...NEW_EXAM, access: NEITHER, userId: null },
  },
  events: {
    'access.changed': [{ access: BOTH }, { access: NEITHER }],
    'pupil.tabChosen': [{ tab: 'exam' }, { tab: 'quiz' }],
    'pupil.subjectChosen': [{ subject: '' }, { subject: 'polish' }],
    'pupil.topicChanged': [{ text: 'Komórka' }],
    'pupil.countChanged': [{ count: 25 }],
    'pupil.difficultyChosen': [{ difficulty: 'hard' }],
    'pupil.questionTypeToggled': [{ questionType: 'true_false' }],
    'pupil.generationRequested': [{ idempotencyKey: 'k1' }],
    'pupil.generationCancelled': [{}],
    'pupil.itemChosen': [{ id: 'e1' }],
    'pupil.formRequested': [{}],
    'pupil.retried': [{}],
    'pupil.confirmed': [{}],
    'pupil.declined': [{}],
  },
  answers: {
    generateAssessment: [done(OF_EXAM), done(OF_QUIZ), done(BLANK_EXAM), done(null), failed('server/unavailable')],
    openAssessment: [done(OF_QUIZ), done(null), failed('network/offline')],
  },
  keyOf: ({ tab, access, selectedId, userId, quizForm, examForm, order, assessment, failure }) => [
    tab,
    access.exam,
    access.quiz,
    selectedId !== null,
    userId !== null,
    quizForm.subject === '',
    examForm.subject === null,
    order !== null,
    assessment !== null,
    failure !== null,
  ],
  restStates: ['choosing.locked', 'choosing.filling', 'choosing.unloaded', 'viewing'],
  endsByItself: { openAssessment: 'within 94 s: the timeout of the call is 30 s, three times (S1 §7.2)' },
  ignored: { 'choosing.loading/pupil.*': 'the sheet is on its way', 'generating/pupil.*': 'one sheet at a time' },
  invariants: {
    'content is shown exactly while it is viewed or about to be left': ({ snapshot, context }) =>
      (snapshot.matches('viewing') || snapshot.matches('confirming')) === (context.assessment !== null),
    'no generator opens without its plan': ({ snapshot, context }) =>
      !snapshot.matches({ choosing: 'filling' }) || context.access[context.tab],
    'what is made was ordered in its own tab': ({ snapshot, context }) =>
      !snapshot.matches('generating') || context.order?.order.kind === context.tab,
    'no content is lost without a word of the pupil': ({ snapshot, context, before }) =>
      before === undefined ||
      !before.matches('viewing') ||
      context.assessment !== null ||
      snapshot.matches({ choosing: 'loading' }) ||
      (snapshot.matches('choosing') && before.context.tab === context.tab),
    'a quiz has between 1 and 20 questions and at least one type': ({ context: { quizForm } }) =>
      quizForm.count >= 1 && quizForm.count <= 20 && quizForm.questionTypes.length > 0,
  },
});

const open = (input: Partial<GeneratorInput> = {}) => testActor(generatorMachine, { input: { ...NEW_QUIZ, ...input } });

const generating = (tab: GeneratorTab = 'quiz') => {
  const generator = open({ tab });
  generator.send({ type: 'pupil.subjectChosen', subject: SUBJECT[tab] });
  generator.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
  return generator;
};

const viewing = (tab: GeneratorTab = 'quiz') => {
  const generator = generating(tab);
  generator.answer('generateAssessment', done(tab === 'exam' ? OF_EXAM : OF_QUIZ));
  return generator;
};

const loading = (tab: GeneratorTab = 'quiz') => open({ tab, selectedId: `${tab}-1` });

describe('generator', () => {
  it.each(['exam', 'quiz'] as const)('shows the form of the %s first (S2 §2.67)', (tab) => {
    const generator = open({ tab });
    expect([generator.state(), generator.context().tab, generator.context().failure]).toEqual([
      { choosing: 'filling' },
      tab,
      null,
    ]);
  });

  it.each([
    ['exam', NEITHER],
    ['quiz', NEITHER],
    ['exam', QUIZ_ONLY],
  ] as const)(
    'locks the %s for a plan with %j, and a trial opens neither (S2 §1.37–1.38, §6.15–6.16, D9)',
    (tab, access) => {
      expect(open({ tab, access }).state()).toEqual({ choosing: 'locked' });
      expect(open({ tab, access, selectedId: 'x' }).state()).toEqual({ choosing: 'locked' });
    },
  );

  it('opens the quiz to a plan with AI that has no exams, and shows the lock on the other tab only (S2 §6.18, D9)', () => {
    const generator = open({ tab: 'exam', access: QUIZ_ONLY });
    generator.send({ type: 'pupil.tabChosen', tab: 'quiz' });
    expect(generator.state()).toEqual({ choosing: 'filling' });
    generator.send({ type: 'pupil.tabChosen', tab: 'exam' });
    expect(generator.state()).toEqual({ choosing: 'locked' });
    generator.send({ type: 'pupil.tabChosen', tab: 'exam' });
    expect([generator.state(), generator.context().tab]).toEqual([{ choosing: 'locked' }, 'exam']);
  });

  it('opens as soon as there is a plan, and locks a form when the plan ends', () => {
    const generator = open({ access: NEITHER });
    generator.send({ type: 'access.changed', access: QUIZ_ONLY });
    expect(generator.state()).toEqual({ choosing: 'filling' });
    generator.send({ type: 'access.changed', access: NEITHER });
    expect(generator.state()).toEqual({ choosing: 'locked' });
    const made = viewing();
    made.send({ type: 'access.changed', access: NEITHER });
    expect([made.state(), made.context().access]).toEqual(['viewing', NEITHER]);
    made.send({ type: 'pupil.itemChosen', id: 'q1' });
    expect(made.state()).toEqual({ choosing: 'locked' });
    const cancelled = generating();
    cancelled.send({ type: 'access.changed', access: NEITHER });
    cancelled.send({ type: 'pupil.generationCancelled' });
    expect(cancelled.state()).toEqual({ choosing: 'locked' });
  });

  it('needs a subject for a quiz (S2 §5.17)', () => {
    const generator = open();
    generator.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
    expect([generator.state(), generator.context().failure]).toEqual([{ choosing: 'filling' }, 'generator/no-subject']);
  });

  it('needs a subject and a user for an exam (S2 §5.26–5.27)', () => {
    const generator = open({ tab: 'exam', userId: null });
    generator.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
    expect(generator.context().failure).toEqual('generator/no-subject');
    generator.send({ type: 'pupil.subjectChosen', subject: 'polish' });
    generator.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
    expect([generator.state(), generator.context().failure]).toEqual([{ choosing: 'filling' }, 'exam/signed-out']);
  });

  it('orders the quiz as the pupil filled it in (S2 §5.21)', () => {
    const generator = open();
    generator.send({ type: 'pupil.subjectChosen', subject: 'Biologia' });
    generator.send({ type: 'pupil.topicChanged', text: 'Komórka' });
    generator.send({ type: 'pupil.countChanged', count: 25 });
    generator.send({ type: 'pupil.difficultyChosen', difficulty: 'hard' });
    generator.send({ type: 'pupil.questionTypeToggled', questionType: 'true_false' });
    generator.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
    // S1 §1.14
    expect([generator.state(), generator.askedOf('generateAssessment'), generator.snapshot().hasTag('busy')]).toEqual([
      { generating: 'promised' },
      {
        order: {
          kind: 'quiz',
          subject: 'Biologia',
          topic: 'Komórka',
          count: 20,
          difficulty: 'hard',
          questionTypes: ['multiple_choice', 'true_false'],
          classLevel: 'Klasa 8',
        },
        idempotencyKey: 'k1',
      },
      true,
    ]);
  });

  it('orders the exam of the class, and its form knows a subject only (S2 §5.36, §5.38)', () => {
    const generator = testActor(generatorMachine, { input: NEW_EXAM });
    generator.send({ type: 'pupil.subjectChosen', subject: 'german' });
    expect(generator.context().examForm).toEqual({ subject: null });
    generator.send({ type: 'pupil.subjectChosen', subject: 'english' });
    const before = generator.context().quizForm;
    generator.send({ type: 'pupil.topicChanged', text: 'Komórka' });
    generator.send({ type: 'pupil.countChanged', count: 3 });
    generator.send({ type: 'pupil.difficultyChosen', difficulty: 'easy' });
    generator.send({ type: 'pupil.questionTypeToggled', questionType: 'true_false' });
    expect(generator.context().quizForm).toEqual(before);
    generator.send({ type: 'pupil.generationRequested', idempotencyKey: 'k1' });
    // S1 §1.15
    expect(generator.askedOf('generateAssessment')).toEqual({
      order: { kind: 'exam', userId: 'ania', subject: 'english', examType: 'matura', level: 'Klasa 3 LO' },
      idempotencyKey: 'k1',
    });
  });

  it('says after two minutes that it takes longer than promised, and goes on waiting (S2 §2)', () => {
    const generator = generating();
    generator.pass(119_999);
    expect(generator.state()).toEqual({ generating: 'promised' });
    generator.pass(1);
    expect([generator.state(), generator.pending()]).toEqual([{ generating: 'overdue' }, ['generateAssessment']]);
  });

  it.each([
    ['quiz', 300_000, 'quiz/not-generated'],
    ['exam', 180_000, 'exam/not-generated'],
  ] as const)('gives a %s up after %i ms (S2 §9.24)', (tab, timeout, code) => {
    const generator = generating(tab);
    generator.pass(timeout - 1);
    expect(generator.state()).toEqual({ generating: 'overdue' });
    generator.pass(1);
    expect([generator.state(), generator.context().failure, generator.pending()]).toEqual([
      { choosing: 'filling' },
      code,
      [],
    ]);
  });

  it('goes back to the form when the pupil cancels, and asks nobody any more', () => {
    const generator = generating();
    generator.send({ type: 'pupil.generationCancelled' });
    expect([
      generator.state(),
      generator.context().quizForm.subject,
      generator.pending(),
      generator.context().failure,
    ]).toEqual([{ choosing: 'filling' }, 'Biologia', [], null]);
  });

  it.each([
    ['quiz', OF_QUIZ],
    ['exam', OF_EXAM],
  ] as const)('shows the %s that was made, and tells the history (S2 §2.67)', (tab, content) => {
    const generator = viewing(tab);
    expect([generator.state(), generator.context().assessment, generator.context().order, generator.emitted]).toEqual([
      'viewing',
      content,
      null,
      [{ type: 'assessment.made', kind: tab }],
    ]);
  });

  it.each([
    ['says no success', null],
    ['sends no content', BLANK_EXAM],
  ])('makes no exam when the server %s (S2 §7.36)', (_, output) => {
    const generator = generating('exam');
    generator.answer('generateAssessment', done(output));
    expect([
      generator.state(),
      generator.context().failure,
      generator.context().assessment,
      generator.context().order,
    ]).toEqual([{ choosing: 'filling' }, 'exam/not-generated', null, null]);
  });

  it.each([
    ['exam', 'exam/not-generated'],
    ['quiz', 'quiz/not-generated'],
  ] as const)('says that the %s could not be made, and keeps the form (S2 §8.31–8.32)', (tab, code) => {
    const generator = generating(tab);
    generator.answer('generateAssessment', failed('server/unavailable'));
    const { failure, quizForm, examForm } = generator.context();
    expect([generator.state(), failure, tab === 'quiz' ? quizForm.subject : examForm.subject]).toEqual([
      { choosing: 'filling' },
      code,
      SUBJECT[tab],
    ]);
  });

  it('tells a lack of access as it is', () => {
    const generator = generating();
    generator.answer('generateAssessment', failed('assistant/no-access'));
    expect(generator.context().failure).toEqual('assistant/no-access');
  });

  it('pays once for an order that was lost and is sent again (R10), and again for another quiz', () => {
    const generator = generating();
    generator.answer('generateAssessment', failed('network/timeout'));
    generator.send({ type: 'pupil.generationRequested', idempotencyKey: 'k2' });
    const keyNow = () => (generator.askedOf('generateAssessment') as { idempotencyKey: string }).idempotencyKey;
    expect([keyNow(), generator.context().failure]).toEqual(['k1', null]);
    generator.answer('generateAssessment', done(OF_QUIZ));
    generator.send({ type: 'pupil.formRequested' });
    generator.send({ type: 'pupil.generationRequested', idempotencyKey: 'k3' });
    expect(keyNow()).toEqual('k3');
  });

  it.each(['exam', 'quiz'] as const)('loads the %s that the address names (S2 §2.67)', (tab) => {
    const generator = loading(tab);
    expect([generator.state(), generator.askedOf('openAssessment'), generator.snapshot().hasTag('busy')]).toEqual([
      { choosing: 'loading' },
      { kind: tab, id: `${tab}-1` },
      true,
    ]);
    generator.answer('openAssessment', done(tab === 'exam' ? OF_EXAM : OF_QUIZ));
    expect([generator.state(), generator.context().assessment, generator.emitted]).toEqual([
      'viewing',
      tab === 'exam' ? OF_EXAM : OF_QUIZ,
      [],
    ]);
  });

  it.each([
    ['exam', done(null), 'exam/unavailable'],
    ['quiz', done(null), 'quiz/unavailable'],
    ['exam', failed('server/unavailable'), 'exam/unavailable'],
    ['quiz', failed('session/expired'), 'session/expired'],
  ] as const)('says that the %s could not be loaded: %#, and tries it again (S2 §8.29–8.30)', (tab, answer, code) => {
    const generator = loading(tab);
    generator.answer('openAssessment', answer);
    expect([generator.state(), generator.context().failure]).toEqual([{ choosing: 'unloaded' }, code]);
    generator.send({ type: 'pupil.retried' });
    expect([generator.state(), generator.context().failure, generator.askedOf('openAssessment')]).toEqual([
      { choosing: 'loading' },
      null,
      { kind: tab, id: `${tab}-1` },
    ]);
  });

  it('loads what the pupil chose last, from wherever they are', () => {
    const generator = open();
    const choose = (id: string) => {
      generator.send({ type: 'pupil.itemChosen', id });
      return generator.askedOf('openAssessment');
    };
    expect([choose('q1'), choose('q2'), generator.forgotten()]).toEqual([
      { kind: 'quiz', id: 'q1' },
      { kind: 'quiz', id: 'q2' },
      [],
    ]);
    generator.answer('openAssessment', failed('network/offline'));
    expect(choose('q3')).toEqual({ kind: 'quiz', id: 'q3' });
    generator.answer('openAssessment', done(OF_QUIZ));
    expect([choose('q4'), generator.context().assessment]).toEqual([{ kind: 'quiz', id: 'q4' }, null]);
  });

  it('leaves a load for the form', () => {
    const waiting = loading();
    waiting.send({ type: 'pupil.formRequested' });
    expect([waiting.state(), waiting.context().selectedId, waiting.pending()]).toEqual([
      { choosing: 'filling' },
      null,
      [],
    ]);
    const unloaded = loading();
    unloaded.answer('openAssessment', done(null));
    unloaded.send({ type: 'pupil.formRequested' });
    expect([unloaded.state(), unloaded.context().selectedId, unloaded.context().failure]).toEqual([
      { choosing: 'filling' },
      null,
      null,
    ]);
  });

  it('changes tabs without a question while no content is shown, and each keeps its form (S2 §4)', () => {
    const generator = open();
    generator.send({ type: 'pupil.subjectChosen', subject: 'Biologia' });
    generator.send({ type: 'pupil.tabChosen', tab: 'exam' });
    expect([generator.state(), generator.context().tab]).toEqual([{ choosing: 'filling' }, 'exam']);
    generator.send({ type: 'pupil.tabChosen', tab: 'quiz' });
    expect([generator.context().tab, generator.context().quizForm.subject]).toEqual(['quiz', 'Biologia']);
    generator.send({ type: 'pupil.tabChosen', tab: 'quiz' });
    expect(generator.context().tab).toEqual('quiz');
    const waiting = loading();
    waiting.send({ type: 'pupil.tabChosen', tab: 'exam' });
    expect([waiting.state(), waiting.context().tab, waiting.context().selectedId]).toEqual([
      { choosing: 'filling' },
      'exam',
      null,
    ]);
  });

  it('asks before another tab takes the content away, and resets on confirmation (S2 §4.35–4.36)', () => {
    const generator = viewing();
    generator.send({ type: 'pupil.tabChosen', tab: 'quiz' });
    expect(generator.state()).toEqual('viewing');
    generator.send({ type: 'pupil.tabChosen', tab: 'exam' });
    expect([generator.state(), generator.context().assessment, generator.context().tab]).toEqual([
      'confirming',
      OF_QUIZ,
      'quiz',
    ]);
    generator.send({ type: 'pupil.confirmed' });
    expect([generator.state(), generator.context().assessment, generator.context().tab]).toEqual([
      { choosing: 'filling' },
      null,
      'exam',
    ]);
  });

  it('keeps the content and its tab when the pupil declines, and tells the address so (S2 §4)', () => {
    const generator = viewing();
    generator.send({ type: 'pupil.tabChosen', tab: 'exam' });
    generator.send({ type: 'pupil.declined' });
    expect([generator.state(), generator.context().assessment, generator.emitted.at(-1)]).toEqual([
      'viewing',
      OF_QUIZ,
      { type: 'tab.kept', tab: 'quiz' },
    ]);
  });

  it('makes room for a new one', () => {
    const generator = viewing();
    generator.send({ type: 'pupil.formRequested' });
    expect([generator.state(), generator.context().assessment]).toEqual([{ choosing: 'filling' }, null]);
  });
});
