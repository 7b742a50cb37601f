import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';

/**
 * A family of tasks: what a textbook's chapter practises. Told once, it serves reading a pupil's task, leading with hints, judging steps,
 * making new tasks with keys, and drawing. `Given` is the data of one task.
 */
export interface Family<Given> {
  /** Kebab-case, as its folder. */
  readonly id: string;
  /** „Pole prostokąta i trójkąta”. */
  readonly title: string;
  /** The classes in which it is taught. */
  readonly grades: readonly [from: Grade, to: Grade];
  /** The task of a message, when every word and sign of it is accounted for (`template.reader.ts`). */
  readonly read: (message: string) => Given | undefined;
  /** Whether „nie” is read by it, „nie mniejsze niż”, „nie wypadnie szóstka”: to all others whatever denies something is another task. */
  readonly readsDenials?: true;
  /** The task as a textbook words it, in Markdown; `read` reads it back. */
  readonly tell: (given: Given) => string;
  /** Throws `BeyondReach` or `DivisionByZero` where the data have no solution of this school. */
  readonly solve: (given: Given, grade: Grade | undefined) => FamilySolution;
  /** Whether the answer is right, found in another way than by `solve`: by putting it back, by counting, by another algorithm. */
  readonly check: (given: Given, answer: Answer) => boolean;
  /** A new task with a nice result. */
  readonly make: (pick: Pick, difficulty: Difficulty) => Given;
  /** At least three. */
  readonly mistakes: readonly Mistake<Given>[];
  readonly figure?: (given: Given) => FigureSource | undefined;
}

/** 1 for the first tasks of a lesson, 3 for those of a test. */
export type Difficulty = 1 | 2 | 3;

/** Chance that a test can repeat. */
export interface Pick {
  /** Whole, both ends included. */
  readonly int: (from: number, to: number) => number;
  readonly oneOf: <const Item>(items: readonly [Item, ...Item[]]) => Item;
}

export interface FamilySolution {
  readonly steps: readonly FamilyStep[];
  readonly answer: Answer;
  /** A whole Polish sentence with the result, where the task told a story. */
  readonly sentence?: string | undefined;
  /** Markdown: the result put back into the task, for the pupil to see. Never the same calculation once more. */
  readonly proof?: string | undefined;
  /** First hint: what is asked and what to notice. Holds no number of the solution that the task has not. */
  readonly notice: string;
  /** Second hint: how to go about the decisive step, in general. */
  readonly nudge: string;
  /** The decisive step on the task's own numbers, not carried out; for tasks of one step. */
  readonly setup?: string | undefined;
  /** The formula in letters by which the task is solved, so that a pupil may begin with it alone. */
  readonly law?: LetterLaw | undefined;
  /** What is to be drawn: a point of it is a step. */
  readonly graph?: Graph | undefined;
  /** The sequence that the task is about: each of its terms may be named on the way. */
  readonly sequence?: TermRule | undefined;
  /** The trinomial that the task is about: its coefficients and its discriminant may be named on the way. */
  readonly trinomial?: Trinomial | undefined;
}

