import type { SnapshotFrom } from 'xstate';
import type { guardianAnswerMachine } from '#domain/identity/guardian-answer/guardian-answer.machine.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export type GuardianAnswerView =
  | {
      readonly screen: 'ask';
      /** The answer that is on its way; null while none is. */
      readonly sending: 'agreed' | 'declined' | null;
      readonly error: string | undefined;
    }
  | { readonly screen: 'agreed' }
  | { readonly screen: 'declined' }
  | { readonly screen: 'broken' };

export const selectGuardianAnswer = (snapshot: SnapshotFrom<typeof guardianAnswerMachine>): GuardianAnswerView => {
  const { values, failure } = snapshot.context;
  const answer = values.agrees === true ? 'agreed' : 'declined';
  if (snapshot.matches('sent')) return { screen: answer };
  if (values.token === '' || failure === 'request/not-found') return { screen: 'broken' };
  return {
    screen: 'ask',
    sending: snapshot.hasTag('busy') ? answer : null,
    error: failure === null ? undefined : failureTexts[failure],
  };
};
