/** `npm run new machine <context> <name>` makes the files of a machine: a small one that works, is proven, and waits to be made one's own. */
import { filesOf, nextSteps, refusalOf, writeFiles } from './new/new-machine.ts';

const [kind, context = '', name = '', ...rest] = process.argv.slice(2);
const order = { root: process.cwd(), context, name };
const refusal =
  kind === 'machine' && name !== '' && rest.length === 0
    ? refusalOf(order)
    : 'It is asked for like this: npm run new machine learning study-plan';

if (refusal === undefined) {
  const files = await filesOf(order);
  writeFiles(order.root, files);
  for (const path of Object.keys(files)) console.log(path);
  console.log(['', ...nextSteps(order)].join('\n'));
} else {
  console.error(refusal);
  process.exitCode = 1;
}
