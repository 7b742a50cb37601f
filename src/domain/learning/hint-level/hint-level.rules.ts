import type { Turn } from '#domain/learning/conversation.types.ts';

/** What Tutor says one after the other: three hints, the same with other numbers, and at last nothing more. */
export const HINT_LEVELS = ['first', 'second', 'third', 'example', 'ownTurn'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

/** Reads what a turn says; the words are the language's. */
export interface HintReader {
  /** What a message of the pupil asks for; null when it is no request. */
  readonly requestIn: (message: string) => 'hint' | 'example' | null;
  /** Whether a message begins another task. */
  readonly isTask: (message: string) => boolean;
  /** The level that an answer names itself; null when it names none, as those of a model do. */
  readonly levelIn: (answer: string) => HintLevel | null;
}

const after = (level: HintLevel): HintLevel => HINT_LEVELS[HINT_LEVELS.indexOf(level) + 1] ?? 'ownTurn';

interface Place {
  readonly level: HintLevel;
  /** Reached by hints alone: an example that is asked for early is one more, and the hints go on where they were. */
  readonly hints: HintLevel;
}

const placeAfter = ({ level, hints }: Place, { role, content }: Turn, reader: HintReader): Place => {
  if (role === 'assistant') {
    const named = reader.levelIn(content);
    if (named === null) return { level, hints };
    return { level: named, hints: named === 'example' && hints !== 'example' ? hints : named };
  }
  const request = reader.requestIn(content);
  if (request === 'hint') return { level: after(hints), hints: after(hints) };
  if (request === 'example') return { level: 'example', hints };
  return reader.isTask(content) ? FIRST : { level, hints };
};

const FIRST: Place = { level: 'first', hints: 'first' };

/** Which hint level of its task a thread has reached: the pupil's requests since the task began, unless the latest answer says it itself. */
export const hintLevel = (thread: readonly Turn[], reader: HintReader): HintLevel =>
  thread.reduce((place, turn) => placeAfter(place, turn, reader), FIRST).level;
