import { exact, negationOf, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOfExact } from '#tutoring/mathematics/latex.ts';
import { ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { fractionLatex, proofByListing, termName } from '../sequence/sequence-text.rules.ts';
import { termRule } from '../sequence/sequence.rules.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';
import { ratioOf, squareOfMiddle, sumOfTerms, termAt } from './geometric-sequence.rules.ts';

const STYLE = 'fraction';

/** q from two known terms; no step where it is told. */
const findingRatio = (given: SequenceGiven): readonly FamilyStep[] => {
  const {
    known: [first, second],
    step,
  } = given;
  if (step !== undefined || second === undefined) return [];
  const count = second.index - first.index;
  const ratio = ratioOf(given);
  const change = second.value.div(first.value);
  const division = calculated([`${plain(second.value)} : ${plain(first.value)}`, plain(change)], {
    symbol: count === 1 ? 'q' : `q^{${count}}`,
    formula: `\\frac{${termName(second.index)}}{${termName(first.index)}}`,
    style: STYLE,
  });
  if (count === 1)
    return [
      {
        operation: 'ratio',
        what: 'Dzielimy wyraz przez ten, który stoi tuż przed nim',
        todo: 'podziel wyraz przez ten, który stoi tuż przed nim',
        why: 'W ciągu geometrycznym każdy wyraz powstaje z poprzedniego przez pomnożenie przez tę samą liczbę q.',
        ...division,
      },
    ];
  return [
    {
      operation: 'ratio',
      what: `Od wyrazu $${termName(first.index)}$ do $${termName(second.index)}$ mnożymy przez iloraz ${count} razy`,
      todo: 'policz, ile razy mnożymy przez q między znanymi wyrazami, i podziel te wyrazy przez siebie',
      why: 'Każdy krok do następnego wyrazu to mnożenie przez q.',
      ...division,
      claims: [{ sides: [`${second.index} - ${first.index}`, String(count)] }, ...division.claims],
    },
    {
      operation: 'root',
      what: given.isPositive
        ? 'Szukamy dodatniej liczby, której taka potęga się zgadza'
        : 'Szukamy liczby, której taka potęga się zgadza',
      todo: 'znajdź q: jaka liczba podniesiona do tej potęgi daje ten wynik?',
      why: given.isPositive
        ? 'Wyrazy są dodatnie, więc iloraz też jest dodatni.'
        : 'Wykładnik jest nieparzysty, więc taka liczba jest tylko jedna.',
      shown: `q = ${fractionLatex(ratio)}`,
      claims: [{ sides: [`${plain(ratio)}^${count}`, plain(change)] }, { sides: [plain(ratio), plain(ratio)] }],
    },
  ];
};

/** A term from the first known one. */
const findingTerm = (given: SequenceGiven, index: number): FamilyStep => {
  const from = given.known[0];
  const ratio = ratioOf(given);
  const count = Math.abs(index - from.index);
  const isForward = index > from.index;
  const power = count === 1 ? 'q' : `q^{${count}}`;
  const factor = count === 1 ? plain(ratio) : `${plain(ratio)}^${count}`;
  const line = calculated([`${plain(from.value)} ${isForward ? '*' : ':'} ${factor}`, plain(termAt(given, index))], {
    symbol: termName(index),
    formula: `${termName(from.index)} ${isForward ? '\\cdot' : ':'} ${power}`,
    style: STYLE,
  });
  return {
    operation: 'term',
    what: `Obliczamy wyraz $${termName(index)}$`,
    todo: `policz, ile razy trzeba ${isForward ? 'pomnożyć' : 'podzielić'} przez iloraz, żeby dojść do $${termName(index)}$, i zrób to`,
    why: `Od $${termName(from.index)}$ do $${termName(index)}$ jest tyle kroków, ile wynosi różnica numerów tych wyrazów.`,
    ...line,
    claims: [
      { sides: [`${Math.max(index, from.index)} - ${Math.min(index, from.index)}`, String(count)] },
      ...line.claims,
    ],
  };
};

const findingSum = (first: Rational, ratio: Rational, count: number): FamilyStep => {
  const total = plain(sumOfTerms(first, ratio, count));
  const isConstant = ratio.equals(1);
  return {
    operation: 'sum',
    what: isConstant
      ? 'Wszystkie wyrazy są równe, więc wystarczy pomnożyć'
      : 'Podstawiamy do wzoru na sumę wyrazów ciągu geometrycznego',
    todo: isConstant
      ? 'pomnóż wyraz przez liczbę wyrazów'
      : 'podstaw pierwszy wyraz, iloraz i liczbę wyrazów do wzoru na sumę',
    why: isConstant ? '' : 'Wzór działa, bo iloraz jest różny od 1.',
    ...calculated(
      isConstant
        ? [`${plain(first)} * ${count}`, total]
        : [`${plain(first)} * (1 - ${plain(ratio)}^${count}) / (1 - ${plain(ratio)})`, total],
      {
        symbol: `S_{${count}}`,
        ...(isConstant ? {} : { formula: `a_1 \\cdot \\frac{1 - q^{${count}}}{1 - q}` }),
        style: STYLE,
      },
    ),
  };
};

const firstIfNeeded = (given: SequenceGiven): readonly FamilyStep[] =>
  given.known[0].index === 1 ? [] : [findingTerm(given, 1)];

const number = (value: Rational, symbol: string): Answer => ({
  kind: 'number',
  value: exact(value),
  symbol,
  style: STYLE,
});

const middle = (given: SequenceGiven): FamilySolution => {
  const {
    known: [first, second],
    isPositive,
  } = given;
  const [one, other] = [first.value, second?.value ?? first.value];
  const square = squareOfMiddle(given);
  const root = squareRootOf(square) ?? [];
  const shown = latexOfExact(root, STYLE);
  const check = `\\frac{${latexOfExact(root, STYLE)}}{${fractionLatex(one)}} = \\frac{${fractionLatex(other)}}{${shown}}`;
  return {
    steps: [
      {
        operation: 'square',
        what: 'Porównujemy ilorazy sąsiednich wyrazów i mnożymy „na krzyż”',
        todo: 'zapisz, że ilorazy sąsiednich wyrazów są równe, i pomnóż „na krzyż”',
        why: 'W ciągu geometrycznym każdy wyraz dzielony przez poprzedni daje tę samą liczbę.',
        ...calculated([`${plain(one)} * ${plain(other)}`, plain(square)], { symbol: 'x^2', style: STYLE }),
      },
      {
        operation: 'root',
        what: isPositive
          ? 'Wybieramy liczbę dodatnią, której kwadrat się zgadza'
          : 'Szukamy obu liczb, których kwadrat się zgadza',
        todo: isPositive
          ? 'znajdź dodatnią liczbę o takim kwadracie'
          : 'znajdź obie liczby o takim kwadracie: dodatnią i ujemną',
        why: isPositive
          ? 'Wyrazy ciągu są dodatnie.'
          : 'Zadanie nie mówi, że wyrazy są dodatnie, więc iloraz może być i ujemny.',
        shown: isPositive ? `x = ${shown}` : `x = ${shown} \\ \\text{lub}\\ x = -${shown}`,
        claims: [
          { sides: [`sqrt(${plain(square)})^2`, plain(square)] },
          {
            sides: [
              `sqrt(${plain(square)})`,
              ...root.map(({ coefficient, radicand }) => `${plain(coefficient)} * sqrt(${radicand})`),
            ],
          },
        ],
      },
    ],
    answer: isPositive
      ? { kind: 'number', value: root, symbol: 'x', style: STYLE }
      : {
          kind: 'numbers',
          values: [
            { symbol: 'x', value: root },
            { symbol: 'x', value: negationOf(root) },
          ],
          isOrdered: false,
          shown: `x = ${shown} \\ \\text{lub}\\ x = -${shown}`,
        },
    proof: `Ilorazy są równe: $${check}$${isPositive ? '' : ', a z liczbą przeciwną zmieniają tylko znak'}.`,
    notice:
      'Ile razy większy jest każdy następny wyraz ciągu geometrycznego? Jak zapisać to dla trzech kolejnych wyrazów?',
    nudge: 'Kwadrat środkowego z trzech kolejnych wyrazów ciągu geometrycznego jest równy iloczynowi jego sąsiadów.',
  };
};

const ending = (given: SequenceGiven): Pick<FamilySolution, 'steps' | 'answer'> => {
  const { asks } = given;
  const ratio = ratioOf(given);
  const start = termAt(given, 1);
  const found = findingRatio(given);
  switch (asks.what) {
    case 'term':
      return {
        steps: [...found, findingTerm(given, asks.index)],
        answer: number(termAt(given, asks.index), termName(asks.index)),
      };
    case 'sum':
      return {
        steps: [...found, ...firstIfNeeded(given), findingSum(start, ratio, asks.count)],
        answer: number(sumOfTerms(start, ratio, asks.count), `S_{${asks.count}}`),
      };
    case 'step':
    case 'middle':
      return { steps: found, answer: number(ratio, 'q') };
    case 'stepAndFirst':
      return {
        steps: [...found, ...firstIfNeeded(given)],
        answer: {
          kind: 'numbers',
          values: [
            { symbol: 'q', value: exact(ratio) },
            { symbol: 'a_1', value: exact(start) },
          ],
          isOrdered: true,
          shown: `q = ${fractionLatex(ratio)},\\ a_1 = ${fractionLatex(start)}`,
        },
      };
    case 'formula': {
      const notation = `${plain(start)} * ${plain(ratio)}^(n - 1)`;
      const shown = `a_n = ${fractionLatex(start)} \\cdot ${powerBase(ratio)}^{n - 1}`;
      return {
        steps: [
          ...found,
          ...firstIfNeeded(given),
          {
            operation: 'formula',
            what: 'Podstawiamy pierwszy wyraz i iloraz do wzoru na n-ty wyraz',
            todo: 'podstaw $a_1$ i $q$ do wzoru na n-ty wyraz',
            why: 'Do n-tego wyrazu prowadzi od pierwszego n − 1 mnożeń przez q.',
            shown: `${shown.replace('=', '= a_1 \\cdot q^{n - 1} =')}`,
            prepared: 'a_n = a_1 \\cdot q^{n - 1}',
            claims: [
              {
                sides: [`${plain(start)} * ${plain(ratio)}^n`, `${notation} * ${plain(ratio)}`],
                at: [{ n: 1 }, { n: 2 }, { n: 5 }],
              },
              { sides: [plain(start), plain(start)] },
              { sides: [plain(ratio), plain(ratio)] },
            ],
          },
        ],
        answer: { kind: 'expression', notation, shown, isFormNeeded: false },
      };
    }
  }
};

const powerBase = (value: Rational): string =>
  value.d === 1n ? inParentheses(value) : `\\left(${fractionLatex(value)}\\right)`;

const HINTS: Readonly<Record<SequenceGiven['asks']['what'], string>> = {
  term: 'Od znanego wyrazu dojdź do szukanego, mnożąc przez iloraz tyle razy, ile jest kroków między nimi (o jeden mniej niż numer, gdy zaczynasz od pierwszego wyrazu).',
  sum: 'Znajdź pierwszy wyraz i iloraz, a potem podstaw je do wzoru na sumę początkowych wyrazów ciągu geometrycznego.',
  step: 'Iloraz to wyraz podzielony przez ten, który stoi tuż przed nim.',
  stepAndFirst:
    'Podziel znane wyrazy przez siebie: to potęga ilorazu. Gdy znasz iloraz, cofnij się do pierwszego wyrazu.',
  formula: 'Znajdź pierwszy wyraz i iloraz, a potem podstaw je do wzoru $a_n = a_1 \\cdot q^{n - 1}$.',
  middle: '',
};

const BY_STEPS =
  'Zapisz, ile kroków dzieli wyrazy, o których mowa w zadaniu, i pamiętaj: każdy krok to mnożenie przez ten sam iloraz.';

const SETUPS: Readonly<Partial<Record<SequenceGiven['asks']['what'], string>>> = {
  step: 'Wybierz z ciągu dwa wyrazy, które stoją obok siebie. Który z nich jest dzielną, a który dzielnikiem?',
  sum: 'Wypisz, ile wynoszą $a_1$, $q$ i $n$, i podstaw je do wzoru $S_n = a_1 \\cdot \\frac{1 - q^n}{1 - q}$.',
};

/** The formula for a sum would divide by zero. */
const OF_EQUAL_TERMS = {
  nudge: 'Jak zmienia się wyraz, gdy mnożymy go przez 1? Ile takich wyrazów trzeba dodać?',
  setup: 'Wypisz kilka pierwszych wyrazów tego ciągu i porównaj je ze sobą.',
};

/** Listing the terms would only copy them where they are told. */
const proofOfRatio = ({ asks, known, ...others }: SequenceGiven): string | undefined => {
  const ratio = ratioOf({ asks, known, ...others });
  const pairs = known.slice(1).map((term, index) => ({ term, before: known[index] }));
  if (asks.what !== 'step' || pairs.some(({ term, before }) => term.index - (before?.index ?? 0) !== 1))
    return undefined;
  const products = pairs.flatMap(({ term, before }) =>
    before === undefined
      ? []
      : [calculated([`${plain(before.value)} * ${plain(ratio)}`, plain(term.value)], { style: STYLE }).shown],
  );
  return `Mnożymy wyrazy przez iloraz: ${products.map((product) => `$${product}$`).join(', ')}.`;
};

export const solveGeometric = (given: SequenceGiven): FamilySolution => {
  if (given.asks.what === 'middle') return middle(given);
  const proof = proofOfRatio(given) ?? proofByListing('geometric', given, ratioOf(given));
  return {
    ...ending(given),
    sequence: termRule('geometric', termAt(given, 1), ratioOf(given)),
    proof,
    notice: 'Które wyrazy ciągu znasz, a czego szukasz? Przez jaką liczbę mnożymy wyraz, żeby otrzymać następny?',
    nudge: HINTS[given.asks.what],
    setup: SETUPS[given.asks.what] ?? BY_STEPS,
    ...(given.asks.what === 'sum' && ratioOf(given).equals(ONE) ? OF_EQUAL_TERMS : {}),
  };
};
