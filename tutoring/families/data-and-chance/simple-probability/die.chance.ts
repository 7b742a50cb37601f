import type { Chance } from '../chance/chance.types.ts';
import { eventOf } from '../chance/chance-words.rules.ts';
import { drawnNumber } from '../chance/drawn-number.chance.ts';
import { numberEventIn, wordsOf, type NumberEvent } from '../chance/number-event.rules.ts';

const DIE =
  '(?: (?:rzucamy|rzucam|rzut|rzucono|w|przy|na|z))*(?: (?:raz|jednokrotnie|jednokrotnym|1|rzucie|rzutu))*(?: (?:symetryczn[a-z]*|szescienn[a-z]*|zwykl[a-z]*|uczciw[a-z]*))*(?: (?:kostka|kostce|kostki|kosci))(?: szescienn[a-z]*)?(?: do gry)?(?: raz| jednokrotnie| 1 raz)?';

export const dieChance = (event: NumberEvent): Chance | undefined =>
  drawnNumber({
    statement: `Rzucamy raz symetryczną kostką do gry. Jakie jest prawdopodobieństwo, że wypadnie liczba oczek ${wordsOf(event)}?`,
    from: 1,
    to: 6,
    event,
    isDie: true,
    all: {
      what: 'Liczymy wszystkie wyniki rzutu kostką',
      todo: 'policz, ile wyników może dać rzut kostką',
      why: 'Kostka jest symetryczna, więc każda liczba oczek jest tak samo prawdopodobna.',
      list: '1;\\ 2;\\ 3;\\ 4;\\ 5;\\ 6',
      listedAs: ['1', '2', '3', '4', '5', '6'],
      sides: ['6'],
    },
  });

export const readDie = (text: string): Chance | undefined => {
  const words = eventOf(DIE, text);
  const event = words === undefined ? undefined : numberEventIn(words);
  return event && dieChance(event);
};
