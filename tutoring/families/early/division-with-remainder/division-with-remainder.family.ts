import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import { asWhole, numberIn, numbersOf } from '#tutoring/families/early/whole.rules.ts';
import { isPlainStory, names } from '#tutoring/families/early/story-words.rules.ts';
import type { Family } from '#tutoring/families/family.types.ts';
import { template, type Found, type Template } from '#tutoring/reading/template.reader.ts';

interface DivisionGiven {
  readonly dividend: number;
  readonly divisor: number;
  /** Whether only the remainder is asked for. */
  readonly isRestAsked: boolean;
}

const REST = '(z reszta|i reszty|i reszta|i zostaje reszty)';
const AMONG = '[do|na|miedzy|pomiedzy]';
const SHARED = [
  `{a} <thing> ${AMONG} {b} <places> [po] rowno`,
  `{a} <thing> [po] rowno ${AMONG} {b} <places>`,
  `{a} <thing> (podziel*|rozdziel*|rozdano|rozdal*) [po] rowno ${AMONG} {b} <places>`,
  `(podziel|podzielic|rozdziel|rozdzielic|rozdaj|rozdac) {a} <thing> ${AMONG} {b} <places> [po] rowno`,
  `(podziel|podzielic|rozdziel|rozdzielic|rozdaj|rozdac) {a} <thing> [po] rowno ${AMONG} {b} <places>`,
];
const EACH = '[po] [<what>] (dostanie|otrzyma) (kazde|kazdy|kazda) [z nich]';
const BOTH_ASKED = [`${EACH} [i|oraz|a] [<q>] (zostanie|zostalo)`, `${EACH} <who> [i|oraz|a] [<q>] (zostanie|zostalo)`];
const BOTH = [
  `{a} (:|/) {b} [=] ${REST}`,
  `(podziel|podzielic|dzielenie) {a} (przez|na|:) {b} ${REST}`,
  `(podziel|podzielic|dzielenie) ${REST} {a} (przez|na|:) {b}`,
  `{a} (podzielic|podzielone) (przez|na) {b} ${REST}`,
  ...SHARED.flatMap((shared) => BOTH_ASKED.map((asked) => `${shared} ${asked}`)),
].map(template);
const REST_ONLY = [
  '(reszta|reszte) z dzielenia [liczby] {a} (przez|na|:) {b}',
  '(reszta|reszte) {a} (:|przez) {b}',
  ...SHARED.map((shared) => `${shared} [<q>] (zostanie|zostalo)`),
].map(template);
/** Without a question: only what cannot be shared out to the last one is division with remainder. */
const UNASKED = SHARED.map(template);

/** Templates do not see „dla”. */
const SAYS_AMONG = /(?<!\p{L})(?:do|na|dla|(?:po)?mi[eę]dzy)\s/iu;
const SAYS_MORE = /(?:^| )(?:i|oraz|a|po|kazd[a-z]+|dosta[a-z]*|otrzym[a-z]*)(?: |$)/;

/** „29 jabłek do 4 koszyków”: of what is shared each gets some, and some is left. */
const tellsOfSharing = (found: Found, message: string): boolean => {
  if (!found.has('thing')) return true;
  const told = ['thing', 'places', 'what', 'who', 'q'].filter(found.has).map(found.text);
  return (
    SAYS_AMONG.test(message) &&
    told.every((text) => isPlainStory(text) && !SAYS_MORE.test(text)) &&
    ['what', 'q'].filter(found.has).every((slot) => names(found.text(slot), found.text('thing')))
  );
};

const firstTold = (templates: readonly Template[], message: string): Found | undefined => {
  for (const { find } of templates) {
    const found = find(message);
    if (found !== undefined && tellsOfSharing(found, message)) return found;
  }
  return undefined;
};

const quotientOf = ({ dividend, divisor }: DivisionGiven): number => Math.floor(dividend / divisor);
const restOf = ({ dividend, divisor }: DivisionGiven): number => dividend % divisor;

