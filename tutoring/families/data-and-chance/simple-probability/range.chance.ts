import type { Chance } from '../chance/chance.types.ts';
import { groupsOf } from '../chance/chance-words.rules.ts';
import { drawnNumber } from '../chance/drawn-number.chance.ts';
import { numberEventIn, wordsOf, type NumberEvent } from '../chance/number-event.rules.ts';

const RANGE =
  '(?: (?:losujemy|losuje|wylosowano|wybieramy|wybrano|ze|z|w))*(?: (?:losowo|zbioru))*(?: (?:1|jedna))?(?: (?:liczbe|liczba|kartke|kartek|los|kule|kuli))?(?: (?:sposrod|spomiedzy|ze|z))?(?: (?:zbioru))?(?: (?:liczb|kartek|losow|kul|liczby))?(?: (?:naturalnych|calkowitych|naturalna|calkowita))?(?: (?:ponumerowanych|z numerami|z liczbami|o numerach))?(?: liczbami)? od (?<from>\\d+) do (?<to>\\d+)(?: (?:losujemy|losuje|wybieramy|wylosowano)(?: losowo)?(?: 1)?(?: (?:liczbe|kartke|los|kule|liczba))?)?';

export const rangeChance = (from: number, to: number, event: NumberEvent): Chance | undefined =>
  drawnNumber({
    statement: `Losujemy jedną liczbę spośród liczb naturalnych od $${from}$ do $${to}$. Jakie jest prawdopodobieństwo, że będzie to liczba ${event.kind === 'prime' ? 'pierwsza' : wordsOf(event)}?`,
    from,
    to,
    event,
    all: {
      what: 'Liczymy wszystkie liczby, które można wylosować',
      todo: 'policz wszystkie liczby, które można wylosować',
      why: 'Każda z nich może zostać wylosowana z tą samą szansą. Obie skrajne liczby też się liczą.',
      sides: from === 1 ? [String(to)] : [`${to} - ${from} + 1`, String(to - from + 1)],
    },
  });

export const readRange = (text: string): Chance | undefined => {
  const groups = groupsOf(RANGE, text);
  const event = groups && numberEventIn(groups['event'] ?? '');
  const [from, to] = [Number(groups?.['from']), Number(groups?.['to'])];
  return event === undefined || from >= to || to - from > 200 ? undefined : rangeChance(from, to, event);
};
