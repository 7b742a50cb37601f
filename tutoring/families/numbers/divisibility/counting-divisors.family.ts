import { familyOfAsks, openAsk } from '#tutoring/families/asks.family.ts';
import { divisorCountAsk } from './divisor-count.ask.ts';
import { multipleCountAsk } from './multiple-count.ask.ts';

export const countingDivisorsFamily = familyOfAsks((message: string) => message, {
  id: 'divisibility',
  title: 'Podzielność liczb',
  grades: [4, 6],
  asks: [openAsk(divisorCountAsk), openAsk(multipleCountAsk)],
  says: {
    'without-one-and-itself':
      'Brakuje dwóch dzielników, które ma każda liczba większa od jedności: jedynki i jej samej.',
    'one-of-each-pair': 'Każdy dzielnik ma swoją parę: wynik dzielenia też jest dzielnikiem. Policz oba.',
    'smaller-ones-too': 'Policzone są też wielokrotności, które mają za mało cyfr.',
    'ends-miscounted': 'Sprawdź pierwszą i ostatnią z tych liczb: czy każda jest policzona dokładnie raz?',
  },
});
