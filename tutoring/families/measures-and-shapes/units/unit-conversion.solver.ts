import { exact } from '#tutoring/mathematics/exact.ts';
import type { NumberStyle } from '#tutoring/mathematics/latex.ts';
import { isInteger, isTerminating, ONE, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import { amountText } from '#tutoring/families/amount-text.ts';
import { conversionStep, passage } from '#tutoring/families/conversion-step.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import type { ConversionGiven, ConversionShape } from './unit-conversion.types.ts';

/** The sum of the parts in the unit that is asked for. */
export const convertedSum = ({ parts, to }: ConversionGiven): Rational =>
  parts.reduce((sum, { value, unit }) => sum.add(converted(value, unit, to)), ZERO);

export const solvedConversion = (given: ConversionGiven, shape: ConversionShape): FamilySolution => {
  const { parts, to } = given;
  const value = convertedSum(given);
  const style: NumberStyle = isTerminating(value) && given.style === 'decimal' ? 'decimal' : 'mixed';
  const foreign = parts.filter(({ unit }) => unit !== to);
  const isOneWay = new Set(foreign.map(({ unit }) => passage(unit, to).isToSmaller)).size === 1;
  const goesToSmaller = passage(foreign[0]?.unit ?? to, to).isToSmaller;
  const steps = [
    ...foreign.flatMap((part) => [
      ...(part.value.equals(1) ? [] : [relationStep(part.unit, to, shape)]),
      conversionStep(part, to, given.style),
    ]),
    ...(parts.length > 1 ? [sumStep(given, value)] : []),
  ];
  const said = shape.isSaidInTwo === true ? inTwo(value, to) : undefined;
  return {
    steps,
    answer: { kind: 'number', value: exact(value), unit: to, ...(style === 'decimal' ? {} : { style }) },
    ...(said === undefined ? {} : { sentence: `To inaczej $${said}$.` }),
    proof: proofOf(given, value),
    notice: 'Sprawdź, z jakiej jednostki na jaką przechodzisz. Ta, o którą pytamy, jest mniejsza czy większa od danej?',
    nudge: nudgeOf(given, isOneWay, goesToSmaller),
  };
};

const nudgeOf = ({ parts, to }: ConversionGiven, isOneWay: boolean, goesToSmaller: boolean): string => {
  if (!isOneWay) return 'Każdą część zamień osobno na jednostkę, o którą pytamy, a potem dodaj.';
  const rest = parts.length > 1 ? '; potem dodaj resztę' : '';
  const general = goesToSmaller
    ? `Przypomnij sobie, ile mniejszych jednostek mieści się w jednej większej, i przez tę liczbę pomnóż${rest}.`
    : `Przypomnij sobie, ile mniejszych jednostek składa się na jedną większą, i przez tę liczbę podziel${rest}.`;
  const isMovingPoint = parts.some(
    ({ value, unit }) => !isInteger(value) && /^10+$/.test(plain(passage(unit, to).ratio)),
  );
  return isMovingPoint
    ? `${general} Przy ${goesToSmaller ? 'mnożeniu przez 10, 100 czy 1000 przecinek przesuwa się w prawo' : 'dzieleniu przez 10, 100 czy 1000 przecinek przesuwa się w lewo'}.`
    : general;
};

const relationStep = (from: string, to: string, { factors, whyOfFactor }: ConversionShape): FamilyStep => {
  const { ratio, isToSmaller } = passage(from, to);
  const [larger, smaller] = isToSmaller ? [from, to] : [to, from];
  const numbers = factors(ratio.valueOf());
  const product = numbers.join(' * ');
  const line = numbers.length > 1 ? calculated([product, plain(ratio)]) : calculated([plain(ratio)]);
  return {
    operation: 'recall',
    what: 'Przypominamy sobie, ile mniejszych jednostek mieści się w jednej większej',
    todo: 'przypomnij sobie, ile mniejszych jednostek mieści się w jednej większej',
    why: whyOfFactor,
    shown: `${amountText({ value: ONE, unit: larger })} = ${line.shown}${unitOf(smaller).latex}`,
    claims: [{ sides: ['1', '1'] }, { sides: [product, plain(ratio)] }],
  };
};

const sumStep = ({ parts, to }: ConversionGiven, value: Rational): FamilyStep => {
  const terms = parts.map((part) => plain(converted(part.value, part.unit, to)));
  return {
    operation: 'add',
    what: 'Dodajemy obie części',
    todo: 'dodaj obie części',
    why: 'Są już w tej samej jednostce, więc wolno je dodać.',
    ...calculated([terms.join(' + '), plain(value)], { unit: to, style: isTerminating(value) ? 'decimal' : 'mixed' }),
  };
};

/** Back to the first part, by the inverse operations. */
const proofOf = ({ parts: [first, second], to }: ConversionGiven, value: Rational): string => {
  if (first === undefined) return '';
  const rest = second === undefined ? undefined : converted(second.value, second.unit, to);
  const left = rest === undefined ? value : value.sub(rest);
  const taken =
    rest === undefined
      ? ''
      : `Odejmujemy drugą część: $${calculated([`${plain(value)} - ${plain(rest)}`, plain(left)], { unit: to, style: 'decimal' }).shown}$. `;
  if (first.unit === to) return `${taken}Zostaje pierwsza część, ${`$${amountText(first)}$`}. Zgadza się.`;
  const { ratio, isToSmaller } = passage(first.unit, to);
  const back = calculated([`${plain(left)} ${isToSmaller ? ':' : '*'} ${plain(ratio)}`, plain(first.value)], {
    style: isTerminating(left) ? 'decimal' : 'mixed',
  }).shown;
  return `${taken}Zamieniamy z powrotem: $${back}$, czyli $${amountText(first)}$. Zgadza się.`;
};

const SMALLER: Readonly<Record<string, string>> = { h: 'min', min: 's', day: 'h' };

/** 2,5 h is 2 h 30 min. */
const inTwo = (value: Rational, unit: string): string | undefined => {
  const smaller = SMALLER[unit];
  if (smaller === undefined || isInteger(value)) return undefined;
  const whole = value.floor();
  const rest = converted(value.sub(whole), unit, smaller);
  if (whole.equals(0) || !isInteger(rest)) return undefined;
  return `${amountText({ value: whole, unit })}\\ ${amountText({ value: rest, unit: smaller })}`;
};
