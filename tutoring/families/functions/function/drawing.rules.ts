import { asksFor, onlyFunction } from './asking.rules.ts';
import type { FunctionText, SchoolFunction } from './function.types.ts';

/** „Narysuj wykres funkcji …” and „wykres funkcji …”, with what is to be found first, as our own tasks say it. */
export const drawnFunction = (
  text: FunctionText,
  degree: number,
  first: string,
  aside: string,
): SchoolFunction | undefined => {
  const one = onlyFunction(text, degree);
  const speaksOfGraph = text.words.some((word) => word.startsWith('wykres'));
  const isAsked = asksFor(text, DRAW, `${aside}|${ASIDE}|${first}`) || (speaksOfGraph && asksFor(text, '', aside));
  return isAsked ? one : undefined;
};

const DRAW = 'narysuj*|naszkicuj*|sporzadz*|narysowac|naszkicowac|rysuj*|szkicuj*|szkic|rysunek';
/** „w układzie współrzędnych”, „prostą o równaniu …”. */
const ASIDE = 'w|uklad*|wspolrzedn*|kartezjansk*|zeszy*|najpierw|prosta|rownani*';
