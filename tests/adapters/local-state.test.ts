import { expect, it } from 'vitest';
import { localState } from '#application/local-state.service.ts';

it('clearing the local state clears user, plan, trial and the told end of a trial (S1 §9.20–9.23)', () => {
  const cleared: string[] = [];
  localState(
    {
      recallLatest: async () => ({ recalled: null, isNothingKept: true }),
      recall: async () => null,
      keep: () => {},
      clear: () => void cleared.push('session, plan and trial'),
    },
    { claim: () => true, forget: () => void cleared.push('told end') },
  ).clear();
  expect(cleared).toEqual(['session, plan and trial', 'told end']);
});
