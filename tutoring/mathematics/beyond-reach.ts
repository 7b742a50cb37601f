/** Why a text that looks like mathematics, or like an equation of chemistry, cannot be treated here. */
export type BeyondReachReason =
  | 'size'
  | 'syntax'
  | 'degree'
  | 'unknowns'
  | 'operation'
  | 'zeroToZero'
  | 'noBalance'
  | 'manyBalances'
  | 'balanced'
  | 'balanceOfElectrons';

export class BeyondReach extends Error {
  override readonly name = 'BeyondReach';
  readonly reason: BeyondReachReason;

  constructor(reason: BeyondReachReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** What `work` finds; undefined where it is beyond reach. */
export const ifWithinReach = <Found>(work: () => Found): Found | undefined => {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};
