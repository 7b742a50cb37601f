import { expect, it } from 'vitest';
import { looksDerived } from '#tutoring/dialogue/derived.rules.ts';
import { recognisedMove } from '#tutoring/dialogue/move.rules.ts';
import { leftAfter } from '#tutoring/dialogue/reached-step.rules.ts';
import { variedTask } from '#tutoring/dialogue/variation.rules.ts';
import { workedOn } from '../families/verdicts.ts';

type Rows<Read> = readonly (readonly [...messages: readonly string[], read: Read])[];

it('a proposal is the next move, its opposite, or neither', () => {
  const rows: readonly (readonly [task: string, said: string, move: ReturnType<typeof recognisedMove>])[] = [
    ['2x + 3 = 11', 'odejmę 3', 'right'],
    ['2x + 3 = 11', 'odjąć 3?', 'right'],
    ['2x + 3 = 11', '/ -3', 'right'],
    ['2x + 3 = 11', 'dodam 3', 'opposite'],
    ['2x + 3 = 11', '| +3', 'opposite'],
    ['2x + 3 = 11', 'podzielę przez 3', 'unknown'],
    ['2x + 3 = 11', 'odejmę 13', 'unknown'],
    ['2x + 3 = 11', 'odejmę 3x', 'unknown'],
    ['2x + 3 = 11', 'odejmę 1,3', 'unknown'],
    ['2x + 3 = 11', 'odejmę 5', 'unknown'],
    ['2x + 3 = 11', 'przeniosę 3', 'unknown'],
    ['2x + 3 = 11', '3', 'unknown'],
    ['2x - 3 = 11', 'dodam 3', 'right'],
    ['2x - 3 = 11', 'odejmę 3', 'opposite'],
    ['2x = 8', 'podzielę przez 2', 'right'],
    ['2x = 8', '/:2', 'right'],
    ['2x = 8', '| : 2', 'right'],
    ['2x = 8', 'pomnożę przez 2', 'opposite'],
    ['2x = 8', '/ *2', 'opposite'],
    ['2x = 8', '/ ·2', 'opposite'],
    ['x/2 = 8', 'pomnożę przez 2', 'right'],
    ['x/2 = 8', 'podzielę przez 2', 'opposite'],
    ['5x = 2x + 9', 'odejmę 2x', 'right'],
    ['5x = 2x + 9', 'odejmę 2 x', 'right'],
    ['5x = 2x + 9', 'dodam 2x', 'opposite'],
    ['5x = 2x + 9', 'odejmę 2', 'unknown'],
    ['-2x = 8', 'podzielę przez -2', 'right'],
  ];
  expect(rows.map(([task, said]) => [task, said, recognisedMove(said, workedOn(task))])).toEqual(rows);
});

it('a formula is made of the task, or is another', () => {
  const rows: readonly (readonly [task: string, said: string, derived: boolean])[] = [
    ['2x + 3 = 11', '2x = 8', true],
    ['2x + 3 = 11', '2x = 11 - 3', true],
    ['2x + 3 = 11', 'x + 3 = 7', true],
    ['2x + 3 = 11', '2x + 3 + 1 = 12', true],
    ['2x + 3 = 11', '2x + 3 = 13 - 2', true],
    ['2x + 3 = 11', '5x - 7 = 3x + 9', false],
    ['2x + 3 = 11', 'y + 1 = 8', false],
    ['2x + 3 = 11', '2y + 3 = 11', false],
    ['2x + 3 = 11', '11 - 3', true],
    ['2x + 3 = 11', '12 · 4', true],
    ['2 + 3 · 4', '3 · 4', true],
    ['2 + 3 · 4', '2 + 12', true],
    ['2 + 3 · 4', '7 · 2', true],
    ['2 + 3 · 4', '5 · 9', false],
    ['2 + 3 · 4', '2x + 3 = 11', false],
    ['2 + 3 · 4', '15% z 240', false],
    ['2^5 · 2^3 : 2^4', '2^15 : 2^4', true],
    ['2^5 · 2^3 : 2^4', '2^15 : 2^5', false],
    ['2^5 : 2^4', '2^15 + 1 : 2^4', false],
    ['15% z 240', '15 · 240', true],
    ['15% z 240', '12 · 4', true],
    ['15% z 240', 'x = 77 + 5', false],
    ['15% z 240', '2x = 72', true],
    ['15% z 240', '15% z 300', false],
    ['pole prostokąta 6 cm na 9 cm', '6 · 9', true],
    ['pole prostokąta 6 cm na 9 cm', 'x + 9 = 60', true],
    ['pole prostokąta 6 cm na 9 cm', 'pole prostokąta 5 cm na 7 cm', false],
  ];
  expect(
    rows.map(([task, said]) => {
      const original = workedOn(task, 10);
      return [task, said, looksDerived(workedOn(said, 10), original, original)];
    }),
  ).toEqual(rows);
});

