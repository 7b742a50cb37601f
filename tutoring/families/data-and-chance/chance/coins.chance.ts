import { rational } from '#tutoring/mathematics/rational.ts';
import { counted, formFor } from '#tutoring/families/polish-count.ts';
import type { Chance } from './chance.types.ts';
import { eventOf } from './chance-words.rules.ts';

/** How often a side comes up in some throws of a coin. */
export interface CoinThrows {
  readonly throws: number;
  readonly side: 'orzeł' | 'reszka';
  readonly relation: 'exactly' | 'atLeast' | 'atMost';
  readonly times: number;
}

const FORMS = { orzeł: ['orzeł', 'orły', 'orłów'], reszka: ['reszka', 'reszki', 'reszek'] } as const;
const VERBS: readonly [string, string, string] = ['wypadnie', 'wypadną', 'wypadnie'];
const RELATIONS = { exactly: 'dokładnie', atLeast: 'co najmniej', atMost: 'co najwyżej' } as const;

const sequencesOf = (throws: number): readonly string[] =>
  throws === 0 ? [''] : sequencesOf(throws - 1).flatMap((before) => [`${before}O`, `${before}R`]);

const isWanted = ({ relation, times }: CoinThrows, seen: number): boolean =>
  relation === 'exactly' ? seen === times : relation === 'atLeast' ? seen >= times : seen <= times;

const suits = (given: CoinThrows, sequence: string): boolean =>
  isWanted(given, sequence.split(given.side === 'orzeł' ? 'O' : 'R').length - 1);

const binomial = (all: number, chosen: number): number =>
  chosen === 0 ? 1 : (binomial(all - 1, chosen - 1) * all) / chosen;

const MOST_LISTED = 8;

/** What does not fit where it is little; else the sequences by how many heads or tails they have. */
const proofOf = (given: CoinThrows, sequences: readonly string[]): string => {
  const others = sequences.filter((sequence) => !suits(given, sequence));
  const [all, fitting] = [sequences.length, sequences.length - others.length];
  if (others.length === 0) return `Żaden ciąg wyników nie odpada, więc pasują wszystkie: $${all}$.`;
  if (others.length <= MOST_LISTED)
    return `Od drugiej strony: nie ${others.length === 1 ? 'pasuje tylko ciąg' : 'pasują ciągi'} $${others.map((sequence) => `\\text{${sequence}}`).join(',\\ ')}$, więc pasujących jest $${all} - ${others.length} = ${fitting}$.`;
  const counts = Array.from({ length: given.throws + 1 }, (_one, times) => binomial(given.throws, times));
  const wanted = counts.filter((_one, times) => isWanted(given, times));
  const [, , many] = FORMS[given.side];
  return `Liczymy inaczej, według liczby ${many} (od $0$ do $${given.throws}$): takich ciągów jest kolejno $${counts.join(',\\ ')}$, razem $${all}$. Pasuje z nich ${wanted.length === 1 ? `$${fitting}$` : `$${wanted.join(' + ')} = ${fitting}$`}.`;
};

