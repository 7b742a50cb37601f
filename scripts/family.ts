/** `npm run family -- clock money`: how the corpus's first messages of these families are read, which replies are taken otherwise than they are meant, and made tasks with their solutions. */
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { takenTurns } from '../tests/tutoring/corpus/dialogue-score.ts';
import { reportOf } from '../tests/tutoring/corpus/first-message-score.ts';
import { DIALOGUES } from '../tests/tutoring/corpus/whole-corpus.ts';

const SEEDS = [1, 2, 3] as const;

for (const id of process.argv.slice(2)) {
  console.log(reportOf(id));
  for (const { dialogue, pupil, owed, taken } of DIALOGUES.filter((one) => one.family === id).flatMap(takenTurns))
    if (taken !== owed) console.log(`  ${taken} instead of ${owed}: ${dialogue.task} | ${pupil}`);
  const family = FAMILIES.find((one) => one.id === id);
  if (family === undefined) continue;
  for (const difficulty of SEEDS) {
    const { statement, steps, result, check, notice, nudge } = family.make(difficulty, difficulty, family.grades[0]);
    const lines = steps.map(({ what, why, shown }) => `  - ${what}. ${why}\n    $$${shown}$$`);
    console.log(
      [`\n${statement}`, `  1. ${notice}`, `  2. ${nudge}`, ...lines, `  = ${result}`, `  ? ${check ?? ''}`].join('\n'),
    );
  }
}
