import { expect, it } from 'vitest';
import { judge } from '#tutoring/families/attempt.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';

it.each([
  ['wyznacz większe z rozwiązań równania x^2-5x+6=0', '-2', /stoi \$-b\$/],
  ['wyznacz większe z rozwiązań równania x^2-5x+6=0', '2', /pytanie jest o większe/],
  ['wyznacz mniejsze z rozwiązań równania x^2-5x+6=0', '3', /pytanie jest o mniejsze/],
  ['wyznacz mniejsze z rozwiązań równania x^2 - x = 0', '-1', /w nawiasie/],
  ['rozwiąż równanie x^2 - 49 = 0 i wykonaj sprawdzenie', 'x_1 = -49 i x_2 = 49', /kwadrat niewiadomej/],
])('„%s”, „%s” is answered with %s', (task, reply, remark) => {
  const found = taskIn(task, 10);
  if (found.kind !== 'task') throw new Error(`${task} is not read`);
  const verdict = judge(replyNotation(reply), found.worked, found.worked);
  expect(verdict?.kind === 'wrong' && verdict.suspicion).toMatch(remark);
});

it('speaks of the formulas only where they are used', () => {
  const found = taskIn('rozwiąż równanie x^2 - 49 = 0 i wykonaj sprawdzenie', 10);
  if (found.kind !== 'task' || found.worked.task.kind !== 'family') throw new Error('not read');
  expect(found.worked.task.mistakes().filter(({ says }) => says.includes('we wzorach'))).toEqual([]);
});
