import { familyOfAsks, openAsk } from '#tutoring/families/asks.family.ts';
import { readExpressionText } from '../expression/expression-text.reader.ts';
import { domainAsk } from './domain.ask.ts';
import { reduceAsk } from './reduce.ask.ts';

export const rationalExpressionFamily = familyOfAsks(readExpressionText, {
  id: 'rational-expression',
  title: 'Wyrażenia wymierne',
  grades: [10, 12],
  asks: [openAsk(domainAsk), openAsk(reduceAsk)],
  says: {
    'sign-of-zero': 'Sprawdź znak: podstaw swoją liczbę do mianownika i zobacz, czy wychodzi zero.',
    'zero-of-numerator': 'Zero w liczniku niczemu nie szkodzi. O dziedzinie decyduje mianownik.',
    'only-one-zero': 'Mianownik jest zerem dla więcej niż jednej liczby. Rozłóż go na czynniki i sprawdź każdy z nich.',
    'terms-cancelled': 'Nie skracamy składników sumy, tylko czynniki. Najpierw rozłóż licznik i mianownik na czynniki.',
    'factor-left': 'Skraca się to, co powtarza się w liczniku i mianowniku. Sprawdź, który czynnik zostaje.',
    'only-above': 'Skracając, dzielimy przez wspólny czynnik i licznik, i mianownik.',
  },
});
