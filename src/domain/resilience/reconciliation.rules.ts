/** Who the identity provider and who the backend's user say is here; null for nobody. */
export interface Identities {
  readonly personId: string | null;
  readonly userId: string | null;
}

/** How identity and backend fit together (S1 §4.107–4.110). */
export type ReconcileOutcome = 'nobody' | 'unregistered' | 'mismatched' | 'consistent';

export const reconcile = ({ personId, userId }: Identities): ReconcileOutcome => {
  if (personId === null) return 'nobody';
  if (userId === null) return 'unregistered';
  return personId === userId ? 'consistent' : 'mismatched';
};

/** What follows from an outcome (S1 §4.107–4.110). */
export interface Consequence {
  readonly clearsState: boolean;
  readonly isRetryAdvised: boolean;
}

export const CONSEQUENCES: Readonly<Record<ReconcileOutcome, Consequence>> = {
  nobody: { clearsState: true, isRetryAdvised: false },
  unregistered: { clearsState: false, isRetryAdvised: false },
  mismatched: { clearsState: true, isRetryAdvised: true },
  consistent: { clearsState: true, isRetryAdvised: true },
};
