import { exact } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { constant, monomial, sum } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, isZero, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { fractionLatex, proofByListing, termName } from '../sequence/sequence-text.rules.ts';
import { termRule } from '../sequence/sequence.rules.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';
import { differenceOf, termAt } from './arithmetic-sequence.rules.ts';
import type { ArithmeticGiven } from './arithmetic-sequence.types.ts';

const STYLE = 'fraction';

/** r from two known terms; no step where it is told. */
const findingDifference = (given: SequenceGiven): readonly FamilyStep[] => {
  const {
    known: [first, second],
    step,
  } = given;
  if (step !== undefined || second === undefined) return [];
  const count = second.index - first.index;
  const change = second.value.sub(first.value);
  const names = `${termName(second.index)} - ${termName(first.index)}`;
  const subtraction = calculated([`${plain(second.value)} - ${plain(first.value)}`, plain(change)], {
    symbol: count === 1 ? 'r' : `${count}r`,
    formula: names,
    style: STYLE,
  });
  if (count === 1)
    return [
      {
        operation: 'difference',
        what: 'Odejmujemy od wyrazu wyraz, który stoi tuż przed nim',
        todo: 'odejmij od wyrazu ten, który stoi tuż przed nim',
        why: 'W ciągu arytmetycznym każdy wyraz powstaje z poprzedniego przez dodanie tej samej liczby r.',
        ...subtraction,
      },
    ];
  return [
    {
      operation: 'difference',
      what: `Od wyrazu $${termName(first.index)}$ do $${termName(second.index)}$ różnicę dodajemy ${count} razy`,
      todo: 'policz, ile razy różnica r mieści się między znanymi wyrazami, i zapisz to jako równanie',
      why: 'Każdy krok do następnego wyrazu to dodanie r.',
      ...subtraction,
      claims: [{ sides: [`${second.index} - ${first.index}`, String(count)] }, ...subtraction.claims],
    },
    {
      operation: 'divide',
      what: 'Dzielimy obie strony przez liczbę stojącą przy r',
      todo: 'podziel obie strony przez liczbę stojącą przy r',
      why: '',
      ...calculated([`${plain(change)} : ${count}`, plain(change.div(count))], { symbol: 'r', style: STYLE }),
    },
  ];
};

/** A term from the first known one. */
const findingTerm = (given: SequenceGiven, index: number): FamilyStep => {
  const from = given.known[0];
  const step = differenceOf(given);
  const count = Math.abs(index - from.index);
  const sign = index > from.index ? '+' : '-';
  const change = count === 1 ? plain(step) : `${count} * ${plain(step)}`;
  const line = calculated([`${plain(from.value)} ${sign} ${change}`, plain(termAt(given, index))], {
    symbol: termName(index),
    formula: `${termName(from.index)} ${sign} ${count === 1 ? '' : count}r`,
    style: STYLE,
  });
  return {
    operation: 'term',
    what: `Obliczamy wyraz $${termName(index)}$`,
    todo: `policz, ile razy trzeba ${sign === '+' ? 'dodać' : 'odjąć'} różnicę, żeby dojść do $${termName(index)}$, i zrób to`,
    why: `Od $${termName(from.index)}$ do $${termName(index)}$ jest tyle kroków, ile wynosi różnica numerów tych wyrazów.`,
    ...line,
    claims: [
      { sides: [`${Math.max(index, from.index)} - ${Math.min(index, from.index)}`, String(count)] },
      ...line.claims,
    ],
  };
};

const findingSum = (first: Rational, last: Rational, count: number): FamilyStep => ({
  operation: 'sum',
  what: 'Podstawiamy do wzoru na sumę wyrazów ciągu arytmetycznego',
  todo: 'podstaw pierwszy wyraz, ostatni wyraz i liczbę wyrazów do wzoru na sumę',
  why: 'Wyrazy w parach (pierwszy z ostatnim, drugi z przedostatnim…) mają zawsze tę samą sumę.',
  ...calculated([`(${plain(first)} + ${plain(last)}) / 2 * ${count}`, plain(first.add(last).mul(count).div(2))], {
    symbol: `S_{${count}}`,
    formula: `\\frac{a_1 + ${termName(count)}}{2} \\cdot ${count}`,
    style: STYLE,
  }),
});

const firstIfNeeded = (given: SequenceGiven): readonly FamilyStep[] =>
  given.known[0].index === 1 ? [] : [findingTerm(given, 1)];

