import { openDatabase } from '#server/database/open-database.ts';
import { NO_PICTURE, sendQuestionsWithFiles } from '../../tests/support/questions-with-files.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { columns, percentile } from './figures.ts';
import { watchTurns, workedFor } from './loop-turns.ts';
import type { School } from './school.ts';

const AT_ONCE = 8;
const ROUNDS = 12;

/** How long a turn of the event loop is while eight questions with ten megabytes of files each arrive at once (D62), and how long one look through such a body. */
export const bodies = async (school: School): Promise<string> => {
  const opened = await openDatabase({ kind: 'postgres', url: school.databaseUrl });
  const server = await startTestServer({ database: opened });
  const uid = school.pupils[0]?.uid ?? '';
  const questions = await sendQuestionsWithFiles(server, uid, NO_PICTURE);
  const [turns, looks]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const longestTurn = watchTurns();
    const statuses = await questions.send(AT_ONCE);
    const longest = longestTurn();
    if (statuses.some((status) => status !== 400)) throw new Error(`Answered ${statuses.join(', ')}.`);
    const before = workedFor();
    JSON.parse(questions.body);
    // The first round warms up.
    if (round > 0) looks.push(workedFor() - before);
    if (round > 0) turns.push(longest);
  }
  await questions.close();
  await server.close();
  await opened.close();
  const [turn, look] = [percentile(turns, 50), percentile(looks, 50)];
  return `\n${columns([
    ['', 'longest turn', 'one look', 'ratio', 'aim'],
    [
      'eight questions with files at once',
      ...[turn, look].map((time) => `${time.toFixed(1)} ms`),
      (turn / look).toFixed(2),
      `≤ 50 ms${turn > 50 ? ' missed' : ''}`,
    ],
  ])}`;
};