/** ax² + bx + c */
export interface Trinomial {
  readonly unknown: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** A sequence, in the notation of calculators: its n-th term, and the sum of the first n. */
export interface TermRule {
  readonly term: string;
  readonly sum: string;
  /** r or q, by its letter. */
  readonly letters: Readonly<Record<string, number>>;
}

export interface Graph {
  /** The function of x, in the notation of calculators. */
  readonly notation: string;
  /** How many points settle it: two of a line. */
  readonly enough?: number;
}

/** „F = m · a”: small letters of one sign, in the notation of calculators. */
export interface LetterLaw {
  readonly symbol: string;
  readonly notation: string;
}

export interface FamilyStep {
  /** One English word for what is done: `multiply`, `convert`, `substitute`. */
  readonly operation: string;
  /** In the first person plural: „Mnożymy długość przez szerokość”. */
  readonly what: string;
  /** The same as a request that does not carry it out: „pomnóż długość przez szerokość”. */
  readonly todo: string;
  /** Why it may be done and why it helps: one sentence, or empty. */
  readonly why: string;
  /** LaTeX of the line after the step. Each of its numbers stands in a claim or in the task. */
  readonly shown: string;
  /** LaTeX of the line before it is calculated, for hints. */
  readonly prepared?: string | undefined;
  /** What the line says, so that it can be calculated by the frame. */
  readonly claims: readonly Claim[];
}

export interface Claim {
  /** In the notation of calculators: `6 * 4 / 2`, `sqrt(3^2 + 4^2)`, `2x + 3`, `sin(pi / 6)`, `log(8, 2)`. */
  readonly sides: readonly string[];
  /** What stands between them; „=” where nothing is said. `≈` means equal to three significant digits. */
  readonly relation?: '=' | '≈' | '<' | '>' | '≤' | '≥' | '≠';
  /** The values of letters for which it holds: one list of values for each case, or any numbers at all. */
  readonly at?: 'anywhere' | readonly Readonly<Record<string, number>>[];
}

export type Answer = NumberAnswer | NumbersAnswer | ChoiceAnswer | SetAnswer | ExpressionAnswer | ReactionAnswer;

/** One number: 12 cm², 3/4, 2√3, 36π, about 2,65. */
export interface NumberAnswer {
  readonly kind: 'number';
  readonly value: Exact;
  /** An id of `units.ts`. Said without it, the number is right but not finished where `isUnitNeeded`. */
  readonly unit?: string | undefined;
  readonly isUnitNeeded?: boolean;
  /** Written before it: `x`, `P`. */
  readonly symbol?: string | undefined;
  /** 36π has the value 36. */
  readonly times?: 'π';
  /** For rounded results: what is still right. */
  readonly tolerance?: number;
  /** How it is written: decimal where nothing is said. */
  readonly style?: 'decimal' | 'fraction' | 'mixed';
  /** Where the task is to write a number otherwise, in the notation of calculators: `12/20`, `1 3/4`, `0.375`, the best first. The same value written otherwise is the question said once more. */
  readonly writtenAs?: readonly [string, ...string[]];
  /** Where a calculation is to be completed: it, with the number in its place, in the notation of calculators without spaces. Whoever writes it has answered. */
  readonly filledIn?: readonly [string, ...string[]];
}

/** Several numbers: roots in any order, coordinates and shares in theirs, quotient and remainder with their names. */
export interface NumbersAnswer {
  readonly kind: 'numbers';
  readonly values: readonly {
    readonly symbol?: string | undefined;
    readonly value: Exact;
    readonly unit?: string | undefined;
  }[];
  readonly isOrdered: boolean;
  /** Put in order by size: each two neighbours can be compared. */
  readonly isSorted?: true;
  /** Factors of one number: each stands in other products too, so that only all of them together give the answer away. */
  readonly areFactors?: true;
  /** How they are shown: `x_1 = 2, x_2 = 3`, `(2; 3)`, `2 \cdot 2 \cdot 3`, `3 r. 2`; LaTeX. */
  readonly shown: string;
}

/** A word or sign out of a few: yes or no, < or >, rosnąca or malejąca. */
export interface ChoiceAnswer {
  readonly kind: 'choice';
  readonly value: string;
  /** Each choice with the ways to say it, in small letters without marks; a word may end in `*`. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Where the answer is a word of these signs, MCMXLIV, and the choices are not all that can be said: any other word of them is wrong. */
  readonly signs?: string;
  /** As the pupil reads it, in Markdown. */
  readonly shown: string;
}

/** A union of intervals. */
export interface SetAnswer {
  readonly kind: 'set';
  readonly symbol: string;
  readonly intervals: readonly Interval[];
}

export interface Interval {
  /** Undefined is minus infinity. */
  readonly from: Exact | undefined;
  readonly isFromIn: boolean;
  /** Undefined is infinity. */
  readonly to: Exact | undefined;
  readonly isToIn: boolean;
}

/** An expression with letters, equal to this one everywhere and as simple. */
export interface ExpressionAnswer {
  readonly kind: 'expression';
  /** In the notation of calculators: `6x + 3`, `(x - 2)(x + 2)`. */
  readonly notation: string;
  readonly shown: string;
  /** The letter that a formula is solved for: the expression is what it equals. */
  readonly symbol?: string | undefined;
  /** `shown` is an equation, and this is what is zero where it holds. */
  readonly isEquation?: true;
  /** Whether an equal expression of another form (not multiplied out, not factorised) is only a step. */
  readonly isFormNeeded: boolean;
}

/** A chemical equation with its coefficients. What a misconception leads to is told in the same notation. */
export interface ReactionAnswer {
  readonly kind: 'reaction';
  /** As a keyboard writes it: `4Al + 3O2 -> 2Al2O3`. */
  readonly notation: string;
  readonly shown: string;
}

/** A misconception, by what it produces. */
export interface Mistake<Given> {
  /** Kebab-case: `added-denominators`. */
  readonly id: string;
  /** What a pupil answers who thinks so; undefined where it makes no difference. Exact values, or the name of a choice. What is right by chance is left out by the frame. */
  readonly leadsTo: (given: Given) => readonly (Exact | string)[] | undefined;
  /** Names it and shows where to look, without the result: „Nie dodajemy mianowników: …”. */
  readonly says: string;
}
