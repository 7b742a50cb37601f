import { HUNDRED, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, template, type Found } from '#tutoring/reading/template.reader.ts';
import type { DissolvingGiven } from './dissolving.types.ts';

const X =
  '[(substancji|zwiazku|soli|sol|soli kuchennej|cukru|cukier|sacharozy|saletry|nacl|kcl|kbr|kno 3|nano 3|cuso 4|(chlorku|azotanu|bromku|jodku|siarczanu) (sodu|potasu|magnezu|wapnia|miedzi|srebra|olowiu|glinu|amonu))]';
const HUNDREDS = '[(na|w|/) {h:mass} (wody|wodzie)]';
const SOLUBILITY = `(rozpuszczalnosc|rozpuszczalnosci) ${X} [=] {s:mass} [substancji] ${HUNDREDS}`;
const MOST = '(maksymalnie|najwyzej|co najwyzej|najwiecej|do nasycenia)';
const DISSOLVES = '[mozna] (rozpusci|rozpuscic|rozpuszcza|rozpuscilo)';
const GRAMS = '[{u:unit}|masa|mase]';
const SATURATED = '(nasyconego roztworu|roztworu nasyconego|nasycony roztwor|roztwor nasycony)';
const CONCENTRATION = `stezenie [procentowe] (${SATURATED}|otrzymanego roztworu|roztworu) ${X}`;

const inWater = `${GRAMS} ${X} [${MOST}] ${DISSOLVES} [${MOST}] w {w:mass} [wody]`;
const SUBSTANCE = [
  template(`${SOLUBILITY} ${inWater}`),
  template(`${inWater} ${SOLUBILITY}`),
  template(`${GRAMS} ${X} [${MOST}] w {w:mass} wody ${DISSOLVES} [${MOST}] ${SOLUBILITY}`),
];

const waterFor = `${GRAMS} wody [potrzeba|potrzebne|potrzebna] (zeby|aby|by|do|w celu) (rozpuscic|rozpuszczenia) {m:mass} ${X}`;
const gramsOfWater = `w (ilu|masie) [{u:unit}] wody ${DISSOLVES} {m:mass} ${X}`;
const WATER = [waterFor, gramsOfWater].flatMap((asked) => [
  template(`${asked} [o] ${SOLUBILITY}`),
  template(`${SOLUBILITY} ${asked}`),
]);

const ASKED = `rozpuszczalnosc ${X}`;
const FOUND = [
  `w {w:mass} wody (rozpuszczono ${MOST}|${DISSOLVES} [${MOST}]) {m:mass} ${X}`,
  `w {w:mass} wody ${MOST} ${DISSOLVES} {m:mass} ${X}`,
  `{m:mass} ${X} ${DISSOLVES} [${MOST}] w {w:mass} wody`,
  `w {w:mass} wody rozpuszczono {m:mass} ${X} (i otrzymano|otrzymujac|i powstal) ${SATURATED}`,
].flatMap((told) => [template(`${told} ${ASKED}`), template(`${ASKED} ${told}`)]);

const PERCENT = [
  template(`[stezenie [procentowe]] ${SATURATED} ${X} [ma [stezenie]|o stezeniu] {p:share} ${ASKED}`),
  template(`${ASKED} ${SATURATED} ${X} [ma [stezenie]|o stezeniu] {p:share}`),
];
const CONCENTRATIONS = [template(`${SOLUBILITY} ${CONCENTRATION}`), template(`${CONCENTRATION} [o] ${SOLUBILITY}`)];

/** The temperature changes nothing where there is only one. */
const TEMPERATURE =
  /(?:,\s*)?(?<!\p{L})(?:w|przy)\s+(?:(?:temperaturze|temp\.?)\s+)?\d+\s*(?:°|\^\\circ|st\.?|stopni\p{L}*)\s*(?:C(?!\p{L})|Celsjusza)?/giu;

export const readDissolving = (message: string): DissolvingGiven | undefined => {
  const temperatures = new Set(message.match(TEMPERATURE)?.map((one) => one.replace(/\D/g, '')));
  if (temperatures.size > 1) return undefined;
  const given = givenIn(
    message
      .replace(TEMPERATURE, ' ')
      .replaceAll('\\%', '%')
      .replace(/\([IV]+\)/g, ' '),
  );
  return given !== undefined && isPossible(given) ? given : undefined;
};

const givenIn = (text: string): DissolvingGiven | undefined => {
  const substance = firstFit(SUBSTANCE, text);
  if (substance !== undefined)
    return given(substance, ['s', 'w'], ([solubility, water]) => ({ kind: 'substance', solubility, water }));
  const water = firstFit(WATER, text);
  if (water !== undefined)
    return given(water, ['s', 'm'], ([solubility, amount]) => ({ kind: 'water', solubility, substance: amount }));
  const found = firstFit(FOUND, text);
  if (found !== undefined)
    return given(found, ['m', 'w'], ([amount, all]) => ({ kind: 'solubility', substance: amount, water: all }));
  const percent = firstFit(PERCENT, text);
  if (percent !== undefined) return { kind: 'saturated', percent: percent.number('p') };
  const concentration = firstFit(CONCENTRATIONS, text);
  return concentration && given(concentration, ['s', 's'], ([solubility]) => ({ kind: 'concentration', solubility }));
};

/** Undefined where another unit than grams is told or asked for, or the solubility is not one for a hundred grams of water. */
const given = (
  found: Found,
  slots: readonly [string, string],
  of: (masses: readonly [Rational, Rational]) => DissolvingGiven,
): DissolvingGiven | undefined => {
  const told = [...slots, 'h'].filter((slot) => found.has(slot)).map((slot) => found.quantity(slot));
  if (told.some(({ unit }) => unit !== 'g') || (found.has('u') && found.text('u') !== 'g')) return undefined;
  if (found.has('h') && !found.quantity('h').value.equals(HUNDRED)) return undefined;
  return of([found.quantity(slots[0]).value, found.quantity(slots[1]).value]);
};

const isPossible = ({ kind, ...masses }: DissolvingGiven): boolean =>
  Object.values(masses).every((mass) => isPositive(mass) && (kind !== 'saturated' || mass.lt(HUNDRED)));
