import { rational } from '#tutoring/mathematics/rational.ts';
import type { Chance } from '../chance/chance.types.ts';
import { eventOf } from '../chance/chance-words.rules.ts';
import { fits, numberEventIn, wordsOf, type NumberEvent } from '../chance/number-event.rules.ts';

/** What two throws of a die are to give. */
export type DiceEvent =
  | { readonly kind: 'sum' | 'product' | 'both'; readonly event: NumberEvent }
  | { readonly kind: 'one'; readonly face: number }
  | { readonly kind: 'same' };

type Dice = readonly [first: number, second: number];

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIRS: readonly Dice[] = FACES.flatMap((first) => FACES.map((second): Dice => [first, second]));
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const MOST_LISTED = 10;

const suits = (wanted: DiceEvent, [first, second]: Dice): boolean => {
  switch (wanted.kind) {
    case 'sum':
      return fits(wanted.event, first + second);
    case 'product':
      return fits(wanted.event, first * second);
    case 'both':
      return fits(wanted.event, first) && fits(wanted.event, second);
    case 'one':
      return first === wanted.face || second === wanted.face;
    case 'same':
      return first === second;
  }
};

const told = (wanted: DiceEvent): string => {
  switch (wanted.kind) {
    case 'sum':
      return `suma oczek będzie ${wordsOf(wanted.event)}`;
    case 'product':
      return `iloczyn oczek będzie ${masculine(wordsOf(wanted.event))}`;
    case 'both':
      return `za każdym razem wypadnie liczba oczek ${wordsOf(wanted.event)}`;
    case 'one':
      return `co najmniej raz wypadnie liczba oczek równa $${wanted.face}$`;
    case 'same':
      return 'za każdym razem wypadnie ta sama liczba oczek';
  }
};

/** „równa $6$” of a sum is „równy $6$” of a product. */
const masculine = (words: string): string => words.replace(/^(\p{L}+)a(?= |$)/u, '$1y');

/** What does not fit: listed where it is little, else row by row of the table. */
const proofOf = (wanted: DiceEvent): string => {
  const others = PAIRS.filter((pair) => !suits(wanted, pair));
  const fitting = PAIRS.length - others.length;
  if (others.length === 0) return `Żadna para nie odpada, więc pasują wszystkie: $${PAIRS.length}$.`;
  const counted =
    others.length <= MOST_LISTED
      ? `nie ${others.length === 1 ? 'pasuje tylko para' : 'pasują pary'} $${others.map(([first, second]) => `(${first}; ${second})`).join(',\\ ')}$`
      : `pary, które nie pasują, liczymy w tabeli, po kolei dla $1$, $2$, $3$, $4$, $5$ i $6$ oczek w drugim rzucie: $${FACES.map((face) => others.filter(([, second]) => second === face).length).join(' + ')} = ${others.length}$`;
  return `Od drugiej strony: ${counted}. Pasujących jest więc $${PAIRS.length} - ${others.length} = ${fitting}$.`;
};

