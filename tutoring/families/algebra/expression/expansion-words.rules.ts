import type { FamilyStep } from '#tutoring/families/family.types.ts';
import type { Move } from './expansion.rules.ts';

/** What a message says that wants brackets opened and terms collected. */
export const EXPANDING =
  'rozwin\\w*|rozpisz|wymnoz\\w*|pomnoz\\w*|mnozeni\\w*|uprosc\\w*|upraszcz\\w*|uproszczeni\\w*|opusc\\w*|opuszczani\\w*|nawias\\w*|redukcj\\w*|zredukuj\\w*|redukuj\\w*|wyraz\\w*|podobn\\w*|dodaj|dodawani\\w*|odejmowani\\w*|odejmij|roznic\\w*|sum\\w*|algebraiczn\\w*|postac\\w*|(?:naj)?prostsz\\w*|doprowadz|przeksztalc|do|w|z|i|za|pomoca|korzystajac|uzywajac|stosujac|zastosuj|wzor\\w*|skroconego|dzialani\\w*|iloczyn|kwadrat\\w*|dwumian\\w*|jako';

/** Whether a product is what is wanted. */
export const isFactoring = (words: string): boolean =>
  /rozloz|rozklad|na czynniki|(?:postaci|postac|jako) iloczyn|(?<![a-z])zwin|przed nawias|wylacz/.test(words);

type Words = Pick<FamilyStep, 'operation' | 'what' | 'todo' | 'why'>;

export const TIDYING: Words = {
  operation: 'tidy',
  what: 'Porządkujemy czynniki każdego wyrazu',
  todo: 'uporządkuj czynniki: liczby przed literami, potęga jako iloczyn',
  why: 'W uporządkowanym zapisie łatwiej zobaczyć nawiasy i wyrazy podobne.',
};

/** The words for a move; before a bracket a minus may stand. */
export const wordsOf = (move: Move, hasMinus: boolean): Words => {
  switch (move) {
    case 'formula':
      return {
        operation: 'formula',
        what: 'Stosujemy wzory skróconego mnożenia',
        todo: 'zastosuj odpowiedni wzór skróconego mnożenia',
        why: hasMinus ? 'Wynik mnożenia zostaje w nawiasie, jeśli stoi przed nim minus albo liczba.' : '',
      };
    case 'multiply':
      return {
        operation: 'multiply',
        what: 'Mnożymy każdy wyraz pierwszego nawiasu przez każdy wyraz drugiego',
        todo: 'pomnóż każdy wyraz pierwszego nawiasu przez każdy wyraz drugiego',
        why: 'Tyle jest iloczynów, ile par wyrazów można utworzyć z obu nawiasów.',
      };
    case 'open':
      return {
        operation: 'open',
        what: 'Opuszczamy nawiasy',
        todo: 'opuść nawiasy, mnożąc każdy wyraz w nawiasie przez to, co stoi przed nawiasem',
        why: hasMinus
          ? 'Minus przed nawiasem zmienia znak każdego wyrazu w nawiasie.'
          : 'To, co stoi przed nawiasem, mnoży każdy wyraz w nawiasie.',
      };
    case 'collect':
      return {
        operation: 'collect',
        what: 'Redukujemy wyrazy podobne',
        todo: 'dodaj do siebie wyrazy podobne',
        why: 'Wyrazy podobne mają te same litery w tych samych potęgach, więc dodajemy tylko liczby przed nimi.',
      };
  }
};
