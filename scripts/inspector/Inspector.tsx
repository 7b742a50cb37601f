import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  inJson,
  entriesAt,
  stateInWords,
  treeOf,
  type ActorTree,
  type Entry,
  type Recording,
} from './recording.rules.ts';

/** What is looked at: an actor, and the entry after which; without one it is now. */
interface Look {
  readonly actor: number | undefined;
  readonly entry: Entry | undefined;
}

type Choose = (look: Look) => void;

const statusText = ({ status, state }: Entry): string =>
  state === undefined ? status : `${stateInWords(state)}${status === 'active' ? '' : ` (${status})`}`;

const Tree = ({
  trees,
  look,
  choose,
}: {
  readonly trees: readonly ActorTree[];
  readonly look: Look;
  readonly choose: Choose;
}) => (
  <ul>
    {trees.map(({ entry, children }) => (
      <li key={entry.actor.number}>
        <button
          type="button"
          aria-pressed={look.actor === entry.actor.number}
          onClick={() => choose({ ...look, actor: entry.actor.number })}
        >
          <b>{entry.actor.name}</b> {statusText(entry)}
        </button>
        {children.length > 0 && <Tree trees={children} look={look} choose={choose} />}
      </li>
    ))}
  </ul>
);

const Log = ({
  entries,
  look,
  choose,
}: {
  readonly entries: readonly Entry[];
  readonly look: Look;
  readonly choose: Choose;
}) => (
  <ol reversed>
    {entries.toReversed().map((entry) => (
      <li key={entry.number}>
        <button
          type="button"
          aria-pressed={look.entry === entry}
          onClick={() => choose({ actor: entry.actor.number, entry })}
        >
          {(entry.at / 1_000).toFixed(2)} s <b>{entry.actor.name}</b> {entry.event}
        </button>
      </li>
    ))}
  </ol>
);

/** What an actor was like, and the event that brought it there. */
const told = (entry: Entry): string =>
  `${entry.actor.name}: ${statusText(entry)}\n\nafter ${entry.event} ${inJson(entry.payload)}\n\n${inJson(entry.context)}`;

interface Source {
  readonly subscribe: (hear: () => void) => () => void;
  readonly recording: () => Recording;
}

const Panel = ({ subscribe, recording }: Source) => {
  const recorded = useSyncExternalStore(subscribe, recording);
  const [look, choose] = useState<Look>({ actor: undefined, entry: undefined });
  const there = entriesAt(recorded, look.entry);
  const chosen = there.find(({ actor }) => actor.number === look.actor);
  return (
    <aside id="inspector-panel" aria-label="Running machines">
      <section>
        <h2>Actors{look.entry === undefined ? '' : ' after the chosen event'}</h2>
        <button type="button" disabled={look.entry === undefined} onClick={() => choose({ ...look, entry: undefined })}>
          Back to now
        </button>
        <Tree trees={treeOf(there)} look={look} choose={choose} />
      </section>
      <section>
        <h2>Events, the latest first</h2>
        <Log entries={recorded.entries} look={look} choose={choose} />
      </section>
      <textarea
        readOnly
        aria-label="Snapshot"
        value={chosen === undefined ? 'Choose an actor or an event.' : told(chosen)}
      />
    </aside>
  );
};

/** A button in the corner of the page, and the panel that it opens; Alt+Shift+S does the same. */
export const Inspector = (source: Source) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent): void => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyS') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);
  return (
    <div id="inspector" lang="en">
      <button
        type="button"
        className="inspector-toggle"
        aria-expanded={isOpen}
        aria-controls="inspector-panel"
        onClick={() => setOpen(!isOpen)}
      >
        Machines
      </button>
      {isOpen && <Panel {...source} />}
    </div>
  );
};
