import { plain } from '#tutoring/families/calculated.rules.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import type { Family, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { approximationOf, asRational, exact, squareRootOf, sumOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isZero, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { exactLine } from '../exact-line.rules.ts';
import { leftSide } from './circle-notation.rules.ts';
import { readCircle } from './circle-in-plane.reader.ts';
import type { CircleGiven } from './circle-in-plane.types.ts';

const TWO = rational(2);

const term = (value: Rational, letter: string): string =>
  isZero(value) ? '' : ` ${value.s > 0n ? '+' : '-'} ${letter !== '' && value.n === 1n ? '' : value.n}${letter}`;

/** x² + y² − 2ax − 2by + c. */
const expandedSide = ({ a, b, radiusSquare }: CircleGiven): string =>
  `x^2 + y^2${term(a.mul(TWO).neg(), 'x')}${term(b.mul(TWO).neg(), 'y')}${term(a.mul(a).add(b.mul(b)).sub(radiusSquare), '')}`;

const radiusOf = ({ radiusSquare }: CircleGiven): Exact => squareRootOf(radiusSquare) ?? [];
const pointOf = ({ a, b }: CircleGiven): string => `(${latexOfRational(a)}; ${latexOfRational(b)})`;

/** `x^2 - 6x`, and with the square that completes it. */
const group = (letter: string, value: Rational, isComplete: boolean): string =>
  `${letter}^2${term(value.mul(TWO).neg(), letter)}${isComplete ? term(value.mul(value), '') : ''}`;

const completing = (circle: CircleGiven): readonly FamilyStep[] => {
  const { a, b, radiusSquare } = circle;
  const squares = [a, b].map((value) => value.mul(value));
  const right = squares.reduce((rest, square) => rest.sub(square), radiusSquare);
  const groups = (isComplete: boolean): string => `(${group('x', a, isComplete)}) + (${group('y', b, isComplete)})`;
  const holds = (left: string, value: Rational): FamilyStep['claims'] => [
    { sides: [`${left.replace(/(\d)([xy])/g, '$1 * $2')} - ${plain(value)}`, expandedSide(circle)], at: 'anywhere' },
    ...[a, b, value].map((one) => ({ sides: [plain(one.abs())] })),
  ];
  const added = squares.filter((square) => !isZero(square)).map((square) => ` + ${latexOfRational(square)}`);
  return [
    {
      operation: 'group',
      what: 'Grupujemy wyrazy z $x$ i wyrazy z $y$, a liczbę przenosimy na prawą stronę',
      todo: 'zgrupuj wyrazy z $x$ i wyrazy z $y$, a liczbę przenieś na prawą stronę',
      why: 'Każda grupa stanie się osobnym kwadratem.',
      shown: `${groups(false)} = ${latexOfRational(right)}`,
      claims: holds(groups(false), right),
    },
    {
      operation: 'complete-squares',
      what: 'Dopisujemy do każdej grupy brakujący kwadrat, po obu stronach',
      todo: 'dopisz do każdej grupy kwadrat połowy liczby stojącej przy literze, i to samo po prawej stronie',
      why: 'To, co dopisujemy, żeby powstał kwadrat, dodajemy też po drugiej stronie.',
      shown: `${groups(true)} = ${latexOfRational(right)}${added.join('')}`,
      claims: [
        ...holds(groups(true), radiusSquare),
        { sides: [plain(right.abs())] },
        ...squares.map((one) => ({ sides: [plain(one)] })),
      ],
    },
    {
      operation: 'fold',
      what: 'Zwijamy każdą grupę do kwadratu',
      todo: 'zwiń każdą grupę do kwadratu ze wzoru skróconego mnożenia',
      why: '',
      shown: `${leftSide(circle)} = ${latexOfRational(radiusSquare)}`,
      claims: holds(leftSide(circle), radiusSquare),
    },
  ];
};

/** `6x` is six times the number, `x^2` the square of it, and within a bracket it stands as it is. */
const put = (side: string, letter: string, value: Exact): string => {
  const written = latexOfExact(value);
  const factor = /^\d+$/.test(written) ? written : `(${written})`;
  return side
    .replace(`(${letter}`, `(${written}`)
    .replace(new RegExp(`(\\d)${letter}`), (_, digit: string) => `${digit} \\cdot ${factor}`)
    .replaceAll(letter, factor);
};

/** The rightmost point is put into the equation that is told; what is told without squares is got back from them where that point has a root. */
const proofOf = (circle: CircleGiven): string => {
  const { a, b, radiusSquare, isExpanded } = circle;
  const radius = radiusOf(circle);
  const square = latexOfRational(radiusSquare);
  if (isExpanded && asRational(radius) === undefined)
    return `Podnosimy nawiasy z powrotem do kwadratu: $${group('x', a, true)} + ${group('y', b, true)} = ${square}$. Po przeniesieniu $${square}$ na lewą stronę jest to równanie z zadania.`;
  const [x, y] = [sumOf(exact(a), radius), exact(b)];
  const told = isExpanded ? `${expandedSide(circle)} = 0` : `${leftSide(circle)} = ${square}`;
  return `Punkt $(${latexOfExact(x)}; ${latexOfExact(y)})$ leży na prawo od środka, w odległości promienia. Wstawiamy go do równania z zadania: $${put(put(told, 'x', x), 'y', y)}$. Zgadza się.`;
};

