import { familyOfAsks, openAsk } from '#tutoring/families/asks.family.ts';
import { readExpressionText } from '../expression/expression-text.reader.ts';
import { domainAsk } from './domain.ask.ts';
import { equationAsk } from './equation.ask.ts';
import { reduceAsk } from './reduce.ask.ts';

export const rationalExpressionFamily = familyOfAsks(readExpressionText, {
  id: 'rational-expression',
  title: 'Wyrażenia i równania wymierne',
  grades: [10, 12],
  asks: [openAsk(domainAsk), openAsk(reduceAsk), openAsk(equationAsk)],
  says: {
    'sign-of-zero': 'Sprawdź znak: podstaw swoją liczbę do mianownika i zobacz, czy wychodzi zero.',
    'zero-of-numerator': 'To miejsce zerowe licznika, a dziedzina zależy od mianownika.',
    'only-one-zero': 'Mianownik jest zerem dla więcej niż jednej liczby. Rozłóż go na czynniki i sprawdź każdy z nich.',
    'terms-cancelled': 'Nie skracamy składników sumy, tylko czynniki. Najpierw rozłóż licznik i mianownik na czynniki.',
    'factor-left': 'Skraca się to, co powtarza się w liczniku i mianowniku. Sprawdź, który czynnik zostaje.',
    'denominator-left-out':
      'Prawą stronę też trzeba pomnożyć przez mianownik. Bez tego po obu stronach nie stoi już to samo.',
    'sign-of-solution': 'Sprawdź znak: podstaw swoją liczbę do równania i oblicz licznik oraz mianownik.',
    'excluded-kept': 'Podstaw tę liczbę do mianownika. Czy wolno przez niego dzielić?',
    'only-above': 'Skracając, dzielimy przez wspólny czynnik i licznik, i mianownik.',
  },
});
