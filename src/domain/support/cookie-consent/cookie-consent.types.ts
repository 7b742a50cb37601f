/** What a visitor may allow or forbid; what the product cannot do without is always allowed. */
export type ConsentCategory = 'analytics' | 'marketing';

export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

/** The one record that this browser keeps (D14). */
export interface ConsentRecord {
  /** That an answer was given, whichever it was. */
  readonly hasConsent: boolean;
  readonly version: string;
  /** When it was given, in milliseconds since the epoch. */
  readonly timestamp: number;
  readonly preferences: ConsentChoices & { readonly necessary: true };
}

/** What this browser remembers, and the time it is now. */
export interface RecalledConsent {
  readonly record: ConsentRecord | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface CookieConsentContext {
  /** The answer that holds; null until there is one. */
  readonly record: ConsentRecord | null;
  /** What is ticked in the dialog. */
  readonly choices: ConsentChoices;
}

export type CookieConsentEvent =
  /** Another tab of this browser has answered, or erased the answer. */
  | ({ readonly type: 'consent.changedElsewhere' } & RecalledConsent)
  | { readonly type: 'visitor.allAccepted'; readonly at: number }
  | { readonly type: 'visitor.allRejected'; readonly at: number }
  | { readonly type: 'visitor.customiseRequested' }
  | { readonly type: 'visitor.choiceChanged'; readonly category: ConsentCategory; readonly isAllowed: boolean }
  | { readonly type: 'visitor.choicesSaved'; readonly at: number }
  | { readonly type: 'visitor.dialogClosed' }
  | { readonly type: 'visitor.resetRequested' }
  | { readonly type: 'visitor.resetConfirmed' }
  | { readonly type: 'visitor.resetDeclined' }
  | { readonly type: 'visitor.bannerTested' };

export type CookieConsentEmitted =
  | { readonly type: 'consent.applied'; readonly choices: ConsentChoices }
  | { readonly type: 'consent.recorded'; readonly record: ConsentRecord }
  | { readonly type: 'consent.erased' }
  | { readonly type: 'page.reloadRequested' };
