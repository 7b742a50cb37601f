import { expect, it } from 'vitest';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { claimedNumbers } from '#tutoring/reading/claims.reader.ts';
import { readFormulas } from '#tutoring/reading/formula.reader.ts';
import { runsIn } from '#tutoring/reading/formula-runs.rules.ts';
import { isEqualAt, letterFormulaIn, readLetterFormula } from '#tutoring/reading/letter-formula.reader.ts';
import { logarithmsIn } from '#tutoring/reading/logarithm.reader.ts';
import { pointsIn } from '#tutoring/reading/points.reader.ts';
import { readRelation } from '#tutoring/reading/relation.reader.ts';
import { chainsIn } from '#tutoring/reading/said.reader.ts';
import { spokenTimeIn } from '#tutoring/reading/spoken-time.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';

type Rows<Read> = readonly (readonly [message: string, read: Read])[];

/** The rows as they are read. */
const reread = <Read>(rows: Rows<Read>, read: (message: string) => Read): Rows<Read> =>
  rows.map(([message]) => [message, read(message)] as const);

it('numbers are claimed without an equation', () => {
  const rows: Rows<readonly number[]> = [
    ['wyszło 36', [36]],
    ['=36', [36]],
    [' = 36', [36]],
    ['2 i 3', [2, 3]],
    ['3/4', [0.75]],
    ['2 1/2', [2.5]],
    ['-5', [-5]],
    ['- 5', [-5]],
    ['2√4', [4]],
    ['√4', [2]],
    ['-√4', [-2]],
    ['- 3√4', [-6]],
    ['1,5', [1.5]],
    ['1.5', [1.5]],
    ['\\frac{3}{4}', [0.75]],
    ['\\frac{-3}{4}', [-0.75]],
    ['x=4', []],
    ['3+4', []],
    ['2x', []],
    ['5^2', []],
    ['3*4', []],
    ['6:3', []],
    ['raz dwa trzy Ala ma kota 36', []],
    ['Ala ma psa kota rybę 36', [36]],
    ['wyszło mi że ta liczba to jest 36', [36]],
    ['1.2.3', []],
  ];
  expect(reread(rows, (message) => claimedNumbers(message).map(approximationOf))).toEqual(rows);
});

it('formulas are cut out of sentences', () => {
  const rows: Rows<readonly string[]> = [
    ['Oblicz x: 2x + 3 = 11', ['2x + 3 = 11']],
    ['Oblicz x : 2', ['x : 2']],
    ['Oblicz 6: 2', ['6: 2']],
    ['(2 + 4): 3', ['(2 + 4): 3']],
    ['50%: 2', ['50%: 2']],
    ['2 + 3 - dodawanie', ['2 + 3']],
    ['dodawanie - 2 + 3', ['2 + 3']],
    ['dodawanie -2 + 3', ['-2 + 3']],
    ['2 + 3 i 4 + 5', ['2 + 3', '4 + 5']],
    ['2 + 3\n4 + 5', ['2 + 3', '4 + 5']],
    ['2 + 3, 4 + 5', ['2 + 3', '4 + 5']],
    ['3a + 2', ['3a + 2']],
    ['a + 2', ['a + 2']],
    ['2 + a', ['2 + a']],
    ['a 2 + 3', ['2 + 3']],
    ['z 2 + 3 o 4', ['2 + 3']],
    ['i = 5', ['i = 5']],
    ['x = 2 i - 3 + 4', ['x = 2', '- 3 + 4']],
    ['2(a + 3)', ['2(a + 3)']],
    ['(2)a + 3', ['(2)a + 3']],
    ['xa + 3', []],
    ['x a + 3', ['x a + 3']],
    ['2) 3 + 4', ['3 + 4']],
    ['(2 + 3)) + 4', ['(2 + 3)']],
    ['((2 + 3)', ['(2 + 3)']],
    ['* 2 + 3 *', ['2 + 3']],
    ['= 2 + 3 =', ['2 + 3']],
    ['/2 + 3/', ['2 + 3']],
    [': 2 + 3 :', ['2 + 3']],
    ['^2 + 3^', ['2 + 3']],
    ['< 2 + 3 <', ['2 + 3']],
    ['> 2 + 3 >', ['2 + 3']],
    ['≠ 2 + 3 ≠', ['2 + 3']],
    ['% 2 + 3', ['2 + 3']],
    ['2 + 3 -', ['2 + 3']],
    ['2 + 3 ±', ['2 + 3']],
    ['5', []],
    ['x', []],
    ['x + y', []],
    ['x = y', ['x = y']],
    ['20%', []],
    ['20 %', []],
    ['20% + 5', ['20% + 5']],
    ['1,5', []],
    ['2a', ['2a']],
    ['2 a', []],
    ['2(3)', ['2(3)']],
    ['sqrt(16)', ['sqrt(16)']],
    ['SQRT (16)', ['sqrt (16)']],
    ['Δ = 5', ['Δ = 5']],
    ['ż = 5', []],
    ['1,5 + 2.5', ['1,5 + 2.5']],
    [`${'1+'.repeat(199)}11`, [`${'1+'.repeat(199)}11`]],
    [`${'1+'.repeat(200)}1`, []],
  ];
  expect(reread(rows, runsIn)).toEqual(rows);
});

