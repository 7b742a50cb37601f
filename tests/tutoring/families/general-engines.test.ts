import { describe, expect, it } from 'vitest';
import { judge } from '#tutoring/families/attempt.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { exampleFor, exerciseFor } from '#tutoring/families/example.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';

const workedOn = (task: string): WorkedTask => {
  const found = taskIn(task, 4);
  if (found.kind === 'untreated') throw new Error(`${task} is not treated: ${found.reason}`);
  return found.worked;
};

const verdictOn = (task: string, reply: string): Verdict | undefined => {
  const worked = workedOn(task);
  return judge(replyNotation(reply), worked, worked);
};

const SYSTEM = 'x+y=10 i x-y=2';

describe('a pair that does not solve a system', () => {
  it('is called turned around only where it is', () => {
    expect(verdictOn(SYSTEM, '4 i 6')).toMatchObject({
      kind: 'wrong',
      suspicion: 'Sprawdź, która z liczb należy do której niewiadomej.',
    });
    expect(verdictOn('3a+2b=12 a-b=-1', '3 i 4')).toMatchObject({
      kind: 'wrong',
      suspicion: 'Wstaw obie liczby do pierwszego równania: $3 \\cdot 3 + 2 \\cdot 4$ to nie $12$.',
    });
  });

  it('is put into the equation that it does not fulfil', () => {
    expect(verdictOn(SYSTEM, '12 i 8')).toMatchObject({
      suspicion: 'Wstaw obie liczby do pierwszego równania: $12 + 8$ to nie $10$.',
    });
    expect(verdictOn(SYSTEM, '7 i 3')).toMatchObject({
      suspicion: 'Wstaw obie liczby do drugiego równania: $7 - 3$ to nie $2$.',
    });
  });
});

describe('a calculation like one of the first classes', () => {
  it.each(['10-2*3+4', '7 + 8', '15-7', '42:6', '20-4*3+5'])('stays above zero: %s', (task) => {
    const worked = workedOn(task);
    for (const like of [exampleFor(worked), exerciseFor(worked)]) {
      expect(like).toBeDefined();
      expect([like?.statement, ...(like?.steps ?? []).map(({ shown }) => shown)].join(' ')).not.toMatch(
        /(?:^|[$(=] ?)-\d/,
      );
    }
  });

  it('crosses ten where the task does', () => {
    expect(exampleFor(workedOn('7 + 8'))?.steps[0]?.why).toContain('do pełnej dziesiątki');
    expect(exampleFor(workedOn('13 - 6'))?.steps[0]?.why).toContain('do pełnej dziesiątki');
  });
});

describe('a calculation with a usual mistake', () => {
  it('names the operation that was done too early', () => {
    expect(verdictOn('10-2*3+4', '28')).toMatchObject({
      kind: 'wrong',
      suspicion: expect.stringContaining('od lewej do prawej. Które z nich ma pierwszeństwo'),
    });
    expect(verdictOn('10-2*3+4', '0')).toMatchObject({
      kind: 'wrong',
      suspicion: expect.stringContaining('Dodawanie nie ma pierwszeństwa'),
    });
  });
});

describe('an equation', () => {
  it('is multiplied by its denominator before like terms are collected', () => {
    expect(workedOn('x/3 + x/2 = 10').steps.map(({ shown }) => shown)).toEqual([
      '2x + 3x = 60',
      '5x = 60',
      'x = 60 : 5 = 12',
    ]);
    expect(workedOn('x/2 - (x-1)/3 = 1').steps[0]?.shown).toBe('3x - 2x + 2 = 6');
  });
});
