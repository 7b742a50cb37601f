import { rational } from '#tutoring/mathematics/rational.ts';
import type { Chance } from '../chance/chance.types.ts';
import { groupsOf } from '../chance/chance-words.rules.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'walet', 'dama', 'król', 'as'] as const;
const SUITS = ['kier', 'karo', 'trefl', 'pik'] as const;

interface CardEvent {
  /** In the accusative, behind „wylosujemy”. */
  readonly words: string;
  readonly pattern: RegExp;
  readonly fits: (rank: string, suit: string) => boolean;
  /** LaTeX-free notation of the count in a pack with so many ranks. */
  readonly sides: (ranks: number) => readonly [string, ...string[]];
  readonly what: string;
}

const rankEvent = (rank: string, words: string, stem: string): CardEvent => ({
  words,
  pattern: new RegExp(`^ (?:${stem})$`),
  fits: (own) => own === rank,
  sides: () => ['4'],
  what: 'Takich kart jest po jednej w każdym z czterech kolorów',
});

const suitEvent = (suit: string, words: string, stem: string): CardEvent => ({
  words,
  pattern: new RegExp(`^(?: (?:karty|karte|karta))? (?:${stem})$`),
  fits: (_rank, own) => own === suit,
  sides: (ranks) => [String(ranks)],
  what: 'Każdy z czterech kolorów ma tyle samo kart, więc liczbę kart dzielimy przez cztery',
});

export const CARD_EVENTS = [
  rankEvent('as', 'asa', 'asa|as'),
  rankEvent('król', 'króla', 'krola|krol'),
  rankEvent('dama', 'damę', 'damy|dame|dama'),
  rankEvent('walet', 'waleta', 'waleta|walet'),
  suitEvent('kier', 'kiera', 'kiera|kier|kierow'),
  suitEvent('pik', 'pika', 'pika|pik'),
  suitEvent('trefl', 'trefla', 'trefla|trefl'),
  {
    words: 'kartę czerwoną',
    pattern: /^(?: (?:karty|karte|karta) czerwon[a-z]*| czerwon[a-z]* (?:karty|karte|karta))$/,
    fits: (_rank, suit) => suit === 'kier' || suit === 'karo',
    sides: (ranks) => [`2 * ${ranks}`, String(2 * ranks)],
    what: 'Czerwone są dwa kolory, kier i karo, a każdy ma tyle samo kart',
  },
  {
    words: 'figurę (waleta, damę lub króla)',
    pattern: /^ figur[a-z]*(?: \( waleta dame lub krola \))?$/,
    fits: (rank) => rank === 'walet' || rank === 'dama' || rank === 'król',
    sides: () => ['3 * 4', '12'],
    what: 'Figury są trzy, walet, dama i król, a każda w czterech kolorach',
  },
] as const satisfies readonly CardEvent[];

/** Suit by suit, what does not fit. */
const proofBySuits = (ranks: readonly string[], event: CardEvent): string => {
  const misses = SUITS.map((suit) => ranks.filter((rank) => !event.fits(rank, suit)).length);
  const [all, missed] = [SUITS.length * ranks.length, misses.reduce((sum, one) => sum + one, 0)];
  return `Od drugiej strony: karty, które nie pasują, liczymy kolor po kolorze (kier, karo, trefl, pik). Jest ich $${misses.join(' + ')} = ${missed}$, więc pasujących jest $${all} - ${missed} = ${all - missed}$.`;
};

export const cardChance = (cards: 24 | 52, event: CardEvent): Chance => {
  const ranks = RANKS.slice(-cards / 4);
  return {
    statement: `Z talii $${cards}$ kart losujemy jedną kartę. Jakie jest prawdopodobieństwo, że wylosujemy ${event.words}?`,
    all: {
      what: 'Liczymy wszystkie karty w talii',
      todo: 'odczytaj, ile kart jest w talii',
      why: 'Każdą kartę można wylosować z tą samą szansą.',
      sides: [String(cards)],
    },
    favourable: {
      what: event.what,
      todo: 'policz karty, które pasują do pytania',
      why: 'To są wyniki sprzyjające.',
      sides: event.sides(ranks.length),
    },
    listed: () => [
      SUITS.flatMap((suit) => ranks.filter((rank) => event.fits(rank, suit))).length,
      SUITS.length * ranks.length,
    ],
    proof: proofBySuits(ranks, event),
    notice: 'Ile kart jest w talii i ile z nich pasuje do pytania? Karty mają cztery kolory.',
    misled: { 'equal-chances': rational(1, ranks.length === 13 ? 4 : 6) },
  };
};

const PACK =
  '(?: (?:losujemy|losuje|wyciagamy|wylosowano)(?: 1)?(?: karte)?)?(?: (?:z|ze|sposrod))?(?: (?:pelnej|calej))?(?: talii)?(?: zawierajacej)? (?<cards>24|52) kart(?: do gry)?(?: (?:losujemy|losuje|wyciagamy|wylosowano)(?: losowo)?(?: 1)?(?: karte)?)?';

export const readCard = (text: string): Chance | undefined => {
  const groups = groupsOf(PACK, text);
  const event = CARD_EVENTS.find(({ pattern }) => pattern.test(groups?.['event'] ?? ''));
  return event && cardChance(groups?.['cards'] === '24' ? 24 : 52, event);
};
