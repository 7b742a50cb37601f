import { familyOfAsks, openAsk } from '#tutoring/families/asks.family.ts';
import { readExpressionText } from '../expression/expression-text.reader.ts';
import { expandAsk } from './expand.ask.ts';
import { factorAsk } from './factor.ask.ts';

export const shortMultiplicationFamily = familyOfAsks(readExpressionText, {
  id: 'short-multiplication',
  title: 'Wzory skróconego mnożenia',
  grades: [9, 10],
  asks: [openAsk(expandAsk), openAsk(factorAsk)],
  says: {
    'middle-left-out':
      'Kwadrat sumy to nie suma kwadratów: $(a + b)^2$ to $(a + b)(a + b)$, więc jest jeszcze podwojony iloczyn.',
    'middle-sign': 'Sprawdź znak podwojonego iloczynu: jest taki sam jak znak w nawiasie.',
    'middle-not-doubled': 'W środku jest podwojony iloczyn obu wyrazów. Przypomnij sobie wzór.',
    'last-square-with-sign': 'Ostatni wyraz jest podniesiony do kwadratu. Jaki znak ma kwadrat liczby?',
    'number-not-squared': 'Do kwadratu podnosimy cały wyraz: literę i liczbę, która przed nią stoi.',
    'sign-before-bracket': 'Sprawdź znaki: minus przed nawiasem zmienia znak każdego wyrazu w nawiasie.',
    'only-first-term-multiplied': 'Liczba przed nawiasem mnoży każdy wyraz w nawiasie, a nie tylko pierwszy.',
    'unlike-terms-together': 'Połączone zostały wyrazy, które nie są podobne.',
    'square-of-difference':
      'To kwadrat, a po jego rozwinięciu pojawiłby się jeszcze wyraz w środku. Który wzór ma tylko dwa kwadraty i minus?',
    'root-not-taken': 'We wzorze stoją kwadraty. Jaka liczba podniesiona do kwadratu daje tę z zadania?',
    'other-sign-of-square': 'Sprawdź znak w nawiasie: jest taki sam jak znak wyrazu środkowego.',
  },
});