const number = (value: Rational, symbol: string): FamilySolution['answer'] => ({
  kind: 'number',
  value: exact(value),
  symbol,
  style: STYLE,
});

/** slope·n + free */
export const lineNotation = (slope: Rational, free: Rational): string => `${plain(slope)} * n + ${plain(free)}`;
export const lineLatex = (slope: Rational, free: Rational): string =>
  latexOfPolynomial(sum(monomial(slope, 'n'), constant(free)), STYLE);

const NEXT_BY_R = 'W ciągu arytmetycznym każdy następny wyraz powstaje przez dodanie różnicy r.';

const byFormula = (given: Extract<ArithmeticGiven, { slope: Rational }>): FamilySolution => {
  const {
    slope,
    free,
    asks: { index },
  } = given;
  const value = slope.mul(index).add(free);
  const sign = isNegative(free) ? '-' : '+';
  return {
    steps: [
      {
        operation: 'substitute',
        what: 'Podstawiamy numer wyrazu za n we wzorze ciągu',
        todo: 'wstaw numer wyrazu w miejsce n',
        why: 'Litera n oznacza numer wyrazu.',
        ...calculated(
          [
            `${plain(slope)} * ${index} ${sign} ${plain(free.abs())}`,
            plain(slope.mul(index)) + ` ${sign} ${plain(free.abs())}`,
            plain(value),
          ],
          {
            symbol: termName(index),
            style: STYLE,
          },
        ),
      },
    ],
    answer: number(value, termName(index)),
    sequence: termRule('arithmetic', slope.add(free), slope),
    proof: proofByFirst(slope, slope.add(free), index, value),
    notice: 'Co we wzorze ciągu oznacza litera n? Który wyraz masz obliczyć?',
    nudge: 'Zastąp literę n numerem wyrazu, o który pyta zadanie, i wykonaj działania: najpierw mnożenie.',
    setup: 'Przepisz wzór, a w miejsce n wstaw numer wyrazu. Potem pomnóż i dopiero na końcu dodaj lub odejmij.',
  };
};

const series = ({ first, step, asks: { count } }: Extract<ArithmeticGiven, { first: Rational }>): FamilySolution => {
  const last = first.add(step.mul(count - 1));
  const total = first.add(last).mul(count).div(2);
  const way = `${plain(last)} - ${plain(first)}`;
  const steps = step.equals(ONE) ? way : `(${way}) : ${plain(step)}`;
  return {
    steps: [
      {
        operation: 'count',
        what: 'Liczymy, ile jest składników',
        todo: 'policz, ile jest składników: o ile zmienia się każdy następny i ile takich kroków jest od pierwszego do ostatniego',
        why: 'Kroków między składnikami jest o jeden mniej niż składników.',
        ...calculated([`${steps} + 1`, String(count)], { symbol: 'n' }),
      },
      findingSum(first, last, count),
    ],
    answer: number(total, `S_{${count}}`),
    sequence: termRule('arithmetic', first, step),
    proof: `Łączymy w pary pierwszy składnik z ostatnim, drugi z przedostatnim: każda para daje $${fractionLatex(first)} + ${inParentheses(last)} = ${fractionLatex(first.add(last))}$. Dwa razy zapisana suma to ${count} takich par.`,
    notice: 'O ile zmienia się każdy następny składnik? Ile jest wszystkich składników?',
    nudge:
      'Połącz w pary pierwszy składnik z ostatnim, drugi z przedostatnim. Każda para ma tę samą sumę; pozostaje policzyć pary.',
  };
};

