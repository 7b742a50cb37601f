import { describe, expect, it } from 'vitest';
import { resultOf } from './pupil.ts';

/** Worked out by hand. */
const ARITHMETIC: readonly (readonly [string, string])[] = [
  ['2 + 3·4', '14'],
  ['Oblicz (2 + 3) · 4 − 10 : 2', '15'],
  ['ile to 7*8?', '56'],
  ['12 : 4 : 3', '1'],
  ['12 : (6 : 2)', '4'],
  ['10 - (2 + 3)', '5'],
  ['5 - (-3) · 2', '11'],
  ['Oblicz -3^2 + (-2)^3', '-17'],
  ['(-2)² · 3', '12'],
  ['2^10', '1024'],
  ['3,5 · 2', '7'],
  ['3.5 + 1,25', '4{,}75'],
  ['0,1 + 0,2', '0{,}3'],
  ['12 345,6 + 1', '12\\,346{,}6'],
  ['12\u00a0345 – 345', '12\\,000'],
  ['7 : 2', '3{,}5'],
  ['2 : 3', '\\frac{2}{3}'],
  ['100 - 99,99', '0{,}01'],
  ['2·(3 + 4·(5 − 2))', '30'],
  ['√16 + 3', '7'],
  ['√50 + √2', '6\\sqrt{2}'],
  ['\\sqrt{12} \\cdot \\sqrt{3}', '6'],
  ['√48', '4\\sqrt{3}'],
  ['Oblicz $\\frac{12+4}{2 \\cdot 3}$', '\\frac{8}{3} = 2\\frac{2}{3}'],
  ['3 x 4', '12'],
  ['99999999 + 1', '100\\,000\\,000'],
];

const FRACTIONS: readonly (readonly [string, string])[] = [
  ['3/4 + 2 1/3', '\\frac{37}{12} = 3\\frac{1}{12}'],
  ['1 1/2 : 3/4', '2'],
  ['1/2 + 1/3', '\\frac{5}{6}'],
  ['2/3 - 5/6', '-\\frac{1}{6}'],
  ['\\frac{3}{4} \\cdot \\frac{8}{9}', '\\frac{2}{3}'],
  ['2\\frac{1}{3} - \\frac{3}{4}', '\\frac{19}{12} = 1\\frac{7}{12}'],
  ['skróć 12/18', '\\frac{2}{3}'],
  ['0,5 + 1/4', '\\frac{3}{4} = 0{,}75'],
  ['(1/2)^3', '\\frac{1}{8} = 0{,}125'],
  ['2½ + ¼', '\\frac{11}{4} = 2\\frac{3}{4} = 2{,}75'],
  ['5/6 : 5/3', '\\frac{1}{2} = 0{,}5'],
  ['6 : 3/4', '8'],
  ['1 - 1/7', '\\frac{6}{7}'],
  ['3/8 + 1/8', '\\frac{1}{2} = 0{,}5'],
  ['oblicz 2/3 z 60', '40'],
  ['$\\frac{3}{4}$ liczby 20', '15'],
  ['ile to połowa z 18', '9'],
];

const PERCENTAGES: readonly (readonly [string, string])[] = [
  ['ile to 15% z 240', '36'],
  ['Oblicz 15% liczby 240.', '36'],
  ['$15\\%$ z $240$', '36'],
  ['0,5% z 600', '3'],
  ['oblicz 150% z 60', '90'],
  ['zmniejsz 80 o 25%', '60'],
  ['zwiększ 200 o 12,5%', '225'],
  ['o ile procent wzrosła cena z 40 do 50', '25\\%'],
  ['O ile procent zmalała cena, jeśli spadła z 50 zł na 40 zł?', '20\\%'],
  ['jakim procentem liczby 50 jest 20', '40\\%'],
  ['20 to ile procent z 50', '40\\%'],
  ['jakim procentem liczby 12 jest liczba 4', '33\\frac{1}{3}\\%'],
  ['Znajdź liczbę, której 20% to 15', '75'],
  ['20% pewnej liczby to 30', '150'],
  ['25% liczby x to 40', '160'],
  ['Kurtka kosztuje 240 zł. Przeceniono ją o 30%. Jaka jest nowa cena?', '168 zł'],
  [
    'Cena po obniżce o 20% wynosi 80 zł. Ile wynosiła przed obniżką?',
    '100\\ \\text{zł}. Przed zmianą było 100\\ \\text{zł}.',
  ],
  ['W klasie jest 25 uczniów, 40% z nich to chłopcy. Ilu jest chłopców?', '10'],
];

