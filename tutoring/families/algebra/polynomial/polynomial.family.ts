import { familyOfAsks, openAsk } from '#tutoring/families/asks.family.ts';
import { calculateAsk } from './calculate.ask.ts';
import { equationAsk } from './equation.ask.ts';
import { factorAsk } from './factor.ask.ts';
import { readPolynomialText } from './polynomial-text.reader.ts';
import { divisorAsk, remainderAsk, valueAsk } from './value.asks.ts';

export const polynomialFamily = familyOfAsks(readPolynomialText, {
  id: 'polynomial',
  title: 'Wielomiany',
  grades: [11, 13],
  asks: [
    openAsk(valueAsk),
    openAsk(remainderAsk),
    openAsk(divisorAsk),
    openAsk(calculateAsk),
    openAsk(factorAsk),
    openAsk(equationAsk),
  ],
  says: {
    'sign-of-the-place':
      'Sprawdź znak: dwumian $x - a$ jest równy zero dla $x = a$, a ujemną liczbę wstawiamy w nawiasie.',
    'power-as-product': 'Potęga to mnożenie liczby przez samą siebie, a nie przez wykładnik.',
    'sign-before-bracket': 'Sprawdź znaki: minus przed nawiasem zmienia znak każdego wyrazu w nawiasie.',
    'middle-left-out': 'Każdy wyraz pierwszego nawiasu mnożymy przez każdy wyraz drugiego, a nie tylko skrajne.',
    'unlike-terms-together': 'Dodawać można tylko wyrazy z tą samą potęgą $x$.',
    'factor-forgotten': 'Zginął czynnik wyłączony przed nawias: przepisuj go w każdej linii.',
    'signs-of-zeros': 'Sprawdź znaki: podstaw swoje liczby do wielomianu i zobacz, czy wychodzi zero.',
    'square-of-bracket': 'Jeden z czynników się powtarza. Wymnóż nawiasy i porównaj z wielomianem z zadania.',
    'divided-by-unknown':
      'Po podzieleniu obu stron przez niewiadomą ginie jedno rozwiązanie. Zamiast dzielić, wyłącz ją przed nawias.',
  },
});
