import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import {
  approximationOf,
  asRational,
  exact,
  productOf,
  ratioOf,
  squareRootOf,
  sumOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { latexOfExact, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { ONE, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { exactLine, notationOf } from '../exact-line.rules.ts';
import { trigLatex, trigOf, type Trig } from '../special-angles.rules.ts';
import { tableLine } from '../table-line.rules.ts';
import type { Side, TrigGiven, TrigTerm } from './right-triangle-trigonometry.types.ts';

const rootOf = (value: Rational): Exact => squareRootOf(value) ?? [];
const squareOf = (value: Exact): Rational =>
  productOf(value, value).reduce((sum, { coefficient }) => sum.add(coefficient), ZERO);

export const scaled = (value: Exact, by: Rational): Exact => productOf(value, exact(by));

/** Of an acute angle, from another function of it. */
export const otherFunction = (known: Trig, value: Exact, asked: Trig): Exact => {
  const square = squareOf(value);
  const cosine = known === 'sin' ? ONE.sub(square) : known === 'cos' ? square : ONE.div(ONE.add(square));
  if (asked === 'cos') return rootOf(cosine);
  return rootOf(asked === 'sin' ? ONE.sub(cosine) : ONE.sub(cosine).div(cosine));
};

const α = '\\alpha';

const rootStep = (trig: Trig, square: Rational): FamilyStep => ({
  operation: 'root',
  what: 'Wyciągamy pierwiastek i bierzemy wartość dodatnią',
  todo: 'wyciągnij pierwiastek; kąt jest ostry, więc wartość jest dodatnia',
  why: 'Funkcje kąta ostrego mają wartości dodatnie.',
  ...exactLine([`sqrt(${plain(square)})`], rootOf(square), { symbol: trigLatex(trig, α) }),
});

const name = (trig: Trig): string => trigLatex(trig, α);
const squareLatex = (trig: Trig): string => trigLatex(trig, `^2 ${α}`);

const solveOtherFunction = ({
  known,
  value,
  asked,
}: Extract<TrigGiven, { kind: 'other-function' }>): FamilySolution => {
  const square = squareOf(value);
  const written = notationOf(value);
  const first: Trig = known === 'sin' ? 'cos' : known === 'cos' ? 'sin' : 'cos';
  const firstSquare = known === 'tg' ? ONE.div(ONE.add(square)) : ONE.sub(square);
  const result = otherFunction(known, value, asked);
  const identity: FamilyStep = {
    operation: 'identity',
    what:
      known === 'tg'
        ? 'Obliczamy kwadrat cosinusa z tangensa'
        : 'Z jedynki trygonometrycznej obliczamy kwadrat drugiej funkcji',
    todo:
      known === 'tg'
        ? 'oblicz kwadrat cosinusa, korzystając z tangensa'
        : 'z jedynki trygonometrycznej oblicz kwadrat drugiej funkcji',
    why:
      known === 'tg'
        ? `Po podzieleniu jedynki trygonometrycznej przez $${squareLatex('cos')}$ mamy $${squareLatex('tg')} + 1 = \\frac{1}{${squareLatex('cos')}}$.`
        : `Jedynka trygonometryczna: $${squareLatex('sin')} + ${squareLatex('cos')} = 1$.`,
    ...exactLine([known === 'tg' ? `1 / (1 + (${written})^2)` : `1 - (${written})^2`], exact(firstSquare), {
      symbol: squareLatex(first),
      formula: known === 'tg' ? `\\frac{1}{1 + ${squareLatex('tg')}}` : `1 - ${squareLatex(known)}`,
    }),
  };
  const found = rootOf(firstSquare);
  const [sine, cosine] = known === 'sin' ? [value, found] : [found, value];
  const last: readonly FamilyStep[] =
    asked === first
      ? []
      : [
          {
            operation: known === 'tg' ? 'multiply' : 'divide',
            what: known === 'tg' ? 'Mnożymy tangens przez cosinus' : 'Dzielimy sinus przez cosinus',
            todo: known === 'tg' ? 'pomnóż tangens przez cosinus' : 'podziel sinus przez cosinus',
            why: `Tangens to iloraz: $${name('tg')} = \\frac{${name('sin')}}{${name('cos')}}$.`,
            ...(known === 'tg'
              ? exactLine([`${written} * ${notationOf(found)}`], result, {
                  symbol: name('sin'),
                  formula: `${name('tg')} \\cdot ${name('cos')}`,
                })
              : exactLine([`(${notationOf(sine)}) : (${notationOf(cosine)})`], result, {
                  symbol: name('tg'),
                  formula: `\\frac{${name('sin')}}{${name('cos')}}`,
                })),
          },
        ];
  return {
    steps: [identity, rootStep(first, firstSquare), ...last],
    answer: { kind: 'number', value: result, style: 'fraction' },
    proof: proofOfTriangle(known, value, asked, result),
    notice: `Znasz jedną funkcję kąta ostrego, a szukasz innej. Jaka równość łączy sinus i cosinus tego samego kąta?`,
    nudge:
      'Skorzystaj z jedynki trygonometrycznej, a dla tangensa z tego, że jest ilorazem sinusa i cosinusa. Możesz też narysować trójkąt prostokątny.',
  };
};

const latex = (square: Rational): string => latexOfRational(square, 'fraction');

const proofOfTriangle = (known: Trig, value: Exact, asked: Trig, result: Exact): string => {
  const [one, other] = [squareOf(value), squareOf(result)];
  const isPair = (known === 'sin' && asked === 'cos') || (known === 'cos' && asked === 'sin');
  if (isPair) return `Suma kwadratów sinusa i cosinusa: $${latex(one)} + ${latex(other)} = 1$. Zgadza się.`;
  const [tangent, cosine] =
    known === 'tg' ? [one, asked === 'cos' ? other : ONE.sub(other)] : [other, known === 'cos' ? one : ONE.sub(one)];
  return `Kwadrat cosinusa razy (kwadrat tangensa plus jeden) musi dać jeden: $${latex(cosine)} \\cdot \\left(${latex(tangent)} + 1\\right) = 1$. Zgadza się.`;
};

const termValue = ({ trig, angle, factor }: TrigTerm): Exact => scaled(trigOf(trig, angle) ?? [], rational(factor));

export const sumValue = (terms: readonly TrigTerm[]): Exact =>
  terms.map(termValue).reduce<Exact>((sum, one) => sumOf(sum, one), []);

const solveSum = (terms: readonly TrigTerm[]): FamilySolution => {
  const distinct = terms.filter(
    ({ trig, angle }, index) => terms.findIndex((one) => one.trig === trig && one.angle === angle) === index,
  );
  const angles = new Set(terms.map(({ angle }) => angle));
  const isSingle = terms.length === 1 && terms[0]?.factor === 1;
  const value = sumValue(terms);
  const written = terms
    .map((term, index) => {
      const size = notationOf(trigOf(term.trig, term.angle) ?? []);
      const factor = Math.abs(term.factor);
      return `${term.factor < 0 ? ' - ' : index > 0 ? ' + ' : ''}${factor === 1 ? size : `${factor} * ${size}`}`;
    })
    .join('');
  const read: FamilyStep[] = distinct.map(({ trig, angle }) => ({
    operation: 'recall',
    what: `Odczytujemy z tabeli wartość $${trigLatex(trig, ` ${angle}^\\circ`)}$`,
    todo: `odczytaj z tabeli wartość $${trigLatex(trig, ` ${angle}^\\circ`)}$`,
    why: 'Wynika ona z połowy kwadratu albo z połowy trójkąta równobocznego.',
    ...tableLine(trig, angle),
  }));
  return {
    steps: isSingle
      ? read
      : [
          ...read,
          {
            operation: 'calculate',
            what: 'Wstawiamy te wartości i obliczamy',
            todo: 'wstaw te wartości i oblicz',
            why: '',
            ...exactLine([written.trim()], value),
          },
        ],
    answer: { kind: 'number', value, style: 'fraction' },
    proof: proofOfSum(terms, value),
    notice: `${angles.size === 1 ? 'To kąt' : 'To kąty'} z tabeli. W jakim trójkącie prostokątnym występuje taki kąt?`,
    nudge:
      'Narysuj połowę kwadratu o boku 1 albo połowę trójkąta równobocznego o boku 2 i odczytaj z niej stosunki boków.',
    setup: 'Odczytaj wartość funkcji z tabeli albo z trójkąta.',
  };
};

/** To so many places, without zeros at the end of what is exact. */
const decimal = (value: Exact, places: number): string => {
  const digits = approximationOf(value).toFixed(places);
  return (asRational(value) === undefined ? digits : String(Number(digits))).replace('.', '{,}');
};

/** One value by what ties it to the other functions of the angle, a sum by the decimals of a calculator. */
const proofOfSum = (terms: readonly TrigTerm[], value: Exact): string => {
  const [first] = terms;
  if (terms.length === 1 && first?.factor === 1) return proofOfValue(first, value);
  const written = terms
    .map(({ trig, angle, factor }, index) => {
      const own = decimal(trigOf(trig, angle) ?? [], 4);
      const size = Math.abs(factor);
      return `${factor < 0 ? ' - ' : index > 0 ? ' + ' : ''}${size === 1 ? own : `${size} \\cdot ${own}`}`;
    })
    .join('')
    .trim();
  const isExact = terms.every((term) => asRational(termValue(term)) !== undefined);
  return `Z wartościami z kalkulatora: $${written} ${isExact ? '=' : '\\approx'} ${decimal(value, 2)}$${
    isExact ? '' : `, a $${latexOfExact(value, 'fraction')} \\approx ${decimal(value, 2)}$`
  }. Zgadza się.`;
};

const proofOfValue = ({ trig, angle }: TrigTerm, value: Exact): string => {
  const degrees = ` ${angle}^\\circ`;
  if (trig === 'tg' && angle === 45)
    return 'Kąt $45^\\circ$ jest w połowie kwadratu: przyprostokątne są równe, więc ich iloraz to $1$.';
  const [sine, cosine] = [trigOf('sin', angle) ?? [], trigOf('cos', angle) ?? []];
  if (trig === 'tg')
    return `Tangens razy cosinus ma dać sinus: $${latexOfExact(value, 'fraction')} \\cdot ${latexOfExact(cosine, 'fraction')} = ${latexOfExact(sine, 'fraction')} = ${trigLatex('sin', degrees)}$. Zgadza się.`;
  return `Jedynka trygonometryczna: $${trigLatex('sin', `^2${degrees}`)} + ${trigLatex('cos', `^2${degrees}`)} = ${latex(squareOf(sine))} + ${latex(squareOf(cosine))} = 1$. Zgadza się.`;
};

export const legsValue = (opposite: Rational, adjacent: Rational, asked: Trig): Exact => {
  if (asked === 'tg') return exact(opposite.div(adjacent));
  const hypotenuse = rootOf(opposite.mul(opposite).add(adjacent.mul(adjacent)));
  return ratioOf(exact(asked === 'sin' ? opposite : adjacent), hypotenuse);
};

const solveLegs = ({ opposite, adjacent, asked }: Extract<TrigGiven, { kind: 'function-of-legs' }>): FamilySolution => {
  const hypotenuse = rootOf(opposite.mul(opposite).add(adjacent.mul(adjacent)));
  const value = legsValue(opposite, adjacent, asked);
  const top = asked === 'cos' ? adjacent : opposite;
  const bottom = asked === 'tg' ? exact(adjacent) : hypotenuse;
  const words =
    asked === 'sin'
      ? 'przyprostokątną naprzeciw kąta przez przeciwprostokątną'
      : asked === 'cos'
        ? 'przyprostokątną przy kącie przez przeciwprostokątną'
        : 'przyprostokątną naprzeciw kąta przez przyprostokątną przy kącie';
  const pythagoras: FamilyStep = {
    operation: 'pythagoras',
    what: 'Z twierdzenia Pitagorasa obliczamy przeciwprostokątną',
    todo: 'oblicz przeciwprostokątną z twierdzenia Pitagorasa',
    why: 'Sinus i cosinus to stosunki do przeciwprostokątnej.',
    ...exactLine([`sqrt(${plain(opposite)}^2 + ${plain(adjacent)}^2)`], hypotenuse, { symbol: 'c' }),
  };
  return {
    steps: [
      ...(asked === 'tg' ? [] : [pythagoras]),
      {
        operation: 'divide',
        what: `Dzielimy ${words}`,
        todo: `podziel ${words}`,
        why: 'Taka jest definicja tej funkcji w trójkącie prostokątnym.',
        ...exactLine([`${plain(top)} / ${notationOf(bottom)}`], value, { symbol: trigLatex(asked, α) }),
      },
    ],
    answer: { kind: 'number', value, style: 'fraction' },
    proof: proofOfLegs(opposite, adjacent, asked, value),
    notice: 'Który bok leży naprzeciw tego kąta, który przy nim, a który jest najdłuższy?',
    nudge:
      'Sinus to bok naprzeciw kąta przez przeciwprostokątną, cosinus: bok przy kącie przez przeciwprostokątną, tangens: bok naprzeciw przez bok przy kącie.',
    setup: `Wypisz dane boki i podziel właściwe dwa z nich.`,
  };
};

const proofOfLegs = (opposite: Rational, adjacent: Rational, asked: Trig, value: Exact): string => {
  const written = `$${trigLatex(asked, α)} = ${latexOfExact(value, 'fraction')}$`;
  if (asked === 'tg') {
    const [relation, angle] = [
      ['krótszy niż', 'mniejszy od $1$'],
      ['tak samo długi jak', 'równy $1$'],
      ['dłuższy niż', 'większy od $1$'],
    ][opposite.compare(adjacent) + 1] ?? ['', ''];
    return `Bok naprzeciw kąta jest ${relation} bok przy kącie, więc tangens ma być ${angle}: ${written}. Zgadza się.`;
  }
  const squares = [opposite, adjacent].map((one) => one.mul(one));
  const sum = squares.reduce((one, other) => one.add(other));
  return `Boki pasują do twierdzenia Pitagorasa: $c^2 = ${squares.map((one) => latexOfRational(one)).join(' + ')} = ${latexOfRational(sum)}$, a ${asked === 'sin' ? 'sinus' : 'cosinus'} kąta ostrego ma być mniejszy od $1$: ${written}. Zgadza się.`;
};

const RATIOS: Readonly<Record<string, readonly [trig: Trig, isMultiplied: boolean]>> = {
  'hypotenuse opposite': ['sin', true],
  'hypotenuse adjacent': ['cos', true],
  'adjacent opposite': ['tg', true],
  'opposite hypotenuse': ['sin', false],
};

export const sideValue = (known: Side, asked: Side, length: Rational, angle: number): Exact => {
  const [trig, isMultiplied] = RATIOS[`${known} ${asked}`] ?? ['sin', true];
  const own = trigOf(trig, angle) ?? [];
  return isMultiplied ? scaled(own, length) : ratioOf(exact(length), own);
};

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  hypotenuse: 'przeciwprostokątna',
  opposite: 'bok naprzeciw kąta',
  adjacent: 'bok przy kącie',
};

const solveSide = ({
  known,
  asked,
  length,
  angle,
  unit,
  thing,
}: Extract<TrigGiven, { kind: 'side' }>): FamilySolution => {
  const [trig, isMultiplied] = RATIOS[`${known} ${asked}`] ?? ['sin', true];
  const own = trigOf(trig, angle) ?? [];
  const value = sideValue(known, asked, length, angle);
  const ratio = trigLatex(trig, ` ${angle}^\\circ`);
  const units = { unit };
  const formula = isMultiplied
    ? `${latexOfRational(length)} \\cdot ${ratio}`
    : `\\frac{${latexOfRational(length)}}{${ratio}}`;
  const definition: FamilyStep = {
    operation: 'choose',
    what: `Bierzemy funkcję, w której są oba boki, dany (${SIDE_NAMES[known]}) i szukany (${SIDE_NAMES[asked]}): $${ratio}$`,
    todo: 'wybierz funkcję, która łączy znany bok z szukanym, i odczytaj jej wartość',
    why: '',
    ...tableLine(trig, angle),
  };
  return {
    steps: [
      definition,
      {
        operation: isMultiplied ? 'multiply' : 'divide',
        what: isMultiplied ? 'Mnożymy znany bok przez wartość funkcji' : 'Dzielimy znany bok przez wartość funkcji',
        todo: isMultiplied ? 'pomnóż znany bok przez wartość funkcji' : 'podziel znany bok przez wartość funkcji',
        why: 'Funkcja trygonometryczna mówi, jaki jest stosunek tych dwóch boków.',
        ...exactLine(
          [isMultiplied ? `${plain(length)} * ${notationOf(own)}` : `${plain(length)} : (${notationOf(own)})`],
          value,
          { symbol: 'x', formula, style: 'fraction', ...units },
        ),
      },
    ],
    answer: { kind: 'number', value, style: 'fraction', ...units },
    ...(thing === undefined
      ? {}
      : {
          sentence: `${thing[0]?.toUpperCase() ?? ''}${thing.slice(1)} ma wysokość $${withUnit(value, unit, 'fraction')}$.`,
        }),
    proof: proofOfSide(known, asked, length, angle, value),
    notice:
      'Narysuj trójkąt prostokątny i zaznacz kąt. Który bok jest dany, a który szukany: naprzeciw kąta, przy nim, czy przeciwprostokątna?',
    nudge:
      'Wybierz funkcję (sinus, cosinus albo tangens), w której definicji są dokładnie te dwa boki: dany i szukany.',
  };
};

/** The third side comes from the angle as well; then the three must fit each other. */
const proofOfSide = (known: Side, asked: Side, length: Rational, angle: number, value: Exact): string => {
  if (angle === 45 && known === 'adjacent')
    return `Kąt $45^\\circ$ jest w połowie kwadratu: przyprostokątne są równe, czyli obie mają po $${latexOfExact(value)}$.`;
  const hypotenuse = known === 'hypotenuse' ? exact(length) : asked === 'hypotenuse' ? value : undefined;
  const longest = hypotenuse ?? ratioOf(exact(length), trigOf('cos', angle) ?? []);
  const third =
    hypotenuse === undefined
      ? longest
      : productOf(longest, trigOf(known === 'adjacent' || asked === 'adjacent' ? 'sin' : 'cos', angle) ?? []);
  const squares = { [known]: length.mul(length), [asked]: squareOf(value) };
  const legs = (['opposite', 'adjacent'] as const).map((side) => squares[side] ?? squareOf(third));
  return `Trzeci bok (${thirdName(known, asked)}) ma wtedy $${latexOfExact(third, 'fraction')}$. Twierdzenie Pitagorasa: $${legs.map(latex).join(' + ')} = ${latex(squareOf(longest))}$. Zgadza się.`;
};

const thirdName = (known: Side, asked: Side): string =>
  SIDE_NAMES[
    (['hypotenuse', 'opposite', 'adjacent'] as const).find((side) => side !== known && side !== asked) ?? known
  ];

export const solveTrig = (given: TrigGiven): FamilySolution => {
  switch (given.kind) {
    case 'other-function':
      return solveOtherFunction(given);
    case 'sum':
      return solveSum(given.terms);
    case 'function-of-legs':
      return solveLegs(given);
    case 'side':
      return solveSide(given);
  }
};
