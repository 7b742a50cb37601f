import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOf, latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, polynomialOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Claim, FamilyStep, Interval } from '#tutoring/families/family.types.ts';
import { notationOf } from '#tutoring/families/numbers/algebraic-value/substitution.rules.ts';
import { isInequalitySign } from '../relation/relation.reader.ts';
import { isStrict, signLatex, turned } from '../relation/relation-text.rules.ts';
import type { InequalitySign, RelationSign } from '../relation/relation.types.ts';
import { claimsOfLine, EVERYTHING } from '../relation/solution-set.rules.ts';
import type { ModulusRelation } from './absolute-value.types.ts';

/** |inner| (sign) bound, from the least. */
export interface Isolated {
  readonly sign: RelationSign;
  readonly bound: Rational;
  /** Where inner is −bound and bound; none where bound is negative. */
  readonly ends: readonly Rational[];
}

export const isolated = ({ inner, unknown, factor, shift, sign, right }: ModulusParts): Isolated => {
  const bound = right.sub(shift).div(factor);
  const form = polynomialOf(inner);
  const [a, b] = [coefficientOf(form, unknown), coefficientOf(form, '')];
  const ends = isNegative(bound) ? [] : isZero(bound) ? [bound] : [bound.neg(), bound];
  return {
    sign: isInequalitySign(sign) && isNegative(factor) ? turned(sign) : sign,
    bound,
    ends: ends.map((end) => end.sub(b).div(a)).toSorted((one, other) => one.compare(other)),
  };
};

type ModulusParts = Omit<ModulusRelation, 'kind' | 'isDecidedBySign'>;

/** A distance is never below zero, and always zero or more. */
export const modulusRelation = (parts: ModulusParts): ModulusRelation => {
  const { sign, bound } = isolated(parts);
  const isDecidedBySign = isNegative(bound) || (isZero(bound) && (sign === '<' || sign === '≥'));
  return { kind: 'relation', ...parts, isDecidedBySign };
};

/** For equations: the points. */
export const intervalsOfModulus = (given: ModulusRelation): readonly Interval[] => {
  const { sign, bound, ends } = isolated(given);
  const [first, last = first] = ends.map(exact);
  if (!isInequalitySign(sign))
    return ends.map((end) => ({ from: exact(end), isFromIn: true, to: exact(end), isToIn: true }));
  const isIn = !isStrict(sign);
  const isOuter = sign === '>' || sign === '≥';
  if (first === undefined || last === undefined) return isOuter ? [EVERYTHING] : [];
  if (!isOuter) return isZero(bound) && !isIn ? [] : [{ from: first, isFromIn: isIn, to: last, isToIn: isIn }];
  if (isZero(bound) && isIn) return [EVERYTHING];
  return [
    { from: undefined, isFromIn: false, to: first, isToIn: isIn },
    { from: last, isFromIn: isIn, to: undefined, isToIn: false },
  ];
};

export const modulusLatex = (given: ModulusRelation): string => {
  const { inner, factor, shift, sign, right } = given;
  const size = factor.equals(1) ? '' : factor.equals(-1) ? '-' : latexOfRational(factor, 'fraction');
  const added = isZero(shift) ? '' : ` ${isNegative(shift) ? '-' : '+'} ${latexOfRational(shift.abs(), 'fraction')}`;
  return `${size}|${latexOf(inner)}|${added} ${signLatex(sign)} ${latexOfRational(right, 'fraction')}`;
};

/** Claims of |inner| (sign) value, for an equation at its roots. */
const claimsOf = (left: string, sign: RelationSign, right: string, given: ModulusRelation): readonly Claim[] => {
  const { unknown } = given;
  if (isInequalitySign(sign)) return claimsOfLine([left, right], sign, unknown, intervalsOfModulus(given));
  const { ends } = isolated(given);
  return ends.length === 0
    ? [{ sides: [left, right], relation: '≠', at: 'anywhere' }]
    : [{ sides: [left, right], at: ends.map((end) => ({ [unknown]: end.valueOf() })) }];
};