const LINEAR: readonly (readonly [string, string])[] = [
  ['Rozwiąż równanie 2x + 3 = 11', 'x = 4'],
  ['5x - 3 = 2x + 9', 'x = 4'],
  ['2x + x = 6', 'x = 2'],
  ['3(x+1)-x=7', 'x = 2'],
  ['11 = 2x+3', 'x = 4'],
  ['2(x-3) - (x+1) = 4', 'x = 11'],
  ['x/2 + x/3 = 5', 'x = 6'],
  ['0,5x + 1,2 = 3,7', 'x = 5'],
  ['4x = 10', 'x = \\frac{5}{2} = 2{,}5'],
  ['-x = 3', 'x = -3'],
  ['3a + 7 = 1', 'a = -2'],
  ['\\frac{x+1}{2} = 3', 'x = 5'],
  ['7z = 3', 'z = \\frac{3}{7}'],
  ['3(x + 1) = 3x + 3', 'równanie tożsamościowe: spełnia je każda liczba rzeczywista'],
  ['3x + 1 = 3x + 2', 'równanie sprzeczne: nie ma rozwiązań'],
  ['(x+1)(x-1) = x^2 + x', 'x = -1'],
];

const QUADRATIC: readonly (readonly [string, string])[] = [
  ['x^2 - 5x + 6 = 0', 'x_1 = 2 oraz x_2 = 3'],
  ['x^2 + x = 6', 'x_1 = -3 oraz x_2 = 2'],
  ['x²-x=2', 'x_1 = -1 oraz x_2 = 2'],
  ['x² = 9', 'x_1 = -3 oraz x_2 = 3'],
  ['x^2 = 12', 'x_1 = -2\\sqrt{3} oraz x_2 = 2\\sqrt{3}'],
  ['x^2 - 2x - 2 = 0', 'x_1 = 1 - \\sqrt{3} oraz x_2 = 1 + \\sqrt{3}'],
  ['x^2 + x - 1 = 0', 'x_1 = \\frac{-1 - \\sqrt{5}}{2} oraz x_2 = \\frac{-1 + \\sqrt{5}}{2}'],
  ['x^2 - 6x + 9 = 0', 'x = 3'],
  ['x^2 + x + 1 = 0', 'brak rozwiązań w liczbach rzeczywistych'],
  ['x^2 + 4 = 0', 'brak rozwiązań w liczbach rzeczywistych'],
  ['2x^2 = 8x', 'x_1 = 0 oraz x_2 = 4'],
  ['(x-2)(2x+3) = 0', 'x_1 = -\\frac{3}{2} oraz x_2 = 2'],
  ['(x - 3)^2 = 16', 'x_1 = -1 oraz x_2 = 7'],
  ['-2t^2 + 3t + 2 = 0', 't_1 = -\\frac{1}{2} oraz t_2 = 2'],
];

const SYSTEMS: readonly (readonly [string, string])[] = [
  ['2x+y=7 i x-y=2', 'x = 3 i y = 1'],
  ['{ x + y = 5 ; 2x − y = 1', 'x = 2 i y = 3'],
  ['\\begin{cases} 2x + 3y = 12 \\\\ 3x - 2y = 5 \\end{cases}', 'x = 3 i y = 2'],
  ['x = 2y oraz x + y = 9', 'x = 6 i y = 3'],
  ['Rozwiąż układ: a + b = 1, a - b = 2', 'a = \\frac{3}{2} = 1{,}5 i b = -\\frac{1}{2} = -0{,}5'],
  [
    'x + y = 2; 2x + 2y = 4',
    'układ nieoznaczony: nieskończenie wiele rozwiązań – wszystkie pary spełniające x + y = 2',
  ],
  ['x + y = 2; 2x + 2y = 5', 'układ sprzeczny: nie ma rozwiązań'],
  ['2x + 3y = 1; 4x + 3y = 5', 'x = 2 i y = -1'],
];

describe('Przyjaciel solves what school asks', () => {
  it.each([...ARITHMETIC, ...FRACTIONS, ...PERCENTAGES, ...LINEAR, ...QUADRATIC, ...SYSTEMS])(
    '%s gives %s',
    async (task, result) => {
      expect(await resultOf(task)).toEqual(result);
    },
  );
});
