import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { isNegative, isZero, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import {
  baseIn,
  fraction,
  isDecimal,
  logLatex,
  logNotation,
  logSign,
  powerLatex,
  wholeArgument,
} from './logarithm.rules.ts';
import type { LogarithmGiven } from './logarithm.types.ts';
import { commonPowers } from '../rational-root.rules.ts';

type Of<Asks extends LogarithmGiven['asks']> = Extract<LogarithmGiven, { asks: Asks }>;

const DEFINITION = 'Logarytm mówi, do jakiej potęgi trzeba podnieść podstawę, żeby dostać liczbę logarytmowaną.';

const definitionOf = (base: Rational): string =>
  isDecimal(base) ? `${DEFINITION} Gdy podstawy nie zapisano, jest nią liczba 10.` : DEFINITION;

const answer = (value: Rational): Answer => ({ kind: 'number', value: exact(value), symbol: 'x', style: 'fraction' });

const valueOf = (given: Of<'value'>): FamilySolution => {
  const { base, argument, second } = given;
  const whole = wholeArgument(given);
  const common = commonPowers(base, whole);
  if (common === undefined) throw new BeyondReach('operation');
  const [one, other] = common.powers;
  const x = rational(other, one);
  const at = [{ x: x.valueOf() }];
  const steps: FamilyStep[] = [];
  if (second !== undefined) {
    const isSum = second.sign === '+';
    const opening = `${logLatex(base, argument)} ${second.sign} ${logLatex(base, second.argument)} = ${logSign(base)} \\left(${fraction(argument)} ${isSum ? '\\cdot' : ':'} ${fraction(second.argument)}\\right)`;
    steps.push({
      operation: 'join',
      what: isSum
        ? 'Sumę logarytmów zamieniamy na logarytm iloczynu'
        : 'Różnicę logarytmów zamieniamy na logarytm ilorazu',
      todo: isSum ? 'zamień sumę logarytmów na logarytm iloczynu' : 'zamień różnicę logarytmów na logarytm ilorazu',
      why: 'Logarytmy mają tę samą podstawę.',
      shown: `${opening} = ${logLatex(base, whole)}`,
      prepared: opening,
      claims: [
        {
          sides: [
            `${logNotation(base, argument)} ${second.sign} ${logNotation(base, second.argument)}`,
            logNotation(base, whole),
          ],
        },
        { sides: [`${plain(argument)} ${isSum ? '*' : '/'} ${plain(second.argument)}`, plain(whole)] },
      ],
    });
  }
  steps.push(
    {
      operation: 'definition',
      what: 'Oznaczamy wartość logarytmu przez $x$ i zapisujemy, co to znaczy',
      todo: 'oznacz wartość logarytmu przez $x$ i zapisz ją jako wykładnik potęgi',
      why: definitionOf(base),
      shown: `${powerLatex(base, 'x')} = ${fraction(whole)}`,
      claims: [{ sides: [`${plain(base)}^x`, plain(whole)], at }],
    },
    {
      operation: 'powers',
      what: `Zapisujemy obie strony jako potęgi liczby $${fraction(common.base)}$`,
      todo: 'zapisz obie strony jako potęgi tej samej liczby',
      why: 'Potęgi o tej samej podstawie są równe tylko wtedy, gdy mają równe wykładniki.',
      shown: `${powerLatex(common.base, one === 1 ? 'x' : one === -1 ? '-x' : `${one}x`)} = ${powerLatex(common.base, String(other))}`,
      // Over the bare x stands the result itself.
      ...(one === 1
        ? { prepared: `${powerLatex(common.base, 'x')} = ${fraction(whole)} = ${powerLatex(common.base, '\\square')}` }
        : {}),
      claims: [
        { sides: [`${plain(common.base)}^(${one} * x)`, `${plain(common.base)}^(${other})`], at },
        { sides: [plain(whole), `${plain(common.base)}^(${other})`] },
      ],
    },
    {
      operation: 'exponents',
      what: one === 1 ? 'Porównujemy wykładniki' : 'Porównujemy wykładniki i dzielimy przez liczbę stojącą przy $x$',
      todo: one === 1 ? 'porównaj wykładniki' : 'porównaj wykładniki i podziel przez liczbę stojącą przy $x$',
      why: '',
      shown: `x = ${fraction(x)}`,
      claims: [{ sides: [logNotation(base, whole), plain(x)] }],
    },
  );
  return {
    steps,
    answer: answer(x),
    proof: `$${powerLatex(base, fraction(x))} = ${fraction(whole)}$.`,
    notice: 'Jaka jest podstawa logarytmu, a jaka liczba logarytmowana? O co pyta logarytm?',
    nudge:
      second === undefined
        ? DEFINITION
        : 'Suma logarytmów o tej samej podstawie to logarytm iloczynu, a różnica to logarytm ilorazu.',
    setup: 'Zapisz liczbę logarytmowaną jako potęgę podstawy: jaki wykładnik jest potrzebny?',
  };
};

export const shiftedLatex = (shift: Rational): string =>
  isZero(shift) ? 'x' : `x ${isNegative(shift) ? '-' : '+'} ${fraction(shift.abs())}`;

const argumentOf = ({ base, shift, value }: Of<'argument'>): FamilySolution => {
  const power = powerOf(base, value.valueOf());
  const x = power.sub(shift);
  const at = [{ x: x.valueOf() }];
  const left = `x + ${plain(shift)}`;
  const moved = `x = ${fraction(power)} ${isNegative(shift) ? '+' : '-'} ${fraction(shift.abs())}`;
  return {
    steps: [
      {
        operation: 'definition',
        what: 'Zapisujemy, co znaczy ten logarytm',
        todo: 'zapisz równanie bez logarytmu: podstawa do potęgi równej wartości logarytmu',
        why: definitionOf(base),
        shown: `${shiftedLatex(shift)} = ${powerLatex(base, fraction(value))} = ${fraction(power)}`,
        prepared: `${shiftedLatex(shift)} = ${powerLatex(base, fraction(value))}`,
        claims: [{ sides: [left, plain(power)], at }, { sides: [`${plain(base)}^(${plain(value)})`, plain(power)] }],
      },
      ...(isZero(shift)
        ? []
        : [
            {
              operation: 'move',
              what: 'Zostawiamy $x$ po lewej stronie',
              todo: 'przenieś liczbę stojącą obok $x$ na drugą stronę',
              why: 'Do obu stron wolno dodać to samo i od obu odjąć to samo.',
              shown: `${moved} = ${fraction(x)}`,
              prepared: moved,
              claims: [{ sides: [`${plain(power)} - ${plain(shift)}`, plain(x)] }],
            },
          ]),
    ],
    answer: answer(x),
    proof: `Liczba logarytmowana jest dodatnia: $${fraction(power)} > 0$, a $${logLatex(base, power)} = ${fraction(value)}$.`,
    notice: 'Jaka jest podstawa logarytmu, a jaka jego wartość? Gdzie stoi niewiadoma?',
    nudge: `${DEFINITION} Zapisz równanie jako potęgę, a potem sprawdź, czy liczba logarytmowana jest dodatnia.`,
    setup: 'Podnieś podstawę do potęgi równej wartości logarytmu: tyle wynosi liczba logarytmowana.',
  };
};

const baseOf = ({ argument, value }: Of<'base'>): FamilySolution => {
  const base = baseIn(argument, value);
  if (base === undefined) throw new BeyondReach('operation');
  return {
    steps: [
      {
        operation: 'definition',
        what: 'Zapisujemy, co znaczy ten logarytm',
        todo: 'zapisz równanie bez logarytmu: podstawa do potęgi równej wartości logarytmu',
        why: DEFINITION,
        shown: `x^{${fraction(value)}} = ${fraction(argument)}`,
        claims: [{ sides: [`x^(${plain(value)})`, plain(argument)], at: [{ x: base.valueOf() }] }],
      },
      {
        operation: 'root',
        what: 'Szukamy liczby dodatniej i różnej od jedynki, która to spełnia',
        todo: 'znajdź liczbę dodatnią, która to spełnia',
        why: 'Podstawa logarytmu jest zawsze dodatnia i różna od 1.',
        shown: `x = ${fraction(base)}`,
        claims: [{ sides: [logNotation(base, argument), plain(value)] }],
      },
    ],
    answer: answer(base),
    proof: `$${powerLatex(base, fraction(value))} = ${fraction(argument)}$.`,
    notice: 'Która część logarytmu jest niewiadomą: podstawa, liczba logarytmowana czy wartość?',
    nudge: `${DEFINITION} Pamiętaj, że podstawa jest dodatnia.`,
    setup: 'Zapisz potęgę o podstawie $x$ i znajdź liczbę, która do niej pasuje.',
  };
};

export const solveLogarithm = (given: LogarithmGiven): FamilySolution => {
  switch (given.asks) {
    case 'value':
      return valueOf(given);
    case 'argument':
      return argumentOf(given);
    case 'base':
      return baseOf(given);
  }
};