it.each(['39 - (7 - 4) · 4 + 7', 'kolejność działań 39 - (7 - 4) · 4 + 7'])(
  'what is left begins behind the first line that is said: %s',
  (task) => {
    const rows: readonly (readonly [said: string, left: number])[] = [
      ['39 - 3 · 4 + 7', 3],
      ['39 - 12 + 7', 2],
      ['27 + 7', 1],
      ['4 + 7 = 11', 4],
      ['4', 4],
      ['nie wiem', 4],
    ];
    const original = workedOn(task);
    expect([original.steps.length, rows.map(([said]) => [said, leftAfter(said, original).steps.length])]).toEqual([
      4,
      rows,
    ]);
  },
);

it('one quantity of a task is exchanged', () => {
  const FORCE = 'wózek 400 g, siła 2 N, jakie przyspieszenie';
  const rows: Rows<string | undefined> = [
    ['30% z 90', 'a 75%?', '75% z 90'],
    ['30% z 90', 'no a 75%', '75% z 90'],
    ['30% z 90', '75%', undefined],
    ...['co jak', 'co gdyby', 'jak', 'jakby', 'gdyby', 'gdy', 'jeśli', 'jesli', 'dla', 'co z'].map(
      (word): readonly [string, string, string] => [FORCE, `a ${word} siła 6 N?`, FORCE.replace('2 N', '6 N')],
    ),
    [FORCE, 'a jak wózek 1 kg', FORCE.replace('400 g', '1 kg')],
    [FORCE, 'a jak 6 N i 1 kg', undefined],
    [FORCE, 'a jak 6 m', undefined],
    [FORCE, 'a jak szybciej', undefined],
    ['5 m i 6 m', 'a jak 7 m', undefined],
    ['droga 100 m, czas 1/2 h', 'a jak 1/4 h', 'droga 100 m, czas 1/4 h'],
    ['trwał 1 godzinę 50 minut', 'a jak 2 godziny i 10 minut', 'trwał 2 godziny i 10 minut'],
    ['temperatura 20°C', 'a jak 30 °C', 'temperatura 30 °C'],
    ['prędkość 60 km/h', 'a jak 1,5 m/s', 'prędkość 1,5 m/s'],
    ['masa molowa H2SO4', 'a H3PO4?', 'masa molowa H3PO4'],
    ['masa molowa NaOH', 'a KOH', 'masa molowa KOH'],
    ['masa molowa Ca(OH)2', 'a Mg(OH)2', 'masa molowa Mg(OH)2'],
    ['masa molowa NaCl', 'a CO2', 'masa molowa CO2'],
    ['liczby 3', 'a 5', undefined],
    ['boki 3 i 4', 'a jak 5', undefined],
    ['masa NaOH i KOH', 'a HCl', undefined],
    ['bok 3', 'a jak 5', 'bok 5'],
  ];
  expect(rows.map(([told = '', said = '']) => [told, said, variedTask(said, told, undefined)])).toEqual(
    rows.map(([told, said, varied]) => [told, said, varied]),
  );
});
