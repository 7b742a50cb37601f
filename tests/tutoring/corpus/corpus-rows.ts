import type { Dialogue, DialogueTurn, FirstMessage, Taken } from './corpus.types.ts';

type TaskRow = readonly [grade: number, message: string, ...results: readonly string[]];
type TurnRow = readonly [taken: Taken, pupil: string, mistake?: string];
type DialogueRow = readonly [mode: Dialogue['mode'], grade: number, task: string, ...turns: readonly TurnRow[]];

export const tasksOf = (family: string, rows: readonly TaskRow[]): readonly FirstMessage[] =>
  rows.map(([grade, message, ...results]) => ({ message, grade, owed: { kind: 'task', family, results } }));

export const refusal = (grade: number, message: string): FirstMessage => ({
  message,
  grade,
  owed: { kind: 'refusal' },
});

const turnOf = ([taken, pupil, mistake]: TurnRow): DialogueTurn =>
  mistake === undefined ? { pupil, taken } : { pupil, taken, mistake };

export const dialoguesOf = (family: string, rows: readonly DialogueRow[]): readonly Dialogue[] =>
  rows.map(([mode, grade, task, ...turns]) => ({ mode, grade, family, task, turns: turns.map(turnOf) }));

/** Each of the messages alone, after the same task. */
export const repliesOf = (
  family: string,
  [mode, grade, task]: readonly [mode: Dialogue['mode'], grade: number, task: string],
  rows: readonly TurnRow[],
): readonly Dialogue[] => rows.map((row) => ({ mode, grade, family, task, turns: [turnOf(row)] }));
