import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import {
  calculatedBy,
  SHOWN,
  SIDES,
  type Operation,
} from '#tutoring/families/early/one-step-problem/one-step-problem.solver.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import type { Change, ChangedGiven, ComparedGiven, Comparison, TwoStepGiven } from './two-step-problem.types.ts';

export const solveTwoSteps = (given: TwoStepGiven): FamilySolution =>
  given.kind === 'compared' ? solveCompared(given) : solveChanged(given);

export const BY: Readonly<Record<Comparison, Operation>> = {
  more: 'add',
  less: 'subtract',
  times: 'multiply',
  part: 'divide',
};

const SENSE: Readonly<Record<Comparison, string>> = {
  more: '„O tyle więcej” znaczy: dodać tyle.',
  less: '„O tyle mniej” znaczy: odjąć tyle.',
  times: '„Tyle razy więcej” znaczy: wziąć tę liczbę tyle razy.',
  part: '„Tyle razy mniej” znaczy: podzielić na tyle równych części i wziąć jedną.',
};

/** The second number, which the story does not say. */
export const otherIn = ({ comparison, a, b }: ComparedGiven): number => calculatedBy(BY[comparison], a, b);

interface Line {
  readonly operation: Operation;
  readonly a: number;
  readonly b: number;
}

const lineOf = ({ operation, a, b }: Line, { unit }: TwoStepGiven): Pick<FamilyStep, 'shown' | 'prepared' | 'claims'> =>
  calculated(SIDES[operation](a, b), { unit });

const shownUnit = ({ unit }: TwoStepGiven): string => (unit === undefined ? '' : ' zł');

const solveCompared = (given: ComparedGiven): FamilySolution => {
  const { comparison, a, b } = given;
  const other = otherIn(given);
  return {
    steps: [
      {
        operation: BY[comparison],
        what: 'Obliczamy drugą liczbę, której w zadaniu nie podano',
        todo: 'oblicz najpierw drugą liczbę, tę z porównania',
        why: SENSE[comparison],
        ...lineOf({ operation: BY[comparison], a, b }, given),
      },
      {
        operation: 'add',
        what: 'Dodajemy obie liczby',
        todo: 'dodaj obie liczby: tę z zadania i tę obliczoną',
        why: 'Pytanie jest o wszystko razem.',
        ...lineOf({ operation: 'add', a, b: other }, given),
      },
    ],
    answer: {
      kind: 'number',
      value: whole(a + other),
      unit: given.unit,
    },
    sentence: `Razem to ${a + other}${shownUnit(given)}.`,
    proof: `Odejmujemy drugą liczbę: $${a + other} - ${other} = ${a}$, tak jak w zadaniu.`,
    notice: 'Którą z dwóch liczb znasz, a którą trzeba dopiero obliczyć? O co pyta zadanie: o jedną czy o obie razem?',
    nudge: 'To zadanie na dwa działania. Najpierw oblicz drugą liczbę z porównania, a potem dodaj obie.',
  };
};

const operationOf = ({ isGain }: Change): Operation => (isGain ? 'add' : 'subtract');

export const afterChange = (from: number, change: Change): number => calculatedBy(operationOf(change), from, change.by);

/** The change undone. */
const back = ({ isGain, by }: Change, from: number): string =>
  `${from} ${SHOWN[isGain ? 'subtract' : 'add']} ${by} = ${isGain ? from - by : from + by}`;

const solveChanged = (given: ChangedGiven): FamilySolution => {
  const { a, changes } = given;
  const [first, second] = changes;
  const between = afterChange(a, first);
  const result = afterChange(between, second);
  return {
    steps: [changeStep(first, a, given, 'pierwszej'), changeStep(second, between, given, 'drugiej')],
    answer: { kind: 'number', value: whole(result), unit: given.unit },
    sentence: `Na końcu jest ${result}${shownUnit(given)}.`,
    proof: `Wracamy do początku: $${back(second, result)}$, $${back(first, between)}$, tak jak w zadaniu.`,
    notice: 'Ile było na początku? Co stało się najpierw, a co potem: za każdym razem przybyło czy ubyło?',
    nudge: 'To zadanie na dwa działania. Licz po kolei: gdy przybywa, dodaj, a gdy ubywa, odejmij.',
  };
};

const changeStep = (change: Change, from: number, given: TwoStepGiven, place: string): FamilyStep => ({
  operation: operationOf(change),
  what: `Obliczamy, ile jest po ${place} zmianie`,
  todo: `oblicz, ile jest po ${place} zmianie`,
  why: change.isGain ? 'Przybyło, więc dodajemy.' : 'Ubyło, więc odejmujemy.',
  ...lineOf({ operation: operationOf(change), a: from, b: change.by }, given),
});
