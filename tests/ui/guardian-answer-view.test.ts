import { describe, expect, it } from 'vitest';
import { guardianAnswerMachine } from '#domain/identity/guardian-answer/guardian-answer.machine.ts';
import { selectGuardianAnswer } from '#ui/identity/guardian-answer/guardian-answer.view.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const opened = (token = 'id.signature') => {
  const answer = testActor(guardianAnswerMachine, { input: { values: { token, agrees: null as boolean | null } } });
  const view = () => selectGuardianAnswer(answer.snapshot());
  const say = (agrees: boolean) => {
    answer.send({ type: 'pupil.fieldsChanged', change: { agrees } });
    answer.send({ type: 'pupil.formSubmitted', idempotencyKey: 'key-1' });
  };
  return { answer, view, say };
};
const ASK = { screen: 'ask', sending: null, error: undefined };

describe('the page of a guardian’s letter (R8)', () => {
  it.each([
    [true, 'agreed'],
    [false, 'declined'],
  ])('asks, is busy with the answer, tells it, and lets it be changed: %s', (agrees, told) => {
    const { answer, view, say } = opened();
    const views = [view()];
    say(agrees);
    views.push(view());
    answer.answer('send', done(undefined));
    views.push(view());
    answer.send({ type: 'pupil.formDismissed' });
    views.push(view());
    expect(views).toEqual([ASK, { ...ASK, sending: told }, { screen: told }, ASK]);
  });

  it('says of a link that does not hold that it does not work', () => {
    const { answer, view, say } = opened();
    say(true);
    answer.answer('send', failed('request/not-found'));
    expect([view(), opened('').view()]).toEqual([{ screen: 'broken' }, { screen: 'broken' }]);
  });

  it('asks again when the server was away', () => {
    const { answer, view, say } = opened();
    say(true);
    answer.answer('send', failed('server/unavailable'));
    expect(view()).toEqual({
      ...ASK,
      error: 'Usługa jest tymczasowo niedostępna. Spróbuj ponownie za chwilę.',
    });
  });
});
