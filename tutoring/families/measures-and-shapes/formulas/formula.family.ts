import { withUnit } from '#tutoring/families/calculated.rules.ts';
import type { Answer, Family, Mistake } from '#tutoring/families/family.types.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { isPositive } from '#tutoring/mathematics/rational.ts';
import { template, type Found, type Quantity } from '#tutoring/reading/template.reader.ts';
import type { FormulaCase, FormulaGiven, SlotKind, TaskUnits } from './formula-case.types.ts';
import { polygonSides, polygonWord } from './polygon-words.ts';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly grades: Family<FormulaGiven>['grades'];
  readonly cases: readonly [FormulaCase, ...FormulaCase[]];
  /** What is said of each misconception, by its id. */
  readonly says: Readonly<Record<string, string>>;
}

const POWERS = { length: '', area: '2', volume: '3', angle: '', number: '', polygon: '' } as const;
const LETTERS = ['a', 'b', 'c', 'd'];

const isMeasured = (slot: SlotKind): boolean => slot !== 'number' && slot !== 'polygon';

/** No figure has sides, angles or areas below zero, of which squares tell nothing. */
const isSize = (answer: Answer): boolean => answer.kind !== 'number' || approximationOf(answer.value) >= 0;

/** A chapter whose tasks are formulas with one unknown. */
export const formulaFamily = ({ id, title, grades, cases, says }: Chapter): Family<FormulaGiven> => {
  const compiled = cases.map((one) => ({
    ...one,
    compiled: one.templates.map((source) => template(slotted(source, one.slots))),
  }));

  const caseOf = ({ key }: FormulaGiven): FormulaCase => {
    const found = cases.find((one) => one.key === key);
    if (found === undefined) throw new RangeError(`case ${key}`);
    return found;
  };

  return {
    id,
    title,
    grades,
    read: (message) => {
      for (const one of compiled)
        for (const { find } of one.compiled) {
          const given = givenOf(one, find(message));
          if (given !== undefined) return given;
        }
      return undefined;
    },
    tell: (given) => {
      const { slots, tell } = caseOf(given);
      return tell(
        given.numbers.map((value, index) =>
          slots[index] === 'polygon'
            ? polygonWord(value)
            : `$${withUnit(value, unitOfSlot(slots[index], given.unit))}$`,
        ),
      );
    },
    solve: (given) => caseOf(given).solve(given.numbers, unitsOf(given)),
    check: (given, answer) => isSize(answer) && caseOf(given).isRight(given.numbers, answer),
    make: (pick, difficulty) => {
      const [first = cases[0], ...others] = cases.filter(({ level }) => level === difficulty);
      const one = pick.oneOf([first, ...others]);
      const unit = one.slots.includes('angle') ? 'deg' : pick.oneOf(one.units ?? ['cm', 'dm', 'm']);
      return {
        key: one.key,
        numbers: one.make(pick, difficulty),
        unit: one.slots.some(isMeasured) ? unit : undefined,
      };
    },
    mistakes: Object.entries(says).map(([mistake, sentence]): Mistake<FormulaGiven> => ({
      id: mistake,
      says: sentence,
      leadsTo: (given) => {
        const wrong = caseOf(given).mistakes(given.numbers)[mistake];
        return wrong === undefined ? undefined : [wrong];
      },
    })),
    figure: (given) => caseOf(given).figure?.(given.numbers, unitsOf(given)),
  };
};

const slotted = (source: string, slots: readonly SlotKind[]): string =>
  source.replace(/\{([a-d])\}/g, (all, letter: string) => {
    const kind = slots[LETTERS.indexOf(letter)];
    if (kind === 'polygon') return `<${letter}>`;
    return kind === undefined || kind === 'number' ? all : `{${letter}:${kind}?}`;
  });

const unitOfSlot = (slot: SlotKind = 'number', unit: string | undefined): string | undefined =>
  unit === undefined || !isMeasured(slot) ? undefined : unit + POWERS[slot];

const unitsOf = ({ unit }: FormulaGiven): TaskUnits => ({
  length: unit,
  area: unitOfSlot('area', unit),
  volume: unitOfSlot('volume', unit),
});

const givenOf = (
  { key, slots, isPossible, unitsRead }: FormulaCase,
  found: Found | undefined,
): FormulaGiven | undefined => {
  if (found === undefined) return undefined;
  const quantities = slots.map((slot, index): Quantity => {
    const letter = LETTERS[index] ?? '';
    if (slot === 'polygon') return { value: polygonSides(found.text(letter)), unit: undefined };
    return slot === 'number' ? { value: found.number(letter), unit: undefined } : found.quantity(letter);
  });
  const unit = commonUnit(slots, quantities);
  const numbers = quantities.map(({ value }) => value);
  if (unit === null || !numbers.every(isPositive)) return undefined;
  if (unitsRead !== undefined && (unit === undefined || !unitsRead.includes(unit))) return undefined;
  return isPossible?.(numbers) === false ? undefined : { key, numbers, unit };
};

/** „3 i 4 cm” has the unit for both; cm beside dm, or a number without a unit beside an area, is another task: `null`. */
const commonUnit = (slots: readonly SlotKind[], quantities: readonly Quantity[]): string | null | undefined => {
  const measured = quantities.flatMap(({ unit }, index) => {
    const slot = slots[index] ?? 'number';
    return isMeasured(slot) ? [{ slot, unit }] : [];
  });
  const written = measured.flatMap(({ slot, unit }) => (unit === undefined ? [] : [lengthUnit(unit, POWERS[slot])]));
  const [unit, ...others] = new Set(written);
  if (unit === undefined) return measured.some(({ slot }) => slot === 'angle') ? 'deg' : undefined;
  const isOfAll = measured.every((one) => one.unit !== undefined);
  const isShared = measured.every(({ slot }) => slot === measured[0]?.slot) && measured.at(-1)?.unit !== undefined;
  return others.length === 0 && (isOfAll || isShared) ? unit : null;
};

/** `null` for litres, ares, and for kilometres, which have no cubes here. */
const lengthUnit = (unit: string, power: string): string | null => {
  const base = unit.endsWith(power) ? unit.slice(0, unit.length - power.length) : '';
  return /^(?:mm|cm|dm|m|deg)$/.test(base) ? base : null;
};
