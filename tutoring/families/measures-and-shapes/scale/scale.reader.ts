import { isInteger, ONE, isPositive } from '#tutoring/mathematics/rational.ts';
import { firstFit, template, type Found } from '#tutoring/reading/template.reader.ts';
import { converted, unitsOf } from '#tutoring/reading/units.ts';
import type { Length, Ratio, ScaleGiven } from './scale.types.ts';

const DOCUMENT = '(mapa|mapie|mapy|plan|planie|planu|rysunek|rysunku|model|modelu|makieta|makiecie)';
const RATIO = '[ma|o] [w] [skala|skali|skale] [mapy|planu|rysunku] [=] {p} : {q}';
const SCALE = `[na|w] [${DOCUMENT}] [domu|mieszkania|miasta|pokoju|dzialki|ogrodu] [wykonano|wykonany|wykonanym|wykonanej|narysowano|narysowany|narysowanym] ${RATIO}`;
const THING =
  '(odleglosc|droga|trasa|odcinek|pokoj|dom|dzialka|ogrod|budynek|most|sciana|bok|dlugosc|szerokosc|wysokosc|dlugosc odcinka|dlugosc drogi|dlugosc trasy|dlugosc pokoju|szerokosc pokoju) [miedzy (miastami|miejscowosciami|wsiami|punktami|domami|2 miastami|2 punktami|2 miejscowosciami)]';
const ITS = '[dlugosc|dlugosci|odleglosc|szerokosc|wysokosc]';
const REAL = '(w rzeczywistosci|w terenie|w naturze|naprawde|rzeczywista|rzeczywista odleglosc|rzeczywista dlugosc)';
const HOW_MUCH = `[ma|odpowiada] ${ITS} [{u:unit}] [ma|odpowiada] ${ITS}`;

const REAL_ASKED = [
  `${SCALE} [${THING}] [ma] [na ${DOCUMENT}] [ma] ${ITS} {a:length} ${HOW_MUCH} ${REAL} [ma] ${ITS}`,
  `${THING} [ma] ${SCALE} [ma] ${ITS} {a:length} ${HOW_MUCH} ${REAL} [ma] ${ITS}`,
  `${THING} [ma] na ${DOCUMENT} [ma] ${ITS} {a:length} ${RATIO} ${HOW_MUCH} ${REAL} [ma] ${ITS}`,
  `{a:length} ${SCALE} ${HOW_MUCH} ${REAL}`,
  `${ITS} ${REAL} (przedstawia|odpowiada|oznacza) [odcinek|odcinkowi] [dlugosci] {a:length} ${SCALE}`,
].map(template);

const DRAWN_ASKED = [
  `[${THING}] [ma] ${REAL} [ma] ${ITS} {a:length} ${HOW_MUCH} na ${DOCUMENT} ${RATIO}`,
  `${THING} [ma] ${ITS} {a:length} ${REAL} ${HOW_MUCH} na ${DOCUMENT} ${RATIO}`,
  `${SCALE} [${THING}] [ma] ${REAL} [ma] ${ITS} {a:length} ${HOW_MUCH} na ${DOCUMENT} [ma] ${ITS}`,
  `${SCALE} [${THING}] [ma] ${ITS} {a:length} ${REAL} ${HOW_MUCH} na ${DOCUMENT} [ma] ${ITS}`,
  `odcinek [o] [dlugosci] {a:length} [narysuj|narysowano|narysowany|narysowac|przedstaw|przedstawiono] w skali {p} : {q} ${HOW_MUCH} [na rysunku] ${ITS}`,
  `(narysuj|narysowac|przedstaw) odcinek [o] [dlugosci] {a:length} w skali {p} : {q} ${HOW_MUCH} [na rysunku] ${ITS}`,
].map(template);

/** Metres and kilometres are real even where nobody says so; centimetres may be either. */
const LONG_ASKED = [
  `[${THING}] [ma] ${ITS} {a:length} ${HOW_MUCH} na ${DOCUMENT} ${RATIO}`,
  `${SCALE} [${THING}] [ma] ${ITS} {a:length} ${HOW_MUCH} na ${DOCUMENT} [ma] ${ITS}`,
].map(template);

const SCALE_ASKED = [
  `na ${DOCUMENT} [${THING}] [ma] {a:length} [i|odpowiada] ${REAL} [ma] {b:length} [w] (skala|skali) [mapy|planu|rysunku]`,
  `[${THING}] [ma] {a:length} na ${DOCUMENT} [i|odpowiada|odpowiadaja|oznacza|oznaczaja] {b:length} ${REAL} [w] (skala|skali) [mapy|planu|rysunku]`,
  `[w] (skala|skali) [mapy|planu|rysunku|mapa|plan|rysunek] [na] {a:length} na ${DOCUMENT} [odpowiada|odpowiadaja|oznacza] {b:length} ${REAL}`,
  `[${THING}] [ma] ${REAL} [ma] {b:length} [i] na ${DOCUMENT} [ma] {a:length} [w] (skala|skali) [mapy|planu|rysunku]`,
].map(template);

export const scaleTaskIn = (message: string): ScaleGiven | undefined => {
  const real = firstFit(REAL_ASKED, message);
  if (real !== undefined) return isShort(real) ? knownScale('real', real) : undefined;
  const drawn = firstFit(DRAWN_ASKED, message);
  if (drawn !== undefined) return knownScale('drawn', drawn);
  const long = firstFit(LONG_ASKED, message);
  if (long !== undefined) return isShort(long) ? undefined : knownScale('drawn', long);
  const asked = firstFit(SCALE_ASKED, message);
  return asked && unknownScale(asked);
};

const isShort = (found: Found): boolean => ['mm', 'cm', 'dm'].includes(lengthIn(found, 'a')?.unit ?? '');

const lengthIn = (found: Found, slot: string): Length | undefined => {
  const { value, unit } = found.quantity(slot);
  return unit === undefined || !isPositive(value) ? undefined : { value, unit };
};

const knownScale = (asked: 'real' | 'drawn', found: Found): ScaleGiven | undefined => {
  const ratio = { drawn: found.number('p'), real: found.number('q') };
  const length = lengthIn(found, 'a');
  const wanted = found.has('u') ? found.text('u') : undefined;
  if (length === undefined || !isScale(ratio)) return undefined;
  if (wanted === undefined) return { asked, ratio, length };
  return unitsOf('length').includes(wanted) ? { asked, ratio, length, wanted } : undefined;
};

const isScale = ({ drawn, real }: Ratio): boolean =>
  [drawn, real].every((term) => isInteger(term) && isPositive(term)) && drawn.equals(ONE) !== real.equals(ONE);

const unknownScale = (found: Found): ScaleGiven | undefined => {
  const [drawn, real] = [lengthIn(found, 'a'), lengthIn(found, 'b')];
  if (drawn === undefined || real === undefined) return undefined;
  return isScale(ratioOf(drawn, real)) ? { asked: 'scale', drawn, real } : undefined;
};

/** Both are whole for a scale of the school. */
export const ratioOf = (drawn: Length, real: Length): Ratio => {
  const times = converted(real.value, real.unit, drawn.unit).div(drawn.value);
  return times.lt(ONE) ? { drawn: ONE.div(times), real: ONE } : { drawn: ONE, real: times };
};
