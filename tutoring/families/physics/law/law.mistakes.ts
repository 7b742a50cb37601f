import type { Mistake } from '#tutoring/families/family.types.ts';
import { asRational, type Exact } from '#tutoring/mathematics/exact.ts';
import { ONE, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { systemOf } from './law.solver.ts';
import { formulaMistakes, POINT_MISTAKES } from './law-formula.mistakes.ts';
import type { FormulaMistake, UnitMistake } from './law-mistake.types.ts';
import { ownValues, sizeIn, solvedIn } from './law-size.rules.ts';
import { unitMistakes } from './law-unit.mistakes.ts';
import type { Law, LawTask } from './law.types.ts';

const NOT_CONVERTED = 'Taka liczba wychodzi w innej jednostce. Zamień ją na tę, w której ma być wynik.';

/** How many of the unit that is wanted one of the formula's is. */
const targetRatio = (task: LawTask): Rational => {
  const own = systemOf(task)[task.asked];
  return task.target === undefined || own === undefined || own === ''
    ? ONE
    : quotientOf(unitOf(own).factor, unitOf(task.target).factor);
};

const inTarget = (task: LawTask, size: Exact | undefined): readonly Exact[] | undefined => {
  const ratio = targetRatio(task);
  return size && [size.map((term) => ({ ...term, coefficient: term.coefficient.mul(ratio) }))];
};

/** Roots that are no fractions nobody writes down who has made two mistakes before. */
const plainly = (size: Exact | undefined): Exact | undefined =>
  size === undefined || asRational(size) === undefined ? undefined : size;

const both = (one: string, other: string): string => `Są tu dwie pomyłki naraz. ${one} ${other}`;

const ofUnits = ({ id, says, valuesOf }: UnitMistake): Mistake<LawTask> => ({
  id,
  leadsTo: (task) => {
    const values = valuesOf(task);
    return values && inTarget(task, sizeIn(solvedIn(task), values));
  },
  says,
});

const ofFormula = ({ id, says, leadsTo }: FormulaMistake): Mistake<LawTask> => ({
  id,
  leadsTo: (task) => inTarget(task, leadsTo(task, ownValues(task))),
  says,
});

const ofUnitsAndFormula = (unit: UnitMistake, formula: FormulaMistake): Mistake<LawTask> => ({
  id: `${unit.id}-and-${formula.id}`,
  leadsTo: (task) => {
    const values = unit.valuesOf(task);
    return values && inTarget(task, plainly(formula.leadsTo(task, values)));
  },
  says: both(unit.says, formula.says),
});

const ofResultAndFormula = ({ id, says, leadsTo }: FormulaMistake): Mistake<LawTask> => ({
  id: `result-not-converted-and-${id}`,
  leadsTo: (task): readonly Exact[] | undefined => {
    const size = targetRatio(task).equals(ONE) ? undefined : plainly(leadsTo(task, ownValues(task)));
    return size && [size];
  },
  says: both(NOT_CONVERTED, says),
});

const RESULT_NOT_CONVERTED: Mistake<LawTask> = {
  id: 'result-not-converted',
  leadsTo: (task): readonly Exact[] | undefined => {
    const size = targetRatio(task).equals(ONE) ? undefined : sizeIn(solvedIn(task), ownValues(task));
    return size && [size];
  },
  says: NOT_CONVERTED,
};

/** What is told most exactly comes first, and one mistake before two: a number that two of them lead to is answered by the first. */
export const lawMistakes = (law: Law): readonly Mistake<LawTask>[] => {
  const [units, formulas] = [unitMistakes(law), formulaMistakes(law)];
  return [
    RESULT_NOT_CONVERTED,
    ...units.map(ofUnits),
    ...formulas.map(ofFormula),
    ...units.flatMap((unit) => formulas.map((formula) => ofUnitsAndFormula(unit, formula))),
    ...formulas.map(ofResultAndFormula),
    ...POINT_MISTAKES.map(ofFormula),
  ].map(({ leadsTo, ...mistake }) => ({
    ...mistake,
    leadsTo: (task) => (task.law.id === law.id ? leadsTo(task) : undefined),
  }));
};
