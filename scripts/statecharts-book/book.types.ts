/** What a page of the book knows of its machine. States and transitions are named by their place in the lists. */
export interface BookMachine {
  readonly title: string;
  /** The machine itself comes first. */
  readonly states: readonly BookState[];
  readonly transitions: readonly BookTransition[];
  readonly scenarios: readonly BookScenario[];
  readonly sentences: Readonly<Record<string, string>>;
}

export interface BookState {
  readonly path: string;
  /** As its chart names it, with the states that hold it. */
  readonly words: string;
  readonly description: string;
  /** Of the state that holds it; -1 for the machine. */
  readonly parent: number;
  /** The innermost states that are active when somebody goes right there. */
  readonly leaves: readonly number[];
  /** Names of the pictures that show it. */
  readonly pictures: readonly string[];
}

export interface BookTransition {
  readonly source: number;
  readonly targets: readonly number[];
  /** What happens, in words, and only if. */
  readonly happening: string;
  readonly guard: string;
  /** What the pupil notices. */
  readonly note: string;
  readonly actions: string;
  /** How long it is waited for, where the clock of the machine says so. */
  readonly milliseconds: number;
  /** Which states are left: all below this one. -1 if it stays. */
  readonly domain: number;
  /** Which innermost states are entered. */
  readonly enters: readonly number[];
  /** The sentences of the specification that its scenarios and its numbers cite. */
  readonly cites: readonly string[];
  readonly inBrowser: InBrowser;
}

/** Whether a test causes it in a browser, and which one if it is recorded: `tours.test.ts › a visitor`. */
export interface InBrowser {
  /** Whether a pupil can cause it on some screen. */
  readonly isPupils: boolean;
  readonly isCaused: boolean;
  readonly test: string;
  /** Why no screen lets a pupil cause it, though it is theirs; empty for all others. */
  readonly unoffered: string;
}

export interface BookScenario {
  readonly name: string;
  /** Told by hand after a sentence of the specification, or generated: a shortest way. */
  readonly kind: 'told' | 'generated';
  readonly start: readonly number[];
  readonly steps: readonly BookStep[];
}

export interface BookStep {
  readonly said: string;
  readonly taken: readonly number[];
  /** The innermost states that are active afterwards. */
  readonly here: readonly number[];
  /** Milliseconds since the beginning. */
  readonly time: number;
  readonly tells: readonly string[];
}

/** One place that the search finds. */
export interface BookPlace {
  readonly address: string;
  readonly machine: string;
  readonly words: string;
}
