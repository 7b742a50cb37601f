import { describe, expect, it } from 'vitest';
import { suspicionOn, verdictOn } from './verdicts.ts';

describe('a bound that a misconception leads to', () => {
  it.each([
    ['Rozwiąż nierówność 4x - 9 ≤ -33', '-10,5', 'Sprawdź znak liczby przenoszonej'],
    ['Rozwiąż nierówność 4x - 9 ≤ -33', 'x = 6', 'Sprawdź znak liczby po dzieleniu'],
    ['Rozwiąż nierówność 6 - 4x ≤ 14', '-5', 'Sprawdź znak liczby przenoszonej'],
    ['x^2 - 5x + 6 < 0', '-3', 'Sprawdź znaki miejsc zerowych'],
    ['x^2 - 5x + 6 < 0', 'x = -2, x = -3', 'Sprawdź znaki miejsc zerowych'],
  ])('is named: „%s”, „%s”', (task, reply, says) => {
    expect(suspicionOn(task, reply)).toContain(says);
  });

  it('is right behind its calculation, whatever else may lead to it', () => {
    const roots = 'x_1 = (-30 - 10)/(2 · (-2)) = 10, x_2 = (-30 + 10)/(2 · (-2)) = 5';
    expect(verdictOn('-2x^2 + 30x - 100 > 0', roots)?.kind).toBe('right');
  });

  it('is no mistake where it is right', () => {
    expect(['8', '-2', 'x = 8'].map((reply) => verdictOn('|x-3| < 5', reply)?.kind)).toEqual([
      'partial',
      'partial',
      'right',
    ]);
  });
});
