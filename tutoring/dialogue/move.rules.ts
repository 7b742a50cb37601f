import { readIntent, withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import type { Move, WorkedTask } from '#tutoring/families/worked-task.types.ts';

const ACTIONS: readonly (readonly [Move['action'], RegExp])[] = [
  ['subtract', /odejm|odjac|^\W*-/],
  ['add', /doda|^\W*\+/],
  ['multiply', /mnoz|^\W*[*·]/],
  ['divide', /dziel|^[|/\\\s]*:/],
];

const OPPOSITE: Partial<Record<Move['action'], Move['action']>> = {
  add: 'subtract',
  subtract: 'add',
  multiply: 'divide',
  divide: 'multiply',
};

/** Whether „odejmę 3 od obu stron” is the next move of the solution, its opposite, or neither. */
export const recognisedMove = (message: string, { steps: [next] }: WorkedTask): 'right' | 'opposite' | 'unknown' => {
  if (readIntent(message) !== 'proposal' || next?.move === undefined) return 'unknown';
  const plain = withoutMarks(plainNotation(message).toLowerCase());
  const action = ACTIONS.find(([, pattern]) => pattern.test(plain))?.[0];
  const by = plainNotation(next.move.by).replaceAll(' ', '').replace(/^-/, '');
  const isSameTerm = new RegExp(`(?<![\\d,.])${by.replace(/[^\da-z,]/gi, '\\$&')}(?![\\d,.a-z])`, 'i').test(
    plain.replace(/(\d) (?=[a-z]\b)/g, '$1'),
  );
  if (action === undefined || !isSameTerm) return 'unknown';
  if (action === next.move.action) return 'right';
  return OPPOSITE[next.move.action] === action ? 'opposite' : 'unknown';
};