const sidesOf = (message: string): readonly [number[], boolean, boolean] => {
  const { formulas, hasUnreadable } = readFormulas(message);
  return [formulas.map((one) => one.sides.length), formulas.some((one) => one.isInequality), hasUnreadable];
};

it('formulas are chains of sides', () => {
  const rows: Rows<readonly [readonly number[], boolean, boolean]> = [
    ['2 + 3', [[1], false, false]],
    ['2 + 3 = 5', [[2], false, false]],
    ['2 + 3 · 4 = 2 + 12 = 14', [[3], false, false]],
    ['x = ±3', [[2, 2], false, false]],
    ['x > 3 i x < 5', [[2, 2], true, false]],
    ['x ≠ 3', [[2], true, false]],
    ['2 + 3 = 5, 4 + 5 = 9', [[2, 2], false, false]],
    ['oblicz 2 +* 3', [[], false, true]],
    [Array.from({ length: 9 }, () => '2 + 3').join(', '), [Array<number>(8).fill(1), false, false]],
  ];
  expect(reread(rows, sidesOf)).toEqual(rows);
});

it('a message has one form for templates', () => {
  const rows: Rows<string> = [
    ['Oblicz pole prostokąta o bokach 3 cm i 4 cm.', ' pole prostokata o bokach 3 @cm i 4 @cm'],
    ['Ile to jest 20% z 50?', ' 20 @% z 50'],
    ['20 proc. z 50', ' 20 % z 50'],
    ['20 procent z 50', ' 20 % z 50'],
    ['20 procenta, 20 procentów', ' 20 % ; 20 %'],
    ['20 procesów', ' 20 procesow'],
    ['a jak to zrobić', ''],
    ['a + b', ' a + b'],
    ['a o 3 więcej', ' o 3 wiecej'],
    ['2 A i 24 a', ' 2 @A i 24 @A'],
    ['60 W', ' 60 @W'],
    ['60 w stosunku 1 : 2', ' 60 w stosunku 1 : 2'],
    ['12 V', ' 12 @V'],
    ['3 C', ' 3 @C'],
    ['5 N', ' 5 @N'],
    ['5 J', ' 5 @J'],
    ['5 mA', ' 5 @mA'],
    ['2 \\text{A} na 60 \\ \\text{W}', ' 2 @A na 60 @W'],
    ['1/2 i 1 1/2', ' 1/2 i 1 1/2'],
    ['\\frac{1}{2} i 0,5', ' 1/2 i 0.5'],
    ['1, 2, 3', ' 1 ; 2 ; 3'],
    ['1;2;-3', ' 1 ; 2 ; -3'],
    ['ma 3, a 4', ' ma 3 a 4'],
    ['12 345 zł', ' 12345 @zl'],
    ['dwadzieścia cztery jabłka', ' 24 jablka'],
    ['boki: 3 i 4', ' boki 3 i 4'],
    ['5 - 3', ' 5 - 3'],
    ['-5 + 3', ' -5 + 3'],
    ['x - 3', ' x - 3'],
    ['x = -3', ' x = -3'],
    ['liczba - 3', ' liczba -3'],
    ['(2) - 3', ' ( 2 ) - 3'],
    ['3 cm - 2', ' 3 @cm - 2'],
    ['1/2 - 3', ' 1/2 - 3'],
    ['36π cm²', ' 36 π @cm2'],
    ['Ola ma "psa"! I kota…', ' ola ma psa i kota'],
    ['ul. Polna 3. Koniec', ' ul polna 3 koniec'],
  ];
  expect(reread(rows, canonicalOf)).toEqual(rows);
});

