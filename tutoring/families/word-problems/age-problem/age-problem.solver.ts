import { plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { answerOfParts, oneNumber } from '../story-answer.rules.ts';
import { solveStory, type StoryEquation } from '#tutoring/families/story-equation.solver.ts';
import { equationOfParts, lessOf, moreOf, proofOfParts } from '../two-parts.rules.ts';
import type { AgeProblemGiven } from './age-problem.types.ts';

export const solveAgeProblem = (given: AgeProblemGiven): FamilySolution => {
  const { steps, x } = solveStory(storyOf(given));
  return {
    steps,
    ...HINTS[given.kind],
    answer: given.kind === 'together' ? answerOfParts(given, x) : oneNumber(x, true),
    sentence: sentenceOf(given, x),
    proof: `Sprawdzamy w treści zadania: $${proofOf(given, x)}$.`,
  };
};

const storyOf = (given: AgeProblemGiven): StoryEquation => {
  switch (given.kind) {
    case 'times': {
      const sign = given.isPast ? '-' : '+';
      const [older, younger] = [`${plain(given.older)} ${sign} x`, `${plain(given.younger)} ${sign} x`];
      return {
        unknown: `liczbę lat, które ${given.isPast ? 'minęły' : 'muszą minąć'}`,
        others: [older, younger],
        areAllAsked: false,
        left: older,
        right: `${plain(given.factor)} * (${younger})`,
        sense:
          'Wiek obu osób zmienia się o tyle samo lat, a wtedy wiek starszej jest podaną wielokrotnością wieku młodszej.',
      };
    }
    case 'together':
      return {
        unknown: 'wiek młodszej osoby',
        ...equationOfParts(given.parts),
        areAllAsked: given.asks !== 'less',
        sense: 'Obie osoby mają razem tyle lat, ile podano w zadaniu.',
      };
    case 'ownAge': {
      const [then, earlier] = [`x + ${plain(given.ahead)}`, `x - ${plain(given.ago)}`];
      return {
        unknown: 'obecny wiek',
        others: [then, earlier],
        areAllAsked: false,
        left: then,
        right: `${plain(given.factor)} * (${earlier})`,
        sense: 'Przyszły wiek jest podaną wielokrotnością wieku sprzed lat.',
      };
    }
    case 'otherAge': {
      const [other, own] = [`x - ${plain(given.ago)}`, `${plain(given.own)} - ${plain(given.ago)}`];
      const factor = plain(given.factor);
      return {
        unknown: 'obecny wiek drugiej osoby',
        others: [other],
        areAllAsked: false,
        left: given.isYounger ? `${factor} * (${other})` : other,
        right: given.isYounger ? own : `${factor} * (${own})`,
        sense: 'Porównujemy wiek obu osób w tym samym czasie: wtedy każda miała o tyle samo lat mniej.',
      };
    }
  }
};

const n = (value: Rational): string => latexOfRational(value);

const years = (value: Rational): string => `$${n(value)}$ ${formFor(value.valueOf(), ['rok', 'lata', 'lat'])}`;

const sentenceOf = (given: AgeProblemGiven, x: Rational): string => {
  switch (given.kind) {
    case 'times':
      return given.isPast ? `Było to ${years(x)} temu.` : `Stanie się to za ${years(x)}.`;
    case 'together':
      return `Młodsza osoba ma ${years(lessOf(given.parts))}, a starsza ${years(moreOf(given.parts))}.`;
    case 'ownAge':
      return `Obecny wiek to ${years(x)}.`;
    case 'otherAge':
      return `Druga osoba ma teraz ${years(x)}.`;
  }
};

const proofOf = (given: AgeProblemGiven, x: Rational): string => {
  switch (given.kind) {
    case 'times': {
      const change = given.isPast ? x.neg() : x;
      const [older, younger] = [given.older.add(change), given.younger.add(change)];
      const sign = given.isPast ? '-' : '+';
      return `${n(given.older)} ${sign} ${n(x)} = ${n(older)},\\quad ${n(given.younger)} ${sign} ${n(x)} = ${n(younger)},\\quad ${n(older)} : ${n(younger)} = ${n(given.factor)}`;
    }
    case 'together':
      return proofOfParts(given.parts);
    case 'ownAge': {
      const [then, earlier] = [x.add(given.ahead), x.sub(given.ago)];
      return `${n(x)} + ${n(given.ahead)} = ${n(then)},\\quad ${n(x)} - ${n(given.ago)} = ${n(earlier)},\\quad ${n(then)} : ${n(earlier)} = ${n(given.factor)}`;
    }
    case 'otherAge': {
      const [own, other] = [given.own.sub(given.ago), x.sub(given.ago)];
      const [greater, smaller] = given.isYounger ? [own, other] : [other, own];
      return `${n(given.own)} - ${n(given.ago)} = ${n(own)},\\quad ${n(x)} - ${n(given.ago)} = ${n(other)},\\quad ${n(greater)} : ${n(smaller)} = ${n(given.factor)}`;
    }
  }
};

const HINTS = {
  times: {
    notice: 'Czy z upływem lat wiek zmienia się tylko jednej osobie, czy obu?',
    nudge:
      'Nazwij literą szukaną liczbę lat, zapisz wiek obu osób w tamtym czasie i dopiero te dwa wyrażenia porównaj.',
  },
  together: {
    notice: 'Która osoba jest młodsza? Czy druga jest o tyle lat starsza, czy tyle razy starsza?',
    nudge: 'Nazwij literą wiek młodszej osoby, zapisz za jej pomocą wiek starszej i ułóż równanie na sumę.',
  },
  ownAge: {
    notice: 'W zadaniu są trzy chwile: dawniej, teraz i w przyszłości. O którą z nich jest pytanie?',
    nudge: 'Nazwij literą obecny wiek i zapisz za jej pomocą wiek dawny oraz przyszły.',
  },
  otherAge: {
    notice: 'W którym czasie porównano wiek tych osób: teraz czy dawniej?',
    nudge: 'Zapisz wiek obu osób w tym samym czasie, dawniej, i ułóż równanie z porównania.',
  },
} as const;
