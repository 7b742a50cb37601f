import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { HUNDRED, type Rational } from '#tutoring/mathematics/rational.ts';
import { amount, amountAnswer, partLine, partOf, percentAnswer, percents, written } from '../percent-lines.rules.ts';
import type { Change, SuccessiveGiven } from './successive-discounts.types.ts';

const leftAfter = ({ percent, isUp }: Change): Rational => (isUp ? HUNDRED.add(percent) : HUNDRED.sub(percent));

/** 0,9 for a fall by 10%. */
export const factorOf = (change: Change): Rational => leftAfter(change).div(HUNDRED);

const changed = (value: Rational, change: Change): Rational => value.mul(factorOf(change));

export const solveSuccessive = (given: SuccessiveGiven): FamilySolution =>
  given.start === undefined ? solveTotal(given) : solveValue(given, given.start);

const NOTICE = 'Od czego liczymy drugi procent: od wartości początkowej czy od tej po pierwszej zmianie?';

const changeSteps = (
  value: Rational,
  change: Change,
  unit: string | undefined,
  order: string,
): readonly FamilyStep[] => {
  const part = partOf(change.percent, value);
  const sign = change.isUp ? '+' : '-';
  return [
    {
      operation: 'multiply',
      what: `Obliczamy $${percents(change.percent)}$ wartości sprzed ${order} zmiany`,
      todo: `oblicz, ile wynosi ${order === 'pierwszej' ? 'pierwsza' : 'druga'} zmiana`,
      why: order === 'pierwszej' ? '' : 'Całością jest teraz wartość po pierwszej zmianie.',
      ...partLine(change.percent, value, unit),
    },
    {
      operation: change.isUp ? 'add' : 'subtract',
      what: change.isUp ? 'Dodajemy tę zmianę' : 'Odejmujemy tę zmianę',
      todo: change.isUp ? 'dodaj tę zmianę' : 'odejmij tę zmianę',
      why: '',
      ...calculated([`${plain(value)} ${sign} ${plain(part)}`, plain(changed(value, change))], { unit }),
    },
  ];
};

const solveValue = ({ changes: [first, second], unit }: SuccessiveGiven, start: Rational): FamilySolution => {
  const between = changed(start, first);
  const result = changed(between, second);
  return {
    steps: [...changeSteps(start, first, unit, 'pierwszej'), ...changeSteps(between, second, unit, 'drugiej')],
    answer: amountAnswer(result, unit),
    sentence: `Po obu zmianach jest $${amount(result, unit)}$.`,
    proof: `Inaczej: po pierwszej zmianie mamy $${percents(leftAfter(first))}$, a po drugiej $${percents(leftAfter(second))}$ tego, co było przed nią: $${written(start)} \\cdot ${written(factorOf(first))} \\cdot ${written(factorOf(second))} = ${amount(result, unit)}$.`,
    notice: NOTICE,
    nudge: 'Zrób to w dwóch krokach: oblicz wartość po pierwszej zmianie i dopiero od niej policz drugi procent.',
  };
};

const leftStep = (change: Change, order: string): FamilyStep => {
  const sign = change.isUp ? '+' : '-';
  const line = `100\\% ${sign} ${percents(change.percent)}`;
  return {
    operation: 'convert',
    what: `Ustalamy, ile procent jest po ${order} zmianie`,
    todo: `ustal, jakim procentem poprzedniej wartości jest wartość po ${order} zmianie, i zamień go na ułamek`,
    why: 'Wartość sprzed zmiany to sto procent.',
    shown: `${line} = ${percents(leftAfter(change))} = ${written(factorOf(change))}`,
    prepared: line,
    claims: [
      { sides: [`100 ${sign} ${plain(change.percent)}`, plain(leftAfter(change))] },
      { sides: [`${plain(leftAfter(change))} / 100`, plain(factorOf(change))] },
    ],
  };
};

const solveTotal = ({ changes: [first, second] }: SuccessiveGiven): FamilySolution => {
  const factor = factorOf(first).mul(factorOf(second));
  const [isUp, after] = [factor.gt(1), factor.mul(HUNDRED)];
  const result = after.sub(HUNDRED).abs();
  const line = isUp ? `${percents(after)} - 100\\%` : `100\\% - ${percents(after)}`;
  const price = HUNDRED.mul(factorOf(first));
  return {
    steps: [
      leftStep(first, 'pierwszej'),
      leftStep(second, 'drugiej'),
      {
        operation: 'multiply',
        what: 'Mnożymy oba ułamki',
        todo: 'pomnóż oba ułamki',
        why: 'Drugi procent liczymy od tego, co zostało po pierwszej zmianie.',
        ...calculated([`${plain(factorOf(first))} * ${plain(factorOf(second))}`, plain(factor)]),
      },
      {
        operation: 'subtract',
        what: 'Porównujemy z początkowymi stoma procentami',
        todo: 'porównaj wynik z początkowymi stoma procentami',
        why: 'Pytanie jest o zmianę, a nie o to, ile jest na końcu.',
        shown: `${line} = ${percents(result)}`,
        prepared: line,
        claims: [
          { sides: [`${plain(factor)} * 100`, plain(after)] },
          { sides: [isUp ? `${plain(after)} - 100` : `100 - ${plain(after)}`, plain(result)] },
        ],
      },
    ],
    answer: percentAnswer(result),
    sentence: `Łącznie wartość ${isUp ? 'wzrosła' : 'zmalała'} o $${percents(result)}$.`,
    proof: `Na przykład $100\\ \\text{zł}$: po pierwszej zmianie $${amount(price, 'zl')}$, po drugiej $${amount(price.mul(factorOf(second)), 'zl')}$.`,
    notice: NOTICE,
    nudge: 'Wyobraź sobie, że na początku jest sto złotych, i policz obie zmiany po kolei.',
  };
};
