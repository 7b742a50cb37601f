import type { SpokenOperation } from '#tutoring/families/early/spoken-operation.reader.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { workedCalculation } from '#tutoring/families/numbers/worked-calculation.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import {
  greatestCommonDivisor,
  isInteger,
  leastCommonMultiple,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';

export const notationOf = ({ left, sign, right }: SpokenOperation): string => `${left} ${sign} ${right}`;

export const resultOf = ({ left, sign, right }: SpokenOperation): Rational => {
  const [a, b] = [numberOf(left), numberOf(right)];
  switch (sign) {
    case '+':
      return a.add(b);
    case '-':
      return a.sub(b);
    case '*':
      return a.mul(b);
    case ':':
      return a.div(b);
  }
};

/** The engine's preparations, then the operation on numerators, reducing and taking the wholes out, each on a line of its own. */
export const fractionSteps = (given: SpokenOperation): readonly FamilyStep[] => {
  const notation = notationOf(given);
  const prepared = workedCalculation(notation).steps.slice(0, -1);
  const combined = given.sign === '+' || given.sign === '-' ? sumOf(given, given.sign) : productOf(given);
  const result = resultOf(given);
  return [...prepared, combined.step, ...reduced(combined.top, combined.bottom), ...wholesTaken(result)];
};

interface Combined {
  readonly step: FamilyStep;
  readonly top: bigint;
  readonly bottom: bigint;
}

const fraction = (top: string | bigint, bottom: string | bigint): string => `\\frac{${top}}{${bottom}}`;

const sumOf = ({ left, right }: SpokenOperation, sign: '+' | '-'): Combined => {
  const [a, b] = [numberOf(left), numberOf(right)];
  const bottom = leastCommonMultiple(a.d, b.d);
  const [one, other] = [a.n * (bottom / a.d), b.n * (bottom / b.d)];
  const top = sign === '+' ? one + other : one - other;
  const [what, todo] = sign === '+' ? ['Dodajemy', 'dodaj'] : ['Odejmujemy', 'odejmij'];
  return {
    top,
    bottom,
    step: {
      operation: sign === '+' ? 'add' : 'subtract',
      what: `${what} liczniki, mianownik przepisujemy`,
      todo: `${todo} liczniki, a mianownik przepisz`,
      why: 'Części są jednakowej wielkości, więc wystarczy policzyć, ile ich jest.',
      prepared: fraction(`${one} ${sign} ${other}`, bottom),
      shown: `${fraction(`${one} ${sign} ${other}`, bottom)} = ${fraction(top, bottom)}`,
      claims: [{ sides: [`(${one} ${sign} ${other}) / ${bottom}`, `${top}/${bottom}`] }],
    },
  };
};

const productOf = ({ left, sign, right }: SpokenOperation): Combined => {
  const [a, given] = [numberOf(left), numberOf(right)];
  const b = sign === ':' ? given.inverse() : given;
  const [top, bottom] = [a.n * b.n, a.d * b.d];
  const prepared = fraction(`${a.n} \\cdot ${b.n}`, `${a.d} \\cdot ${b.d}`);
  return {
    top,
    bottom,
    step: {
      operation: 'multiply',
      what: 'Mnożymy licznik przez licznik i mianownik przez mianownik',
      todo: 'pomnóż licznik przez licznik i mianownik przez mianownik',
      why: 'Tak bierzemy część z części. Kto chce, skraca już teraz, przed mnożeniem.',
      prepared,
      shown: `${prepared} = ${fraction(top, bottom)}`,
      claims: [{ sides: [`(${a.n} * ${b.n}) / (${a.d} * ${b.d})`, `${top}/${bottom}`] }],
    },
  };
};

const reduced = (top: bigint, bottom: bigint): readonly FamilyStep[] => {
  const common = greatestCommonDivisor(top, bottom);
  if (common === 1n && bottom !== 1n) return [];
  const [less, lesser] = [top / common, bottom / common];
  const result = lesser === 1n ? String(less) : fraction(less, lesser);
  return [
    {
      operation: 'reduce',
      what: bottom === 1n ? 'Mianownik jest równy jeden, więc to liczba całkowita' : 'Skracamy ułamek',
      todo: 'skróć ułamek: podziel licznik i mianownik przez tę samą liczbę',
      why: 'Po podzieleniu licznika i mianownika przez tę samą liczbę wartość ułamka się nie zmienia.',
      prepared: fraction(top, bottom),
      shown: `${fraction(top, bottom)} = ${result}`,
      claims: [{ sides: [`${top}/${bottom}`, `${less}/${lesser}`] }],
    },
  ];
};

const wholesTaken = (result: Rational): readonly FamilyStep[] => {
  if (isInteger(result) || result.n < result.d) return [];
  const improper = latexOfRational(result, 'fraction');
  return [
    {
      operation: 'write',
      what: 'Wyłączamy całości',
      todo: 'wyłącz całości: sprawdź, ile razy mianownik mieści się w liczniku',
      why: 'Licznik jest większy od mianownika, więc w tym ułamku są całości.',
      prepared: improper,
      shown: `${improper} = ${latexOfRational(result, 'mixed')}`,
      claims: [{ sides: [`${result.n}/${result.d}`, `(${result.n / result.d} + ${result.n % result.d}/${result.d})`] }],
    },
  ];
};
