import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { HUNDRED, isInteger, rational, isNegative, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { template, type Found } from '#tutoring/reading/template.reader.ts';
import { isOtherOf, isSameAs } from '../group-pairs.rules.ts';
import { inOneUnit } from '#tutoring/families/story-text.rules.ts';

/** A group of which so many percent are known, and either they or the others are asked for. */
interface GroupGiven {
  readonly whole: Rational;
  readonly percent: Rational;
  readonly asks: 'part' | 'rest';
  /** As the pupil told it, of whatever groups. */
  readonly told?: string;
}

const OF = '[klasy|uczniow|osob|z nich|wszystkich|grupy|calosci|ogolu]';
const TEMPLATES = [
  template(
    `<a+> {w} <n> [;] [z czego|z tego|wsrod nich] {p} ${OF} [stanowia|stanowily|byly] <g> (ilu|) <q> [w klasie|w tej klasie|w grupie|bylo|tam]`,
  ),
  template(`<a+> {w} <n> [;] <g> (stanowia|stanowily) {p} ${OF} (ilu|) <q> [w klasie|w tej klasie|w grupie|bylo|tam]`),
  template(`<a+> {w} <n> [;] {p} (stanowia|) <g> reszta <r> (ilu|) <q> [w klasie|w tej klasie|w grupie|bylo|tam]`),
];

const partOf = ({ whole, percent }: GroupGiven): Rational => whole.mul(percent).div(HUNDRED);

const resultOf = (given: GroupGiven): Rational =>
  given.asks === 'part' ? partOf(given) : given.whole.sub(partOf(given));

/** Undefined where the question is about no group that was named. */
const groupIn = (found: Found): GroupGiven | undefined => {
  const [whole, percent] = [found.number('w'), found.number('p')];
  const isSensible = isInteger(whole) && !isNegative(whole) && !isNegative(percent) && percent.lt(HUNDRED);
  const [stated, asked] = [found.text('g'), found.text('q')];
  const asks = isSameAs(stated, asked) ? 'part' : isOtherOf(stated, asked) ? 'rest' : undefined;
  return isSensible && asks !== undefined ? { whole, percent, asks } : undefined;
};

export const percentOfNumberFamily: Family<GroupGiven> = {
  id: 'percent-of-number',
  title: 'Procent danej liczby',
  grades: [6, 8],

  read: (message) => {
    const story = inOneUnit(message.replace(/procent\p{L}*/giu, '%').replace(/(?<=\d\s?%)\s+to\s+(?=\p{L})/giu, ' '));
    if (story?.unit !== '%') return undefined;
    for (const { find } of TEMPLATES) {
      const found = find(story.text);
      const given = found && groupIn(found);
      if (given !== undefined) return { ...given, told: message.trim() };
    }
    return undefined;
  },

  tell: ({ whole, percent, asks, told }) =>
    told ??
    `W szkolnym kole jest $${latexOfRational(whole)}$ uczniów, $${latexOfRational(percent)}\\%$ z nich to chłopcy. ${asks === 'part' ? 'Ilu jest chłopców?' : 'Ile jest dziewcząt?'}`,

  solve: (given) => {
    const { whole, percent, asks } = given;
    const [part, result] = [partOf(given), resultOf(given)];
    if (!isInteger(part)) throw new BeyondReach('operation');
    const share = percent.div(HUNDRED);
    const rest = HUNDRED.sub(percent);
    return {
      steps: [
        {
          operation: 'convert',
          what: 'Zamieniamy procent na ułamek',
          todo: 'zamień procent na ułamek dziesiętny',
          why: 'Procent to jedna setna całości.',
          shown: `${latexOfRational(percent)}\\% = ${latexOfRational(share)}`,
          claims: [{ sides: [`${plain(percent)} / 100`, plain(share)] }],
        },
        {
          operation: 'multiply',
          what: 'Mnożymy ułamek przez całość',
          todo: 'pomnóż ten ułamek przez całość',
          why: 'Tak oblicza się ułamek danej liczby.',
          ...calculated([`${plain(share)} * ${plain(whole)}`, plain(part)]),
        },
        ...(asks === 'part'
          ? []
          : [
              {
                operation: 'subtract',
                what: 'Odejmujemy tę część od całości',
                todo: 'odejmij obliczoną część od całości',
                why: 'Pytanie jest o pozostałych.',
                ...calculated([`${plain(whole)} - ${plain(part)}`, plain(result)]),
              },
            ]),
      ],
      answer: { kind: 'number', value: exact(result) },
      proof:
        asks === 'part'
          ? `$${latexOfRational(result)} : ${latexOfRational(whole)} = ${latexOfRational(share)}$, czyli $${latexOfRational(percent)}\\%$, tak jak w zadaniu.`
          : `Pozostali to $100\\% - ${latexOfRational(percent)}\\% = ${latexOfRational(rest)}\\%$, a $${latexOfRational(rest.div(HUNDRED))} \\cdot ${latexOfRational(whole)} = ${latexOfRational(result)}$.`,
      notice:
        'Co jest całością, czyli stoma procentami? O którą grupę pyta zadanie: o tę z procentem czy o pozostałych?',
      nudge:
        asks === 'part'
          ? 'Zamień procent na ułamek i pomnóż przez całość.'
          : 'Oblicz procent z całości, a potem odejmij od całości.',
    };
  },

  check: ({ whole, percent, asks }, answer) => {
    const value = rationalIn(answer);
    const share = asks === 'part' ? percent : HUNDRED.sub(percent);
    return value?.div(whole).mul(HUNDRED).equals(share) ?? false;
  },

  make: (pick, difficulty) => {
    const percent = pick.oneOf(
      difficulty === 1 ? [10, 20, 25, 50] : difficulty === 2 ? [20, 30, 40, 60, 75] : [15, 35, 45, 55, 65],
    );
    const size = pick.int(1, 6) * 20;
    return {
      whole: rational(size),
      percent: rational(percent),
      asks: difficulty > 1 && pick.int(0, 1) === 1 ? 'rest' : 'part',
    };
  },

  mistakes: [
    {
      id: 'part-for-rest',
      leadsTo: (given) => (given.asks === 'rest' ? [exact(partOf(given))] : undefined),
      says: 'To liczność pierwszej grupy. Pytanie jest o pozostałych.',
    },
    {
      id: 'rest-for-part',
      leadsTo: (given) => (given.asks === 'part' ? [exact(given.whole.sub(partOf(given)))] : undefined),
      says: 'To pozostali. Pytanie jest o grupę, której procent podano.',
    },
    {
      id: 'divided-by-percent',
      leadsTo: ({ whole, percent }) => [exact(whole.div(percent))],
      says: 'Liczba została podzielona przez procent. Procent to część całości: zamień go na ułamek i pomnóż.',
    },
    {
      id: 'percent-subtracted',
      leadsTo: ({ whole, percent }) => [exact(whole.sub(percent).abs())],
      says: 'Procent został odjęty jak zwykła liczba. Najpierw oblicz, ile to osób.',
    },
    {
      id: 'percent-as-count',
      leadsTo: ({ percent }) => [exact(percent)],
      says: 'Procent to jeszcze nie liczba osób: mówi, ile osób przypada na sto.',
    },
  ],

  figure: ({ percent, whole }) => ({
    kind: 'percent-bar',
    parts: [{ percent: percent.valueOf() }, { percent: 100 - percent.valueOf() }],
    whole: whole.toString(),
  }),
};
