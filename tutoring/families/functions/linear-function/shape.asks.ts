import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { ONE, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import {
  fraction,
  functionLatex,
  graphFigure,
  inList,
  notationOfFunction,
  substitutionLine,
  valueAt,
  tidying,
} from '../function/function-lines.rules.ts';
import { valuesAt } from '../function/function-proofs.rules.ts';
import type { FunctionAsk, SchoolFunction } from '../function/function.types.ts';
import { answersNumber } from '../function/value.asks.ts';
import { freeTermOf, madeLine, slopeOf } from './line.rules.ts';

type Coefficient = 'a' | 'b';

interface CoefficientAsked {
  readonly one: SchoolFunction;
  readonly letter: Coefficient;
}

const NAMES: Readonly<Record<Coefficient, string>> = { a: 'współczynnik kierunkowy', b: 'wyraz wolny' };

const coefficientIn = ({ one, letter }: CoefficientAsked): Rational =>
  letter === 'a' ? slopeOf(one) : freeTermOf(one);

/** The slope is how much a line rises where x grows by one; the free term its value at zero. */
const readingOff = ({ one, letter }: CoefficientAsked): FamilyStep => {
  const notation = notationOfFunction(one);
  const value = plain(coefficientIn({ one, letter }));
  return {
    operation: 'read',
    what: `Porównujemy wzór z postacią $y = ax + b$ i odczytujemy ${NAMES[letter]}`,
    todo: `porównaj wzór z postacią $y = ax + b$: która liczba stoi na miejscu $${letter}$?`,
    why:
      letter === 'a'
        ? 'Współczynnik kierunkowy to liczba, przez którą mnożymy $x$.'
        : 'Wyraz wolny to liczba, przy której nie ma $x$.',
    shown: `${letter} = ${latexOfRational(coefficientIn({ one, letter }), 'fraction')}`,
    claims: [
      letter === 'a'
        ? { sides: [notation.replaceAll('x', '(x + 1)'), `${notation} + ${value}`], at: 'anywhere' }
        : { sides: [notation, value], at: [{ x: 0 }] },
      { sides: [value] },
    ],
  };
};

export const coefficientAsk: FunctionAsk<CoefficientAsked> = {
  levels: [1],
  read: (text) => {
    const one = onlyFunction(text, 1);
    const letter = asksFor(text, 'wspolczynnik* kierunkow*', 'liniow*|prost*')
      ? 'a'
      : asksFor(text, 'wyraz* woln*', 'liniow*|prost*')
        ? 'b'
        : undefined;
    return one !== undefined && letter !== undefined ? { one, letter } : undefined;
  },
  tell: ({ one, letter }) => `Podaj ${NAMES[letter]} funkcji liniowej $${functionLatex(one)}$.`,
  solve: (given) => ({
    steps: [...tidying(given.one), readingOff(given)],
    answer: { kind: 'number', value: exact(coefficientIn(given)), symbol: given.letter, style: 'fraction' },
    proof:
      given.letter === 'a'
        ? `Gdy $x$ rośnie o jeden, wartość zmienia się właśnie o $a$: ${valuesAt(given.one, [ZERO, ONE])}, a $${calculated([`${plain(valueAt(given.one, ONE))} - ${plain(valueAt(given.one, ZERO))}`, plain(slopeOf(given.one))], { style: 'fraction' }).shown}$.`
        : `Wyraz wolny jest wartością funkcji dla zera: $${substitutionLine(given.one, ZERO).shown}$.`,
    notice: 'Funkcja liniowa ma wzór $y = ax + b$. Która liczba stoi przy $x$, a która sama?',
    nudge: `Ustaw wzór w kolejności $ax + b$ i odczytaj ${NAMES[given.letter]} razem ze znakiem.`,
    setup: `Zapisz wzór w postaci $y = ax + b$. Co stoi na miejscu litery $${given.letter}$?`,
  }),
  isRight: ({ one, letter }, answer) => {
    const [atZero, atTwo] = [valueAt(one, ZERO).valueOf(), valueAt(one, rational(2)).valueOf()];
    return answersNumber(answer, letter === 'a' ? (atTwo - atZero) / 2 : atZero);
  },
  make: (pick) => ({ one: madeLine(pick), letter: pick.oneOf(['a', 'b']) }),
  mistakes: ({ one, letter }) => ({
    'other-coefficient': inList(letter === 'a' ? freeTermOf(one) : slopeOf(one)),
    'sign-of-coefficient': inList(coefficientIn({ one, letter }).neg()),
  }),
  figure: ({ one }) => graphFigure([one], [{ x: ZERO, y: freeTermOf(one) }]),
};

const mean = (one: SchoolFunction): string => {
  const [left, right] = [rational(-1), ONE].map((at) => plain(valueAt(one, at)));
  return calculated([`(${left ?? ''} + ${right ?? ''}) / 2`, plain(freeTermOf(one))], { style: 'fraction' }).shown;
};

interface Intercept {
  readonly one: SchoolFunction;
}

export const interceptAsk: FunctionAsk<Intercept> = {
  levels: [1, 2],
  read: (text) => {
    const one = onlyFunction(text, 1);
    const axis = 'osi* y|osi* oy|oy|osi* rzednych|osi* pionow*';
    const phrases = axis
      .split('|')
      .flatMap((name) => [`przeciecia z ${name}`, `wspoln* z ${name}`, `przecina ${name}`, `przecina sie z ${name}`]);
    return one !== undefined && asksFor(text, phrases.join('|'), 'punkt*|wspolrzedn*|gdzie|liniow*|prost*')
      ? { one }
      : undefined;
  },
  tell: ({ one }) => `Wyznacz punkt przecięcia wykresu funkcji $${functionLatex(one)}$ z osią $y$.`,
  solve: ({ one }) => {
    const y = freeTermOf(one);
    const { shown, claims } = substitutionLine(one, ZERO);
    return {
      steps: [
        {
          operation: 'substitute',
          what: 'Punkty na osi $y$ mają pierwszą współrzędną równą zero, więc wstawiamy zero w miejsce $x$',
          todo: 'pomyśl, jaką pierwszą współrzędną mają punkty osi $y$, i wstaw ją w miejsce $x$',
          why: 'Otrzymana wartość to druga współrzędna punktu.',
          shown,
          claims,
        },
        {
          operation: 'point',
          what: 'Zapisujemy współrzędne punktu',
          todo: 'zapisz obie współrzędne punktu, najpierw $x$, potem $y$',
          why: 'Druga współrzędna to wyraz wolny ze wzoru.',
          shown: `(0;\\ ${fraction(y)})`,
          claims: [{ sides: [notationOfFunction(one), plain(y)], at: [{ x: 0 }] }, { sides: ['0'] }],
        },
      ],
      answer: {
        kind: 'numbers',
        values: [
          { symbol: 'x', value: exact(ZERO) },
          { symbol: 'y', value: exact(y) },
        ],
        isOrdered: true,
        shown: `(0;\\ ${fraction(y)})`,
      },
      proof: `Na prostej wartość dla zera leży w połowie między wartościami dla $x = -1$ i $x = 1$: ${valuesAt(one, [rational(-1), ONE])}, a $${mean(one)}$.`,
      notice: 'Co wspólnego mają wszystkie punkty leżące na osi $y$? Która ich współrzędna jest zawsze taka sama?',
      nudge: 'Wstaw do wzoru taką pierwszą współrzędną, jaką mają wszystkie punkty osi $y$, i oblicz drugą.',
    };
  },
  isRight: ({ one }, answer) =>
    answer.kind === 'numbers' &&
    answer.values.length === 2 &&
    answersNumber({ kind: 'number', value: answer.values[0]?.value ?? [] }, 0) &&
    answersNumber({ kind: 'number', value: answer.values[1]?.value ?? [] }, valueAt(one, ZERO).valueOf()),
  make: (pick) => ({ one: madeLine(pick) }),
  mistakes: ({ one }) => ({
    'point-of-the-other-axis': [exact(freeTermOf(one).neg().div(slopeOf(one))), exact(ZERO)],
    'slope-for-value': [exact(ZERO), exact(slopeOf(one))],
  }),
  figure: ({ one }) => graphFigure([one], [{ x: ZERO, y: freeTermOf(one) }]),
};
