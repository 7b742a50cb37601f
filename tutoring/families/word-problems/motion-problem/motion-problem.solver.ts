import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import { solveStory } from '#tutoring/families/story-equation.solver.ts';
import { solveMeanSpeed } from './mean-speed.solver.ts';
import { answered, styleOf, text } from './motion-amounts.rules.ts';
import type { MotionProblemGiven, OfKind } from './motion-problem.types.ts';

export const solveMotionProblem = (given: MotionProblemGiven): FamilySolution => {
  switch (given.kind) {
    case 'towards':
    case 'chase':
    case 'withCurrent':
    case 'againstCurrent':
      return solveTime(given);
    case 'apart':
      return solveApart(given);
    case 'twoTimes':
    case 'thereAndBack':
      return solveMeanSpeed(given);
  }
};

type OfTime = Extract<MotionProblemGiven, { kind: 'towards' | 'chase' | 'withCurrent' | 'againstCurrent' }>;

const areAdded = (kind: OfTime['kind']): boolean => kind === 'towards' || kind === 'withCurrent';

const solveTime = (given: OfTime): FamilySolution => {
  const { first, second, distance, kind } = given;
  const speed = areAdded(kind) ? first.add(second) : first.sub(second);
  const { steps, x } = solveStory({
    unknown: TIMES[kind].unknown,
    others: [],
    areAllAsked: false,
    left: `${plain(speed)} * x`,
    right: plain(distance),
    sense: TIMES[kind].sense,
  });
  const [one, other] = [first.mul(x), second.mul(x)];
  const sign = areAdded(kind) ? '+' : '-';
  const back = calculated([`${plain(one)} ${sign} ${plain(other)}`, plain(distance)], {
    unit: 'km',
    style: styleOf(one, other),
  });
  return {
    steps: [
      {
        operation: areAdded(kind) ? 'add' : 'subtract',
        what: TIMES[kind].what,
        todo: TIMES[kind].todo,
        why: TIMES[kind].why,
        ...calculated([`${plain(first)} ${sign} ${plain(second)}`, plain(speed)], { unit: 'km/h' }),
      },
      ...steps,
    ],
    answer: { ...answered(x, 'h'), symbol: 'x' },
    sentence: `${TIMES[kind].sentence} ${text(x, 'h')}.`,
    proof: `${TIMES[kind].proof} ${text(one, 'km')} i ${text(other, 'km')}: $${back.shown}$, tak jak w zadaniu.`,
    notice: TIMES[kind].notice,
    nudge: `${TIMES[kind].nudge} Potem oznacz szukany czas literą i zapisz równanie na drogę.`,
  };
};

const TIMES = {
  towards: {
    unknown: 'czas do spotkania w godzinach',
    what: 'Obliczamy, o ile kilometrów zbliżają się do siebie w ciągu godziny',
    todo: 'dodaj prędkości',
    why: 'Jadą naprzeciw siebie, więc odległość maleje o drogi obu.',
    sense: 'Do spotkania razem przebywają całą odległość.',
    sentence: 'Spotkają się po',
    proof: 'Do spotkania przebywają',
    notice: 'O ile kilometrów zmniejsza się odległość w ciągu jednej godziny, gdy oba pojazdy jadą naprzeciw siebie?',
    nudge: 'Oblicz, o ile w ciągu godziny maleje odległość.',
  },
  chase: {
    unknown: 'czas pościgu w godzinach',
    what: 'Obliczamy, o ile kilometrów przewaga maleje w ciągu godziny',
    todo: 'odejmij mniejszą prędkość od większej',
    why: 'Goniony też się oddala, więc przewaga maleje tylko o różnicę dróg.',
    sense: 'Do dogonienia trzeba odrobić całą przewagę.',
    sentence: 'Dogoni po',
    proof: 'W tym czasie goniący i goniony przebywają',
    notice: 'Czy goniony stoi w miejscu? O ile kilometrów przewaga zmniejsza się w ciągu jednej godziny?',
    nudge: 'Oblicz, o ile w ciągu godziny maleje przewaga.',
  },
  withCurrent: {
    unknown: 'czas płynięcia w godzinach',
    what: 'Obliczamy prędkość względem brzegu',
    todo: 'dodaj prędkość prądu',
    why: 'Prąd niesie w tę samą stronę.',
    sense: 'Prędkość razy czas to droga.',
    sentence: 'Zajmie to',
    proof: 'Własny napęd i prąd dają razem',
    notice: 'Czy prąd rzeki pomaga, czy przeszkadza?',
    nudge: 'Najpierw ustal prędkość względem brzegu.',
  },
  againstCurrent: {
    unknown: 'czas płynięcia w godzinach',
    what: 'Obliczamy prędkość względem brzegu',
    todo: 'odejmij prędkość prądu',
    why: 'Prąd niesie w przeciwną stronę.',
    sense: 'Prędkość razy czas to droga.',
    sentence: 'Zajmie to',
    proof: 'Droga z własnego napędu i cofnięcie przez prąd to',
    notice: 'Czy prąd rzeki pomaga, czy przeszkadza?',
    nudge: 'Najpierw ustal prędkość względem brzegu.',
  },
} as const;

const solveApart = ({ first, second, time }: OfKind<'apart'>): FamilySolution => {
  const speed = first.add(second);
  const distance = speed.mul(time);
  const [one, other] = [first.mul(time), second.mul(time)];
  return {
    steps: [
      {
        operation: 'add',
        what: 'Obliczamy, o ile kilometrów oddalają się od siebie w ciągu godziny',
        todo: 'dodaj prędkości',
        why: 'Jadą w przeciwne strony, więc ich drogi się dodają.',
        ...calculated([`${plain(first)} + ${plain(second)}`, plain(speed)], { unit: 'km/h' }),
      },
      {
        operation: 'multiply',
        what: 'Mnożymy przez czas',
        todo: 'pomnóż prędkość oddalania się przez czas',
        why: 'W każdej godzinie odległość rośnie o tyle samo.',
        ...calculated([`${plain(speed)} * ${plain(time)}`, plain(distance)], { unit: 'km', style: styleOf(time) }),
      },
    ],
    answer: answered(distance, 'km'),
    sentence: `Odległość wyniesie ${text(distance, 'km')}.`,
    proof: `Każda z dróg osobno: ${text(one, 'km')} i ${text(other, 'km')}, a razem ${text(distance, 'km')}.`,
    notice: 'O ile kilometrów zwiększa się odległość w ciągu jednej godziny, gdy jadą w przeciwne strony?',
    nudge: 'Oblicz, o ile oddalają się od siebie w ciągu godziny, i pomnóż to przez czas.',
  };
};
