import { HUNDRED, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, template, type Found } from '#tutoring/reading/template.reader.ts';
import type { SolutionsGiven } from './solutions.types.ts';

const SUBSTANCE =
  '(soli|cukru|substancji|substancji rozpuszczonej|kwasu|barwnika|nawozu|soli kuchennej|chlorku sodu|wodorotlenku sodu|nacl|naoh|koh|kcl|hcl)';
const SOLUTION = `(wodnego roztworu [${SUBSTANCE}]|wodny roztwor [${SUBSTANCE}]|roztworu [${SUBSTANCE}]|roztwor [${SUBSTANCE}]|solanki|solanke|solanka|syropu)`;
const inMass = (slot: string): string => `{${slot}:mass}`;
/** `p` and `p2` are one slot: before or behind the word. */
const percent = (slot: string): string => `({${slot}:share} [${SOLUTION}]|${SOLUTION} [o stezeniu] {${slot}2:share})`;
const CONCENTRATION =
  '(stezenie [procentowe] [otrzymanego|tego|powstalego] [roztworu|solanki|mieszaniny]|procent|cp =|cp)';
const PUT = '(wsypano|wsypal|wsypala|dosypano|dodano|dodal|dodala|wsypujemy|dodajemy)';
const SO_THAT = '(zeby|aby|by) [otrzymac|powstal|byl|byla|miec|uzyskac|mial|miala] [stezenie]';

const PREPARED = '(otrzymac|przygotowac|sporzadzic|przygotowania|sporzadzenia|otrzymania)';
const SUBSTANCE_IN = [
  template(`[mase|masa] [${SUBSTANCE}] [znajduje] w ${inMass('m')} ${percent('p')} [${SUBSTANCE}]`),
  template(
    `${SUBSTANCE} (rozpuscic|uzyc|wziac|odwazyc) [w wodzie] (zeby|aby|by) [${PREPARED}] ${inMass('m')} ${percent('p')} [${SUBSTANCE}]`,
  ),
  template(
    `${SUBSTANCE} [potrzeba|potrzebne] (zeby|aby|by|do) [${PREPARED}] ${inMass('m')} ${percent('p')} [${SUBSTANCE}]`,
  ),
];
const IN_WATER = [
  template(
    `${CONCENTRATION} (otrzymanego|powstalego|przygotowanego) (przez|po|w wyniku) (rozpuszczenie|rozpuszczeniu|rozpuszczenia) ${inMass('s')} ${SUBSTANCE} (w|i) ${inMass('w')} (wody|wodzie)`,
  ),
  template(`[w] ${inMass('s')} ${SUBSTANCE} w ${inMass('w')} (wody|wodzie) ${CONCENTRATION}`),
  template(`do ${inMass('w')} wody ${PUT} ${inMass('s')} ${SUBSTANCE} ${CONCENTRATION}`),
  template(`do ${inMass('s')} ${SUBSTANCE} (${PUT}|dolano|wlano) ${inMass('w')} wody ${CONCENTRATION}`),
  template(`(zmieszano|polaczono) ${inMass('s')} ${SUBSTANCE} (z|i) ${inMass('w')} wody ${CONCENTRATION}`),
  template(
    `${CONCENTRATION} [otrzymanego z|zawierajacego|w ktorym jest|ktory zawiera] ${inMass('s')} ${SUBSTANCE} i ${inMass('w')} wody`,
  ),
  template(`w ${inMass('w')} wody (rozpuszczono|rozpuscil|rozpuscila) ${inMass('s')} ${SUBSTANCE} ${CONCENTRATION}`),
  template(
    `${CONCENTRATION} (po rozpuszczeniu|przez rozpuszczenie|z) ${inMass('s')} ${SUBSTANCE} (w|i) ${inMass('w')} (wody|wodzie)`,
  ),
  template(
    `(rozpuszczono|rozpuscil|rozpuscila|${PUT}) ${inMass('s')} ${SUBSTANCE} (w|do) ${inMass('w')} (wody|wodzie) ${CONCENTRATION}`,
  ),
];
const IN_SOLUTION = [
  template(`[w] ${inMass('s')} ${SUBSTANCE} w ${inMass('r')} ${SOLUTION} ${CONCENTRATION}`),
  template(`w ${inMass('r')} ${SOLUTION} [znajduje|rozpuszczono] ${inMass('s')} ${SUBSTANCE} ${CONCENTRATION}`),
];
const MIXED = [
  template(
    `(zmieszano|zmieszamy|mieszamy|polaczono) ${inMass('a')} ${percent('p')} (i|z|oraz|,) ${inMass('b')} ${percent('q')} ${CONCENTRATION}`,
  ),
];
const water = (does: string, from: string): readonly [ReturnType<typeof template>] => [
  template(
    `wody ${does} ${from} ${inMass('m')} ${percent('p')} ${SO_THAT} [${SOLUTION}] [o stezeniu] {q:share} [${SOLUTION}]`,
  ),
];
const ADDED = water('(dolac|dodac|wlac|dolewamy)', 'do');
const EVAPORATED = water('odparowac', 'z');