export const stepsOfModulus = (given: ModulusRelation): readonly FamilyStep[] => {
  const { inner, factor, shift } = given;
  const { sign, bound } = isolated(given);
  const bars = `|${latexOf(inner)}|`;
  const notation = `abs(${notationOf(inner)})`;
  const isReady = factor.equals(ONE) && isZero(shift);
  const alone: FamilyStep = {
    operation: 'isolate',
    what: `Zostawiamy samą wartość bezwzględną po lewej stronie${isNegative(factor) && sign !== '=' ? ' (dzielimy przez liczbę ujemną, więc odwracamy znak)' : ''}`,
    todo: 'doprowadź do tego, żeby po lewej stronie stała sama wartość bezwzględna',
    why: 'Dopiero wtedy można opuścić kreski.',
    shown: `${bars} ${signLatex(sign)} ${latexOfRational(bound, 'fraction')}`,
    claims: claimsOf(notation, sign, plain(bound), given),
  };
  return [...(isReady ? [] : [alone]), ...(given.isDecidedBySign ? [impossible(given)] : cases(given))];
};

const besideZero = (sign: RelationSign): string =>
  sign === '≥' ? 'Zawsze jest równa zeru albo od niego większa' : 'Nie może być mniejsza od zera';

const besideNegative = (sign: RelationSign): string => {
  if (sign === '=') return 'Nie może być równa liczbie ujemnej';
  return sign === '>' || sign === '≥'
    ? 'Zawsze jest większa od liczby ujemnej'
    : 'Nie może być mniejsza od liczby ujemnej';
};

const impossible = (given: ModulusRelation): FamilyStep => {
  const { sign, bound } = isolated(given);
  const verdict = isZero(bound) ? besideZero(sign) : besideNegative(sign);
  const notation = `abs(${notationOf(given.inner)})`;
  return {
    operation: 'compare',
    // All of it, for a hint says the reason of a step beforehand.
    what: `Wartość bezwzględna jest odległością, więc nigdy nie jest ujemna. ${verdict}, cokolwiek wstawimy za $${given.unknown}$`,
    todo: 'zastanów się, czy wartość bezwzględna może być liczbą ujemną',
    why: '',
    shown: `|${latexOf(given.inner)}| \\geq 0${isZero(bound) ? '' : ` > ${latexOfRational(bound, 'fraction')}`}`,
    claims: [
      { sides: [notation, '0'], relation: '≥', at: 'anywhere' },
      ...(isZero(bound) ? [] : [{ sides: ['0', plain(bound)], relation: '>' } as const]),
    ],
  };
};

