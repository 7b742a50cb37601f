import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { latexBraces, latexCommands, unicode } from '#tutoring/reading/notation.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { TRUE_EQUATION, wrong } from './said-verdicts.rules.ts';
import { chainsIn } from '#tutoring/reading/said.reader.ts';

type Trig = 'sin' | 'cos' | 'tg';

/** „Oblicz $\sin α$, jeżeli … $α$ jest kątem ostrym.” */
const ASKED = /^Oblicz \$\\(?:operatorname\{)?(sin|cos|tg)\}?\s*α\$.*kątem ostrym/;

/** „sin²α”, „cos^2 α”, „tg α” */
const FUNCTION = /\\?(sin|cos|tg|tan)\s*(\^\s*2|²)?\s*\(?\s*(?:α|alfa|alpha)\s*\)?/gi;

const ANGLES: Readonly<Record<Trig, (value: number) => number>> = { sin: Math.asin, cos: Math.acos, tg: Math.atan };

/** „sin²α + 9/25 = 1”, „tg α = 4/3”: what holds for the acute angle whose function is asked for; undefined for its value itself, and where no function is said. */
export const judgeOfAcuteAngle = (
  message: string,
  answer: NumberAnswer,
  { statement }: WorkedTask,
): Verdict | undefined => {
  const [, asked] = ASKED.exec(statement) ?? [];
  const said = latexBraces(latexCommands(unicode(message)));
  const names = [...said.matchAll(FUNCTION)].map(
    ([, name = '', square]) => `${trigOf(name)}${square === undefined ? '' : '²'}`,
  );
  if (!isTrig(asked) || names.length === 0 || !said.includes('=')) return undefined;
  const isAnswer = names.length === 1 && names[0] === asked;
  const angle = ANGLES[asked](approximationOf(answer.value));
  const values: Readonly<Record<Trig, number>> = { sin: Math.sin(angle), cos: Math.cos(angle), tg: Math.tan(angle) };
  const sides = said
    .replace(FUNCTION, (_all, name: string, square: string | undefined) => {
      const value = values[trigOf(name)];
      return `(${square === undefined ? value : value ** 2})`;
    })
    .split('=')
    .map((side) => ifWithinReach(() => approximately(side.trim().replace(/\.$/, ''))));
  const [first, ...others] = sides;
  if (isAnswer || first === undefined || others.includes(undefined)) return undefined;
  if (others.every((other) => areClose(other ?? Number.NaN, first, 1e-6))) return TRUE_EQUATION;
  const [chain] = chainsIn(said.slice(said.indexOf('=') + 1));
  return (
    chain &&
    wrong(
      chain,
      'Ta równość nie zachodzi dla tego kąta. Skorzystaj z jedynki trygonometrycznej: $\\sin^2 α + \\cos^2 α = 1$.',
    )
  );
};

const isTrig = (name: string | undefined): name is Trig => name === 'sin' || name === 'cos' || name === 'tg';

const trigOf = (name: string): Trig => {
  const small = name.toLowerCase();
  return isTrig(small) ? small : 'tg';
};