const solveCircle = (circle: CircleGiven): FamilySolution => {
  const { isExpanded } = circle;
  const radius = radiusOf(circle);
  return {
    steps: [
      ...(isExpanded ? completing(circle) : []),
      {
        operation: 'read-centre',
        what: 'Odczytujemy środek: w nawiasach stoją różnice, więc znaki są przeciwne do widocznych',
        todo: 'odczytaj z nawiasów współrzędne środka, pamiętając o znakach',
        why: 'Równanie okręgu o środku $(a; b)$ i promieniu $r$ ma postać $(x - a)^2 + (y - b)^2 = r^2$.',
        shown: `S = ${pointOf(circle)}`,
        claims: [{ sides: [plain(circle.a.abs())] }, { sides: [plain(circle.b.abs())] }],
      },
      {
        operation: 'root',
        what: 'Po prawej stronie stoi kwadrat promienia, więc wyciągamy pierwiastek',
        todo: 'wyciągnij pierwiastek z prawej strony',
        why: '',
        ...exactLine([`sqrt(${plain(circle.radiusSquare)})`], radius, { symbol: 'r' }),
      },
    ],
    answer: {
      kind: 'numbers',
      values: [
        { symbol: 'a', value: exact(circle.a) },
        { symbol: 'b', value: exact(circle.b) },
        { symbol: 'r', value: radius },
      ],
      isOrdered: true,
      shown: `S = ${pointOf(circle)},\\ r = ${latexOfExact(radius)}`,
    },
    proof: proofOf(circle),
    notice: isExpanded
      ? 'W tym równaniu nie ma jeszcze nawiasów z kwadratami. Jak je odtworzyć?'
      : 'Porównaj to równanie z ogólną postacią równania okręgu. Co stoi w nawiasach, a co po prawej stronie?',
    nudge:
      'W postaci $(x - a)^2 + (y - b)^2 = r^2$ środkiem jest punkt $(a; b)$, a po prawej stronie stoi kwadrat promienia.',
  };
};

/** The circle's equation is told. */
export const centreAndRadiusFamily: Family<CircleGiven> = {
  id: 'circle-in-plane',
  title: 'Okrąg w układzie współrzędnych',
  grades: [9, 13],
  read: readCircle,
  tell: (given) =>
    `Wyznacz środek i promień okręgu $${given.isExpanded ? `${expandedSide(given)} = 0` : `${leftSide(given)} = ${latexOfRational(given.radiusSquare)}`}$.`,
  solve: solveCircle,
  check: (given, answer) => {
    if (answer.kind !== 'numbers') return false;
    const [a, b, r] = answer.values.map(({ value }) => approximationOf(value));
    if (a === undefined || b === undefined || r === undefined || r <= 0) return false;
    const equation = expandedSide(given);
    return [
      { x: a + r, y: b },
      { x: a - r, y: b },
      { x: a, y: b + r },
      { x: a + 0.6 * r, y: b - 0.8 * r },
    ].every((point) => areClose(approximately(equation, point) + 1, 1));
  },
  make: (pick, difficulty) => {
    const coordinate = (): Rational => rational(pick.int(1, 6) * (pick.int(0, 1) === 1 ? 1 : -1));
    const radius = pick.int(2, 8);
    return {
      a: coordinate(),
      b: difficulty === 1 && pick.int(0, 2) === 0 ? rational(0) : coordinate(),
      radiusSquare: rational(difficulty === 2 && pick.int(0, 2) === 0 ? pick.oneOf([2, 3, 5, 8, 12]) : radius * radius),
      isExpanded: difficulty === 3 || (difficulty === 2 && pick.int(0, 2) === 0),
    };
  },
  mistakes: [
    {
      id: 'signs-of-centre',
      leadsTo: (given) => [exact(given.a.neg()), exact(given.b.neg()), radiusOf(given)],
      says: 'Sprawdź znaki współrzędnych środka: w równaniu od $x$ i $y$ się je odejmuje.',
    },
    {
      id: 'radius-not-rooted',
      leadsTo: (given) => [exact(given.a), exact(given.b), exact(given.radiusSquare)],
      says: 'Po prawej stronie równania stoi kwadrat promienia, a nie sam promień.',
    },
    {
      id: 'radius-halved',
      leadsTo: (given) => [exact(given.a), exact(given.b), exact(given.radiusSquare.div(TWO))],
      says: 'Kwadratu nie cofamy dzieleniem na pół. Jakie działanie jest odwrotne do podnoszenia do kwadratu?',
    },
    {
      id: 'coefficients-as-centre',
      leadsTo: (given) =>
        given.isExpanded ? [exact(given.a.mul(TWO)), exact(given.b.mul(TWO)), radiusOf(given)] : undefined,
      says: 'Przy $x$ i $y$ stoją podwojone współrzędne środka. Uzupełnij najpierw do pełnych kwadratów.',
    },
  ],
  figure: (given) => ({
    kind: 'shape',
    circles: [
      {
        x: given.a.valueOf(),
        y: given.b.valueOf(),
        radius: approximationOf(radiusOf(given)),
        label: 'S',
        radiusLabel: 'r',
      },
    ],
  }),
};
