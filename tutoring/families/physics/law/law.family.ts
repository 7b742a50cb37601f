import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family, Mistake, Pick } from '#tutoring/families/family.types.ts';
import { isTerminating, ONE, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import { lawMistakes } from './law.mistakes.ts';
import { powerIn, quantityOf, solvedFor, valueOfLaw } from './law-formula.rules.ts';
import { lawTaskIn } from './law.reader.ts';
import { solveLaw, systemOf, unitOrNone, valuesIn } from './law.solver.ts';
import type { Law, LawQuantity, LawTask, Measured, UnitSystem } from './law.types.ts';

interface LawFamilySource {
  readonly id: string;
  readonly title: string;
  readonly grades: Family<LawTask>['grades'];
  readonly laws: readonly [Law, ...Law[]];
  /** Those of its own, beside what goes wrong with any law. */
  readonly mistakes?: readonly Mistake<LawTask>[];
}

/** „Dane, szukane, wzór, podstawienie, wynik z jednostką”, with any letter of the formulas asked for. */
export const createLawFamily = ({ id, title, grades, laws, mistakes = [] }: LawFamilySource): Family<LawTask> => ({
  id,
  title,
  grades,
  read: (message) => {
    for (const law of laws) {
      const task = lawTaskIn(law, message);
      if (task !== undefined) return task;
    }
    return undefined;
  },
  tell: (task) => {
    const { law, asked, data, isFalling } = task;
    const told = ((isFalling === true ? law.falling : law)?.told[asked] ?? '').replace(
      /\{([a-zλ]+)(=?)\}/g,
      (_all, letter: string, isNamed: string) => {
        const one = data[letter];
        if (one === undefined) return '';
        return isNamed === '' ? toldQuantity(one, quantityOf(law, letter)) : `$${letter} = ${writtenQuantity(one)}$`;
      },
    );
    return told + toldTarget(task);
  },
  solve: solveLaw,
  check: (task, answer) => {
    const result = rationalIn(answer);
    if (result === undefined) return false;
    const { law, asked } = task;
    const system = systemOf(task);
    const unit = system[asked];
    const said = answer.kind === 'number' ? answer.unit : undefined;
    const own = unit === undefined || said === undefined ? result : converted(result, said, unit);
    const values: Readonly<Record<string, Rational>> = { ...valuesIn(task, system), [asked]: own };
    const side = (isAbove: boolean): Rational =>
      law.quantities
        .filter((one) => powerIn(law, one) > 0 === isAbove)
        .reduce<Rational>((size, { letter, power }) => size.mul(powerOf(values[letter] ?? ONE, Math.abs(power))), ONE);
    return side(true)
      .mul(law.coefficient ?? ONE)
      .equals(side(false));
  },
  make: (pick, difficulty) => makeTask(pick, pick.oneOf(laws), difficulty > 1, difficulty > 2),
  mistakes: [...mistakes, ...laws.flatMap(lawMistakes)],
});

const makeTask = (pick: Pick, law: Law, isAnyAsked: boolean, isConverted: boolean): LawTask => {
  const [first = '', ...others] = Object.keys(law.told);
  const asked = isAnyAsked ? pick.oneOf([first, ...others]) : law.quantities[0].letter;
  const units = { ...law.systems[0], ...(isConverted ? otherUnits(pick, law, asked) : {}) };
  const chosen = Object.fromEntries(
    Object.entries(law.values).map(([letter, numbers]): [string, Rational] => [
      letter,
      handy(numberOf(String(pick.oneOf(numbers))), law.systems[0][letter], units[letter]),
    ]),
  );
  const [defined] = law.quantities;
  const derived = law.quantities.find(({ letter }) => chosen[letter] === undefined) ?? defined;
  const values: Readonly<Record<string, Rational>> = {
    ...chosen,
    [derived.letter]: valueOfLaw(solvedFor(law, derived.letter), chosen),
  };
  const data = Object.fromEntries(
    Object.entries(values).flatMap(([letter, value]) => {
      if (letter === asked) return [];
      const own = law.systems[0][letter] ?? '';
      const measured = inOtherUnit(value, own, units[letter] ?? own);
      const isFromTo = quantityOf(law, letter).isChange === true && isAnyAsked && pick.oneOf([true, false]);
      return [[letter, isFromTo ? fromTo(pick, measured) : measured]];
    }),
  );
  return { law, asked, data };
};

/** One of the other units at least, of those whose quantities are given. */
const otherUnits = (pick: Pick, law: Law, asked: string): UnitSystem => {
  const [first, ...others] = Object.entries(law.otherUnits ?? {}).filter(([letter]) => letter !== asked);
  if (first === undefined) return {};
  const [sure] = pick.oneOf([first, ...others]);
  return Object.fromEntries([first, ...others].filter(([letter]) => letter === sure || pick.oneOf([true, false])));
};

/** In grams 400 and not 4000: a much smaller unit is for what is small. */
const handy = (value: Rational, own = '', unit = own): Rational =>
  own !== unit && unitOf(unit).factor.mul(TEN).lte(unitOf(own).factor) ? value.div(TEN) : value;
const TEN = rational(10);

/** Not 0,018 kW: nobody measures so little in a greater unit. Nor 8/3 min. */
const inOtherUnit = (value: Rational, own: string, unit: string): Measured => {
  if (own === unit) return { value, unit };
  const other = converted(value, own, unit);
  return other.mul(TEN).lt(ONE) || !isTerminating(other) ? { value, unit: own } : { value: other, unit };
};

/** „od 20 do 100” instead of „o 80”. */
const fromTo = (pick: Pick, { value, unit }: Measured): Measured => {
  const from = rational(pick.oneOf([5, 10, 15, 20]));
  return { value, unit, difference: { from, to: from.add(value) } };
};

const writtenQuantity = ({ value, unit }: Measured): string => withUnit(value, unitOrNone(unit));

const toldQuantity = (measured: Measured, { isChange, inWords }: LawQuantity): string => {
  const { unit, difference } = measured;
  if (inWords !== undefined) return inWords(measured.value);
  const ofSize = (value: Rational): string => `$${writtenQuantity({ value, unit })}$`;
  if (difference !== undefined) return `od ${ofSize(difference.from)} do ${ofSize(difference.to)}`;
  return isChange === true ? `o ${ofSize(measured.value)}` : ofSize(measured.value);
};

const toldTarget = ({ target }: LawTask): string =>
  target === undefined ? '' : ` Podaj wynik w $${unitOf(target).latex.replace(/^\\ /, '')}$.`;
