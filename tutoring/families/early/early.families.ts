import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { calendarFamily } from './calendar/calendar.family.ts';
import { clockFamily } from './clock/clock.family.ts';
import { divisionWithRemainderFamily } from './division-with-remainder/division-with-remainder.family.ts';
import { mentalAdditionFamily } from './mental-addition/mental-addition.family.ts';
import { mentalSubtractionFamily } from './mental-subtraction/mental-subtraction.family.ts';
import { missingNumberFamily } from './missing-number/missing-number.family.ts';
import { moneyFamily } from './money/money.family.ts';
import { oneStepProblemFamily } from './one-step-problem/one-step-problem.family.ts';
import { roundingFamily } from './rounding/rounding.family.ts';
import { timesTableFamily } from './times-table/times-table.family.ts';
import { twoStepProblemFamily } from './two-step-problem/two-step-problem.family.ts';
import { writtenAdditionFamily } from './written-addition/written-addition.family.ts';
import { writtenDivisionFamily } from './written-division/written-division.family.ts';
import { writtenMultiplicationFamily } from './written-multiplication/written-multiplication.family.ts';
import { writtenSubtractionFamily } from './written-subtraction/written-subtraction.family.ts';

/** Classes 1 to 3, and the written calculations of classes 4 and 5. */
export const EARLY_FAMILIES: readonly OpenFamily[] = [
  openFamily(oneStepProblemFamily),
  openFamily(twoStepProblemFamily),
  openFamily(clockFamily),
  openFamily(writtenAdditionFamily),
  openFamily(writtenSubtractionFamily),
  openFamily(writtenMultiplicationFamily),
  openFamily(writtenDivisionFamily),
  openFamily(divisionWithRemainderFamily),
  openFamily(roundingFamily),
  openFamily(timesTableFamily),
  openFamily(missingNumberFamily),
  openFamily(moneyFamily),
  openFamily(calendarFamily),
  openFamily(mentalAdditionFamily),
  openFamily(mentalSubtractionFamily),
];