export const readSolutions = (message: string): SolutionsGiven | undefined => {
  const told = message.replaceAll('\\%', '%').replace(/(\d)\s*-?\s*procentow\p{L}+/giu, '$1%');
  const given = givenIn(told, message.trim().replace(/\s+/g, ' '));
  return given !== undefined && isPossible(given) ? given : undefined;
};

const givenIn = (message: string, text: string): SolutionsGiven | undefined => {
  const substance = firstFit(SUBSTANCE_IN, message);
  if (substance !== undefined && /(?<!\p{L})il[eu](?!\p{L})|oblicz/iu.test(message))
    return inUnit(substance, ['m'], text, ([mass]) => ({ kind: 'substance', mass, percent: share(substance, 'p') }));
  const inWater = firstFit(IN_WATER, message);
  if (inWater !== undefined)
    return inUnit(inWater, ['s', 'w'], text, ([one, other]) => ({
      kind: 'concentration',
      substance: one,
      water: other,
      isWaterTold: true,
    }));
  const inSolution = firstFit(IN_SOLUTION, message);
  if (inSolution !== undefined)
    return inUnit(inSolution, ['s', 'r'], text, ([one, all]) => ({
      kind: 'concentration',
      substance: one,
      water: all.sub(one),
      isWaterTold: false,
    }));
  const mixed = firstFit(MIXED, message);
  if (mixed !== undefined)
    return inUnit(mixed, ['a', 'b'], text, (masses) => ({
      kind: 'mixed',
      masses,
      percents: [share(mixed, 'p'), share(mixed, 'q')],
    }));
  const added = firstFit(ADDED, message);
  const found = added ?? firstFit(EVAPORATED, message);
  return (
    found &&
    inUnit(found, ['m'], text, ([mass]) => ({
      kind: 'water',
      isAdded: added !== undefined,
      mass,
      percent: share(found, 'p'),
      target: found.number('q'),
    }))
  );
};

type Untold<Given> = Given extends SolutionsGiven ? Omit<Given, 'unit' | 'text'> : never;

/** Undefined where the masses are in different units. */
const inUnit = (
  found: Found,
  slots: readonly [string] | readonly [string, string],
  text: string,
  given: (masses: readonly [Rational, Rational]) => Untold<SolutionsGiven>,
): SolutionsGiven | undefined => {
  const [one, other] = [found.quantity(slots[0]), found.quantity(slots[1] ?? slots[0])];
  if (one.unit === undefined || one.unit !== other.unit) return undefined;
  return { ...given([one.value, other.value]), unit: one.unit, text };
};

const share = (found: Found, slot: string): Rational => found.number(found.has(slot) ? slot : `${slot}2`);

const isPercent = (value: Rational): boolean => isPositive(value) && value.lt(HUNDRED);

const isPossible = (given: SolutionsGiven): boolean => {
  switch (given.kind) {
    case 'substance':
      return isPositive(given.mass) && isPercent(given.percent);
    case 'concentration':
      return isPositive(given.substance) && isPositive(given.water);
    case 'mixed':
      return given.masses.every(isPositive) && given.percents.every(isPercent);
    case 'water':
      return (
        [given.percent, given.target].every(isPercent) &&
        isPositive(given.mass) &&
        given.percent.compare(given.target) === (given.isAdded ? 1 : -1)
      );
  }
};
