import type { Grade } from '#tutoring/grade.types.ts';
import { BeyondReach, type BeyondReachReason } from '#tutoring/mathematics/beyond-reach.ts';
import { DivisionByZero } from '#tutoring/mathematics/rational.ts';
import { withMixedNumbers } from '#tutoring/reading/mixed-numbers.rules.ts';
import { withSpokenMinus } from '#tutoring/reading/spoken-minus.rules.ts';
import { FAMILIES } from './all-families.ts';
import { readTask, type UntreatedReason } from './task.reader.ts';
import { workOut } from './worked-task.solver.ts';
import type { Register, WorkedTask } from './worked-task.types.ts';

export type Untreated = UntreatedReason | BeyondReachReason | 'divisionByZero';

/** The task of a message, solved, or why there is none that this engine treats. */
export type FoundTask =
  | { readonly kind: 'task'; readonly worked: WorkedTask; readonly isFirstOfMany: boolean }
  | { readonly kind: 'untreated'; readonly reason: Untreated };

/** A textbook's task is shorter; what is longer is no task, or several. */
const LONGEST_TASK = 500;

/** Families first: they account for each word. What none of them reads is left to the general engines. */
export const taskIn = (message: string, grade: Grade | undefined): FoundTask => {
  const key = `${grade ?? ''} ${message}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = findTask(message, grade);
  for (const oldest of remembered.keys()) {
    if (remembered.size < MOST_REMEMBERED) break;
    remembered.delete(oldest);
  }
  remembered.set(key, found);
  return found;
};

/** A thread is replayed with each message: its tasks are the same. */
const remembered = new Map<string, FoundTask>();
const MOST_REMEMBERED = 500;

const findTask = (said: string, grade: Grade | undefined): FoundTask => {
  const message = withMixedNumbers(withSpokenMinus(said));
  try {
    for (const family of message.length > LONGEST_TASK ? [] : FAMILIES) {
      const worked = family.read(message, grade);
      if (worked !== undefined) return { kind: 'task', worked, isFirstOfMany: false };
    }
    const reading = readTask(message);
    if (reading.kind === 'untreated') return reading;
    return { kind: 'task', worked: workOut(reading.task, registerFor(grade)), isFirstOfMany: reading.isFirstOfMany };
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return { kind: 'untreated', reason: thrown.reason };
    if (thrown instanceof DivisionByZero) return { kind: 'untreated', reason: 'divisionByZero' };
    throw thrown;
  }
};

const FIRST_SECONDARY_GRADE = 9;

const registerFor = (grade: Grade | undefined): Register =>
  grade !== undefined && grade < FIRST_SECONDARY_GRADE ? 'primary' : 'high';
