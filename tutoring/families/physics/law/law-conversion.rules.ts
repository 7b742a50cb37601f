import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isTerminating, ONE, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import { unitOf, type Dimension } from '#tutoring/reading/units.ts';
import { quantityOf } from './law-formula.rules.ts';
import type { Law, LawQuantity, Measured } from './law.types.ts';
import { bareUnit, unitLatex, unitLine } from './unit-line.rules.ts';
import { UNIT_NAMES } from './unit-names.texts.ts';

/** „ΔT = 100 °C - 20 °C = 80 °C”, where the task tells from where to where. */
export const subtraction = (law: Law, letter: string, { value, unit, difference }: Measured): readonly FamilyStep[] => {
  if (difference === undefined) return [];
  const { symbol, accusative } = quantityOf(law, letter);
  const isGrown = difference.to.gt(difference.from);
  const [more, less] = isGrown ? [difference.to, difference.from] : [difference.from, difference.to];
  return [
    {
      operation: 'subtract',
      what: `Obliczamy ${accusative}`,
      todo: `oblicz ${accusative}: od wartości ${isGrown ? 'końcowej odejmij początkową' : 'początkowej odejmij końcową'}`,
      why: 'We wzorze stoi zmiana, a nie wartość końcowa.',
      ...unitLine(
        [symbol],
        [
          { shown: `${withUnit(more, unit)} - ${withUnit(less, unit)}`, notation: `${plain(more)} - ${plain(less)}` },
          { shown: withUnit(value, unit), notation: plain(value) },
        ],
      ),
    },
  ];
};

/** „v = 72 km/h = 72 : 3,6 m/s = 20 m/s”; nothing where the units are the same, or may stand for each other. */
export const conversion = (
  { symbol, accusative }: Pick<LawQuantity, 'symbol' | 'accusative'>,
  { value, unit }: Pick<Measured, 'value' | 'unit'>,
  to: string,
): readonly FamilyStep[] => {
  if (to === unit) return [];
  const { dimension, factor } = unitOf(unit);
  const ratio = quotientOf(factor, unitOf(to).factor);
  if (ratio.equals(ONE) && dimension !== 'volume') return [];
  const after = value.mul(ratio);
  if (!isTerminating(after)) throw new BeyondReach('operation');
  const outcome = { shown: withUnit(after, to), notation: plain(after) };
  return [
    {
      operation: 'convert',
      what: `Zamieniamy ${accusative} na ${UNIT_NAMES[to] ?? `$${bareUnit(to)}$`}`,
      todo: `zamień ${accusative} na ${UNIT_NAMES[to] ?? `$${bareUnit(to)}$`}`,
      why: ratio.equals(ONE) ? SAME_VOLUME : (WHYS[dimension] ?? WHY),
      ...unitLine(
        [symbol, withUnit(value, unit)],
        ratio.equals(ONE) ? [outcome] : [calculation(value, ratio, to), outcome],
      ),
    },
  ];
};

const calculation = (value: Rational, ratio: Rational, to: string): { shown: string; notation: string } => {
  const inverse = quotientOf(ONE, ratio);
  const isDivided = ratio.lt(ONE) && isTerminating(inverse);
  const [sign, notation, by] = isDivided ? [':', ':', inverse] : ['\\cdot', '*', ratio];
  return {
    shown: `${latexOfRational(value)} ${sign} ${latexOfRational(by)}${unitLatex(to)}`,
    notation: `${plain(value)} ${notation} ${plain(by)}`,
  };
};

const WHY = 'Jednostki muszą do siebie pasować.';
const SAME_VOLUME = 'Litr to tyle samo, co decymetr sześcienny, a mililitr tyle, co centymetr sześcienny.';
const WHYS: Partial<Readonly<Record<Dimension, string>>> = {
  area: `${WHY} Przelicznik jednostek pola to kwadrat przelicznika jednostek długości.`,
  volume: `${WHY} Przelicznik jednostek objętości to sześcian przelicznika jednostek długości.`,
  speed: `${WHY} Metr na sekundę to tyle samo, co $3{,}6\\ \\text{km/h}$.`,
};
