import { expect, it } from 'vitest';
import { suspicionOn, workedOn } from './verdicts.ts';

it.each([
  ['wyznacz większe z rozwiązań równania x^2-5x+6=0', '-2', /stoi \$-b\$/],
  ['wyznacz większe z rozwiązań równania x^2-5x+6=0', '2', /pytanie jest o większe/],
  ['wyznacz mniejsze z rozwiązań równania x^2-5x+6=0', '3', /pytanie jest o mniejsze/],
  ['wyznacz mniejsze z rozwiązań równania x^2 - x = 0', '-1', /w nawiasie/],
  ['rozwiąż równanie x^2 - 49 = 0 i wykonaj sprawdzenie', 'x_1 = -49 i x_2 = 49', /kwadrat niewiadomej/],
])('„%s”, „%s” is answered with %s', (task, reply, remark) => {
  expect(suspicionOn(task, reply, 10)).toMatch(remark);
});

it('speaks of the formulas only where they are used', () => {
  const { task } = workedOn('rozwiąż równanie x^2 - 49 = 0 i wykonaj sprawdzenie', 10);
  expect(task.kind === 'family' && task.mistakes().filter(({ says }) => says.includes('we wzorach'))).toEqual([]);
});
