import { approximationOf } from '#tutoring/mathematics/exact.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { TRUE_EQUATION } from './said-verdicts.rules.ts';

const POINT = /^\s*\(\s*(-?\d+(?:[.,]\d+)?)\s*[;,]\s*0\s*\)\s*\.?$/;

/** „f(x) = 0” and „(3, 0)” where a zero of a function is asked for: what it is, and where the graph has it. */
export const judgeZero = (message: string, answer: NumberAnswer, { statement }: WorkedTask): Verdict | undefined => {
  if (!/miejsc[ae] zerow/i.test(statement)) return undefined;
  if (/^\s*(?:[fgh]\s*\(\s*x\s*\)|y)\s*=\s*0\s*\.?$/i.test(message)) return TRUE_EQUATION;
  const [, argument] = POINT.exec(message) ?? [];
  if (argument === undefined || !areClose(Number(argument.replace(',', '.')), approximationOf(answer.value)))
    return undefined;
  return {
    kind: 'right',
    praise: 'W tym punkcie wykres rzeczywiście przecina oś. Miejsce zerowe to jednak sam argument.',
    remaining: undefined,
  };
};
