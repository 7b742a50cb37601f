import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { isTerminating, rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, withUnit, inUnit } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';
import type { Amount } from '#tutoring/families/amount-text.ts';
import { readMotion } from './motion.reader.ts';
import { CYCLIST } from './movers.ts';
import { motionIn, unitsOfMotion, type MotionUnits } from './motion.rules.ts';
import type { MotionGiven } from './motion.types.ts';

const KINDS = {
  speed: {
    symbol: 'v',
    formula: 's : t',
    law: 's / t',
    name: 'prędkość',
    what: 'Dzielimy drogę przez czas',
    todo: 'podziel drogę przez czas',
    why: 'Prędkość mówi, jaka droga przypada na jednostkę czasu.',
  },
  distance: {
    symbol: 's',
    formula: 'v \\cdot t',
    law: 'v * t',
    name: 'drogę',
    what: 'Mnożymy prędkość przez czas',
    todo: 'pomnóż prędkość przez czas',
    why: 'W każdej jednostce czasu przybywa tyle samo drogi.',
  },
  time: {
    symbol: 't',
    formula: 's : v',
    law: 's / v',
    name: 'czas',
    what: 'Dzielimy drogę przez prędkość',
    todo: 'podziel drogę przez prędkość',
    why: 'Sprawdzamy, ile razy droga przebywana w jednostce czasu mieści się w całej drodze.',
  },
} as const;

const askedIn = ({ distance, time }: MotionGiven): keyof typeof KINDS =>
  distance === undefined ? 'distance' : time === undefined ? 'time' : 'speed';

const solved = (given: MotionGiven) => {
  const units = unitsOfMotion(given);
  const values = units && motionIn(given, units);
  if (units === undefined || values === undefined) throw new BeyondReach('operation');
  return { units, values };
};

const fittingSteps = ({ distance, time }: MotionGiven, units: MotionUnits): readonly FamilyStep[] =>
  [[distance, units.distance] as const, [time, units.time] as const].flatMap(([amount, unit]) =>
    amount === undefined || amount.unit === unit ? [] : [fittingStep(amount, unit)],
  );

const fittingStep = ({ value, unit }: Amount, to: string): FamilyStep => {
  const result = converted(value, unit, to);
  const ratio = converted(rational(1), unit, to);
  const isToSmaller = ratio.gt(1);
  const style = isTerminating(result) ? 'decimal' : 'mixed';
  const side = isToSmaller ? `${plain(value)} * ${plain(ratio)}` : `${plain(value)} : ${plain(rational(1).div(ratio))}`;
  const { claims } = calculated([side, plain(result)], { style });
  const [from, into] = [withUnit(value, unit, style), withUnit(result, to, style)];
  const prepared = `${from} = ${calculated([side]).shown}${unitOf(to).latex}`;
  return {
    operation: 'convert',
    what: 'Dopasowujemy jednostki do siebie',
    todo: 'zamień jednostki tak, żeby do siebie pasowały',
    why: 'Droga, czas i prędkość muszą być podane w jednostkach, które do siebie pasują.',
    prepared,
    shown: `${prepared} = ${into}`,
    claims,
  };
};

/** What minutes are of an hour: „40 min” is practised on another fraction that no decimal writes. */
interface Kind {
  readonly hourPart?: 'decimal' | 'endless' | undefined;
}

const ofItsKind = (given: MotionGiven): MotionGiven & Kind => {
  const { time } = given;
  const isPart = time !== undefined && time.unit === 'min' && unitsOfMotion(given)?.time === 'h';
  const hourPart = isPart ? (isTerminating(converted(time.value, 'min', 'h')) ? 'decimal' : 'endless') : undefined;
  return { ...given, hourPart };
};

const textOf = (amount: Amount | undefined): string =>
  amount === undefined ? '' : `$${withUnit(amount.value, amount.unit)}$`;

