import { describe, expect, it } from 'vitest';
import { questionReportMachine } from '#domain/learning/question-report/question-report.machine.ts';
import type { QuestionReportInput } from '#domain/learning/question-report/question-report.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const EXAM: QuestionReportInput = { kind: 'exam', assessmentId: 'e1' };

describeMachine('question report', questionReportMachine, {
  inputs: { 'an exam': EXAM },
  events: {
    'pupil.reportRequested': [{ questionId: 'z1' }, { questionId: 'z2' }],
    'pupil.commentChanged': [{ text: '' }, { text: 'Dwie odpowiedzi są dobre' }, { text: 'a'.repeat(2_001) }],
    'pupil.reportSent': [{ idempotencyKey: 'k1' }],
    'pupil.reportClosed': [{}],
  },
  answers: { sendReport: [done(undefined), failed('network/offline')] },
  keyOf: ({ questionId, comment, report, reported, failure }) => [
    questionId,
    comment.length,
    report !== null,
    reported.toSorted(),
    failure,
  ],
  restStates: ['closed', 'writing', 'thanking'],
  ignored: { 'sending/pupil.*': 'the form is locked while it is sent' },
  invariants: {
    'each question is reported once': ({ context }) => new Set(context.reported).size === context.reported.length,
    'thanks are said only for a reported question': ({ snapshot, context, before }) =>
      !snapshot.matches('thanking') ||
      before?.matches('closed') === true ||
      context.reported.includes(context.questionId ?? ''),
    'what is sent is about the question on the screen': ({ snapshot, context }) =>
      !snapshot.matches('sending') || context.report?.order.questionId === context.questionId,
  },
});

const writing = () => {
  const report = testActor(questionReportMachine, { input: EXAM });
  report.send({ type: 'pupil.reportRequested', questionId: 'z1' });
  report.send({ type: 'pupil.commentChanged', text: ' Dwie odpowiedzi są dobre ' });
  return report;
};

const sending = () => {
  const report = writing();
  report.send({ type: 'pupil.reportSent', idempotencyKey: 'k1' });
  return report;
};

describe('question report', () => {
  it('tells the server which question is wrong and why, and thanks (D18)', () => {
    const report = sending();
    expect([report.state(), report.askedOf('sendReport'), report.snapshot().hasTag('busy')]).toEqual([
      'sending',
      {
        order: { kind: 'exam', assessmentId: 'e1', questionId: 'z1', comment: 'Dwie odpowiedzi są dobre' },
        idempotencyKey: 'k1',
      },
      true,
    ]);
    report.answer('sendReport', done(undefined));
    expect([report.state(), report.context().reported]).toEqual(['thanking', ['z1']]);
  });

  it('takes a question once, and another one after it', () => {
    const report = sending();
    report.answer('sendReport', done(undefined));
    report.send({ type: 'pupil.reportClosed' });
    report.send({ type: 'pupil.reportRequested', questionId: 'z1' });
    expect([report.state(), report.pending()]).toEqual(['thanking', []]);
    report.send({ type: 'pupil.reportClosed' });
    report.send({ type: 'pupil.reportRequested', questionId: 'z2' });
    expect([report.state(), report.context().questionId, report.context().comment]).toEqual(['writing', 'z2', '']);
  });

  it('sends no comment of more than 2000 characters', () => {
    const report = writing();
    report.send({ type: 'pupil.commentChanged', text: 'a'.repeat(2_001) });
    report.send({ type: 'pupil.reportSent', idempotencyKey: 'k1' });
    expect(report.state()).toEqual('writing');
  });

  it('keeps the comment on a failure, and sends it again under the same key (R10)', () => {
    const report = sending();
    report.answer('sendReport', failed('network/offline'));
    expect([report.state(), report.context().failure, report.context().comment]).toEqual([
      'writing',
      'network/offline',
      ' Dwie odpowiedzi są dobre ',
    ]);
    report.send({ type: 'pupil.reportSent', idempotencyKey: 'k2' });
    expect([
      (report.askedOf('sendReport') as { idempotencyKey: string }).idempotencyKey,
      report.context().failure,
    ]).toEqual(['k1', null]);
  });

  it('waits 30 seconds (S1 §9.8)', () => {
    const report = sending();
    report.pass(29_999);
    expect(report.state()).toEqual('sending');
    report.pass(1);
    expect([report.state(), report.context().failure, report.pending()]).toEqual(['writing', 'network/timeout', []]);
  });

  it('keeps the comment of a closed dialog for the same question, and forgets it for another', () => {
    const report = writing();
    report.send({ type: 'pupil.reportClosed' });
    expect(report.state()).toEqual('closed');
    report.send({ type: 'pupil.reportRequested', questionId: 'z1' });
    expect([report.state(), report.context().comment]).toEqual(['writing', ' Dwie odpowiedzi są dobre ']);
    report.send({ type: 'pupil.reportClosed' });
    report.send({ type: 'pupil.reportRequested', questionId: 'z2' });
    expect(report.context().comment).toEqual('');
  });
});
