import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { DraftPart, DraftTask } from '#tutoring/exam/exam-order.types.ts';
import { examTexts } from '#tutoring/exam/exam.texts.ts';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import type { Pick } from '#tutoring/families/family.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import { faultsOf } from '#tutoring/quiz/question-gate.rules.ts';
import { makeQuestion } from '#tutoring/quiz/question.maker.ts';
import type { Blueprint, OpenSlot, Slot } from './blueprint.types.ts';
import { EIGHTH_GRADE } from './eighth-grade.blueprint.ts';
import { MATURA } from './matura.blueprint.ts';
import { openTask } from './open-task.maker.ts';

const BLUEPRINTS: Readonly<Record<ExamType, Blueprint>> = { egzamin_osmoklasisty: EIGHTH_GRADE, matura: MATURA };
const GRADES: Readonly<Record<ExamType, Grade>> = { egzamin_osmoklasisty: 8, matura: 12 };

/** A family whose answers are seldom single numbers may need many. */
const TRIES = 60;
/** Of two, chance would earn every second point. */
const FEWEST_OPTIONS = 3;

/** The tasks of a sheet of mathematics: each place of the plan is taken by a task of another kind. */
export const mathematicsParts = (type: ExamType, pick: Pick): readonly DraftPart[] => {
  const { closed, open } = BLUEPRINTS[type];
  const grade = GRADES[type];
  const used = new Set<string>();
  return [
    {
      title: 'Zadania zamknięte',
      text: examTexts.closed,
      recording: null,
      tasks: closed.map((slot) => filled(slot, closedTask, grade, pick, used)),
    },
    {
      title: 'Zadania otwarte',
      text: examTexts.open,
      recording: null,
      tasks: open.map((slot) => filled(slot, openTask, grade, pick, used)),
    },
  ];
};

type TaskMaker<S extends Slot> = (family: OpenFamily, slot: S, grade: Grade, seed: number) => DraftTask | undefined;

const closedTask: TaskMaker<Slot> = (family, { difficulty }, grade, seed) => {
  const made = makeQuestion({ family, type: 'multiple_choice', difficulty, grade, seed });
  if (made === undefined || made.options.length < FEWEST_OPTIONS || faultsOf(made).length > 0) return undefined;
  const { id, question, options, correctAnswer, explanation } = made;
  return {
    id,
    points: 1,
    text: question,
    options,
    leastWords: null,
    key: { topic: family.title, answer: correctAnswer, explanation, criteria: [] },
  };
};

/** Throws where none of the families has a task for the place: the plan is wrong then. */
const filled = <S extends Slot | OpenSlot>(
  slot: S,
  make: TaskMaker<S>,
  grade: Grade,
  pick: Pick,
  used: Set<string>,
): DraftTask => {
  const families = shuffled(slot.families, pick);
  for (let turn = 0; turn < families.length * TRIES; turn += 1) {
    const id = families[Math.floor(turn / TRIES)];
    const family = FAMILIES.find((one) => one.id === id);
    if (family === undefined) continue;
    const task = make(family, slot, grade, pick.int(1, 2 ** 31 - 1));
    const kind = task === undefined ? undefined : kindOf(family, task);
    if (task === undefined || kind === undefined || used.has(kind)) continue;
    used.add(kind);
    return task;
  }
  throw new Error(`There is no task of ${slot.families.join(', ')} for this place.`);
};

/** The same for two tasks that differ in their numbers alone: whoever can solve the one would be asked it twice. */
const kindOf = ({ id }: OpenFamily, { text }: DraftTask): string =>
  `${id}: ${text.replaceAll(/\$[^$]*\$/g, '').replaceAll(/\d+/g, '')}`;