const ending = (given: SequenceGiven): Pick<FamilySolution, 'steps' | 'answer'> => {
  const {
    known: [first, second],
    asks,
  } = given;
  const step = differenceOf(given);
  const found = findingDifference(given);
  switch (asks.what) {
    case 'term':
      return {
        steps: [...found, findingTerm(given, asks.index)],
        answer: number(termAt(given, asks.index), termName(asks.index)),
      };
    case 'sum': {
      const [start, end] = [termAt(given, 1), termAt(given, asks.count)];
      const last = given.known.some(({ index }) => index === asks.count) ? [] : [findingTerm(given, asks.count)];
      return {
        steps: [...found, ...firstIfNeeded(given), ...last, findingSum(start, end, asks.count)],
        answer: number(start.add(end).mul(asks.count).div(2), `S_{${asks.count}}`),
      };
    }
    case 'step':
      return { steps: found, answer: number(step, 'r') };
    case 'stepAndFirst': {
      const start = termAt(given, 1);
      return {
        steps: [...found, ...firstIfNeeded(given)],
        answer: {
          kind: 'numbers',
          values: [
            { symbol: 'r', value: exact(step) },
            { symbol: 'a_1', value: exact(start) },
          ],
          isOrdered: true,
          shown: `r = ${fractionLatex(step)},\\ a_1 = ${fractionLatex(start)}`,
        },
      };
    }
    case 'middle': {
      const [one, other] = [first.value, second?.value ?? first.value];
      const total = one.add(other);
      return {
        steps: [
          {
            operation: 'compare',
            what: 'Zapisujemy, że różnice sąsiednich wyrazów są równe',
            todo: 'zapisz, że różnice sąsiednich wyrazów są równe',
            why: NEXT_BY_R,
            shown: `x - ${inParentheses(one, STYLE)} = ${fractionLatex(other)} - x`,
            claims: [{ sides: [`x - ${plain(one)}`, `${plain(other)} - x`], at: [{ x: total.div(2).valueOf() }] }],
          },
          {
            operation: 'double',
            what: 'Zbieramy $x$ po lewej stronie, a liczby po prawej',
            todo: 'zbierz $x$ po lewej stronie, a liczby po prawej',
            why: 'Do obu stron dodajemy $x$ i pierwszą liczbę.',
            ...calculated([`${plain(one)} + ${plain(other)}`, plain(total)], { symbol: '2x', style: STYLE }),
          },
          {
            operation: 'divide',
            what: 'Dzielimy obie strony przez 2',
            todo: 'podziel obie strony przez 2',
            why: 'Środkowy wyraz jest średnią arytmetyczną swoich sąsiadów.',
            ...calculated([`${plain(total)} : 2`, plain(total.div(2))], { symbol: 'x', style: STYLE }),
          },
        ],
        answer: number(total.div(2), 'x'),
      };
    }
    case 'formula': {
      const start = termAt(given, 1);
      const free = start.sub(step);
      const opening = `a_n = a_1 + (n - 1) \\cdot r = ${fractionLatex(start)} + (n - 1) \\cdot ${inParentheses(step, STYLE)}`;
      return {
        steps: [
          ...found,
          ...firstIfNeeded(given),
          {
            operation: 'formula',
            what: 'Podstawiamy do wzoru na n-ty wyraz i porządkujemy',
            todo: 'podstaw $a_1$ i $r$ do wzoru na n-ty wyraz i uporządkuj',
            why: 'Do n-tego wyrazu prowadzi od pierwszego n − 1 kroków.',
            shown: `${opening} = ${lineLatex(step, free)}`,
            prepared: opening,
            claims: [
              { sides: [`${plain(start)} + (n - 1) * ${plain(step)}`, lineNotation(step, free)], at: 'anywhere' },
              { sides: [`${plain(start)} - ${plain(step)}`, plain(free)] },
            ],
          },
        ],
        answer: {
          kind: 'expression',
          notation: lineNotation(step, free),
          shown: `a_n = ${lineLatex(step, free)}`,
          isFormNeeded: false,
        },
      };
    }
  }
};

const HINTS: Readonly<Record<SequenceGiven['asks']['what'], string>> = {
  term: 'Od znanego wyrazu dojdź do szukanego, dodając różnicę tyle razy, ile jest kroków między nimi (o jeden mniej niż numer, gdy zaczynasz od pierwszego wyrazu).',
  sum: 'Oblicz ostatni z dodawanych wyrazów, a potem pomnóż średnią pierwszego i ostatniego przez liczbę wyrazów.',
  step: 'Różnica to wyraz minus ten, który stoi tuż przed nim. Gdy wyrazy nie sąsiadują, policz kroki między nimi.',
  stepAndFirst:
    'Policz, ile kroków dzieli znane wyrazy i o ile zmienia się wyraz na tej drodze. Stąd różnica, a potem cofnij się do pierwszego wyrazu.',
  formula: 'Znajdź pierwszy wyraz i różnicę, a potem podstaw je do wzoru $a_n = a_1 + (n - 1) \\cdot r$.',
  middle: 'W ciągu arytmetycznym środkowy z trzech kolejnych wyrazów jest średnią arytmetyczną sąsiadów.',
};