const calculated = (message: string): readonly string[] =>
  chainsIn(message).map(({ symbol, label, sides }) =>
    [
      symbol ?? '-',
      label,
      ...sides.map(({ approximate, unit, hasPi }) =>
        [Number(approximate.toFixed(3)), unit ?? '', hasPi ? 'π' : ''].filter((one) => one !== '').join(' '),
      ),
    ].join(' | '),
  );

it('what is calculated is calculated in chains', () => {
  const rows: Rows<readonly string[]> = [
    ['P = 6 · 4 = 24 cm²', ['p |  | 24 | 24 cm2']],
    ['x = 2 v x = 3', ['x |  | 2', 'x |  | 3']],
    ['wyszło 36', ['- | wyszlo | 36']],
    ['średnia 5', ['- | srednia | 5']],
    ['Pp = 9π', ['- | pp | 28.274 π']],
    ['-5 = x', ['x |  | -5']],
    ['6 : 3 = x', ['x |  | 2']],
    ['2 h 30 min', ['- |  | 2.5 h']],
    ['3 m 5 cm', ['- |  | 3.05 m']],
    ['2 h i 30 min', ['- |  | 2.5 h']],
    ['1 h 60 min', ['- |  | 2 h']],
    ['15% · 800', ['- |  | 120']],
    ['15% z 800', ['- |  | 120']],
    ['800 · 15%', ['- |  | 120']],
    ['800 zł · 15%', ['- | zl | 120']],
    ['20/200 · 100% = 10%', ['- |  | 10 % | 10 %']],
    ['1 kg = 4 zł', ['- | kg | 4 zl']],
    ['16 : 1/2', ['- |  | 32']],
    ['2 1/2', ['- |  | 2.5']],
    ['2 · π · 3', ['- |  | 18.85 π']],
    ['π · 3', ['- |  | 9.425 π']],
    ['poproszę o podpowiedź', []],
    ['co to jest a', []],
    ['a', ['- |  | NaN']],
    ['(24', ['- |  | 24']],
    ['24)', ['- |  | 24']],
    ['h', ['- |  | NaN']],
    ['słowa', []],
  ];
  expect(reread(rows, calculated)).toEqual(rows);
});

const held = (message: string): readonly [boolean | undefined, readonly number[]] | undefined => {
  const relation = readRelation(message, 'x');
  return relation && [relation.isSolved, [-3, 0, 2, 3, 10].filter((value) => relation.holds(value))];
};

it('an inequality holds for numbers', () => {
  const rows: Rows<readonly [boolean, readonly number[]] | undefined> = [
    ['x > 2', [true, [3, 10]]],
    ['x ≥ 2', [true, [2, 3, 10]]],
    ['x >= 2', [true, [2, 3, 10]]],
    ['x => 2', [true, [2, 3, 10]]],
    ['x ⩾ 2', [true, [2, 3, 10]]],
    ['x \\geq 2', [true, [2, 3, 10]]],
    ['x \\ge 2', [true, [2, 3, 10]]],
    ['x ≤ 2', [true, [-3, 0, 2]]],
    ['x ⩽ 2', [true, [-3, 0, 2]]],
    ['x =< 2', [true, [-3, 0, 2]]],
    ['x \\leq 2', [true, [-3, 0, 2]]],
    ['x \\le 2', [true, [-3, 0, 2]]],
    ['x < 2', [true, [-3, 0]]],
    ['2 < x', [true, [3, 10]]],
    ['2x > 4', [false, [3, 10]]],
    ['x < 0 lub x > 2', [true, [-3, 3, 10]]],
    ['x < 0 albo x > 2', [true, [-3, 3, 10]]],
    ['x < 0 v x > 2', [true, [-3, 3, 10]]],
    ['x < 0 ∨ x > 2', [true, [-3, 3, 10]]],
    ['x > 0 i x < 3', [true, [2]]],
    ['x > 0 oraz x < 3', [true, [2]]],
    ['x > 0 ∧ x < 3', [true, [2]]],
    ['-5 < x - 3 < 5', [false, [0, 2, 3]]],
    ['0 < x ≤ 3', [true, [2, 3]]],
    ['x > 1/2', [true, [2, 3, 10]]],
    ['x > √2', [true, [2, 3, 10]]],
    ['x > -2√2', [true, [0, 2, 3, 10]]],
    ['x > 0 i 2x < 6', [false, [2]]],
    ['y > 2', undefined],
    ['x > y', undefined],
    ['x = 2', undefined],
    ['x > ', undefined],
    ['|x| > 2', undefined],
    ['x > 2; x < 3', undefined],
    ['x > 0 i y < 3', undefined],
    ['xy > 2', undefined],
  ];
  expect(reread(rows, held)).toEqual(rows);
});

