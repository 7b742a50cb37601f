import { expect, it } from 'vitest';
import { stepAt } from '#tutoring/dialogue/place-answers.rules.ts';
import type { Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { workedOn } from '../families/verdicts.ts';
import { unpaid } from './lesson-replies.ts';

const step = (what: string, shown: string, why = ''): Step => ({
  operation: 'calculate',
  what,
  why,
  todo: what,
  shown,
});

/** One step for each operation, none of which shows the sign of another. */
const OPERATIONS: WorkedTask = {
  ...workedOn('2x + 3 = 11'),
  statement: '$7$',
  steps: [
    step('Liczymy', '\\Delta = w'),
    step('Odejmujemy', 'a'),
    step('Dodajemy', 'b'),
    step('Dzielimy', 'c'),
    step('Mnożymy', 'd'),
    step('Potęgujemy', 'e'),
    step('Liczymy', '\\sqrt{f}'),
    step('Pożyczamy', 'g'),
    step('Skracamy', 'h'),
    step('Wspólny mianownik', 'i'),
    step('Opuszczamy nawias', 'j'),
    step('Zapisujemy', 'k = 12'),
  ],
};

const ASKED = [
  ['delta', 'wyroznik', '4ac', 'ac'],
  ['minus', 'odejmujemy', 'odjac', 'odejac'],
  ['plus', 'dodajemy', 'dodac'],
  ['dzielimy', 'podzielic', 'przez'],
  ['razy', 'mnozymy'],
  ['kwadrat', 'potegujemy'],
  ['pierwiastek'],
  ['pozyczamy'],
  ['skracamy'],
  ['mianownik', 'wspolny'],
  ['nawias'],
  ['ta 12'],
];

it('words point at the step that does what they name', () => {
  expect(ASKED.map((group) => group.map((words) => stepAt(words, OPERATIONS)))).toEqual(
    ASKED.map((group, place) => group.map(() => place)),
  );
});

it('an operation is known by what a step says, why, or shows', () => {
  const of = (one: Step): WorkedTask => ({ ...OPERATIONS, steps: [step('Zapisujemy', 'a'), one] });
  const rows: readonly (readonly [string, Step])[] = [
    ['delta', step('Wyróżnik jest dodatni', 'b')],
    ['minus', step('Zmiana znaku', 'b')],
    ['minus', step('Liczba przeciwna', 'b')],
    ['minus', step('Trzeba odjąć', 'b')],
    ['plus', step('Trzeba dodać', 'b')],
    ['plus', step('Po dodaniu', 'b')],
    ['kwadrat', step('Kwadrat sumy', 'b')],
    ['kwadrat', step('Liczymy', 'x^2')],
    ['kwadrat', step('Liczymy', 'x^{2}')],
    ['pierwiastek', step('Pierwiastkujemy', 'b')],
    ['minus', step('Liczymy', 'b', 'Bo odejmujemy.')],
  ];
  expect(rows.map(([words, one]) => stepAt(words, of(one)))).toEqual(rows.map(() => 1));
});

it('a number points at the step that brings it in', () => {
  const linear = workedOn('2x + 3 = 11');
  const rows: readonly (readonly [string, number | undefined])[] = [
    ['ta 8', 0],
    ['8', 0],
    ['2x = 8', 0],
    ['ta 4', 1],
    ['minus 3', 0],
    ['dzielimy przez 2', 1],
    ['ta 99', undefined],
    ['minus 99', 0],
    ['ta 11', 0],
    ['razy', 1],
    ['x1', undefined],
  ];
  expect(rows.map(([words]) => [words, stepAt(words, linear)])).toEqual(rows);
});

it('a place is answered with what may be told of it', () => {
  const LINEAR = '2x + 3 = 11';
  const RESULT = /x = 4|= 4\b|krok \d/;
  expect(
    unpaid([
      ['tutor', [LINEAR, 'skąd ta 8'], /^Odejmujemy \$3\$ od obu stron: \$2x = 8\$\. Po stronie/, RESULT],
      [
        'tutor',
        [LINEAR, 'skąd ta 3'],
        /^Liczba \$3\$ stoi w samym zadaniu: Rozwiąż równanie \$2x \+ 3 = 11\$\. Po stronie/,
        RESULT,
      ],
      ['tutor', [LINEAR, 'czemu minus'], /^Po stronie z niewiadomą/, RESULT],
      ['tutor', [LINEAR, 'czemu dzielimy'], /^Liczba przy \$x\$ mnoży/, RESULT],
      ['tutor', [LINEAR, 'skąd ta 4'], /^Liczba przy \$x\$ mnoży/, RESULT],
      ['tutor', [LINEAR, 'skąd ta 99'], /Jaki krok z tego wynika/, /99|x = 4/],
      ['tutor', [LINEAR, 'skąd 3 i 8'], /Jaki krok z tego wynika/, /stoi w samym zadaniu/],
      ['tutor', [LINEAR, '2x = 8', 'skąd ta 3'], /^Liczba \$3\$ stoi w samym zadaniu/, /x = 4/],
      ['tutor', [LINEAR, 'x = 4', 'skąd ta 8'], /^Chodzi o krok 1\. Odejmujemy.*\$\$2x = 8\$\$/s],
      [
        'buddy',
        [LINEAR, 'skąd ta 8'],
        /^Chodzi o krok 1\. Odejmujemy \$3\$ od obu stron\. Po stronie.*\$\$2x = 8\$\$/s,
      ],
      ['buddy', [LINEAR, 'skąd ta 3'], /^Liczba \$3\$ stoi w samym zadaniu.* Chodzi o krok 1\./],
      ['buddy', [LINEAR, 'czemu dzielimy'], /^Chodzi o krok 2\. Dzielimy/],
      ['buddy', [LINEAR, 'skąd ta 99'], /1\. Odejmujemy.*2\. Dzielimy/s],
      ['buddy', ['1,5 + 2', 'skąd 1,5'], /Liczba \$1\{,\}5\$ stoi w samym zadaniu/],
    ]),
  ).toEqual([]);
});