/** The first term, and the difference as often as there are steps from it. */
const proofByFirst = (step: Rational, first: Rational, index: number, value: Rational): string =>
  `Od pierwszego wyrazu: wzór daje $a_1 = ${fractionLatex(first)}$, a każdy następny wyraz różni się od poprzedniego o $${fractionLatex(step)}$. Do $${termName(index)}$ prowadzi ${counted(index - 1, ['krok', 'kroki', 'kroków'])}: $${calculated([`${plain(first)} + ${index - 1} * ${plain(step)}`, plain(value)], { style: STYLE }).shown}$.`;

/** Where there are too many terms for a list: back from the term, or the difference counted by itself. */
const proofOfLong = (given: SequenceGiven): string => {
  const { asks, known } = given;
  const step = differenceOf(given);
  if (asks.what !== 'sum') {
    const last = asks.what === 'term' ? asks.index : (known.at(-1) ?? known[0]).index;
    const [from, count] = [known[0], last - known[0].index];
    const change = termAt(given, last).sub(from.value);
    return `Liczymy różnicę z wyrazów $${termName(from.index)}$ i $${termName(last)}$: $${calculated([`(${plain(termAt(given, last))} - ${plain(from.value)}) : ${count}`, plain(change.div(count))], { symbol: 'r', style: STYLE }).shown}$. Zgadza się.`;
  }
  const { count } = asks;
  const first = termAt(given, 1);
  const steps = (count * (count - 1)) / 2;
  return `Liczymy inaczej: pierwszy wyraz dodajemy ${counted(count, ['raz', 'razy', 'razy'])}, a różnicę $1 + 2 + \\ldots + ${count - 1} = ${steps}$ razy. Razem $${calculated([`${count} * ${plain(first)} + ${steps} * ${plain(step)}`, plain(first.mul(count).add(step.mul(steps)))], { style: STYLE }).shown}$.`;
};

/** The found formula on the terms that the task tells; the found term between its neighbours. */
const proofByTask = (given: SequenceGiven): string | undefined => {
  const { known, asks } = given;
  const [first, second] = known;
  const step = differenceOf(given);
  if (second === undefined) return undefined;
  if (asks.what === 'formula') {
    const free = termAt(given, 1).sub(step);
    const terms = known.map(({ index, value }) => `$a_{${index}} = ${termByFormula(step, free, index, value)}$`);
    return `Wstawiamy do wzoru numery wyrazów z zadania: ${terms.join(', ')}. Zgadza się.`;
  }
  if (asks.what !== 'middle') return undefined;
  const middle = plain(first.value.add(step));
  const differences = [`${middle} - ${plain(first.value)}`, `${plain(second.value)} - ${middle}`].map(
    (difference) => `$${calculated([difference, plain(step)], { style: STYLE }).shown}$`,
  );
  return `Liczymy różnice sąsiednich wyrazów: ${differences.join(' i ')}. Są równe, więc się zgadza.`;
};

/** „3 · 2 + 2 = 8”. */
const termByFormula = (slope: Rational, free: Rational, index: number, value: Rational): string => {
  const rest = isZero(free) ? '' : isNegative(free) ? ` - ${plain(free.neg())}` : ` + ${plain(free)}`;
  return calculated([`${plain(slope)} * ${index}${rest}`, plain(value)], { style: STYLE }).shown;
};

export const solveArithmetic = (given: ArithmeticGiven): FamilySolution => {
  if ('slope' in given) return byFormula(given);
  if ('first' in given) return series(given);
  const proof = proofByTask(given) ?? proofByListing('arithmetic', given, differenceOf(given)) ?? proofOfLong(given);
  return {
    ...ending(given),
    sequence: termRule('arithmetic', termAt(given, 1), differenceOf(given)),
    proof,
    notice: 'Które wyrazy ciągu znasz, a czego szukasz? O ile zmienia się każdy następny wyraz?',
    nudge: HINTS[given.asks.what],
    setup:
      given.asks.what === 'step'
        ? 'Wybierz z ciągu dwa wyrazy, które stoją obok siebie. Który od którego odejmiesz?'
        : 'Zapisz, ile kroków dzieli wyrazy, o których mowa w zadaniu, i pamiętaj: każdy krok to ta sama różnica.',
  };
};