export const speedDistanceTimeFamily: Family<MotionGiven & Kind> = {
  id: 'speed-distance-time',
  title: 'Prędkość, droga, czas',
  grades: [5, 8],
  read: (message) => {
    const given = readMotion(message);
    return given && ofItsKind(given);
  },
  tell: (given) => {
    const { distance, time, speed, mover } = given;
    const { name, went, covered, goes, to } = mover;
    switch (askedIn(given)) {
      case 'speed':
        return `${name} ${covered} ${textOf(distance)} w czasie ${textOf(time)}. Z jaką prędkością ${went}?`;
      case 'distance':
        return `${name} ${went} przez ${textOf(time)} z prędkością ${textOf(speed)}. Jaką drogę ${covered}?`;
      case 'time':
        return `${name} ${goes} z prędkością ${textOf(speed)}. Ile czasu zajmie ${to} ${textOf(distance)}?`;
    }
  },

  solve: (given) => {
    const { units, values } = solved(given);
    const asked = askedIn(given);
    const { symbol, formula, law, name, what, todo, why } = KINDS[asked];
    const [s, t, v] = [plain(values.distance), plain(values.time), plain(values.speed)];
    const side = { speed: `${s} : ${t}`, distance: `${v} * ${t}`, time: `${s} : ${v}` }[asked];
    const value = values[asked];
    const areDecimal = Object.values(values).every(isTerminating);
    const style = areDecimal ? 'decimal' : 'mixed';
    const back =
      asked === 'distance'
        ? calculated([`${s} : ${t}`, v], { unit: units.speed, style })
        : calculated([`${v} * ${t}`, s], { unit: units.distance, style });
    return {
      steps: [
        ...fittingSteps(given, units),
        {
          operation: asked === 'distance' ? 'multiply' : 'divide',
          what,
          todo,
          why,
          ...calculated([side, plain(value)], { symbol, formula, unit: units[asked], style }),
        },
      ],
      answer: {
        kind: 'number',
        value: exact(value),
        ...inUnit(units[asked]),
        symbol,
        ...(areDecimal ? {} : { style }),
      },
      proof: `${asked === 'distance' ? 'Dzielimy drogę przez czas' : 'Mnożymy prędkość przez czas'}: $${back.shown}$, tak jak w zadaniu.`,
      notice: `Pytanie jest o ${name}. Które dwie wielkości znasz i czy ich jednostki do siebie pasują?`,
      nudge: `Skorzystaj ze wzoru $${symbol} = ${formula}$, a przedtem sprawdź jednostki.`,
      setup: `Podstaw liczby z zadania do wzoru $${symbol} = ${formula}$.`,
      law: { symbol, notation: law },
    };
  },

  check: (given, answer) => {
    const value = rationalIn(answer);
    const units = unitsOfMotion(given);
    if (value === undefined || units === undefined) return false;
    const full = { ...given, [askedIn(given)]: { value, unit: units[askedIn(given)] } };
    const { distance, time, speed } = full;
    if (distance === undefined || time === undefined || speed === undefined) return false;
    const metres = converted(distance.value, distance.unit, 'm');
    const seconds = converted(time.value, time.unit, 's');
    return converted(speed.value, speed.unit, 'm/s').mul(seconds).equals(metres);
  },

  make: (pick, difficulty) => {
    if (difficulty === 3 && pick.int(1, 3) === 1) {
      const speed = { value: rational(pick.int(2, 5) * 6), unit: 'km/h' };
      const time = { value: rational(pick.oneOf([10, 20, 40, 50])), unit: 'min' };
      const distance = { value: speed.value.mul(converted(time.value, 'min', 'h')), unit: 'km' };
      return ofItsKind(
        pick.oneOf([true, false]) ? { mover: CYCLIST, distance, time } : { mover: CYCLIST, time, speed },
      );
    }
    const speed = { value: rational(pick.int(5, 12) * 2), unit: 'km/h' };
    const time =
      difficulty === 1
        ? { value: rational(pick.int(2, 6)), unit: 'h' }
        : difficulty === 2
          ? { value: rational(2 * pick.int(1, 4) + 1, 2), unit: 'h' }
          : { value: rational(pick.oneOf([15, 30, 45, 90])), unit: 'min' };
    const distance = { value: speed.value.mul(converted(time.value, time.unit, 'h')), unit: 'km' };
    const asked = pick.oneOf(['speed', 'distance', 'time']);
    if (asked === 'speed') return ofItsKind({ mover: CYCLIST, distance, time });
    return ofItsKind(asked === 'distance' ? { mover: CYCLIST, time, speed } : { mover: CYCLIST, distance, speed });
  },

  mistakes: [
    {
      id: 'multiplied',
      leadsTo: ({ distance, time, speed }) => {
        const other = time ?? speed;
        return distance === undefined || other === undefined ? undefined : [exact(distance.value.mul(other.value))];
      },
      says: 'Tu liczby zostały pomnożone. Mnożymy tylko wtedy, gdy szukamy drogi.',
    },
    {
      id: 'divided',
      leadsTo: ({ distance, time, speed }) =>
        distance !== undefined || time === undefined || speed === undefined
          ? undefined
          : [exact(speed.value.div(time.value)), exact(time.value.div(speed.value))],
      says: 'Tu liczby zostały podzielone, a im dłużej trwa ruch, tym dłuższa jest droga. Jakie działanie to liczy?',
    },
    {
      id: 'units-not-fitted',
      leadsTo: (given) => {
        const units = unitsOfMotion(given);
        if (units === undefined || fittingSteps(given, units).length === 0) return undefined;
        const { distance, time, speed } = given;
        if (distance === undefined) return speed && time && [exact(speed.value.mul(time.value))];
        const other = time ?? speed;
        return other && [exact(distance.value.div(other.value))];
      },
      says: 'Te liczby są w jednostkach, które do siebie nie pasują. Zamień jedną z nich, zanim zaczniesz liczyć.',
    },
    {
      id: 'upside-down',
      leadsTo: ({ distance, time, speed }) => {
        const other = time ?? speed;
        return distance === undefined || other === undefined ? undefined : [exact(other.value.div(distance.value))];
      },
      says: 'Liczby w dzieleniu są zamienione miejscami: dzielimy drogę, a nie przez drogę.',
    },
  ],
};
