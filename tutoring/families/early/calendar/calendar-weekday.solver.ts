import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { ChoiceAnswer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { OF_WEEKDAYS, SAID_WEEKDAYS, WEEKDAYS } from './calendar-days.rules.ts';
import type { WeekdayGiven } from './calendar.types.ts';

const DAYS = ['dzień', 'dni', 'dni'] as const;
const WEEKS = ['tydzień', 'tygodnie', 'tygodni'] as const;

const inWeek = (weekday: number): number => ((weekday % 7) + 7) % 7;
const nameOf = (weekday: number): string => WEEKDAYS[inWeek(weekday)] ?? '';
const genitiveOf = (weekday: number): string => OF_WEEKDAYS[inWeek(weekday)] ?? '';

export const weekdayAfter = ({ known, knownAt, askedAt }: WeekdayGiven, more = 0): string =>
  nameOf(known + askedAt - knownAt + more);

export const solveWeekday = (given: WeekdayGiven): FamilySolution => {
  const { known, knownAt, askedAt } = given;
  const distance = Math.abs(askedAt - knownAt);
  const isBack = askedAt < knownAt;
  const [weeks, rest] = [Math.floor(distance / 7), distance % 7];
  const from = OF_WEEKDAYS[known] ?? '';
  const towards = isBack ? 'wstecz' : 'do przodu';
  const steps: FamilyStep[] = [];
  if (knownAt !== 0 && askedAt !== 0)
    steps.push({
      operation: 'count',
      what: `Liczymy, ile dni dzieli szukany dzień od ${from}`,
      todo: 'policz, ile dni dzieli szukany dzień od dnia, który znamy',
      why: 'Znany dzień tygodnia to nie dzisiaj, więc trzeba doliczyć lub odliczyć dni do dzisiaj.',
      ...calculated(
        Math.sign(askedAt) === Math.sign(knownAt)
          ? [
              `${Math.max(Math.abs(askedAt), Math.abs(knownAt))} - ${Math.min(Math.abs(askedAt), Math.abs(knownAt))}`,
              `${distance}`,
            ]
          : [`${Math.abs(knownAt)} + ${Math.abs(askedAt)}`, `${distance}`],
      ),
    });
  if (weeks > 0)
    steps.push({
      operation: 'divide',
      what: `Szukamy pełnych tygodni: ${counted(distance, DAYS)} to ${rest === 0 ? 'dokładnie ' : ''}${counted(weeks, WEEKS)}${rest === 0 ? '' : ` i ${counted(rest, DAYS)}`}`,
      todo: 'sprawdź, ile pełnych tygodni mieści się w tej liczbie dni i ile dni jeszcze zostaje',
      why: 'Po każdym pełnym tygodniu wypada ten sam dzień tygodnia.',
      shown: `${distance} = ${weeks === 1 ? '' : `${weeks} \\cdot `}7${rest === 0 ? '' : ` + ${rest}`}`,
      claims: [{ sides: [`${distance}`, `${weeks} * 7 + ${rest}`] }],
    });
  const path = Array.from({ length: rest + 1 }, (_one, index) => nameOf(known + (isBack ? -index : index)));
  steps.push({
    operation: 'count',
    what:
      rest === 0
        ? 'Nic nie zostało, więc wypada ten sam dzień tygodnia'
        : `Idziemy${weeks > 0 ? ' jeszcze' : ''} ${counted(rest, DAYS)} ${towards}`,
    todo: rest === 0 ? 'sprawdź, ile dni zostało poza pełnymi tygodniami' : `policz pozostałe dni ${towards}, po kolei`,
    why: rest === 0 ? '' : 'Zaczynamy liczyć od dnia następnego w tę stronę.',
    shown: path.map((name) => `\\text{${name}}`).join(' \\to '),
    prepared: `\\text{${nameOf(known)}} \\to \\text{?}`,
    claims: [],
  });
  return {
    steps,
    answer: answerOf(given),
    proof: `Od ${genitiveOf(known + askedAt - knownAt)} ${isBack ? 'idziemy do przodu' : 'cofamy się'} o ${counted(distance, DAYS)} i wracamy do ${from}.`,
    notice: 'Co ile dni wypada ten sam dzień tygodnia?',
    nudge: 'Po każdym pełnym tygodniu wypada ten sam dzień, więc policz po kolei tylko te dni, które zostają.',
    setup: 'Wypisz kolejne dni tygodnia i przesuwaj palec o jeden dzień.',
  };
};

/** The day that is given is no answer, unless it is the result. */
const answerOf = (given: WeekdayGiven): ChoiceAnswer => {
  const value = weekdayAfter(given);
  const choices = WEEKDAYS.flatMap((name, index): (readonly [string, readonly string[]])[] =>
    index === given.known && name !== value ? [] : [[name, SAID_WEEKDAYS[index] ?? []]],
  );
  return { kind: 'choice', value, choices: Object.fromEntries(choices), shown: value };
};
