export interface CircuitBreakerContext {
  /** Failures in a row while calls pass. */
  readonly failures: number;
  /** Answers in a row since calls are let through on trial. */
  readonly successes: number;
}

export type CircuitBreakerEvent = { readonly type: 'service.answered' } | { readonly type: 'service.failed' };