export const divisionWithRemainderFamily: Family<DivisionGiven> = {
  id: 'division-with-remainder',
  title: 'Dzielenie z resztą',
  grades: [3, 5],
  read: (message) => {
    const both = firstTold(BOTH, message);
    const unasked = both === undefined ? firstTold(UNASKED, message) : undefined;
    const found = both ?? unasked ?? firstTold(REST_ONLY, message);
    if (found === undefined) return undefined;
    const [dividend, divisor] = [asWhole(found.number('a'), 100_000), asWhole(found.number('b'))];
    if (dividend === undefined || divisor === undefined || divisor < 1) return undefined;
    const given = { dividend, divisor, isRestAsked: both === undefined && unasked === undefined };
    return unasked !== undefined && restOf(given) === 0 ? undefined : given;
  },
  tell: ({ dividend, divisor, isRestAsked }) =>
    isRestAsked
      ? `Jaka jest reszta z dzielenia ${dividend} przez ${divisor}?`
      : `Wykonaj dzielenie z resztą: $${calculated([`${dividend} : ${divisor}`]).shown}$`,
  solve: (given) => {
    const { dividend, divisor, isRestAsked } = given;
    const [quotient, rest] = [quotientOf(given), restOf(given)];
    const fitting = quotient * divisor;
    return {
      steps: [
        {
          operation: 'multiply',
          what: 'Szukamy największej wielokrotności dzielnika, która mieści się w dzielnej',
          todo: 'znajdź największą wielokrotność dzielnika, która mieści się w dzielnej',
          why: 'To, ile razy dzielnik się mieści, jest ilorazem.',
          ...calculated([`${quotient} * ${divisor}`, String(fitting)]),
        },
        {
          operation: 'subtract',
          what: 'Odejmujemy ją od dzielnej: to, co zostaje, jest resztą',
          todo: 'odejmij tę wielokrotność od dzielnej',
          why: 'Reszta jest zawsze mniejsza od dzielnika.',
          ...calculated([`${dividend} - ${fitting}`, String(rest)]),
        },
      ],
      answer: isRestAsked
        ? { kind: 'number', value: whole(rest), symbol: 'r' }
        : {
            kind: 'numbers',
            values: [{ value: whole(quotient) }, { symbol: 'r', value: whole(rest) }],
            isOrdered: true,
            shown: `${quotient}\\ \\text{r.}\\ ${rest}`,
          },
      proof: `Mnożymy i dodajemy resztę: $${calculated([`${quotient} * ${divisor} + ${rest}`, String(dividend)]).shown}$, a reszta jest mniejsza od dzielnika: $${rest} < ${divisor}$.`,
      notice: 'Ile pełnych razy dzielnik mieści się w dzielnej? Co potem zostaje?',
      nudge:
        'Wypisz wielokrotności dzielnika i zatrzymaj się na ostatniej, która nie przekracza dzielnej. Resztą jest to, o ile dzielna jest od niej większa.',
    };
  },
  check: (given, answer) => {
    let [quotient, rest] = [0, given.dividend];
    for (; rest >= given.divisor; rest -= given.divisor) quotient += 1;
    const [saidQuotient, saidRest] = given.isRestAsked ? [quotient, numberIn(answer)] : numbersOf(answer);
    return saidQuotient === quotient && saidRest === rest;
  },
  make: (pick, difficulty) => {
    const divisor = difficulty === 3 ? pick.int(11, 15) : pick.int(3, 9);
    const made = difficulty === 1 ? pick.int(2, 9) : pick.int(5, 14);
    // Of „12 · 12” nobody sees which of the two is the quotient.
    const quotient = made === divisor ? made - 1 : made;
    return {
      divisor,
      dividend: divisor * quotient + pick.int(1, divisor - 1),
      isRestAsked: difficulty === 2 && pick.int(0, 3) === 0,
    };
  },
  mistakes: [
    {
      id: 'remainder-too-large',
      leadsTo: (given) => {
        const rest = restOf(given) + given.divisor;
        if (quotientOf(given) === 0) return undefined;
        return given.isRestAsked ? [whole(rest)] : [whole(quotientOf(given) - 1), whole(rest)];
      },
      says: 'Reszta musi być mniejsza od dzielnika, a tu dzielnik zmieści się w niej jeszcze raz.',
    },
    {
      id: 'missing-instead-of-left',
      leadsTo: (given) => {
        const missing = given.divisor - restOf(given);
        return given.isRestAsked ? [whole(missing)] : [whole(quotientOf(given) + 1), whole(missing)];
      },
      says: 'To, ile brakuje do następnej wielokrotności, nie jest resztą. Reszta to tyle, ile zostaje po odjęciu wielokrotności, która się mieści.',
    },
    {
      id: 'no-remainder',
      leadsTo: (given) => (given.isRestAsked ? [whole(0)] : [whole(quotientOf(given)), whole(0)]),
      says: 'Pomnóż iloraz przez dzielnik i porównaj z dzielną: czy nic nie zostaje?',
    },
    {
      id: 'quotient-for-rest',
      leadsTo: (given) => (given.isRestAsked ? [whole(quotientOf(given))] : undefined),
      says: 'Tyle razy dzielnik mieści się w dzielnej. Pytanie jest o to, co wtedy zostaje.',
    },
  ],
};