/** Undefined where nothing fits. */
export const diceChance = (wanted: DiceEvent): Chance | undefined => {
  const fitting = PAIRS.filter((pair) => suits(wanted, pair));
  if (fitting.length === 0) return undefined;
  const perFirst = FACES.map((face) => fitting.filter(([first]) => first === face).length);
  const unordered = fitting.filter(([first, second]) => first <= second).length;
  const isListed = fitting.length <= MOST_LISTED;
  return {
    statement: `Rzucamy dwa razy symetryczną kostką do gry. Jakie jest prawdopodobieństwo, że ${told(wanted)}?`,
    all: {
      what: 'Wynik to para liczb: w pierwszym i w drugim rzucie, a w każdym jest sześć możliwości',
      todo: 'policz wszystkie pary wyników obu rzutów',
      why: 'Każdy wynik pierwszego rzutu może się połączyć z każdym wynikiem drugiego.',
      sides: ['6 * 6', '36'],
    },
    favourable: isListed
      ? {
          what: 'Wypisujemy pary, które pasują, i liczymy je',
          todo: 'wypisz wszystkie pary, które pasują, i policz je',
          why: 'Kolejność się liczy: ta sama para liczb w odwrotnej kolejności to inny wynik.',
          list: fitting.map(([first, second]) => `(${first}; ${second})`).join(',\\ '),
          listedAs: ['1', '2', '3', '4', '5', '6'],
          sides: [String(fitting.length)],
        }
      : {
          what: 'Liczymy pasujące pary kolejno dla 1, 2, 3, 4, 5 i 6 oczek w pierwszym rzucie i dodajemy',
          todo: 'dla każdego wyniku pierwszego rzutu policz pasujące wyniki drugiego i dodaj',
          why: 'Tak żadnej pary nie pominiemy i żadnej nie policzymy dwa razy.',
          sides: [perFirst.join(' + '), String(fitting.length)],
        },
    listed: () => [fitting.length, PAIRS.length],
    proof: proofOf(wanted),
    notice: 'Jak zapisać wynik dwóch rzutów i ile jest takich wyników?',
    misled: {
      'order-ignored': rational(unordered, 21),
      [wanted.kind === 'one' ? 'only-part' : 'order-half-ignored']: rational(unordered, 36),
      ...(wanted.kind === 'both'
        ? { 'only-part': rational(FACES.filter((face) => fits(wanted.event, face)).length, 6) }
        : {}),
      ...(wanted.kind === 'sum'
        ? { 'equal-chances': rational(SUMS.filter((sum) => fits(wanted.event, sum)).length, SUMS.length) }
        : {}),
      ...(wanted.kind === 'one' ? { 'counted-twice': rational(12, 36) } : {}),
    },
  };
};

const ADJECTIVES = '(?: (?:symetryczn[a-z]*|szescienn[a-z]*|zwykl[a-z]*))*';
const TWO_DICE = `(?: (?:rzucamy|rzucam|rzut|rzuty|rzucono|w|przy|wykonujemy))*(?:(?: (?:2 razy|dwukrotnie|2|dwukrotnym))(?: (?:rzucie|rzuty|rzutach|rzucamy))?${ADJECTIVES} (?:kostka|kostkami|kostki|kostce)(?: szesciennymi?)?(?: do gry)?|${ADJECTIVES} kostka(?: do gry)?(?: (?:2 razy|dwukrotnie)))`;

const faceIn = (words: string): NumberEvent | undefined => {
  const event = numberEventIn(words);
  return event !== undefined && event.kind === 'equal' && event.by > 6 ? undefined : event;
};

const diceEventIn = (words: string): DiceEvent | undefined => {
  const [, measured, rest = ''] =
    /^ (sum[aye]|iloczyn|iloczynu)((?: (?:wyrzuconych|obu|na obu kostkach|jest))*(?: \S+)+)$/.exec(words) ?? [];
  if (measured !== undefined) {
    const event = numberEventIn(rest.replace(/ (?:wyrzuconych|na obu kostkach|obu|jest|wyniesie)(?= )/g, ''));
    return event && { kind: measured.startsWith('sum') ? 'sum' : 'product', event };
  }
  if (
    /^(?: na obu kostkach| za kazdym razem)?(?: wypadnie)?(?: tyle samo oczek| (?:taka )?sama liczba oczek| takie same liczby oczek| same liczby oczek)(?: na obu kostkach| w obu rzutach)?$/.test(
      words,
    )
  )
    return { kind: 'same' };
  const one = /^ co najmniej (?:1|raz|1 raz)(?: wypadnie)?((?: \S+)+)$/.exec(words)?.[1];
  if (one !== undefined) {
    const event = faceIn(one);
    return event?.kind === 'equal' ? { kind: 'one', face: event.by } : undefined;
  }
  const both =
    /^(?: za kazdym razem| 2 razy| w obu rzutach| na obu kostkach| obie| 2)(?: wypadnie)?(?: na obu kostkach)?((?: \S+)+)$/.exec(
      words,
    )?.[1];
  const event = both === undefined ? undefined : faceIn(both);
  return event && { kind: 'both', event };
};

export const readDice = (text: string): Chance | undefined => {
  const words = eventOf(TWO_DICE, text);
  const wanted = words === undefined ? undefined : diceEventIn(words);
  return wanted && diceChance(wanted);
};
