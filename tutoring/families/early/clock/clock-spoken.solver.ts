import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { clockLatex, clockText, HOUR, hoursIn, timeAnswer } from './clock-time.rules.ts';
import type { ClockGiven } from './clock.types.ts';

export const solveSpoken = (given: Extract<ClockGiven, { kind: 'spoken' }>): FamilySolution => {
  const time = spokenTime(given);
  const named = given.daytime === undefined || given.daytime === 'rano' ? given.hour : given.hour + 12;
  const isBefore = given.phrase !== 'quarterPast';
  const size = given.phrase === 'halfTo' ? 30 : 15;
  const step: FamilyStep = {
    operation: isBefore ? 'subtract' : 'add',
    what: isBefore
      ? 'Do tej godziny jeszcze brakuje minut, więc godzina jest o jeden mniejsza'
      : 'Ta godzina już minęła, więc dopisujemy do niej minuty',
    todo: isBefore
      ? 'cofnij się od nazwanej godziny o brakujące minuty'
      : 'dopisz do nazwanej godziny minuty, które minęły',
    why:
      given.phrase === 'halfTo'
        ? '„Wpół do” znaczy: brakuje pół godziny.'
        : 'Kwadrans to ćwierć godziny, czyli 15 minut.',
    shown: clockLatex(time),
    claims: [
      { sides: isBefore ? [`60 - ${size}`, `${60 - size}`] : [`60 : 4`, '15'] },
      { sides: isBefore ? [`${named} - 1`, `${named - 1}`] : [`${named}`, `${hoursIn(time)}`] },
      ...(named === 1 && isBefore ? [{ sides: ['0 + 12', '12'] }] : []),
    ],
  };
  return {
    steps: [step],
    answer: timeAnswer(time),
    proof: `O ${clockText(time)} ${isBefore ? `do ${named}:00 brakuje` : `od ${named}:00 minęło`} ${size} minut. Zgadza się.`,
    notice: 'Która godzina jest nazwana: ta, która już minęła, czy ta, która dopiero będzie?',
    nudge: '„Za kwadrans” i „wpół do” mówią, ile brakuje do godziny; „kwadrans po” mówi, ile już minęło.',
    setup: isBefore
      ? 'Wyobraź sobie zegar i cofnij dużą wskazówkę od nazwanej godziny.'
      : 'Wyobraź sobie zegar i przesuń dużą wskazówkę za nazwaną godzinę.',
  };
};

export const spokenTime = ({ phrase, hour, daytime }: Extract<ClockGiven, { kind: 'spoken' }>): number => {
  const named = daytime === undefined || daytime === 'rano' ? hour : hour + 12;
  const time = named * HOUR + (phrase === 'quarterTo' ? -15 : phrase === 'quarterPast' ? 15 : -30);
  return time < HOUR && daytime === undefined ? time + 12 * HOUR : time;
};
