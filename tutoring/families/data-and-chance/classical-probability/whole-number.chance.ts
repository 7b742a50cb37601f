import type { Chance } from '../chance/chance.types.ts';
import { groupsOf } from '../chance/chance-words.rules.ts';
import { drawnNumber } from '../chance/drawn-number.chance.ts';
import { numberEventIn, wordsOf, type NumberEvent } from '../chance/number-event.rules.ts';

const DRAWN =
  '(?: (?:losujemy|losuje|wybieramy|wylosowano|wybrano))?(?: losowo)?(?: 1)?(?: liczbe)?(?: (?:ze|z|sposrod))?(?: zbioru)?(?: wszystkich)?(?: liczb)?(?: naturaln[a-z]*)? (?<length>dwucyfrow|trzycyfrow)(?:a|ych)(?: liczbe)?(?: naturaln[a-z]*)?(?: (?:losujemy|wybieramy)(?: losowo)?(?: 1)?(?: liczbe)?)?';

export const wholeNumberChance = (length: 2 | 3, event: NumberEvent): Chance | undefined => {
  const [from, to] = length === 2 ? [10, 99] : [100, 999];
  return drawnNumber({
    statement: `Losujemy jedną liczbę spośród wszystkich liczb ${length === 2 ? 'dwucyfrowych' : 'trzycyfrowych'}. Jakie jest prawdopodobieństwo, że będzie to liczba ${event.kind === 'prime' ? 'pierwsza' : wordsOf(event)}?`,
    from,
    to,
    event,
    all: {
      what: 'Liczymy wszystkie liczby, od najmniejszej do największej',
      todo: 'policz wszystkie takie liczby',
      why: 'Od największej liczby odejmujemy najmniejszą i dodajemy $1$, bo obie skrajne liczby też się liczą.',
      sides: [`${to} - ${from} + 1`, String(to - from + 1)],
    },
  });
};

export const readWholeNumber = (text: string): Chance | undefined => {
  const groups = groupsOf(DRAWN, text);
  const event = groups && numberEventIn(groups['event'] ?? '');
  if (event === undefined || (event.kind === 'prime' && groups?.['length'] === 'trzycyfrow')) return undefined;
  return wholeNumberChance(groups?.['length'] === 'dwucyfrow' ? 2 : 3, event);
};
