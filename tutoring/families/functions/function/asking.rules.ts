import { coefficientOf, degreeOf } from '#tutoring/mathematics/polynomial.rules.ts';
import type { FunctionText, SchoolFunction } from './function.types.ts';

/** Words that say nothing but that a function is meant. */
const NEUTRAL =
  /^(?:funkcj\w*|wykres\w*|wzor\w*|okreslon\w*|opisan\w*|zadan\w*|sprawdz|wartosc|argument\w*|jakich|jakim|liczb\w*|rzeczywist\w*|[fghxywzoi]|do|na|dla|ma|od|oraz|tych|a)$/;

/** Whether the words hold what is asked for (`miejsc* zerow*`, alternatives parted by `|`, an empty one for no words at all), and beside it only that a function is meant. */
export const asksFor = ({ words }: FunctionText, phrases: string, aside = ''): boolean => {
  const text = ` ${words.filter((word) => !/^(?:funkcj|wykres)/.test(word)).join(' ')} `;
  const isAside = new RegExp(`^(?:${wordPattern(aside)})$`);
  return phrases.split('|').some((phrase) => {
    if (phrase === '') return words.every((word) => NEUTRAL.test(word) || isAside.test(word));
    const pattern = new RegExp(` ${wordPattern(phrase)}(?= )`);
    if (!pattern.test(text)) return false;
    const others = text.replace(pattern, ' ').split(' ');
    return others.every((word) => word === '' || NEUTRAL.test(word) || isAside.test(word));
  });
};

const wordPattern = (phrase: string): string => phrase.replaceAll('*', String.raw`\w*`);

/** The function of a message that has nothing but it: no points and no other numbers than are allowed for. */
export const onlyFunction = (
  text: FunctionText,
  degree: number,
  { places = 0, points = 0, slopePlaces = 0, numbers = 0 } = {},
): SchoolFunction | undefined => {
  const [one, ...others] = text.functions;
  const hasAll =
    text.places.length === places &&
    text.points.length === points &&
    text.slopePlaces.length === slopePlaces &&
    text.numbers.length === numbers;
  return one !== undefined && others.length === 0 && hasAll && hasDegree(one, degree) ? one : undefined;
};

export const hasDegree = ({ polynomial }: SchoolFunction, degree: number): boolean =>
  degreeOf(polynomial) === degree && [...polynomial.keys()].every((letters) => /^x*$/.test(letters));

/** Coefficients, the highest power first. */
export const coefficientsOf = ({ polynomial }: SchoolFunction): readonly ReturnType<typeof coefficientOf>[] =>
  Array.from({ length: degreeOf(polynomial) + 1 }, (_none, index) =>
    coefficientOf(polynomial, 'x'.repeat(degreeOf(polynomial) - index)),
  );
