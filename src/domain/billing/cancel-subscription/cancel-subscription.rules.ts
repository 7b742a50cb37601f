import type { Cancellation, CancellationReason, CancelSubscriptionContext } from './cancel-subscription.types.ts';

/** The reasons to choose from, in their order (S1 §3.63–3.68). */
export const CANCELLATION_REASONS = [
  'za_drogie',
  'nie_korzystam',
  'brak_czasu',
  'problemy_techniczne',
  'przechodze_na_konkurencje',
  'inne',
] as const satisfies readonly CancellationReason[];

/** Longest comment, in characters (contract of the call). */
export const CANCELLATION_COMMENT_MAX_LENGTH = 2_000;
/** How long a success is shown (S1 §8 Account). */
export const CANCELLATION_SUCCESS_DISPLAY = 3_000;

/** The chosen reasons after one was pressed, in the order of the list. */
export const toggledReasons = (
  reasons: readonly CancellationReason[],
  pressed: CancellationReason,
): readonly CancellationReason[] =>
  CANCELLATION_REASONS.filter((reason) => reasons.includes(reason) !== (reason === pressed));

export const cancellationOf = ({
  reasons,
  comment,
}: Pick<CancelSubscriptionContext, 'reasons' | 'comment'>): Cancellation => ({
  reasons,
  comment: comment.trim() === '' ? null : comment.trim(),
});
