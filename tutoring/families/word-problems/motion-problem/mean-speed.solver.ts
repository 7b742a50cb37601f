import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { answered, styleOf, text } from './motion-amounts.rules.ts';
import type { MotionProblemGiven, OfKind } from './motion-problem.types.ts';

export const solveMeanSpeed = (given: OfKind<'twoTimes'> | OfKind<'thereAndBack'>): FamilySolution => {
  if (given.kind === 'thereAndBack') {
    const times = [given.distance.div(given.first), given.distance.div(given.second)] as const;
    return solution(given, [given.distance, given.distance], times, timesStep(given, times));
  }
  const [one, other] = given.times;
  const ways = [given.first.mul(one), given.second.mul(other)] as const;
  return solution(
    given,
    ways,
    given.times,
    waysStep([
      [given.first, one, ways[0]],
      [given.second, other, ways[1]],
    ]),
  );
};

const waysStep = (legs: readonly (readonly [Rational, Rational, Rational])[]): FamilyStep => {
  const lines = legs.map(([speed, time, way]) =>
    calculated([`${plain(speed)} * ${plain(time)}`, plain(way)], { unit: 'km', style: styleOf(way) }),
  );
  return {
    operation: 'multiply',
    what: 'Obliczamy długość każdego odcinka trasy',
    todo: 'oblicz długość każdego odcinka trasy: pomnóż prędkość przez czas',
    why: 'Do średniej prędkości potrzebna jest cała droga.',
    shown: lines.map(({ shown }) => shown).join(',\\quad '),
    claims: lines.flatMap(({ claims }) => claims),
  };
};

const timesStep = (
  { first, second, distance }: OfKind<'thereAndBack'>,
  times: readonly [Rational, Rational],
): FamilyStep => {
  const lines = [first, second].map((speed, place) => {
    const time = times[place] ?? speed;
    return calculated([`${plain(distance)} : ${plain(speed)}`, plain(time)], { unit: 'h', style: styleOf(time) });
  });
  return {
    operation: 'divide',
    what: 'Obliczamy czas jazdy w każdą stronę',
    todo: 'oblicz czas jazdy w każdą stronę: podziel drogę przez prędkość',
    why: 'Do średniej prędkości potrzebny jest cały czas jazdy.',
    shown: lines.map(({ shown }) => shown).join(',\\quad '),
    claims: lines.flatMap(({ claims }) => claims),
  };
};

const solution = (
  { first, second }: MotionProblemGiven,
  ways: readonly [Rational, Rational],
  times: readonly [Rational, Rational],
  opening: FamilyStep,
): FamilySolution => {
  const [slower, faster] = first.lt(second) ? [first, second] : [second, first];
  const [way, time] = [ways[0].add(ways[1]), times[0].add(times[1])];
  const mean = way.div(time);
  const totals = [
    calculated([`${plain(ways[0])} + ${plain(ways[1])}`, plain(way)], { unit: 'km', style: styleOf(way) }),
    calculated([`${plain(times[0])} + ${plain(times[1])}`, plain(time)], { unit: 'h', style: styleOf(time) }),
  ];
  return {
    steps: [
      opening,
      {
        operation: 'add',
        what: 'Obliczamy całą drogę i cały czas',
        todo: 'oblicz całą drogę i cały czas jazdy',
        why: 'Średnia prędkość dotyczy całej podróży.',
        shown: totals.map(({ shown }) => shown).join(',\\quad '),
        claims: totals.flatMap(({ claims }) => claims),
      },
      {
        operation: 'divide',
        what: 'Dzielimy całą drogę przez cały czas',
        todo: 'podziel całą drogę przez cały czas',
        why: 'Tak określona jest prędkość średnia.',
        ...calculated([`${plain(way)} : ${plain(time)}`, plain(mean)], { unit: 'km/h', style: styleOf(mean) }),
      },
    ],
    answer: answered(mean, 'km/h'),
    sentence: `Średnia prędkość to ${text(mean, 'km/h')}.`,
    proof: `Jadąc cały czas z tą prędkością, przez ${text(time, 'h')} przebędziemy ${text(way, 'km')}. Wynik leży między ${text(slower, 'km/h')} a ${text(faster, 'km/h')}.`,
    notice: 'Średnia prędkość to nie średnia z prędkości. Jaka jest cała droga i ile trwała cała jazda?',
    nudge: 'Oblicz osobno całą drogę i cały czas, a dopiero potem podziel jedno przez drugie.',
  };
};
