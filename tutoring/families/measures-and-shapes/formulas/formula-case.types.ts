import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import type { Answer, Difficulty, FamilySolution, Pick } from '#tutoring/families/family.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A `polygon` is a word: „sześciokątny”; its number is that of its sides. */
export type SlotKind = 'length' | 'area' | 'volume' | 'angle' | 'number' | 'polygon';

/** Ids of units that belong together: cm, cm², cm³; each undefined where the task has none. */
export interface TaskUnits {
  readonly length: string | undefined;
  readonly area: string | undefined;
  readonly volume: string | undefined;
}

/** One kind of task of a chapter: a formula, and what is asked of it. */
export interface FormulaCase {
  /** Kebab-case. */
  readonly key: string;
  /** Of the slots a, b, c and d, in that order. */
  readonly slots: readonly SlotKind[];
  /** In the language of `template.reader.ts`, with bare slots: `{a}`, `{b}`. */
  readonly templates: readonly string[];
  readonly level: Difficulty;
  /** Of made tasks; cm, dm and m where nothing is said. */
  readonly units?: readonly [string, ...string[]];
  /** Where only some units of a pupil's task are understood. */
  readonly unitsRead?: readonly string[];
  /** The numbers with their units, in dollars. */
  readonly tell: (texts: readonly string[]) => string;
  readonly make: (pick: Pick, difficulty: Difficulty) => readonly Rational[];
  /** Beside being positive. */
  readonly isPossible?: (numbers: readonly Rational[]) => boolean;
  readonly solve: (numbers: readonly Rational[], units: TaskUnits) => FamilySolution;
  /** By another way than that of `solve`. */
  readonly isRight: (numbers: readonly Rational[], answer: Answer) => boolean;
  /** Wrong results by the ids of the family's misconceptions. */
  readonly mistakes: (numbers: readonly Rational[]) => Readonly<Record<string, Exact | string | undefined>>;
  readonly figure?: (numbers: readonly Rational[], units: TaskUnits) => FigureSource;
}

export interface FormulaGiven {
  readonly key: string;
  readonly numbers: readonly Rational[];
  /** An id of a unit of length (or of angles); undefined where the task has none. */
  readonly unit: string | undefined;
}
