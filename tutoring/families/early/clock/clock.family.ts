import { whole } from '#tutoring/families/calculated.rules.ts';
import type { Answer, Family } from '#tutoring/families/family.types.ts';
import { numberIn, numbersOf } from '#tutoring/families/early/whole.rules.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { clockText, DAY, HOUR, hoursIn, lengthText, minutesIn } from './clock-time.rules.ts';
import { makeClock } from './clock.maker.ts';
import { readClock } from './clock.reader.ts';
import { namedHour, spokenTime } from './clock-spoken.solver.ts';
import { solveClock } from './clock.solver.ts';
import { hourGenitive, hourName } from './hour-names.ts';
import type { ClockGiven } from './clock.types.ts';

const MINUTES = ['minutę', 'minuty', 'minut'] as const;

const tell = (given: ClockGiven): string => {
  switch (given.kind) {
    case 'end':
      return `Jest ${clockText(given.start)}. Która godzina będzie za ${lengthText(given.length)}?`;
    case 'start':
      return `Film trwał ${lengthText(given.length)} i skończył się o ${clockText(given.end)}. O której godzinie się zaczął?`;
    case 'between':
      return `Ile ${given.isInMinutes ? 'minut' : 'czasu'} minie od ${clockText(given.from)} do ${clockText(given.to)}?`;
    case 'spoken': {
      const [hour, genitive] = [hourName(given.hour), hourGenitive(given.hour)];
      const size = given.minutes === 15 ? 'kwadrans' : counted(given.minutes, MINUTES);
      const words = { to: `za ${size} ${hour}`, past: `${size} po ${genitive}`, halfTo: `wpół do ${genitive}` }[
        given.phrase
      ];
      return `Która to godzina: ${words}${given.daytime === undefined ? '' : ` ${given.daytime}`}?`;
    }
  }
};

/** By walking around the clock, minute by minute. */
const isReached = (given: ClockGiven, answer: Answer): boolean => {
  if (given.kind === 'between') {
    const [hours = 0, minutes = 0] = answer.kind === 'number' ? [0, numberIn(answer)] : numbersOf(answer);
    return walked(given.from, hours * 60 + minutes) === given.to;
  }
  const [hours = -1, minutes = -1] = numbersOf(answer);
  const time = hours * 60 + minutes;
  switch (given.kind) {
    case 'end':
      return walked(given.start, given.length) === time;
    case 'start':
      return walked(time, given.length) === given.end;
    case 'spoken': {
      const named = namedHour(given) * 60;
      const [from, to] = given.phrase === 'past' ? [named, time] : [time, named];
      return walked(from, given.minutes) % 720 === to % 720;
    }
  }
};

const walked = (from: number, minutes: number): number => {
  let [hour, minute] = [hoursIn(from), minutesIn(from)];
  for (let step = 0; step < minutes; step += 1) {
    minute += 1;
    if (minute === 60) [hour, minute] = [(hour + 1) % 24, 0];
  }
  return hour * 60 + minute;
};

/** Whether the minutes come to an hour or more. */
const passesHour = (given: ClockGiven): given is Extract<ClockGiven, { readonly kind: 'end' }> =>
  given.kind === 'end' && minutesIn(given.start) + minutesIn(given.length) >= HOUR;

/** Whether an hour has to be broken up to take the minutes away. */
const breaksHour = (given: ClockGiven): given is Extract<ClockGiven, { readonly kind: 'start' }> =>
  given.kind === 'start' && minutesIn(given.end) < minutesIn(given.length);

const times = (hours: number, minutes: number): readonly Exact[] => [whole(hours), whole(minutes)];

export const clockFamily: Family<ClockGiven> = {
  id: 'clock',
  title: 'Zegar i obliczenia czasu',
  grades: [2, 4],
  read: readClock,
  tell,
  solve: solveClock,
  check: isReached,
  make: makeClock,
  mistakes: [
    {
      id: 'minutes-past-sixty',
      leadsTo: (given) =>
        passesHour(given)
          ? times(hoursIn(given.start) + hoursIn(given.length), minutesIn(given.start) + minutesIn(given.length))
          : undefined,
      says: 'Minut na zegarze nie może być 60 ani więcej. Gdy uzbiera się pełna godzina, przechodzi ona do godzin.',
    },
    {
      id: 'hour-not-carried',
      leadsTo: (given) => {
        if (passesHour(given))
          return times(hoursIn(given.start) + hoursIn(given.length), minutesIn(given.start + given.length));
        if (!breaksHour(given)) return undefined;
        const late = given.end - given.length + HOUR + DAY;
        return times(hoursIn(late % DAY), minutesIn(late));
      },
      says: 'Minuty są dobrze policzone, ale po drodze minęła jeszcze jedna pełna godzina.',
    },
    {
      id: 'hour-of-a-hundred-minutes',
      leadsTo: (given) => {
        if (given.kind !== 'between') return undefined;
        const wrong = Number(clockText(given.to).replace(':', '')) - Number(clockText(given.from).replace(':', ''));
        return given.isInMinutes || given.to - given.from < 60
          ? [whole(wrong)]
          : times(Math.floor(wrong / 100), wrong % 100);
      },
      says: 'Tu godzina została policzona tak, jakby miała sto minut. Ile minut ma naprawdę?',
    },
    {
      id: 'other-direction',
      leadsTo: (given) => {
        if (given.kind === 'between') return undefined;
        if (given.kind === 'spoken') {
          // Nobody says „half past” in Polish.
          if (given.phrase === 'halfTo') return undefined;
          const mirrored = spokenTime({ ...given, phrase: given.phrase === 'past' ? 'to' : 'past' });
          return times(hoursIn(mirrored), minutesIn(mirrored));
        }
        const time = given.kind === 'end' ? given.start - given.length + DAY : given.end + given.length;
        return times(hoursIn(time % DAY), minutesIn(time));
      },
      says: 'To krok w drugą stronę zegara. Zastanów się, czy szukana godzina jest wcześniejsza, czy późniejsza.',
    },
    {
      id: 'named-hour-kept',
      leadsTo: (given) =>
        given.kind === 'spoken' && given.phrase !== 'past'
          ? times(namedHour(given), minutesIn(spokenTime(given)))
          : undefined,
      says: 'Nazwana godzina dopiero nadejdzie, więc na zegarze jest jeszcze poprzednia.',
    },
  ],
};
