import { expect, it } from 'vitest';
import { hintLevelAfter, hintText } from '#tutoring/dialogue/hint-levels.rules.ts';
import type { Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { workedOn } from '../families/verdicts.ts';
import { replyTo } from './lesson-replies.ts';

const step = (parts: Partial<Step>): Step => ({
  operation: 'add',
  what: 'Liczymy',
  why: 'Bo tak jest krócej.',
  todo: 'policz to',
  shown: 'a + b',
  ...parts,
});

const task = (parts: Partial<WorkedTask>): WorkedTask => {
  const { setup: _setup, ...worked } = workedOn('2x + 3 = 11');
  return { ...worked, notice: 'Popatrz.', nudge: 'Pomyśl.', steps: [], ...parts };
};

const hint = (level: 1 | 2 | 3, one: WorkedTask): string => hintText(level, one, one).replace(/^.*\n\n/, '');

it('after the five levels the third hint and the encouragement take turns', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(hintLevelAfter)).toEqual([1, 2, 3, 4, 5, 3, 5, 3, 5]);
});

it('the second hint names what to do first, unless it is the only step of a line that is set up', () => {
  expect([
    hint(2, task({ steps: [step({})] })),
    hint(2, task({ steps: [step({ why: '' })] })),
    hint(2, task({ steps: [step({})], setup: 'Zapisz: $a + b$.' })),
    hint(2, task({ steps: [step({}), step({})], setup: 'Zapisz: $a + b$.' })),
    hint(2, task({})),
    hintText(2, task({ steps: [step({})] }), task({ steps: [step({})] })).replace(/^.*\n\n/, ''),
  ]).toEqual([
    'Zacznij tak: policz to. Bo tak jest krócej. Napisz, co wychodzi.',
    'Zacznij tak: policz to. Napisz, co wychodzi.',
    'Pomyśl.',
    'Zacznij tak: policz to. Bo tak jest krócej. Napisz, co wychodzi.',
    'Pomyśl.',
    'Następny krok: policz to. Bo tak jest krócej. Napisz, co wychodzi.',
  ]);
});

it('the second hint leaves out what gives the result away', () => {
  expect([
    hint(2, task({ steps: [step({ why: 'Bo $x = 4$.' })] })),
    hint(2, task({ steps: [step({ todo: 'napisz $x = 4$' })] })),
    hint(2, task({ steps: [step({ todo: 'napisz $x = 4$', why: 'Bo $x = 4$.' })] })),
    hint(2, task({ steps: [step({ todo: 'napisz $x = 4$', why: 'Bo $x = 4$.' })], nudge: 'Może $x = 4$?' })),
    hint(1, task({ notice: 'To jest $x = 4$.' })),
  ]).toEqual([
    'Zacznij tak: policz to. Napisz, co wychodzi.',
    'Bo tak jest krócej. Jaki krok z tego wynika? Napisz, co wychodzi.',
    'Pomyśl.',
    'Wypisz dane i to, czego szukasz. Potem zapisz działanie albo wzór, który je łączy, i napisz mi ten zapis.',
    'Wykonaj tylko jeden, najbliższy krok i napisz mi, co wychodzi. Sprawdzę, czy wszystko gra.',
  ]);
});

it('the third hint shows the line that is to be written, before it is calculated', () => {
  const second = step({ todo: 'podziel przez $2$', shown: 'c' });
  expect([
    hint(3, task({ steps: [step({ prepared: '2 + 3' }), second] })),
    hint(3, task({ steps: [step({ prepared: '2 + \\square' }), second] })),
    hint(3, task({ steps: [step({ prepared: '2 + 3' })] })),
    hint(3, task({ steps: [step({ prepared: '12' }), second] })),
    hint(3, task({ steps: [step({ prepared: 'a + b' }), second] })),
    hint(3, task({ steps: [step({}), second] })),
    hint(3, task({ steps: [step({ shown: '1\\,200{,}5' }), second] })),
    hint(3, task({ steps: [step({ shown: '-12' }), second], setup: 'Zapisz: $a + b$.' })),
    hint(3, task({ steps: [step({ prepared: '2 + 3' })], setup: 'Zapisz: $a + b$.' })),
    hint(3, task({ setup: 'Zapisz: $a + b$.' })),
    hint(3, task({ steps: [step({})] })),
    hint(3, task({ steps: [step({})], nudge: 'Zacznij tak: policz to. Bo tak jest krócej. Napisz, co wychodzi.' })),
    hint(3, task({})),
  ]).toEqual([
    'Ten krok zapisz tak:\n\n$$2 + 3$$\n\nPolicz to, a potem podziel przez $2$.',
    'Ten krok zapisz tak:\n\n$$2 + \\square$$\n\nUzupełnij to, a potem podziel przez $2$.',
    'Ten krok zapisz tak:\n\n$$2 + 3$$\n\nPolicz to.',
    'Po tym kroku powinno być:\n\n$$a + b$$\n\nTeraz podziel przez $2$.',
    'Po tym kroku powinno być:\n\n$$a + b$$\n\nTeraz podziel przez $2$.',
    'Po tym kroku powinno być:\n\n$$a + b$$\n\nTeraz podziel przez $2$.',
    'Pomyśl.',
    'Zapisz: $a + b$.',
    'Zapisz: $a + b$.',
    'Zapisz: $a + b$.',
    'Pomyśl.',
    'Teraz policz to.',
    'Pomyśl.',
  ]);
});

it('the fourth hint is an example, solved to its end, and the fifth encourages', () => {
  const [example, encouragement] = [4, 5].map(
    (count) => replyTo('tutor', ['2x + 3 = 11', ...Array<string>(count - 1).fill('nie wiem')]).content,
  );
  const without = hintText(4, task({}), task({}));
  expect([
    /\*\*Podobny przykład\*\*\s+Zobacz to samo na innych liczbach\. Rozwiąż równanie.*\n- Odejmujemy.*\$\$.*\n- Dzielimy.*Wynik: \$x = .*\$\.\s+Teraz zrób tak samo/s.test(
      example ?? '',
    ),
    /\*\*Twoja kolej\*\*.*Napisz choćby jeden krok.*\*\*Przyjaciel\*\*/s.test(encouragement ?? ''),
    without.startsWith('**Podobny przykład**') || without.startsWith('**Krok po kroku**'),
  ]).toEqual([true, true, true]);
});
