import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { clockLatex, clockText, HOUR, hoursIn, timeAnswer } from './clock-time.rules.ts';
import { hourGenitive } from './hour-names.ts';
import type { Spoken } from './clock.types.ts';

export const solveSpoken = (given: Spoken): FamilySolution => {
  const time = spokenTime(given);
  const named = namedHour(given);
  const isLater = named > 12;
  const isBefore = given.phrase !== 'past';
  const size = given.minutes;
  const step: FamilyStep = {
    operation: isBefore ? 'subtract' : 'add',
    what: isBefore
      ? 'Nazwana godzina dopiero nadejdzie, więc na zegarze jest jeszcze poprzednia'
      : 'Ta godzina już minęła, więc dopisujemy do niej minuty',
    todo: isBefore
      ? 'cofnij się od nazwanej godziny o brakujące minuty'
      : 'dopisz do nazwanej godziny minuty, które minęły',
    why: [WHY[size] ?? [], isBefore ? untilHour(given) : [], isLater ? afterNoon(given) : []].flat().join(' '),
    shown: clockLatex(time),
    claims: [
      ...(isLater ? [{ sides: [`${given.hour} + 12`, `${named}`] }] : []),
      { sides: isBefore ? [`60 - ${size}`, `${60 - size}`] : [size === 15 ? '60 : 4' : `${size}`, `${size}`] },
      { sides: isBefore ? [`${named} - 1`, `${named - 1}`] : [`${named}`, `${hoursIn(time)}`] },
      ...(named === 1 && isBefore ? [{ sides: ['0 + 12', '12'] }] : []),
    ],
  };
  return {
    steps: [step],
    answer: timeAnswer(time),
    proof: isBefore
      ? `O ${clockText(time)} do ${named}:00 brakuje ${counted(size, ['minuty', 'minut', 'minut'])}. Zgadza się.`
      : `Od ${named}:00 do ${clockText(time)} jest ${counted(size, ['minuta', 'minuty', 'minut'])}. Zgadza się.`,
    notice: 'Która godzina jest nazwana: ta, która już minęła, czy ta, która dopiero będzie?',
    nudge: `„Za” i „wpół do” mówią, ile brakuje do nazwanej godziny; „po” mówi, ile już od niej minęło.${isLater ? ' Po południu godziny liczymy dalej od dwunastej.' : ''}`,
    setup: isBefore
      ? 'Wyobraź sobie zegar i cofnij dużą wskazówkę od nazwanej godziny.'
      : 'Wyobraź sobie zegar i przesuń dużą wskazówkę za nazwaną godzinę.',
  };
};

/** „Do ósmej brakuje jeszcze 15 minut, więc jest po siódmej.” */
const untilHour = ({ hour, minutes }: Spoken): string =>
  `Do ${hourGenitive(hour)} brakuje jeszcze ${counted(minutes, ['minuty', 'minut', 'minut'])}, więc jest po ${hourGenitive(hour === 1 ? 12 : hour - 1)}.`;

const afterNoon = (given: Spoken): string =>
  `Po południu godziny liczymy dalej od 12: ${given.hour} + 12 = ${namedHour(given)}.`;

const WHY: Readonly<Record<number, string>> = {
  15: 'Kwadrans to ćwierć godziny, czyli 15 minut.',
  30: '„Wpół do” znaczy: brakuje pół godziny.',
};

/** Of the 24 hours of a day, where the time of the day is told. */
export const namedHour = ({ hour, daytime }: Spoken): number =>
  daytime === undefined || daytime === 'rano' ? hour : hour + 12;

export const spokenTime = (given: Spoken): number => {
  const time = namedHour(given) * HOUR + (given.phrase === 'past' ? given.minutes : -given.minutes);
  return time < HOUR && given.daytime === undefined ? time + 12 * HOUR : time;
};
