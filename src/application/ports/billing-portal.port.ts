/** The payment provider's own page of cards and invoices. */
export interface BillingPortal {
  /** Sends the browser there; fails with `subscription/not-found` for who has never bought anything, and with `payment/hand-over` when it is another host than the provider's own (R13). */
  visit(signal?: AbortSignal): Promise<void>;
}
