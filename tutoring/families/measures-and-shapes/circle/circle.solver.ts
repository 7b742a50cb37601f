import { exact } from '#tutoring/mathematics/exact.ts';
import { ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, inUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { lineStep, roundedSentence } from '../formulas/formula-lines.rules.ts';

interface PiLine {
  readonly words: Pick<FamilyStep, 'operation' | 'what' | 'todo' | 'why'>;
  readonly symbol: string;
  /** LaTeX. */
  readonly formula: string;
  /** What π is multiplied by, in the notation of calculators. */
  readonly factor: string;
  readonly value: Rational;
  readonly unit: string | undefined;
  readonly notice: string;
  readonly proof: string;
}

/** „25π”, and „π” alone. */
export const piLatex = (value: Rational): string => `${value.equals(ONE) ? '' : calculated([plain(value)]).shown}\\pi`;

/** „P = πr² = π · 5² = 25π”, with the rounded result as a sentence. */
export const solvedWithPi = ({
  words,
  symbol,
  formula,
  factor,
  value,
  unit,
  notice,
  proof,
}: PiLine): FamilySolution => {
  const prepared = `${symbol} = ${formula} = \\pi \\cdot ${factorLatex(factor)}`;
  return {
    steps: [
      {
        ...words,
        shown: `${prepared} = ${piLatex(value)}${unit === undefined ? '' : unitOf(unit).latex}`,
        prepared,
        claims: [{ sides: [`pi * ${factor}`, `${plain(value)} * pi`] }],
      },
    ],
    answer: { kind: 'number', value: exact(value), times: 'π', symbol, ...inUnit(unit) },
    sentence: roundedSentence(exact(value), Math.PI, unit),
    proof,
    notice,
    nudge: `Skorzystaj ze wzoru $${symbol} = ${formula}$.`,
    setup: `Podstaw swoje liczby do wzoru $${symbol} = ${formula}$ i zostaw w nim $\\pi$.`,
  };
};

const factorLatex = (factor: string): string => calculated([factor]).shown.replace(/^(.* - .*)$/, '($1)');

export const halvingStep = (diameter: Rational, unit: string | undefined): FamilyStep =>
  lineStep(
    {
      operation: 'halve',
      what: 'Dzielimy średnicę na pół',
      todo: 'podziel średnicę na pół',
      why: 'Promień to połowa średnicy, a we wzorze jest promień.',
    },
    [`${plain(diameter)} : 2`, plain(diameter.div(2))],
    'r',
    undefined,
    unit,
  );
