import { describe, expect, it } from 'vitest';
import { recoveryMachine } from '#domain/resilience/recovery/recovery.machine.ts';
import { selectRecovery } from '#ui/resilience/recovery/recovery.view.ts';
import { RECOVERY_TITLE, recoveryNoticeTexts, REPAIRED, UNREPAIRED } from '#ui/texts/recovery.pl.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const QUESTION = {
  screen: 'question',
  notice: 'navigation',
  isRepairing: false,
  hasFailed: false,
  details: null,
} as const;

const reported = () => {
  const recovery = testActor(recoveryMachine);
  recovery.send({ type: 'app.problemReported' });
  return recovery;
};

const viewOf = (recovery: ReturnType<typeof reported>) => selectRecovery(recovery.snapshot());

describe('the dialog of the recovery', () => {
  it('is closed while all is well, and while the app repairs itself', () => {
    const recovery = testActor(recoveryMachine);
    const before = viewOf(recovery);
    recovery.send({ type: 'navigation.loopDetected', redirects: [], at: 0 });
    expect([before, viewOf(recovery)]).toEqual([{ screen: 'closed' }, { screen: 'closed' }]);
  });

  it('asks, repairs, and says that it has (S1 §8.53–8.56)', () => {
    const recovery = reported();
    const views = [viewOf(recovery)];
    recovery.send({ type: 'pupil.repairRequested' });
    views.push(viewOf(recovery));
    recovery.answer('clearState', done(undefined));
    recovery.answer('reinitialise', done(undefined));
    views.push(viewOf(recovery));
    recovery.pass(2_000);
    views.push(viewOf(recovery));
    expect(views).toEqual([QUESTION, { ...QUESTION, isRepairing: true }, { screen: 'repaired' }, { screen: 'closed' }]);
  });

  it('says that a repair has failed, and can be asked for another (S1 §8.57)', () => {
    const recovery = reported();
    recovery.send({ type: 'pupil.repairRequested' });
    recovery.answer('clearState', done(undefined));
    recovery.answer('reinitialise', failed('server/unavailable'));
    expect(viewOf(recovery)).toEqual({ ...QUESTION, hasFailed: true });
  });

  it('shows the last five redirects and the code of what went wrong, when they are asked for (S1 §8.62)', () => {
    const recovery = reported();
    const redirects = Array.from({ length: 7 }, (_, index) => ({ path: `/p${index}`, timestamp: index }));
    recovery.send({ type: 'navigation.loopDetected', redirects, at: 7 });
    recovery.send({ type: 'pupil.repairRequested' });
    recovery.answer('clearState', failed('unexpected'));
    recovery.send({ type: 'pupil.detailsToggled' });
    expect(viewOf(recovery)).toEqual({
      ...QUESTION,
      hasFailed: true,
      details: { redirects: redirects.slice(-5), failure: 'unexpected' },
    });
  });

  it('is closed when the pupil logs out', () => {
    const recovery = reported();
    recovery.send({ type: 'pupil.logoutRequested' });
    expect(viewOf(recovery)).toEqual({ screen: 'closed' });
  });

  it('speaks to the letter (S1 §8.50–8.52, §8.55, §8.57)', () => {
    expect([RECOVERY_TITLE, recoveryNoticeTexts, REPAIRED, UNREPAIRED]).toEqual([
      'Wykryto problem',
      {
        problem: 'Wykryliśmy problem z nawigacją. Spróbujmy to naprawić.',
        navigation: 'Wykryto problem z nawigacją',
      },
      'Stan został wyczyszczony. Spróbuj ponownie.',
      'Nie udało się naprawić problemu. Spróbuj wylogować się.',
    ]);
  });
});
