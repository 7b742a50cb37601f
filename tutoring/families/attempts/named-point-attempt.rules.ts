import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { pointsIn } from '#tutoring/reading/points.reader.ts';
import { sideAfter } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { isOutcome, ofName, ON_THE_WAY } from './said-verdicts.rules.ts';

/** „S = (3, 0)” on the way to a circle, whose coordinates are calculated line by line; undefined where the solution names no such point. */
export const judgeNamedPoint = (message: string, original: WorkedTask): Verdict | undefined => {
  const [, name = ''] = /^\s*(?:punkt |to |mam |środek )*([A-Z])\s*=?\s*\(/u.exec(message) ?? [];
  const [point, ...others] = name === '' ? [] : pointsIn(message);
  if (point === undefined || others.length > 0) return undefined;
  const coordinates = [
    [`x_${name}`, point.x],
    [`y_${name}`, point.y],
  ] as const;
  const lines = coordinates.map(([letter]) => ofName(letter.toLowerCase(), original));
  if (lines.some(({ steps }) => steps.length === 0)) return undefined;
  const areRight = coordinates.map(([, value], index) => {
    const [said, line] = [sideAfter(value.toFraction()), lines[index]];
    return said !== undefined && line !== undefined && isOutcome(said, line);
  });
  const missed = coordinates[areRight.indexOf(false)];
  return missed === undefined
    ? ON_THE_WAY
    : { kind: 'wrong', step: `${missed[0]} = ${latexOfExact(exact(missed[1]))}`, suspicion: undefined };
};
