import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { solveBetween } from './clock-between.solver.ts';
import { solveSpoken } from './clock-spoken.solver.ts';
import { clockLatex, clockText, DAY, HOUR, hoursIn, lengthText, minutesIn, timeAnswer } from './clock-time.rules.ts';
import type { ClockGiven } from './clock.types.ts';

const HOUR_WHY = 'Godzina ma 60 minut, a nie 100, dlatego liczymy osobno godziny i minuty.';

const forward = (start: number, length: number): readonly FamilyStep[] => {
  const steps: FamilyStep[] = [];
  let now = start;
  if (hoursIn(length) > 0) {
    now += hoursIn(length) * HOUR;
    const sum = calculated([`${hoursIn(start)} + ${hoursIn(length)}`, `${hoursIn(now)}`]);
    steps.push({
      operation: 'add',
      what: 'Najpierw dodajemy pełne godziny',
      todo: 'dodaj do godziny same pełne godziny',
      why: HOUR_WHY,
      ...sum,
      ...(minutesIn(length) === 0 ? {} : { shown: `${sum.shown},\\quad ${clockLatex(now)}` }),
    });
  }
  const [has, rest] = [minutesIn(start), minutesIn(length)];
  if (has + rest > HOUR) {
    steps.push({
      operation: 'fill',
      what: 'Sprawdzamy, ile minut brakuje do pełnej godziny',
      todo: 'policz, ile minut brakuje do pełnej godziny',
      why: 'Pełna godzina to 60 minut.',
      ...calculated([`60 - ${has}`, `${HOUR - has}`]),
    });
    steps.push({
      operation: 'subtract',
      what: `Odejmujemy je od ${counted(rest, ['minuty', 'minut', 'minut'])}, które mają minąć: tyle zostaje na następną godzinę`,
      todo: 'policz, ile minut zostaje na następną godzinę',
      why: '',
      ...calculated([`${rest} - ${HOUR - has}`, `${rest + has - HOUR}`]),
    });
  } else if (rest > 0) {
    steps.push({
      operation: 'add',
      what: 'Dodajemy minuty',
      todo: 'dodaj minuty',
      why: has + rest === HOUR ? 'Razem to równo 60 minut, czyli pełna godzina.' : HOUR_WHY,
      ...calculated([`${has} + ${rest}`, `${has + rest}`]),
    });
  }
  return steps;
};

const backward = (end: number, length: number): readonly FamilyStep[] => {
  const hours = hoursIn(length);
  const [has, rest] = [minutesIn(end), minutesIn(length)];
  const first: readonly FamilyStep[] =
    hours === 0
      ? []
      : [
          {
            operation: 'subtract',
            what: 'Cofamy się najpierw o pełne godziny',
            todo: 'odejmij od godziny same pełne godziny',
            why: HOUR_WHY,
            ...calculated([`${hoursIn(end)} - ${hours}`, `${hoursIn(end) - hours}`]),
          },
        ];
  if (rest === 0) return first;
  return [
    ...first,
    {
      operation: 'subtract',
      what:
        has < rest
          ? 'Minut jest za mało, więc zamieniamy jedną godzinę na 60 minut i odejmujemy minuty'
          : 'Odejmujemy minuty',
      todo: has < rest ? 'zamień jedną godzinę na 60 minut i odejmij minuty' : 'odejmij minuty',
      why: has < rest ? 'Godzina ma 60 minut.' : '',
      ...calculated(
        has < rest ? [`60 + ${has} - ${rest}`, `${60 + has - rest}`] : [`${has} - ${rest}`, `${has - rest}`],
      ),
    },
  ];
};

const ended = (time: number): FamilyStep => ({
  operation: 'combine',
  what: 'Zapisujemy godzinę i minuty razem',
  todo: 'zapisz razem godzinę i minuty',
  why: '',
  shown: clockLatex(time),
  claims: [hoursIn(time), minutesIn(time)].map((number) => ({ sides: [String(number), String(number)] })),
});

export const solveClock = (given: ClockGiven): FamilySolution => {
  switch (given.kind) {
    case 'spoken':
      return solveSpoken(given);
    case 'between':
      return solveBetween(given.from, given.to, given.isInMinutes);
    case 'end': {
      const time = (given.start + given.length) % DAY;
      return {
        steps: [...forward(given.start, given.length), ended(time)],
        answer: timeAnswer(time),
        sentence: given.start + given.length >= DAY ? 'To już następny dzień.' : `Będzie godzina ${clockText(time)}.`,
        proof: `Cofamy się o ${lengthText(given.length)} od ${clockText(time)}: jest ${clockText(given.start)}. Zgadza się.`,
        notice:
          hoursIn(given.length) > 0
            ? 'Ile pełnych godzin i ile jeszcze minut ma minąć?'
            : 'Ile minut brakuje do najbliższej pełnej godziny?',
        nudge:
          'Dodaj najpierw pełne godziny, potem minuty. Gdy minut wychodzi 60 lub więcej, zaczyna się następna godzina.',
      };
    }
    case 'start': {
      const time = given.end - given.length;
      return {
        steps: [...backward(given.end, given.length), ended(time)],
        answer: timeAnswer(time),
        sentence: `To była godzina ${clockText(time)}.`,
        proof: `Od ${clockText(time)} idziemy do przodu o ${lengthText(given.length)}: jest ${clockText(given.end)}. Zgadza się.`,
        notice: 'Czy szukana godzina jest wcześniejsza, czy późniejsza od podanej?',
        nudge: 'Cofnij się najpierw o pełne godziny, potem o minuty. Godzina ma 60 minut.',
      };
    }
  }
};
