import type { SnapshotFrom } from 'xstate';
import type { cancelSubscriptionMachine } from '#domain/billing/cancel-subscription/cancel-subscription.machine.ts';
import type { CancellationReason } from '#domain/billing/cancel-subscription/cancel-subscription.types.ts';
import { cancellationFailureText, failureTexts } from '#ui/texts/failures.pl.ts';

export type CancellationView =
  | { readonly step: 'refused'; readonly reason: string }
  | {
      readonly step: 'asking';
      readonly reasons: readonly CancellationReason[];
      readonly comment: string;
      readonly isBusy: boolean;
      /** That no reason was chosen. */
      readonly problem: string | undefined;
      readonly error: string | undefined;
    }
  | { readonly step: 'done' };

export const selectCancellation = (snapshot: SnapshotFrom<typeof cancelSubscriptionMachine>): CancellationView => {
  const { reasons, comment, failure } = snapshot.context;
  if (snapshot.matches('refused')) return { step: 'refused', reason: failureTexts[failure ?? 'unexpected'] };
  if (snapshot.matches('cancelled')) return { step: 'done' };
  const isProblem = failure === 'cancellation/no-reason';
  return {
    step: 'asking',
    reasons,
    comment,
    isBusy: snapshot.hasTag('busy'),
    problem: isProblem ? failureTexts[failure] : undefined,
    error: failure === null || isProblem ? undefined : cancellationFailureText(failure),
  };
};