const cases = (given: ModulusRelation): readonly FamilyStep[] => {
  const { inner, unknown } = given;
  const { sign, bound, ends } = isolated(given);
  const written = latexOf(inner);
  const [plus, minus] = [latexOfRational(bound, 'fraction'), latexOfRational(bound.neg(), 'fraction')];
  const notation = notationOf(inner);
  const form = polynomialOf(inner);
  const isSimple = latexOfPolynomial(form) === unknown;
  const [least, most] = [ends[0], ends.at(-1)].map((end) => latexOfRational(end ?? bound, 'fraction'));
  const at = (value: Rational): Readonly<Record<string, number>>[] => {
    const [a, b] = [coefficientOf(form, unknown), coefficientOf(form, '')];
    return [{ [unknown]: value.sub(b).div(a).valueOf() }];
  };
  const pair: readonly Claim[] = [
    { sides: [notation, plain(bound)], at: at(bound) },
    { sides: [notation, plain(bound.neg())], at: at(bound.neg()) },
  ];
  const solved: readonly Claim[] = ends.map((end) => ({
    sides: [unknown, plain(end)],
    at: [{ [unknown]: end.valueOf() }],
  }));
  const lub = ' \\quad\\text{lub}\\quad ';
  const splitting: Pick<FamilyStep, 'operation' | 'what' | 'todo'> = {
    operation: 'split',
    what: 'Opuszczamy kreski wartości bezwzględnej',
    todo: 'opuść kreski: zapisz, gdzie może leżeć na osi liczba spomiędzy kresek',
  };
  if (isZero(bound) && (sign === '=' || sign === '≤'))
    return [
      {
        ...splitting,
        why:
          sign === '='
            ? 'Tylko zero jest odległe od zera o zero.'
            : 'Wartość bezwzględna nigdy nie jest ujemna, więc warunek spełnia tylko zero.',
        shown: `${written} = 0`,
        ...(isSimple ? { prepared: `${written} = \\square` } : {}),
        claims: [{ sides: [notation, '0'], at: at(bound) }],
      },
      ...(isSimple
        ? []
        : [
            {
              operation: 'solve',
              what: 'Rozwiązujemy to równanie',
              todo: 'rozwiąż to krótkie równanie',
              why: '',
              shown: solutionsOf(given, lub),
              claims: solved,
            },
          ]),
    ];
  if (sign === '=')
    return [
      {
        ...splitting,
        why: 'Dwie liczby są tak samo odległe od zera: dodatnia i przeciwna do niej.',
        shown: `${written} = ${minus}${lub}${written} = ${plus}`,
        claims: pair,
      },
      ...(isSimple
        ? []
        : [
            {
              operation: 'solve',
              what: 'Rozwiązujemy każde z tych równań',
              todo: 'rozwiąż każde z krótkich równań osobno',
              why: 'Wystarczy, że spełnione jest jedno z nich.',
              shown: solutionsOf(given, lub),
              claims: solved,
            },
          ]),
    ];
  const isOuter = sign === '>' || sign === '≥';
  const [inSign, outSign]: readonly [InequalitySign, InequalitySign] = isStrict(sign) ? ['<', '>'] : ['≤', '≥'];
  const [below, above] = [signLatex(inSign), signLatex(outSign)];
  const range = (low: string, middle: string, high: string): string =>
    isOuter
      ? `${middle} ${below} ${low}${lub}${middle} ${above} ${high}`
      : `${low} ${below} ${middle} ${below} ${high}`;
  return [
    {
      ...splitting,
      why: isOuter
        ? 'Ta liczba leży od zera dalej, niż mówi prawa strona: na lewo od liczby przeciwnej albo na prawo od dodatniej.'
        : 'Ta liczba leży od zera bliżej, niż mówi prawa strona: pomiędzy liczbą przeciwną a dodatnią.',
      shown: range(minus, written, plus),
      ...(isSimple ? { prepared: range('\\square', written, '\\square') } : {}),
      claims: [...pair, ...claimsOfLine([`abs(${notation})`, plain(bound)], sign, unknown, intervalsOfModulus(given))],
    },
    ...(isSimple
      ? []
      : [
          {
            operation: 'solve',
            what: 'Rozwiązujemy otrzymane nierówności',
            todo: `rozwiąż nierówności tak, żeby zostało samo $${unknown}$ (przy dzieleniu przez liczbę ujemną znak się odwraca)`,
            why: isOuter ? 'Wystarczy, że spełniona jest jedna z nich.' : 'Obie muszą być spełnione naraz.',
            shown: range(least ?? '', unknown, most ?? ''),
            claims: solved,
          },
        ]),
  ];
};

const solutionsOf = (given: ModulusRelation, between: string): string =>
  isolated(given)
    .ends.map((end) => `${given.unknown} = ${latexOfRational(end, 'fraction')}`)
    .join(between);

const valueAt = (form: Polynomial, unknown: string, at: Rational | number): Rational =>
  coefficientOf(form, unknown).mul(at).add(coefficientOf(form, ''));

/** The root that a pupil would expect, where the bars are left out. */
const proofOfNone = (given: ModulusRelation): string => {
  const { inner, unknown } = given;
  const { bound } = isolated(given);
  const form = polynomialOf(inner);
  const tempting = bound.sub(coefficientOf(form, '')).div(coefficientOf(form, unknown));
  const [root, wanted, size] = [tempting, bound, bound.abs()].map((one) => latexOfRational(one, 'fraction'));
  return `Sprawdzamy liczbę, która najbardziej kusi: dla $${unknown} = ${root}$ wartość bezwzględna to $|${wanted}| = ${size}$, a nie $${wanted}$. Żadna wartość bezwzględna nie jest ujemna.`;
};

/** „dla x = 8: |8 − 3| = 5” for each root. */
export const proofOfRoots = (given: ModulusRelation): string => {
  const { inner, unknown, factor, shift, right } = given;
  const form = polynomialOf(inner);
  const { ends, bound } = isolated(given);
  if (ends.length === 0) return proofOfNone(given);
  return ends
    .map((end) => {
      const value = valueAt(form, unknown, end);
      const whole =
        factor.equals(1) && isZero(shift) ? '' : `, a cała lewa strona to $${latexOfRational(right, 'fraction')}$`;
      return `Dla $${unknown} = ${latexOfRational(end, 'fraction')}$: między kreskami wychodzi $${latexOfRational(value, 'fraction')}$, więc $|${latexOfRational(value, 'fraction')}| = ${latexOfRational(bound, 'fraction')}$${whole}. Zgadza się.`;
    })
    .join('\n\n');
};

export const valuesOfModulus = (given: ModulusRelation): readonly Exact[] => isolated(given).ends.map(exact);