const pointsOf = (message: string): readonly string[] => pointsIn(message).map(({ x, y }) => `${x} ${y}`);

it('points are named', () => {
  const rows: Rows<readonly string[]> = [
    ['(2, -1)', ['2 -1']],
    ['(2; -1)', ['2 -1']],
    ['(2 | -1)', ['2 -1']],
    ['A = (1,5; 0)', ['1.5 0']],
    ['(1/2; 0.5)', ['0.5 0.5']],
    ['(− 1; – 2)', ['-1 -2']],
    ['(1 / 2; 3)', ['0.5 3']],
    ['f(0) = -3', ['0 -3']],
    ['g(1,5) = 2 i h (2) = 3', ['1.5 2', '2 3']],
    ['f(0) = -3 oraz f(1) = 2.', ['0 -3', '1 2']],
    ['f(0) = 3 + 2', []],
    ['(2, 1) i (3, 4)', ['2 1', '3 4']],
    ['(2, 1) oraz (3, 4)', ['2 1', '3 4']],
    ['punkt A (2, 1)', ['2 1']],
    ['to punkty (2, 1) i (3, 4)', ['2 1', '3 4']],
    ['wierzchołek (2, 1)', ['2 1']],
    ['wierzcholek (2, 1)', ['2 1']],
    ['mam np (2, 1)', ['2 1']],
    ['odległość (2, 1)', []],
    ['(2, 1) 5', []],
    ['(1,5,2)', []],
    ['12', []],
  ];
  expect(reread(rows, pointsOf)).toEqual(rows);
});

it('the time is told in words', () => {
  const hours =
    'pierwsza druga trzecia czwarta piąta szósta siódma ósma dziewiąta dziesiąta jedenasta dwunasta trzynasta czternasta piętnasta szesnasta siedemnasta osiemnasta dziewiętnasta dwudziesta'.split(
      ' ',
    );
  const rows: Rows<number | undefined> = [
    ...hours.map((hour, index): readonly [string, number] => [
      `pięć po ${hour === 'druga' ? 'drugiej' : hour.replace(/a$/, 'ej')}`,
      (index + 1) * 60 + 5,
    ]),
    ...hours.map((hour, index): readonly [string, number] => [`za pięć ${hour}`, (index + 1) * 60 - 5]),
    ['dwadzieścia po osiemnastej', 18 * 60 + 20],
    ['dwudziesta po osiemnastej', 18 * 60 + 20],
    ['kwadrans po szóstej', 6 * 60 + 15],
    ['za kwadrans siódma', 7 * 60 - 15],
    ['za 5 minut siódma', 7 * 60 - 5],
    ['wpół do ósmej', 7 * 60 + 30],
    ['o wpół do ósmej', 7 * 60 + 30],
    ['osiemnasta dwadzieścia', 18 * 60 + 20],
    ['jest osiemnasta 20.', 18 * 60 + 20],
    ['to będzie godzina osiemnasta 20!', 18 * 60 + 20],
    ['o godzinie osiemnastej 20', 18 * 60 + 20],
    ['około osiemnastej 20', 18 * 60 + 20],
    ['dwudziesta pierwsza 30', 21 * 60 + 30],
    ['o dwudziestej trzeciej 59', 23 * 60 + 59],
    ['osiemnasta 60', undefined],
    ['dwudziesta piąta 10', undefined],
    ['osiemnasta', undefined],
    ['12', undefined],
    ['zielona 10', undefined],
  ];
  expect(reread(rows, spokenTimeIn)).toEqual(rows);
});

const logarithmsOf = (message: string): readonly string[] => {
  const { found, rest } = logarithmsIn(message);
  return [...found.map(({ base, argument }) => `${base} ${argument}`), rest.replace(/\s+/g, ' ').trim()];
};

