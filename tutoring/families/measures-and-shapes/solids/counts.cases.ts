import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { numbers, solvedInOneLine } from '../formulas/formula-lines.rules.ts';
import { POLYGONS } from '../formulas/polygon-words.ts';
import type { Solid } from './solid-words.ts';

export interface Counted {
  readonly key: 'edges' | 'corners' | 'faces';
  /** How many, of the sides of the base. */
  readonly count: (sides: Rational) => Rational;
  /** In the notation of calculators. */
  readonly line: (sides: string) => string;
  /** LaTeX. */
  readonly formula: string;
  readonly what: string;
  readonly todo: string;
  readonly why: string;
  readonly nudge: string;
  readonly mistakes: FormulaCase['mistakes'];
}

const WORDS = {
  edges: { read: '(krawedzi|krawedzie)', forms: ['krawędź', 'krawędzie', 'krawędzi'], symbol: 'k' },
  corners: { read: '(wierzcholkow|wierzcholki)', forms: ['wierzchołek', 'wierzchołki', 'wierzchołków'], symbol: 'w' },
  faces: { read: '(scian|sciany)', forms: ['ściana', 'ściany', 'ścian'], symbol: 's' },
} as const;

/** „Ile krawędzi ma graniastosłup sześciokątny?” */
export const countCases = (
  solid: Solid,
  [edges, corners, faces]: readonly [edges: Counted, corners: Counted, faces: Counted],
): readonly FormulaCase[] =>
  [edges, corners, faces].map((one): FormulaCase => {
    const { read, forms, symbol } = WORDS[one.key];
    return {
      key: one.key,
      slots: ['polygon'],
      templates: [
        `[liczba|liczbe] [wszystkich] ${read} [ma] ${solid.read} [prawidlowy|prawidlowego] <a>`,
        `${solid.read} [prawidlowy] <a> ma [wszystkich] ${read}`,
      ],
      level: 1,
      tell: ([word = '']) => `Ile ${forms[2]} ma ${solid.name} ${word}?`,
      make: (pick) => numbers(pick.oneOf(POLYGONS)),
      solve: ([sides = ZERO]) => {
        const value = one.count(sides);
        const euler = calculated([
          `${plain(corners.count(sides))} + ${plain(faces.count(sides))} - ${plain(edges.count(sides))}`,
          '2',
        ]).shown;
        return {
          ...solvedInOneLine({
            operation: 'count',
            what: one.what,
            todo: one.todo,
            why: one.why,
            symbol,
            formula: one.formula,
            sides: [one.line(plain(sides))],
            value,
            unit: undefined,
            proof: `W takiej bryle wierzchołków i ścian jest razem zawsze o 2 więcej niż krawędzi: $${euler}$. Zgadza się.`,
            notice: `Jaki wielokąt jest podstawą? Wyobraź sobie lub naszkicuj ${solid.name} na takiej podstawie.`,
          }),
          nudge: one.nudge,
          sentence: `Ten ${solid.name} ma $${plain(value)}$ ${formFor(Number(value.valueOf()), forms)}.`,
        };
      },
      isRight: ([sides = ZERO], answer) => {
        const said = rationalIn(answer);
        if (said === undefined) return false;
        const [k, w, s] = [edges, corners, faces].map((each) => (each === one ? said : each.count(sides)));
        return (w ?? ZERO).add(s ?? ZERO).equals((k ?? ZERO).add(rational(2)));
      },
      mistakes: one.mistakes,
    };
  });

/** Mistaken counts as multiples of the sides of the base, with something more. */
export const ofSides =
  (table: Readonly<Record<string, readonly [times: number, more: number]>>): FormulaCase['mistakes'] =>
  ([sides = ZERO]) =>
    Object.fromEntries(
      Object.entries(table).map(([mistake, [times, more]]) => [mistake, exact(sides.mul(times).add(rational(more)))]),
    );
