import { plain, inUnit, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { exact, productOf, squareRootOf, sumOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { exactLine, notationOf } from '../exact-line.rules.ts';
import type { SolidGiven } from './solid-of-revolution.types.ts';

interface Formula {
  /** LaTeX. */
  readonly latex: string;
  /** In the notation of calculators, without π. */
  readonly notation: (r: string, h: string, l: string) => string;
  readonly words: string;
}

const FORMULAS: Readonly<Record<string, Formula>> = {
  'cylinder volume': {
    latex: '\\pi r^2 \\cdot h',
    notation: (r, h) => `${r}^2 * ${h}`,
    words: 'pole koła w podstawie razy wysokość',
  },
  'cylinder lateral': {
    latex: '2\\pi r \\cdot h',
    notation: (r, h) => `2 * ${r} * ${h}`,
    words: 'obwód podstawy razy wysokość',
  },
  'cylinder surface': {
    latex: '2\\pi r^2 + 2\\pi r h',
    notation: (r, h) => `(2 * ${r}^2 + 2 * ${r} * ${h})`,
    words: 'dwie podstawy i powierzchnia boczna',
  },
  'cone volume': {
    latex: '\\frac{1}{3} \\pi r^2 \\cdot h',
    notation: (r, h) => `1/3 * ${r}^2 * ${h}`,
    words: 'jedna trzecia pola podstawy razy wysokość',
  },
  'cone lateral': {
    latex: '\\pi r l',
    notation: (r, _h, l) => `${r} * ${l}`,
    words: 'π razy promień razy tworząca',
  },
  'cone surface': {
    latex: '\\pi r^2 + \\pi r l',
    notation: (r, _h, l) => `(${r}^2 + ${r} * ${l})`,
    words: 'podstawa i powierzchnia boczna',
  },
  'sphere volume': {
    latex: '\\frac{4}{3} \\pi r^3',
    notation: (r) => `4/3 * ${r}^3`,
    words: 'cztery trzecie π razy promień do sześcianu',
  },
  'sphere surface': {
    latex: '4\\pi r^2',
    notation: (r) => `4 * ${r}^2`,
    words: 'cztery pola koła wielkiego',
  },
};

const formulaOf = ({ solid, asked }: SolidGiven): Formula =>
  FORMULAS[`${solid} ${asked}`] ?? { latex: '', notation: () => '0', words: '' };

const square = (value: Rational): Rational => value.mul(value);

/** The slant height of a cone. */
export const slantOf = ({ radius, height = ZERO, slant }: SolidGiven): Exact =>
  slant === undefined ? (squareRootOf(square(radius).add(square(height))) ?? []) : exact(slant);

/** The height, calculated for a cone whose slant height is told. */
export const heightOf = ({ radius, height = ZERO, slant }: SolidGiven): Exact =>
  slant === undefined ? exact(height) : (squareRootOf(square(slant).sub(square(radius))) ?? []);

/** In multiples of π. */
export const measureOf = (given: SolidGiven): Exact => {
  const { solid, asked, radius: r, height: h = ZERO } = given;
  const two = rational(2);
  switch (solid) {
    case 'cylinder':
      if (asked === 'volume') return exact(square(r).mul(h));
      return exact(
        r
          .mul(h)
          .mul(two)
          .add(asked === 'surface' ? square(r).mul(two) : ZERO),
      );
    case 'cone': {
      if (asked === 'volume') return productOf(exact(square(r).div(rational(3))), heightOf(given));
      const lateral = productOf(exact(r), slantOf(given));
      return asked === 'surface' ? sumOf(lateral, exact(square(r))) : lateral;
    }
    case 'sphere':
      return exact(asked === 'volume' ? square(r).mul(r).mul(rational(4, 3)) : square(r).mul(rational(4)));
  }
};

export const unitOfMeasure = ({ unit, asked }: SolidGiven): { readonly unit?: string } =>
  unit === undefined ? {} : { unit: `${unit}${asked === 'volume' ? 3 : 2}` };

const GENITIVES = { cylinder: 'walca', cone: 'stożka', sphere: 'kuli' } as const;
const MEASURES = {
  volume: 'objętość',
  lateral: 'pole powierzchni bocznej',
  surface: 'pole powierzchni całkowitej',
} as const;

export const askedWords = ({ solid, asked }: SolidGiven): string =>
  `${solid === 'sphere' && asked === 'surface' ? 'pole powierzchni' : MEASURES[asked]} ${GENITIVES[solid]}`;

const slantStep = (given: SolidGiven): FamilyStep => ({
  operation: 'pythagoras',
  what: 'Z twierdzenia Pitagorasa obliczamy tworzącą stożka',
  todo: 'oblicz tworzącą stożka z twierdzenia Pitagorasa',
  why: 'Promień, wysokość i tworząca są bokami trójkąta prostokątnego, a tworząca leży naprzeciw kąta prostego.',
  ...exactLine([`sqrt(${plain(given.radius)}^2 + ${plain(given.height ?? ZERO)}^2)`], slantOf(given), {
    symbol: 'l',
    formula: '\\sqrt{r^2 + h^2}',
    unit: given.unit,
  }),
});

const heightStep = (given: SolidGiven): FamilyStep => ({
  operation: 'pythagoras',
  what: 'Z twierdzenia Pitagorasa obliczamy wysokość stożka',
  todo: 'oblicz wysokość stożka z twierdzenia Pitagorasa',
  why: 'Promień, wysokość i tworząca są bokami trójkąta prostokątnego, a tworząca leży naprzeciw kąta prostego.',
  ...exactLine([`sqrt(${plain(given.slant ?? ZERO)}^2 - ${plain(given.radius)}^2)`], heightOf(given), {
    symbol: 'h',
    formula: '\\sqrt{l^2 - r^2}',
    unit: given.unit,
  }),
});

const sectionStep = ({ radius, height = ZERO, unit }: SolidGiven): FamilyStep => ({
  operation: 'read-section',
  what: 'Odczytujemy z przekroju: bok kwadratu jest wysokością walca i średnicą podstawy, a promień to jej połowa',
  todo: 'odczytaj z przekroju wysokość i promień walca',
  why: 'Przekrój osiowy walca to prostokąt o bokach równych średnicy podstawy i wysokości.',
  ...exactLine([`${plain(height)} : 2`], exact(radius), {
    symbol: 'r',
    unit,
  }),
});

export const solveSolid = (given: SolidGiven): FamilySolution => {
  const formula = formulaOf(given);
  const isSlanted = given.solid === 'cone' && given.asked !== 'volume' && given.slant === undefined;
  const isHeightSought = given.slant !== undefined && given.asked === 'volume';
  const value = measureOf(given);
  const unit = unitOfMeasure(given);
  const symbol = given.asked === 'volume' ? 'V' : given.asked === 'lateral' ? 'P_b' : 'P';
  const words = askedWords(given);
  const notation = formula.notation(plain(given.radius), notationOf(heightOf(given)), notationOf(slantOf(given)));
  return {
    steps: [
      ...(given.isSquareSection ? [sectionStep(given)] : []),
      ...(isSlanted ? [slantStep(given)] : []),
      ...(isHeightSought ? [heightStep(given)] : []),
      {
        operation: 'substitute',
        what: `Podstawiamy do wzoru: ${formula.words}`,
        todo: `podstaw dane do wzoru $${symbol} = ${formula.latex}$`,
        why: 'Liczbę π zostawiamy w wyniku: jest on wtedy dokładny.',
        ...exactLine([notation], value, { symbol, formula: formula.latex, times: 'π', ...unit }),
      },
    ],
    answer: { kind: 'number', value, times: 'π', style: 'fraction', symbol, ...inUnit(unit.unit) },
    proof: proofOf(given, value),
    notice: `Szukamy ${words.replace(/^objętość/, 'objętości').replace(/^pole/, 'pola')}. Które długości są dane${isSlanted ? ' i czy jest wśród nich tworząca' : ''}${isHeightSought ? ' i czy jest wśród nich wysokość' : ''}?`,
    nudge: `Skorzystaj ze wzoru $${symbol} = ${formula.latex}$.`,
    setup: `Podstaw swoje liczby do wzoru $${symbol} = ${formula.latex}$.`,
  };
};

/** The measure undone: what is left of it is a length of the task. */
const proofOf = (given: SolidGiven, value: Exact): string => {
  const { solid, asked, radius: r, height = ZERO, unit } = given;
  const [base, around] = [exact(square(r)), exact(r.mul(2))];
  const isHeight = 'Tyle wynosi wysokość w zadaniu.';
  switch (solid) {
    case 'cylinder': {
      const high = withUnit(height, unit);
      if (asked === 'volume')
        return `Dzielimy objętość przez pole podstawy: $${timesPi(value)} : ${divisor(base)} = ${high}$. ${isHeight}`;
      const lateral = exact(r.mul(height).mul(2));
      const division = `przez obwód podstawy: $${timesPi(lateral)} : ${divisor(around)} = ${high}$. ${isHeight}`;
      return asked === 'lateral'
        ? `Dzielimy pole powierzchni bocznej ${division}`
        : `Odejmujemy obie podstawy: $${timesPi(value)} - 2 \\cdot ${timesPi(base)} = ${timesPi(lateral)}$. To pole powierzchni bocznej. Dzielimy je ${division}`;
    }
    case 'cone': {
      const thrice = productOf(value, exact(rational(3)));
      if (asked === 'volume')
        return `Walec o tej samej podstawie i wysokości ma objętość trzy razy większą: $3 \\cdot ${timesPi(value)} = ${timesPi(thrice)}$. Dzielimy ją przez pole podstawy: $${timesPi(thrice)} : ${divisor(base)} = ${withUnit(heightOf(given), unit)}$. ${given.slant === undefined ? isHeight : `To wysokość, bo $${squaresOf(given)}$.`}`;
      const lateral = productOf(exact(r), slantOf(given));
      const division = `przez $\\pi r$: $${timesPi(lateral)} : ${divisor(exact(r))} = ${withUnit(slantOf(given), unit)}$. ${given.slant === undefined ? `To tworząca, bo $${squaresOf(given)}$.` : 'Tyle wynosi tworząca w zadaniu.'}`;
      return asked === 'lateral'
        ? `Dzielimy pole powierzchni bocznej ${division}`
        : `Odejmujemy podstawę: $${bracketed(value)}\\pi - ${timesPi(base)} = ${timesPi(lateral)}$. To pole powierzchni bocznej. Dzielimy je ${division}`;
    }
    case 'sphere': {
      const isRadius = `Promień to $${withUnit(r, unit)}$, tak jak w zadaniu.`;
      return asked === 'volume'
        ? `Dzielimy objętość przez $\\frac{4}{3}\\pi$: $${timesPi(value)} : \\left(\\frac{4}{3}\\pi\\right) = ${latexOfExact(exact(square(r).mul(r)), 'decimal')} = ${withUnit(r, undefined)}^{3}$. ${isRadius}`
        : `Dzielimy pole przez $4\\pi$: $${timesPi(value)} : (4\\pi) = ${latexOfExact(base, 'decimal')} = ${withUnit(r, undefined)}^{2}$. ${isRadius}`;
    }
  }
};

/** „25π”, and „π” alone. */
const timesPi = (value: Exact): string => `${latexOfExact(value, 'fraction').replace(/^1$/, '')}\\pi`;

/** „(9π)”, and „π” without brackets. */
const divisor = (value: Exact): string => (timesPi(value) === '\\pi' ? '\\pi' : `(${timesPi(value)})`);

const bracketed = (value: Exact): string =>
  value.length > 1 ? `(${latexOfExact(value, 'fraction')})` : latexOfExact(value, 'fraction').replace(/^1$/, '');

/** „6² + 8² = 100 = 10²”; of an irrational slant „2² + 4² = 20 = (2√5)²”. */
const squaresOf = (given: SolidGiven): string => {
  const { radius } = given;
  const sum = productOf(slantOf(given), slantOf(given));
  return `${withUnit(radius, undefined)}^{2} + ${bracketedRoot(heightOf(given))}^{2} = ${latexOfExact(sum, 'decimal')} = ${bracketedRoot(slantOf(given))}^{2}`;
};

const bracketedRoot = (value: Exact): string => {
  const latex = latexOfExact(value, 'decimal');
  return latex.includes('sqrt') ? `(${latex})` : latex;
};
