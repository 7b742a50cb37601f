import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import type { Database } from '#server/database/database.types.ts';

/** Everything that buying depends on. */
export interface Payments {
  /** Null where nothing can be bought. */
  readonly provider: PaymentProvider | null;
  /** Whether anything new is sold; what was bought can always be cancelled. */
  readonly isSelling: boolean;
  /** Whose signature an event may carry. */
  readonly webhookSecrets: readonly string[];
  /** Where people open the web app, without a slash at its end. */
  baseUrl(): string;
}

export interface PaymentDependencies {
  readonly database: Database;
  readonly payments: Payments;
  readonly now: () => number;
}

/** Under this name plans have their prices while nobody takes payments: they are shown all the same. */
export const SHOWN_ONLY = 'none';
