/** A chart as plain data, so that the charts of two commits can be laid side by side. */
export interface ChartModel {
  /** `payment-polling`: the name of its page. */
  readonly name: string;
  readonly file: string;
  /** The machine's id, which is the name of its root. */
  readonly id: string;
  readonly description: string;
  readonly sources: readonly string[];
  /** What it remembers when it begins, as it is written. */
  readonly beginning: string;
  readonly states: readonly StateModel[];
  readonly transitions: readonly TransitionModel[];
  readonly parts: readonly PartModel[];
  /** The functions and tables on which its parts rest. */
  readonly rules: readonly RuleModel[];
  readonly constants: readonly ConstantModel[];
  readonly emits: readonly string[];
}

export interface StateModel {
  /** Below the root, which is the empty path: `polling.waiting`. */
  readonly path: string;
  readonly type: string;
  readonly description: string;
  /** The paths where it begins. */
  readonly initial: readonly string[];
  readonly tags: readonly string[];
  /** Whom it asks, with what it tells them; a name stands in ‹›. */
  readonly asks: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
}

export interface TransitionModel {
  readonly source: string;
  /** xstate's event, without the ids of states. */
  readonly event: string;
  readonly eventWords: string;
  /** As it is written, names in ‹›; empty if there is none. */
  readonly guard: string;
  readonly guardWords: string;
  readonly targets: readonly string[];
  readonly actions: readonly string[];
  readonly actionWords: string;
  readonly reenter: boolean;
  /** Its note. */
  readonly note: string;
}

export type PartKind = 'guard' | 'action' | 'delay';

/** A guard, an action or a delay that the setup names. */
export interface PartModel {
  readonly kind: PartKind;
  readonly name: string;
  /** Its source as it runs, without comments; of a fixed delay its milliseconds. */
  readonly text: string;
  readonly milliseconds: number | null;
  /** Names of the rules that it calls, also through others. */
  readonly rules: readonly string[];
}

export interface RuleModel {
  readonly name: string;
  readonly text: string;
}

export interface ConstantModel {
  readonly name: string;
  readonly value: number | string;
  readonly meaning: string;
}
