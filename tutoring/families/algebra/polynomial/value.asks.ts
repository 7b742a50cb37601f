import type { Ask } from '#tutoring/families/asks.types.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import {
  fraction,
  functionLatex,
  inList,
  substitutionLine,
  valueName,
} from '#tutoring/families/functions/function/function-lines.rules.ts';
import { proofByHorner } from '#tutoring/families/functions/function/function-proofs.rules.ts';
import type { SchoolFunction } from '#tutoring/families/functions/function/function.types.ts';
import { answersNumber, type FunctionAt } from '#tutoring/families/functions/function/value.asks.ts';
import type { Answer, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { degreeOf, difference, monomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, ONE, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { onlySays } from '../expression/expression-text.reader.ts';
import { notationOfPolynomial } from '../expression/part-text.rules.ts';
import { holdsOnly, polynomialFrom, rootOfBinomial, type PolynomialText } from './polynomial-text.reader.ts';
import { dividedByBinomial, polynomialOfCoefficients, valueOfPolynomial } from './synthetic-division.rules.ts';

/** `x - 2` */
export const binomialLatex = (a: Rational): string =>
  notationOfPolynomial(difference(monomial(ONE, 'x'), monomial(a, '')));

export const madePolynomial = (pick: Pick, degree: number): SchoolFunction => {
  const others = Array.from({ length: degree }, () => rational(pick.int(-5, 5)));
  const first = rational(pick.oneOf([1, 1, 2]));
  const last = rational(nonZero(pick, 6));
  return polynomialFrom(notationOfPolynomial(polynomialOfCoefficients([first, ...others.slice(1), last])));
};

const valueByHorner = ({ one, at }: FunctionAt): number => dividedByBinomial(one.polynomial, at).remainder.valueOf();

const substitution = ({ one, at }: FunctionAt, todo: string): FamilyStep => ({
  operation: 'substitute',
  what: `Wstawiamy $${fraction(at)}$ w miejsce $x$`,
  todo,
  why: 'Liczbę ujemną wstawiamy w nawiasie.',
  ...substitutionLine(one, at),
});

const valueMistakes = ({ one, at }: FunctionAt): Readonly<Record<string, ReturnType<typeof inList>>> => ({
  'sign-of-the-place': inList(valueOfPolynomial(one.polynomial, at.neg())),
  'power-as-product': inList(
    [...one.polynomial].reduce(
      (total, [letters, value]) => total.add(value.mul(letters === '' ? ONE : at.mul(letters.length))),
      rational(0),
    ),
  ),
});

/** „W(x) = x³ − 2x + 1, oblicz W(2)”. */
export const valueAsk: Ask<PolynomialText, FunctionAt> = {
  levels: [1],
  read: (text) => {
    const [[one], [at]] = [text.polynomials, text.places];
    const isMeant = /wielomian/.test(text.words) || one?.name !== 'W(x)' || text.words === '';
    return one !== undefined &&
      at !== undefined &&
      isMeant &&
      holdsOnly(text, { polynomials: 1, places: 1 }) &&
      onlySays(text.words, 'wartosc|wielomian\\w*|dla|argumentu|w|punkcie')
      ? { one, at }
      : undefined;
  },
  tell: ({ one, at }) => `Dany jest wielomian $${functionLatex(one)}$. Oblicz $${valueName(one, at)}$.`,
  solve: (given) => ({
    steps: [substitution(given, 'wstaw podaną liczbę w miejsce każdego $x$ i wykonaj działania')],
    answer: { kind: 'number', value: exact(valueOfPolynomial(given.one.polynomial, given.at)), style: 'fraction' },
    proof: proofByHorner(given.one, given.at, 'wartość wielomianu'),
    notice: 'Co oznacza liczba w nawiasie obok nazwy wielomianu?',
    nudge: 'Wstaw podaną liczbę w miejsce każdego $x$ (ujemną w nawiasie), oblicz najpierw potęgi, potem iloczyny.',
    setup: 'Przepisz wielomian, ale zamiast każdego $x$ napisz podaną liczbę. Ile wynosi to wyrażenie?',
  }),
  isRight: (given, answer) => answersNumber(answer, valueByHorner(given)),
  make: (pick) => ({ one: madePolynomial(pick, 3), at: rational(nonZero(pick, 3)) }),
  mistakes: valueMistakes,
};

const DIVISION = 'reszt\\w*|z|ze|dzieleni\\w*|podzieleni\\w*|podziel\\w*|wielomian\\w*|dwumian\\w*|przez|w|od';

/** „Reszta z dzielenia x³ − 3x + 5 przez x − 2”. */
export const remainderAsk: Ask<PolynomialText, FunctionAt> = {
  levels: [2],
  read: (text) => {
    const [one, divisor] = text.polynomials;
    const at = divisor && rootOfBinomial(divisor);
    return one !== undefined &&
      at !== undefined &&
      degreeOf(one.polynomial) > 1 &&
      holdsOnly(text, { polynomials: 2 }) &&
      /reszt/.test(text.words) &&
      onlySays(text.words, DIVISION)
      ? { one: { ...one, name: 'W(x)' }, at }
      : undefined;
  },
  tell: ({ one, at }) =>
    `Oblicz resztę z dzielenia wielomianu $${functionLatex(one)}$ przez dwumian $${binomialLatex(at)}$.`,
  solve: (given) => ({
    steps: [
      {
        operation: 'theorem',
        what: `Dwumian $${binomialLatex(given.at)}$ jest równy zero dla $x = ${fraction(given.at)}$`,
        todo: 'sprawdź, dla jakiej liczby dwumian jest równy zero',
        why: 'Reszta z dzielenia wielomianu przez $x - a$ jest równa jego wartości dla $x = a$.',
        shown: `x = ${fraction(given.at)}`,
        claims: [{ sides: [`x - ${plain(given.at)}`, '0'], at: [{ x: given.at.valueOf() }] }],
      },
      substitution(given, 'wstaw tę liczbę do wielomianu'),
    ],
    answer: { kind: 'number', value: exact(valueOfPolynomial(given.one.polynomial, given.at)), style: 'fraction' },
    proof: proofByHorner(given.one, given.at, 'reszta z dzielenia'),
    notice: 'Czy trzeba wykonywać całe dzielenie, żeby znać resztę? Co mówi twierdzenie o reszcie?',
    nudge: 'Ustal, dla jakiej liczby dwumian jest równy zero, i oblicz wartość wielomianu dla tej liczby.',
  }),
  isRight: (given, answer) => answersNumber(answer, valueByHorner(given)),
  make: (pick) => ({ one: madePolynomial(pick, 3), at: rational(nonZero(pick, 3)) }),
  mistakes: valueMistakes,
};

const ROOT =
  'czy|liczba|jest|pierwiastk\\w*|wielomian\\w*|dwumian\\w*|dzieli|podzieln\\w*|dzieli sie|przez|w|miejscem|zerowym|sprawdz';

const isYes = (answer: Answer): boolean | undefined => (answer.kind === 'choice' ? answer.value === 'tak' : undefined);

/** „Czy x + 1 dzieli x³ + 1”, „czy wielomian jest podzielny przez x − 1”. */
export const divisorAsk: Ask<PolynomialText, FunctionAt> = {
  levels: [2],
  read: (text) => {
    const [first, second] = text.polynomials;
    if (first === undefined || second === undefined || !holdsOnly(text, { polynomials: 2 })) return undefined;
    const isDivisorFirst = / dzieli(?! sie)/.test(` ${text.words}`);
    const [one, divisor] = isDivisorFirst ? [second, first] : [first, second];
    const at = rootOfBinomial(divisor);
    return at !== undefined &&
      degreeOf(one.polynomial) > 1 &&
      /czy/.test(text.words) &&
      /dzieli|podzieln/.test(text.words) &&
      onlySays(text.words, ROOT)
      ? { one: { ...one, name: 'W(x)' }, at }
      : undefined;
  },
  tell: ({ one, at }) => `Czy wielomian $${functionLatex(one)}$ jest podzielny przez dwumian $${binomialLatex(at)}$?`,
  solve: (given) => {
    const value = valueOfPolynomial(given.one.polynomial, given.at);
    return {
      steps: [
        substitution(given, 'wstaw do wielomianu liczbę, dla której dwumian jest równy zero'),
        {
          operation: 'compare',
          what: isZero(value) ? 'Reszta jest równa zero' : 'Reszta jest różna od zera',
          todo: 'sprawdź, czy wyszło zero',
          why: isZero(value)
            ? 'Wielomian dzieli się więc przez ten dwumian bez reszty (twierdzenie Bézouta).'
            : 'Wielomian nie dzieli się więc przez ten dwumian.',
          shown: `${fraction(value)} ${isZero(value) ? '=' : '\\neq'} 0`,
          claims: [{ sides: [plain(value), '0'], relation: isZero(value) ? '=' : '≠' }],
        },
      ],
      answer: {
        kind: 'choice',
        value: isZero(value) ? 'tak' : 'nie',
        choices: { tak: ['tak'], nie: ['nie'] },
        shown: isZero(value) ? '**Tak**, dzieli się bez reszty' : '**Nie**, zostaje reszta',
      },
      proof: proofByHorner(given.one, given.at, 'reszta z dzielenia'),
      notice: 'Dla jakiej liczby ten dwumian jest równy zero? Co mówi twierdzenie Bézouta?',
      nudge: 'Oblicz wartość wielomianu dla liczby, dla której dwumian jest zerem. Zero oznacza podzielność.',
    };
  },
  isRight: (given, answer) => isYes(answer) === (valueByHorner(given) === 0),
  make: (pick) => {
    const made = { one: madePolynomial(pick, 3), at: rational(nonZero(pick, 3)) };
    const value = valueOfPolynomial(made.one.polynomial, made.at);
    const whole = difference(made.one.polynomial, monomial(value, ''));
    return pick.int(0, 1) === 0 && whole.size > 1
      ? { ...made, one: polynomialFrom(notationOfPolynomial(whole)) }
      : made;
  },
  mistakes: ({ one, at }) => ({
    'sign-of-the-place': [isZero(valueOfPolynomial(one.polynomial, at.neg())) ? 'tak' : 'nie'],
  }),
};
