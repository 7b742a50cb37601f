/** `npm run mutate [-- name…]`: does a test notice when a machine changes? `-- tutoring/families/percent`: when solvers, readers and judges do? Fails below 90 %. */
import { mutateMachines } from './mutation/mutate-machines.ts';
import { mutateTutoring } from './mutation/tutoring/mutate-tutoring.ts';

const ENOUGH = 0.9;

const wanted = process.argv.slice(2);
const isOfTutoring = (name: string): boolean => name.startsWith('tutoring');
if (wanted.some(isOfTutoring) && !wanted.every(isOfTutoring))
  throw new Error('Either names of machines, or files and folders of tutoring.');

const isEnough = await (wanted.some(isOfTutoring) ? mutateTutoring : mutateMachines)(wanted, ENOUGH);
process.exitCode = isEnough ? 0 : 1;
