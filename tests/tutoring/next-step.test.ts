import { describe, expect, it } from 'vitest';
import { lastReply } from './pupil.ts';

const thirdHint = (task: string, steps: readonly string[] = []): Promise<string> =>
  lastReply('tutor', [task, ...steps, 'nie wiem', 'nie wiem']);

const formulaIn = (hint: string): string | undefined => /\$\$(.+?)\$\$/s.exec(hint)?.[1];

describe('the third hint', () => {
  it.each([
    ['5(x-2) = 3x + 4', '5x - 10 = 3x + 4'],
    ['Oblicz pisemnie: 666 + 107', '6 + 7'],
    ['Rozwiąż nierówność 4x - 9 ≤ -33', '4x \\leq -33 + 9'],
    ['Oblicz, pamiętając o kolejności działań: 39 - (7 - 4) · 4 + 7', '39 - 3 \\cdot 4 + 7'],
    ['Ile monet po 20 gr potrzeba, żeby uzbierać 2 zł?', '2 \\cdot 100'],
  ])('of „%s” sets up the first step, and not the last', async (task, line) => {
    expect(formulaIn(await thirdHint(task))).toBe(line);
  });

  it('asks to fill in what has a gap, since that is not calculated', async () => {
    const hint = await thirdHint('Rozwiąż równanie 2^x = 8');
    expect([formulaIn(hint), hint.includes('Uzupełnij'), hint.includes('Policz')]).toEqual([
      '2^{x} = 8 = 2^{\\square}',
      true,
      false,
    ]);
  });
});

describe('the hints after a step of the pupil', () => {
  const TASK = 'Oblicz, pamiętając o kolejności działań: 39 - (7 - 4) · 4 + 7';

  it.each([
    ['the line of the first step', TASK, ['39 - 3 · 4 + 7'], 'wykonaj mnożenie $3 \\cdot 4$'],
    ['two lines', TASK, ['39 - 3 · 4 + 7', '39 - 12 + 7'], 'wykonaj odejmowanie $39 - 12$'],
    [
      'a number on the way',
      'Plecak kosztował 500 zł. Jego cenę najpierw obniżono o 25%, a potem jeszcze o 10%. Ile kosztuje teraz?',
      ['25% z 500 = 125', '500 - 125 = 375'],
      'oblicz, ile wynosi druga zmiana',
    ],
    ['a line of a formula', 'Wyznacz x ze wzoru y = 2 - ax', ['ax = 2 - y'], 'podziel obie strony przez $a$'],
  ])('go on from it: %s', async (_name, task, steps, next) => {
    const hint = await lastReply('tutor', [task, ...steps, 'nie wiem']);
    expect(hint).toContain(`Następny krok: ${next}`);
  });

  it('stay where they were after a line that leads nowhere', async () => {
    expect(await lastReply('tutor', [TASK, '4 + 7 = 11', 'nie wiem'])).toContain('Zacznij tak: wykonaj odejmowanie');
  });
});
