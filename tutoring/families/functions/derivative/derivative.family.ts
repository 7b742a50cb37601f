import { openAsk } from '#tutoring/families/asks.family.ts';
import { functionFamily } from '../function/function-asks.family.ts';
import { courseOfCubicAsk, extremumAsk } from './curve.asks.ts';
import { derivativeAsk, slopeAsk, tangentAsk } from './derivative.asks.ts';

export const derivativeFamily = functionFamily({
  id: 'derivative',
  title: 'Pochodna wielomianu',
  grades: [12, 13],
  asks: [
    openAsk(derivativeAsk),
    openAsk(slopeAsk),
    openAsk(tangentAsk),
    openAsk(extremumAsk),
    openAsk(courseOfCubicAsk),
  ],
  says: {
    'constant-kept': 'Pochodna stałej to zero: wyraz bez $x$ znika.',
    'power-not-lowered': 'Wykładnik zszedł przed $x$, ale potęga powinna jeszcze zmaleć o jeden.',
    'exponent-not-taken-down': 'Potęga zmalała, ale zginął wykładnik, przez który trzeba pomnożyć.',
    'line-kept': 'Sprawdź wyraz z samym $x$: pochodną $x$ jest liczba, a nie $x$.',
    'value-of-the-function': 'To wartość funkcji, a nie jej pochodnej. Podstaw do wzoru pochodnej.',
    'derivative-at-the-opposite': 'Sprawdź znak wstawianej liczby: ujemną wpisz w nawiasie.',
    'value-for-free-term':
      'Wartość funkcji w punkcie styczności to nie wyraz wolny prostej. Wstaw cały punkt do równania prostej.',
    'value-for-slope': 'Współczynnikiem kierunkowym stycznej jest wartość pochodnej, a nie wartość funkcji.',
    'value-for-argument':
      'To wartość funkcji w ekstremum. Zadanie pyta o argument, dla którego ekstremum jest przyjmowane.',
    'other-extremum': 'W tym punkcie pochodna też jest równa zero, ale sprawdź, jak zmienia się tam jej znak.',
    'sign-of-the-zero': 'Sprawdź znak: wstaw swoją liczbę do pochodnej i zobacz, czy wychodzi zero.',
    'signs-of-zeros': 'Sprawdź znaki miejsc zerowych pochodnej: wstaw je do niej i zobacz, czy wychodzi zero.',
  },
});