export const coinChance = (given: CoinThrows): Chance => {
  const { throws, side, relation, times } = given;
  const sequences = sequencesOf(throws);
  const fitting = sequences.filter((sequence) => suits(given, sequence));
  const opened = throws === 1 ? 'Rzucamy raz symetryczną monetą' : `Rzucamy $${throws}$ razy symetryczną monetą`;
  const wanted = counted(times, FORMS[side]).replace(/^\d+/, '$$$&$$');
  const all = 2 ** throws;
  return {
    statement: `${opened}. Jakie jest prawdopodobieństwo, że ${formFor(times, VERBS)} ${RELATIONS[relation]} ${wanted}?`,
    all: {
      what: 'W każdym rzucie są dwie możliwości, orzeł albo reszka, więc mnożymy dwójki: po jednej na rzut',
      todo: 'pomnóż przez siebie liczby możliwości w kolejnych rzutach',
      why: 'Każdy wynik pierwszego rzutu może się połączyć z każdym wynikiem następnych.',
      sides: throws === 1 ? ['2'] : [Array.from({ length: throws }, () => '2').join(' * '), String(all)],
    },
    favourable: {
      what: 'Wypisujemy ciągi wyników (O to orzeł, R to reszka), które pasują, i liczymy je',
      todo: 'wypisz wszystkie ciągi wyników, które pasują, z uwzględnieniem kolejności',
      why: 'Kolejność rzutów się liczy: OR i RO to dwa różne wyniki.',
      list: fitting.map((sequence) => `\\text{${sequence}}`).join(',\\ '),
      sides: [String(fitting.length)],
    },
    listed: () => {
      const wantedTimes = Array.from({ length: throws + 1 }, (_one, count) => count).filter((count) =>
        isWanted(given, count),
      );
      return [wantedTimes.reduce((sum, count) => sum + binomial(throws, count), 0), all];
    },
    proof: proofOf(given, sequences),
    notice: 'Jak może wyglądać cały przebieg doświadczenia? Pomyśl o każdym rzucie po kolei.',
    misled: {
      'equal-chances': rational(
        relation === 'exactly' ? 1 : relation === 'atLeast' ? throws - times + 1 : times + 1,
        throws + 1,
      ),
      'order-ignored': rational(1, all),
      ...(throws > 1 ? { 'throws-added': rational(fitting.length, 2 * throws) } : {}),
    },
  };
};

const THROWS =
  '(?: (?:rzucamy|rzucam|rzut|rzuty|rzutow|rzucono|w|przy|wykonujemy))*(?: (?<n>\\d+))?(?: (?:(?<once>raz|jednokrotnie|jednokrotnym)|(?<twice>dwukrotnie|dwukrotnym)|(?<thrice>trzykrotnie|trzykrotnym)|razy|rzutach|rzucie|rzuty|rzutow|rzut))*(?: (?:symetryczn[a-z]*|zwykl[a-z]*))?(?: (?<coins>\\d+))?(?: (?:symetryczn[a-z]*))? monet[a-z]*(?: (?:(?<once2>raz|jednokrotnie)|(?<twice2>dwukrotnie)|(?<thrice2>trzykrotnie)|(?<n2>\\d+) razy))?';
const EVENT =
  /^(?: (?<relation>dokladnie|co najmniej|co najwyzej|same))?(?: (?<times>\d+))?(?: (?:razy|raz))?(?: (?<heads>orzel|orla|orly|orlow|orlami)| (?<tails>reszka|reszke|reszki|reszek))(?: (?<after>\d+) razy)?$/;

const throwsIn = (text: string): { readonly throws: number; readonly event: string } | undefined => {
  const match = new RegExp(`${THROWS}`).exec(text);
  const groups = match?.groups;
  const event = eventOf(THROWS.replace(/\?<\w+>/g, '?:'), text);
  if (groups === undefined || event === undefined) return undefined;
  const { n, once, twice, thrice, coins, once2, twice2, thrice2, n2 } = groups;
  const said = [n, coins, n2, (once ?? once2) && '1', (twice ?? twice2) && '2', (thrice ?? thrice2) && '3'].filter(
    (one) => one !== undefined,
  );
  const counts = new Set(said);
  if (counts.size > 1) return undefined;
  const [count = '1'] = counts;
  return { throws: Number(count), event };
};

export const readCoins = (text: string): CoinThrows | undefined => {
  const found = throwsIn(text);
  const groups = found && EVENT.exec(found.event.replace(' za kazdym razem', ' same'))?.groups;
  if (found === undefined || groups === undefined) return undefined;
  const { relation = '', times, after, heads } = groups;
  const { throws } = found;
  if (times !== undefined && after !== undefined) return undefined;
  const isAll = relation === 'same';
  if (isAll && (times ?? after) !== undefined) return undefined;
  const count = isAll ? throws : Number(times ?? after ?? 1);
  if (throws < 1 || throws > 5 || count > throws) return undefined;
  return {
    throws,
    side: heads === undefined ? 'reszka' : 'orzeł',
    relation: relation === 'co najmniej' ? 'atLeast' : relation === 'co najwyzej' ? 'atMost' : 'exactly',
    times: count,
  };
};
