import type { SnapshotFrom } from 'xstate';
import type { paymentPollingMachine } from '#domain/billing/payment-polling/payment-polling.machine.ts';
import { POLL_ATTEMPTS, speaksOfUpgrade } from '#domain/billing/payment-polling/payment-polling.rules.ts';
import type { PaymentPollingInput } from '#domain/billing/payment-polling/payment-polling.types.ts';

export type PaymentSuccessView =
  | { readonly screen: 'polling'; readonly isChange: boolean; readonly attempt: number; readonly attempts: number }
  | { readonly screen: 'welcome'; readonly plan: string | null }
  | { readonly screen: 'changed'; readonly from: string | null; readonly plan: string | null }
  /** A change of which nobody knows the plan: what is held is shown, and no change is claimed (D24). */
  | { readonly screen: 'held'; readonly plan: string | null }
  | { readonly screen: 'timeout' }
  | { readonly screen: 'error' };

/** The query of the page, which anybody may have written (S2 §2.86). */
export const pollingInputOf = (query: URLSearchParams, userId: string | null): PaymentPollingInput => ({
  userId,
  sessionId: query.get('session_id'),
  isUpgrade: query.get('upgrade') === 'true',
  planId: query.get('plan'),
});

export const selectPaymentSuccess = (snapshot: SnapshotFrom<typeof paymentPollingMachine>): PaymentSuccessView => {
  const { context } = snapshot;
  if (snapshot.matches('timeout')) return { screen: 'timeout' };
  if (snapshot.matches('error')) return { screen: 'error' };
  const isChange = context.sessionId === null && speaksOfUpgrade(context);
  if (!snapshot.matches('success'))
    return { screen: 'polling', isChange, attempt: Math.max(1, context.attempt), attempts: POLL_ATTEMPTS };
  const plan = context.subscription?.membershipType.name || null;
  if (context.target !== null) return { screen: 'changed', from: context.target.from, plan };
  return { screen: isChange ? 'held' : 'welcome', plan };
};
