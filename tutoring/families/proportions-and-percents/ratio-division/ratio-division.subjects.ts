import { withUnit } from '#tutoring/families/calculated.rules.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import type { RatioDivisionGiven, RatioSubject } from './ratio-division.types.ts';

interface SubjectWords {
  /** What is parted where the task need not say it: the angles of a triangle have 180°. */
  readonly total?: Rational;
  readonly tell: (total: string, ratio: string) => string;
  /** „Dzielimy całość przez liczbę części”, without its verb. */
  readonly divided: string;
  readonly notice: string;
  /** Why the whole is what it is, where the task does not say it. */
  readonly reason?: string;
  /** „Udziały razem dają całość”. */
  readonly together: string;
}

const of = (value: Rational, unit: string | undefined): string => `$${withUnit(value, unit)}$`;

const SUBJECTS: Readonly<Record<RatioSubject, SubjectWords>> = {
  amount: {
    tell: (total, ratio) => `Podziel ${total} w stosunku $${ratio}$.`,
    divided: 'całość przez liczbę części',
    notice: 'Stosunek mówi, ile równych części ma każdy udział. Na ile równych części trzeba podzielić całość?',
    together: 'Udziały razem dają całość',
  },
  angles: {
    total: rational(180),
    tell: (_total, ratio) => `Kąty trójkąta są w stosunku $${ratio}$. Oblicz miary kątów.`,
    divided: 'sumę kątów trójkąta przez liczbę części',
    notice:
      'Stosunek mówi, ile równych części ma każdy kąt. Ile stopni mają razem kąty trójkąta i na ile części trzeba je podzielić?',
    reason: 'Kąty trójkąta mają razem 180°.',
    together: 'Kąty trójkąta mają razem 180°',
  },
  adjacent: {
    total: rational(180),
    tell: (_total, ratio) => `Kąty przyległe są w stosunku $${ratio}$. Oblicz miary kątów.`,
    divided: 'sumę kątów przyległych przez liczbę części',
    notice:
      'Stosunek mówi, ile równych części ma każdy kąt. Ile stopni mają razem kąty przyległe i na ile części trzeba je podzielić?',
    reason: 'Kąty przyległe tworzą razem kąt półpełny, czyli 180°.',
    together: 'Kąty przyległe tworzą razem kąt półpełny, czyli 180°',
  },
  acute: {
    total: rational(90),
    tell: (_total, ratio) => `Kąty ostre trójkąta prostokątnego są w stosunku $${ratio}$. Oblicz miary kątów.`,
    divided: 'sumę kątów ostrych trójkąta prostokątnego przez liczbę części',
    notice:
      'Stosunek mówi, ile równych części ma każdy kąt. Ile stopni mają razem oba kąty ostre trójkąta prostokątnego i na ile części trzeba je podzielić?',
    reason: 'Trzeci kąt jest prosty, więc na oba ostre zostaje razem 90°.',
    together: 'Trzeci kąt jest prosty, więc na oba ostre zostaje razem 90°',
  },
  triangle: {
    tell: (total, ratio) =>
      `Obwód trójkąta wynosi ${total}, a jego boki są w stosunku $${ratio}$. Oblicz długości boków.`,
    divided: 'obwód przez liczbę części',
    notice: 'Stosunek mówi, ile równych części ma każdy bok. Na ile równych części trzeba podzielić obwód?',
    together: 'Boki razem dają obwód',
  },
  rectangle: {
    tell: (total, ratio) =>
      `Obwód prostokąta wynosi ${total}, a jego boki są w stosunku $${ratio}$. Oblicz długości boków.`,
    divided: 'połowę obwodu przez liczbę części',
    notice: 'Stosunek mówi, ile równych części ma każdy bok. Ile razy każdy z boków występuje w obwodzie prostokąta?',
    together: 'Dwa sąsiednie boki razem dają połowę obwodu',
  },
};

export const wordsOf = ({ subject }: RatioDivisionGiven): SubjectWords => SUBJECTS[subject];

export const totalOf = (subject: RatioSubject): Rational => SUBJECTS[subject].total ?? ZERO;

export const told = (given: RatioDivisionGiven): string =>
  wordsOf(given).tell(of(given.total, given.unit), given.terms.map((term) => term.toString()).join(' : '));

/** What the terms part: of the way around a rectangle its half, in which each side stands once. */
export const wholeOf = ({ subject, total }: RatioDivisionGiven): Rational =>
  subject === 'rectangle' ? total.div(2) : total;

/** Whether there is such a figure. */
export const isFigure = ({ subject, terms }: RatioDivisionGiven): boolean => {
  const around = terms.reduce((sum, term) => sum.add(term), ZERO);
  const isOfTwo = subject === 'rectangle' || subject === 'adjacent' || subject === 'acute';
  if (isOfTwo) return terms.length === 2;
  if (subject === 'amount') return true;
  return terms.length === 3 && (subject === 'angles' || terms.every((term) => term.mul(2).lt(around)));
};
