/** An actor that has been started in the page, by a number of its own. */
export interface KnownActor {
  readonly number: number;
  /** `session`, `fetchInvoices` */
  readonly name: string;
  /** The number of the actor that has started it. */
  readonly parent: number | undefined;
}

/** What an actor heard, and how it stood after that. */
export interface Entry {
  readonly number: number;
  readonly actor: KnownActor;
  readonly event: string;
  readonly payload: unknown;
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly status: string;
  /** Of a machine, where it is. */
  readonly state: unknown;
  /** The context of a machine; of anything else what came of it. */
  readonly context: unknown;
}

/** What the panel shows. It lives in the memory of the page, and goes with it. */
export interface Recording {
  readonly entries: readonly Entry[];
  /** How each actor stood before the entries that are kept. */
  readonly before: ReadonlyMap<number, Entry>;
}

export const NOTHING: Recording = { entries: [], before: new Map() };

/** How many entries are kept; an older one stays as what its actor was like, until that is told anew. */
export const MOST_ENTRIES = 500;

export const withEntry = ({ entries, before }: Recording, entry: Entry): Recording => {
  const all = [...entries, entry];
  const dropped = all.slice(0, Math.max(0, all.length - MOST_ENTRIES));
  return {
    entries: all.slice(dropped.length),
    before:
      dropped.length === 0 ? before : new Map([...before, ...dropped.map((one) => [one.actor.number, one] as const)]),
  };
};

/** How every actor stood after an entry, or stands now; in the order in which they were first heard of. */
export const entriesAt = ({ entries, before }: Recording, entry?: Entry): readonly Entry[] => {
  const latest = new Map(before);
  for (const one of entries) {
    if (entry !== undefined && one.number > entry.number) break;
    latest.set(one.actor.number, one);
  }
  return [...latest.values()].toSorted((a, b) => a.actor.number - b.actor.number);
};

/** An actor with those that it has started. */
export interface ActorTree {
  readonly entry: Entry;
  readonly children: readonly ActorTree[];
}

export const treeOf = (latest: readonly Entry[]): readonly ActorTree[] => {
  const numbers = new Set(latest.map(({ actor }) => actor.number));
  const under = (parent: number | undefined): readonly ActorTree[] =>
    latest
      .filter(
        ({ actor }) => (actor.parent !== undefined && numbers.has(actor.parent) ? actor.parent : undefined) === parent,
      )
      .map((entry) => ({ entry, children: under(entry.actor.number) }));
  return under(undefined);
};

const shown = (_: string, value: unknown): unknown => {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Map) return [...value.entries()];
  if (value instanceof Set) return [...value];
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value === 'bigint') return value.toString();
  return value;
};

/** As JSON to read. What JSON cannot tell, such as a circle, is told as a text. */
export const inJson = (value: unknown): string => {
  try {
    return JSON.stringify(value, shown, 2) ?? 'undefined';
  } catch {
    return String(value);
  }
};

/** `{"account":"anonymous"}` → `account: anonymous` */
export const stateInWords = (state: unknown): string =>
  typeof state === 'string'
    ? state
    : (JSON.stringify(state) ?? '').replaceAll(/["{}]/g, '').replaceAll(/([:,])/g, '$1 ');
