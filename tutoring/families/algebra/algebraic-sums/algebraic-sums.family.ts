import { familyOfAsks, openAsk } from '#tutoring/families/asks.family.ts';
import { readExpressionText } from '../expression/expression-text.reader.ts';
import { commonFactorAsk } from './common-factor.ask.ts';
import { simplifyAsk } from './simplify.ask.ts';

export const algebraicSumsFamily = familyOfAsks(readExpressionText, {
  id: 'algebraic-sums',
  title: 'Sumy algebraiczne',
  grades: [7, 8],
  asks: [openAsk(simplifyAsk), openAsk(commonFactorAsk)],
  says: {
    'unlike-terms-together':
      'Połączone zostały wyrazy, które nie są podobne. Dodawać można tylko te, które mają te same litery w tych samych potęgach.',
    'only-first-term-multiplied': 'To, co stoi przed nawiasem, mnoży każdy wyraz w nawiasie, a nie tylko pierwszy.',
    'sign-before-bracket':
      'Sprawdź znaki: minus przed nawiasem zmienia znak każdego wyrazu w nawiasie, także drugiego.',
    'middle-left-out':
      'Pomnożone zostały tylko pierwsze wyrazy ze sobą i ostatnie ze sobą. Każdy wyraz jednego nawiasu mnożymy przez każdy wyraz drugiego.',
    'factor-kept-in-bracket':
      'Czynnik wyłączony przed nawias trzeba wydzielić z każdego wyrazu: w nawiasie zostają ilorazy.',
    'divided-only-first': 'Podziel przez wyłączony czynnik każdy wyraz, a nie tylko pierwszy.',
    'one-left-out': 'Gdy cały wyraz jest wyłączanym czynnikiem, w nawiasie zostaje po nim jedynka.',
  },
});
