import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import { isTerminating, ONE, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import { amount, amountAnswer, written } from '../percent-lines.rules.ts';
import type { ProportionGiven } from './proportion.types.ts';

export const soughtIn = ({ kind, first, second, other }: ProportionGiven): Rational =>
  kind === 'direct' ? quotientOf(second.mul(other), first) : quotientOf(first.mul(second), other);

export const solveProportion = (given: ProportionGiven): FamilySolution =>
  given.kind === 'direct' ? solveDirect(given) : solveInverse(given);

const solveDirect = (given: ProportionGiven): FamilySolution => {
  const { first, second, other, askedUnit } = given;
  const [one, result] = [quotientOf(second, first), soughtIn(given)];
  const asked = { unit: askedUnit };
  const style = isTerminating(result) ? 'decimal' : 'fraction';
  const ofOne: FamilySolution['steps'] = first.equals(ONE)
    ? []
    : [
        {
          operation: 'divide',
          what: 'Obliczamy, ile przypada na jedną jednostkę',
          todo: 'oblicz, ile przypada na jedną jednostkę',
          why: 'Obie wielkości rosną tyle samo razy, więc na każdą jednostkę przypada tyle samo.',
          ...calculated([`${plain(second)} : ${plain(first)}`, plain(one)], asked),
        },
      ];
  const multiplied = first.equals(ONE) ? `$${written(one)}$` : 'wynik';
  const steps: FamilySolution['steps'] = isTerminating(one)
    ? [
        ...ofOne,
        ...(other.equals(ONE)
          ? []
          : [
              {
                operation: 'multiply',
                what: `Mnożymy ${multiplied} przez $${written(other)}$`,
                todo: `pomnóż ${multiplied} przez $${written(other)}$`,
                why: first.equals(ONE) ? 'Na każdą jednostkę przypada tyle samo.' : '',
                ...calculated([`${plain(one)} * ${plain(other)}`, plain(result)], asked),
              },
            ]),
      ]
    : [
        {
          operation: 'cross-multiply',
          what: 'Układamy proporcję i mnożymy na krzyż',
          todo: 'ułóż proporcję i pomnóż na krzyż',
          why: 'Obie wielkości rosną tyle samo razy, więc ich stosunek się nie zmienia.',
          shown: `\\frac{${written(first)}}{${written(second)}} = \\frac{${written(other)}}{x}, \\quad ${written(first)}x = ${written(second)} \\cdot ${written(other)} = ${written(second.mul(other))}`,
          claims: [
            { sides: [`${plain(second)} * ${plain(other)}`, plain(second.mul(other))] },
            { sides: [`${plain(first)} / ${plain(second)}`] },
            { sides: [`${plain(first)} * x`, plain(second.mul(other))], at: [{ x: result.valueOf() }] },
          ],
        },
        {
          operation: 'divide',
          what: 'Dzielimy przez liczbę przy niewiadomej',
          todo: 'podziel przez liczbę stojącą przy niewiadomej',
          why: '',
          ...calculated([`${plain(second.mul(other))} : ${plain(first)}`, plain(result)], {
            ...asked,
            symbol: 'x',
            style,
          }),
        },
      ];
  return {
    steps,
    answer: { ...amountAnswer(result, askedUnit), ...(style === 'fraction' ? { style: 'mixed' } : {}) },
    proof: isTerminating(one)
      ? ratioProof(given, one, result)
      : `Iloczyny na krzyż są równe: $${written(first)} \\cdot ${written(result)} = ${written(second.mul(other))}$ i $${written(second)} \\cdot ${written(other)} = ${written(second.mul(other))}$.`,
    notice: 'Co dzieje się z drugą wielkością, gdy pierwszej jest dwa razy więcej: rośnie tyle samo razy czy maleje?',
    nudge:
      'Oblicz najpierw, ile przypada na jeden: na jedną sztukę, jeden kilogram, jedną godzinę. Potem pomnóż to przez liczbę z pytania. Możesz też ułożyć proporcję.',
  };
};

/** Nothing is divided by one. */
const ratioProof = ({ first, second, other }: ProportionGiven, one: Rational, result: Rational): string => {
  if (first.equals(ONE)) return `Dzielimy z powrotem: $${written(result)} : ${written(other)} = ${written(one)}$.`;
  if (other.equals(ONE))
    return `Mnożymy z powrotem: $${written(result)} \\cdot ${written(first)} = ${written(second)}$.`;
  return `Stosunek się nie zmienił: $${written(second)} : ${written(first)} = ${written(one)}$ i $${written(result)} : ${written(other)} = ${written(one)}$.`;
};

const solveInverse = (given: ProportionGiven): FamilySolution => {
  const { first, second, other, askedUnit } = given;
  const [all, result] = [first.mul(second), soughtIn(given)];
  const asked = { unit: askedUnit };
  const style = isTerminating(result) ? 'decimal' : 'fraction';
  return {
    steps: [
      {
        operation: 'multiply',
        what: 'Obliczamy, jak długo trwałoby to w pojedynkę',
        todo: 'oblicz, jak długo trwałoby to w pojedynkę',
        why: 'Im mniejsza ta liczba, tym dłużej to trwa: iloczyn liczby i czasu się nie zmienia.',
        ...calculated([`${plain(first)} * ${plain(second)}`, plain(all)], asked),
      },
      {
        operation: 'divide',
        what: 'Dzielimy ten czas przez nową liczbę',
        todo: 'podziel ten czas przez nową liczbę',
        why: '',
        ...calculated([`${plain(all)} : ${plain(other)}`, plain(result)], { ...asked, style }),
      },
    ],
    answer: { ...amountAnswer(result, askedUnit), ...(style === 'fraction' ? { style: 'mixed' } : {}) },
    proof: `Iloczyn jest ten sam: $${written(first)} \\cdot ${written(second)} = ${written(all)}$ i $${written(other)} \\cdot ${written(result)} = ${written(all)}$.`,
    notice: 'Im więcej osób albo maszyn, tym czas jest dłuższy czy krótszy?',
    nudge:
      'Przy wielkościach odwrotnie proporcjonalnych nie zmienia się iloczyn. Oblicz najpierw, ile czasu trzeba w pojedynkę.',
    sentence: `Potrzebny czas to $${amount(result, askedUnit)}$.`,
  };
};
