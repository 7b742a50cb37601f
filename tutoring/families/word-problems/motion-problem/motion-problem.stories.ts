import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { withUnit } from '#tutoring/families/calculated.rules.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { MotionProblemGiven } from './motion-problem.types.ts';

export const makeMotionProblem = (pick: Pick, difficulty: Difficulty): MotionProblemGiven => {
  switch (difficulty) {
    case 1:
      return pick.oneOf([makeTowards, makeApart])(pick);
    case 2:
      return pick.oneOf([makeTowards, makeApart, makeChase, makeTwoTimes, makeBoat])(pick);
    case 3:
      return pick.oneOf([makeThereAndBack, makeBoat, makeChase, makeTwoTimes])(pick);
  }
};

const km = (value: number): string => `$${withUnit(rational(value), 'km')}$`;
const speed = (value: number): string => `$${withUnit(rational(value), 'km/h')}$`;
const hours = (value: number): string => `$${withUnit(rational(value), 'h')}$`;

const VEHICLES: readonly [readonly [string, string, number, number], ...(readonly [string, string, number, number])[]] =
  [
    ['dwa samochody', 'wyjechały', 10, 18],
    ['dwa pociągi', 'wyruszyły', 12, 24],
    ['dwa motocykle', 'wyjechały', 9, 16],
    ['dwóch rowerzystów', 'wyjechało', 2, 5],
  ];

/** Two that differ. */
const twoSpeeds = (pick: Pick, from: number, to: number): readonly [number, number] => {
  const first = pick.int(from, to - 1);
  return [5 * first, 5 * pick.int(first + 1, to)];
};

const makeTowards = (pick: Pick): MotionProblemGiven => {
  const [who, started, from, to] = pick.oneOf(VEHICLES);
  const [first, second] = twoSpeeds(pick, from, to);
  const distance = (first + second) * pick.int(2, 5);
  const text = `Z miast odległych o ${km(distance)} ${started} naprzeciw siebie ${who} z prędkościami ${speed(first)} i ${speed(second)}. Po ilu godzinach się spotkają?`;
  return { kind: 'towards', first: rational(first), second: rational(second), distance: rational(distance), text };
};

const makeApart = (pick: Pick): MotionProblemGiven => {
  const [who, started, from, to] = pick.oneOf(VEHICLES);
  const [first, second] = twoSpeeds(pick, from, to);
  const time = pick.int(2, 5);
  const [opening = '', ...rest] = who;
  const text = `${opening.toUpperCase()}${rest.join('')} ${started} z tego samego miasta w przeciwne strony z prędkościami ${speed(first)} i ${speed(second)}. Jaka będzie odległość między nimi po ${hours(time)}?`;
  return { kind: 'apart', first: rational(first), second: rational(second), time: rational(time), text };
};

type Chase = readonly [who: string, whom: string, slow: number, tenthsOfHours: readonly [number, ...number[]]];

/** Nobody chases a car for hours, nor is a walker a day ahead. */
const CHASES: readonly [Chase, ...Chase[]] = [
  ['Rowerzysta jadący', 'pieszego idącego', 1, [4, 6, 10]],
  ['Motocyklista jadący', 'rowerzystę jadącego', 3, [4, 10, 20]],
  ['Radiowóz jadący', 'samochód jadący', 15, [2, 4]],
];

const makeChase = (pick: Pick): MotionProblemGiven => {
  const [who, whom, slow, times] = pick.oneOf(CHASES);
  const second = 5 * slow;
  const first = second + 5 * pick.int(2, slow === 1 ? 3 : 5);
  const distance = ((first - second) * pick.oneOf(times)) / 10;
  const text = `${who} z prędkością ${speed(first)} goni ${whom} z prędkością ${speed(second)}, który ma ${km(distance)} przewagi. Po jakim czasie go dogoni?`;
  return { kind: 'chase', first: rational(first), second: rational(second), distance: rational(distance), text };
};

const makeTwoTimes = (pick: Pick): MotionProblemGiven => {
  const shorter = pick.int(1, 2);
  const times = pick.int(0, 1) === 1 ? ([shorter, 3] as const) : ([shorter + 1, shorter] as const);
  const total = times[0] + times[1];
  const first = 10 * pick.int(4, 8);
  const second = first + total * pick.int(2, 8);
  const text = `Samochód jechał ${hours(times[0])} z prędkością ${speed(first)}, a potem ${hours(times[1])} z prędkością ${speed(second)}. Jaka była średnia prędkość na całej trasie?`;
  return {
    kind: 'twoTimes',
    first: rational(first),
    second: rational(second),
    times: [rational(times[0]), rational(times[1])],
    text,
  };
};

/** Speeds with a whole harmonic mean. */
const PAIRS: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [60, 40],
  [90, 60],
  [60, 30],
  [40, 24],
  [80, 48],
  [20, 30],
  [12, 6],
  [72, 36],
];

const makeThereAndBack = (pick: Pick): MotionProblemGiven => {
  const [first, second] = pick.oneOf(PAIRS);
  const step = first % second === 0 ? first : (first * second) / greatestCommon(first, second);
  const distance = step * pick.int(1, step > 150 ? 1 : 3);
  const who = pick.oneOf(
    first > 30 ? ['auto jechało', 'autobus jechał'] : ['rowerzysta jechał', 'rowerzystka jechała'],
  );
  const text = `Do miasta odległego o ${km(distance)} ${who} z prędkością ${speed(first)}, a z powrotem ${speed(second)}. Jaka była średnia prędkość na całej trasie?`;
  return { kind: 'thereAndBack', first: rational(first), second: rational(second), distance: rational(distance), text };
};

const greatestCommon = (one: number, other: number): number => (other === 0 ? one : greatestCommon(other, one % other));

const makeBoat = (pick: Pick): MotionProblemGiven => {
  const kind = pick.oneOf(['withCurrent', 'againstCurrent']);
  const [first, second] = [pick.int(8, 20), pick.int(1, 5)];
  const distance = (kind === 'withCurrent' ? first + second : first - second) * pick.int(2, 4);
  const text = `${pick.oneOf(['Motorówka', 'Łódka'])} płynie z prędkością ${speed(first)}, a prąd rzeki ma prędkość ${speed(second)}. Ile czasu zajmie jej ${km(distance)} ${kind === 'withCurrent' ? 'z prądem' : 'pod prąd'}?`;
  return { kind, first: rational(first), second: rational(second), distance: rational(distance), text };
};
