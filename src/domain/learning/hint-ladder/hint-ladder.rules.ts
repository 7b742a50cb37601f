import type { Turn } from '#domain/learning/conversation.types.ts';

/** What Tutor says one after the other: three hints, the same with other numbers, and at last nothing more. */
export const HINT_RUNGS = ['first', 'second', 'third', 'example', 'ownTurn'] as const;
export type HintRung = (typeof HINT_RUNGS)[number];

/** Reads what a turn says; the words are the language's. */
export interface HintReader {
  /** What a message of the pupil asks for; null when it is no request. */
  readonly requestIn: (message: string) => 'hint' | 'example' | null;
  /** Whether a message begins another task. */
  readonly isTask: (message: string) => boolean;
  /** The rung that an answer names itself; null when it names none, as those of a model do. */
  readonly rungIn: (answer: string) => HintRung | null;
}

const after = (rung: HintRung): HintRung => HINT_RUNGS[HINT_RUNGS.indexOf(rung) + 1] ?? 'ownTurn';

interface Place {
  readonly rung: HintRung;
  /** Reached by hints alone: an example that is asked for early is one more, and the hints go on where they were. */
  readonly hints: HintRung;
}

const placeAfter = ({ rung, hints }: Place, { role, content }: Turn, reader: HintReader): Place => {
  if (role === 'assistant') {
    const named = reader.rungIn(content);
    if (named === null) return { rung, hints };
    return { rung: named, hints: named === 'example' && hints !== 'example' ? hints : named };
  }
  const request = reader.requestIn(content);
  if (request === 'hint') return { rung: after(hints), hints: after(hints) };
  if (request === 'example') return { rung: 'example', hints };
  return reader.isTask(content) ? FIRST : { rung, hints };
};

const FIRST: Place = { rung: 'first', hints: 'first' };

/** Where on the ladder of its task a thread stands: the pupil's requests since the task began, unless the latest answer says it itself. */
export const hintRung = (thread: readonly Turn[], reader: HintReader): HintRung =>
  thread.reduce((place, turn) => placeAfter(place, turn, reader), FIRST).rung;