it('logarithms are taken out of a message', () => {
  const rows: Rows<readonly string[]> = [
    ['log_2 8', ['2 8', 'λ']],
    ['log2 8', ['2 8', 'λ']],
    ['log_2 128', ['2 128', 'λ']],
    ['log_2(8)', ['2 8', 'λ']],
    ['log_2 (8)', ['2 8', 'λ']],
    ['log₂8', ['2 8', 'λ']],
    ['log₁₀ 100', ['10 100', 'λ']],
    ['\\log_{2} 8', ['2 8', 'λ']],
    ['\\log_{2}\\left(8\\right)', ['2 8', 'λ']],
    ['\\log_{\\frac{1}{2}} 8', ['1/2 8', 'λ']],
    ['$\\log_2 8$', ['2 8', 'λ']],
    ['log_(1/2) 8', ['1/2 8', 'λ']],
    ['log_0,5 8', ['0.5 8', 'λ']],
    ['log_x 8', ['x 8', 'λ']],
    ['log_2 x = 3', ['2 x', 'λ = 3']],
    ['log_2 (1/8)', ['2 1/8', 'λ']],
    ['log_2 (1:8)', ['2 1/8', 'λ']],
    ['log_2 0,25', ['2 0.25', 'λ']],
    ['log_2 0{,}25', ['2 0.25', 'λ']],
    ['log 100', ['10 100', 'λ']],
    ['log(100)', ['10 100', 'λ']],
    ['lg 100', ['10 100', 'λ']],
    ['log 1 000', ['10 1000', 'λ']],
    ['LOG_2 8', ['2 8', 'λ']],
    ['log_2\\,8', ['2 8', 'λ']],
    ['logarytm o podstawie 2 z 8', ['2 8', 'λ']],
    ['logarytm przy podstawie 2 z liczby 8', ['2 8', 'λ']],
    ['logarytm z 100', ['10 100', 'λ']],
    ['logarytm dziesiętny z liczby 100', ['10 100', 'λ']],
    ['logarytm dziesietny z 100', ['10 100', 'λ']],
    ['log_2 8 + log_3 9', ['2 8', '3 9', 'λ + λ']],
    ['2 + 3', ['2 + 3']],
  ];
  expect(reread(rows, logarithmsOf)).toEqual(rows);
});

const letterFormula = (message: string): string | undefined => {
  const formula = readLetterFormula(message);
  return formula && `${formula.left.trim()} = ${formula.right.trim()}`.replace(/\s+/g, ' ');
};

const isTrueFormula = (message: string): boolean => {
  const formula = readLetterFormula(message);
  return formula !== undefined && isEqualAt(formula, { P: 6, a: 3, h: 4 });
};

it('formulas of letters are read with their products', () => {
  const rows: Rows<string | undefined> = [
    ['P = ah/2', 'P = a * h/2'],
    ['mam P = ah/2', 'P = a * h/2'],
    ...['mamy', 'to', 'czyli', 'więc', 'wychodzi', 'wyszło', 'wzór:', 'wzór,'].map(
      (opening): readonly [string, string] => [`${opening} P = ah/2`, 'P = a * h/2'],
    ),
    ['V = 2πr', 'V = 2 * pi * r'],
    ['s = v(a + b)', 's = v * (a + b)'],
    ['P = ah/2.', 'P = a * h/2'],
    ['P = a1', undefined],
    ['x', undefined],
    ['pole = a', undefined],
    ['P = ', undefined],
  ];
  expect([
    reread(rows, letterFormula),
    ['P = ah/2', 'P = ah', 'P = 2h - 2', 'P = k', 'P = 2√(9)'].map(isTrueFormula),
    ['P = ah/2', 'P = a = h', 'P = a_1', 'P =', 'P = pole'].map((one) => letterFormulaIn(one) !== undefined),
  ]).toEqual([rows, [true, false, true, false, true], [true, false, false, false, false]]);
});

it('numbers are read as templates write them', () => {
  const rows: Rows<string> = [
    ['12', '12'],
    ['2.5', '2.5'],
    ['3/4', '0.75'],
    ['1 1/2', '1.5'],
    ['-5', '-5'],
    ['-1 1/2', '-1.5'],
    ['0.05', '0.05'],
  ];
  expect(reread(rows, (message) => String(numberOf(message)))).toEqual(rows);
});
