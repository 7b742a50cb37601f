import type { SnapshotFrom } from 'xstate';
import type { cookieConsentMachine } from '#domain/support/cookie-consent/cookie-consent.machine.ts';
import { allowedBy } from '#domain/support/cookie-consent/cookie-consent.rules.ts';
import type { ConsentChoices } from '#domain/support/cookie-consent/cookie-consent.types.ts';

type Snapshot = SnapshotFrom<typeof cookieConsentMachine>;

/** Whether the banner asks; it stays behind the dialog that it has opened (S1 §4.98). */
export const selectIsAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches('asking') || (snapshot.matches('customising') && snapshot.context.record === null);

/** What is ticked in the dialog; null while it is closed. */
export const selectChoices = (snapshot: Snapshot): ConsentChoices | null =>
  snapshot.matches('customising') ? snapshot.context.choices : null;

export const selectIsResetting = (snapshot: Snapshot): boolean => snapshot.matches({ answered: 'confirmingReset' });

/** What holds in this browser. */
export type ConsentView =
  | { readonly status: 'unknown' }
  | { readonly status: 'unanswered' }
  /** Since when, as an ISO time. */
  | { readonly status: 'answered'; readonly at: string; readonly version: string; readonly allowed: ConsentChoices };

/** S2 §2.132–2.136 */
export const selectConsent = (snapshot: Snapshot): ConsentView => {
  const { record } = snapshot.context;
  if (record !== null)
    return {
      status: 'answered',
      at: new Date(record.timestamp).toISOString(),
      version: record.version,
      allowed: allowedBy(record),
    };
  return snapshot.matches('recalling') ? { status: 'unknown' } : { status: 'unanswered' };
};

/** Whether two views show the same, since each is made anew. */
export const isSameConsent = (one: ConsentView, other: ConsentView): boolean =>
  one.status === 'answered' && other.status === 'answered'
    ? one.at === other.at &&
      one.allowed.analytics === other.allowed.analytics &&
      one.allowed.marketing === other.allowed.marketing
    : one.status === other.status;
