import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import type { MentalGiven } from './mental-operation.rules.ts';
import { spokenOperation, writtenOperation } from './spoken-operation.reader.ts';

const IN_MIND = ['w (pamieci|glowie) {e=formula}', '{e=formula} w (pamieci|glowie)'].map(template);
const MIND = /(?<!\p{L})w\s+(?:pami[eę]ci|g[lł]owie)(?!\p{L})/iu;

const MOST = 1000;

/** What is to be added or subtracted without paper. Bare calculations are left to the engine. */
export const readMental = (message: string, sign: '+' | '-'): MentalGiven | undefined => {
  const inMind = firstFit(IN_MIND, message);
  const operation = (inMind && writtenOperation(inMind.text('e'))) ?? spokenOperation(message.replace(MIND, ' '));
  if (operation === undefined || operation.sign !== sign) return undefined;
  const [a, b] = [operation.left, operation.right].map((one) => (/^\d+$/.test(one) ? Number(one) : undefined));
  if (a === undefined || b === undefined || a < 1 || b < 1 || a > MOST || b > MOST) return undefined;
  return sign === '-' && a < b ? undefined : { sign, a, b };
};
