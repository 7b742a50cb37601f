import type { SnapshotFrom } from 'xstate';
import type { newsletterLeaveMachine } from '#domain/support/newsletter-leave/newsletter-leave.machine.ts';
import { newsletterLeaveProblems } from '#domain/support/newsletter-leave/newsletter-leave.rules.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export type NewsletterLeaveView =
  | { readonly screen: 'ask'; readonly isBusy: boolean; readonly error: string | undefined }
  | { readonly screen: 'left' }
  | { readonly screen: 'broken' };

export const selectNewsletterLeave = (snapshot: SnapshotFrom<typeof newsletterLeaveMachine>): NewsletterLeaveView => {
  if (snapshot.matches('sent')) return { screen: 'left' };
  const { values, failure } = snapshot.context;
  const isWhole = Object.keys(newsletterLeaveProblems(values)).length === 0;
  if (!isWhole || failure === 'request/not-found') return { screen: 'broken' };
  return {
    screen: 'ask',
    isBusy: snapshot.hasTag('busy'),
    error: failure === null ? undefined : failureTexts[failure],
  };
};
