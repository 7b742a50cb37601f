import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';

export interface Trials {
  /** No trial, and none to start, on 404 and 401 (S1 §7.52). */
  status(signal?: AbortSignal): Promise<TrialStatus>;
  start(signal?: AbortSignal): Promise<TrialStatus>;
}
