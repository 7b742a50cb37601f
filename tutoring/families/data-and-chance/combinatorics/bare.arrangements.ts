import type { Arrangement } from './combinatorics.types.ts';
import { binomialOf, descending, ordersOf, productOf } from './recount.rules.ts';

export const factorial = (count: number): Arrangement => ({
  statement: `Oblicz $${count}!$.`,
  places: descending(count, count),
  placesWhy: `Zapis $${count}!$ (czytamy: $${count}$ silnia) oznacza iloczyn wszystkich liczb naturalnych od $${count}$ do $1$.`,
  symbol: `${count}!`,
  recounted: () => ordersOf(count),
  notice: 'Wykrzyknik za liczbą to silnia. Których liczb iloczyn ona oznacza?',
  proof: `Silnia rośnie krok po kroku: $${count - 1}! = ${ordersOf(count - 1)}$, a $${ordersOf(count - 1)} \\cdot ${count} = ${ordersOf(count)}$.`,
  misled: {
    'factors-added': (count * (count + 1)) / 2,
    'power-for-factorial': count ** count,
    'factors-left-out': ordersOf(count - 1),
    'two-factors-only': count * (count - 1),
  },
});

/** n! : m!, where the smaller factorial is cancelled. */
export const factorialRatio = (above: number, below: number): Arrangement => ({
  statement: `Oblicz $\\frac{${above}!}{${below}!}$.`,
  places: descending(above, above - below),
  placesWhy: `Silnię w liczniku rozpisujemy tylko do $${below}!$, bo tyle się skraca z mianownikiem.`,
  symbol: `\\frac{${above}!}{${below}!}`,
  recounted: () => ordersOf(above) / ordersOf(below),
  notice: 'W liczniku i w mianowniku stoją silnie. Które czynniki mają wspólne?',
  proof: `Bez skracania wychodzi to samo: $${ordersOf(above)} : ${ordersOf(below)} = ${ordersOf(above) / ordersOf(below)}$.`,
  misled: {
    'factorial-of-difference': ordersOf(above - below),
    'numbers-subtracted': above - below,
    'factors-left-out': productOf(descending(above, above - below)) / above,
  },
});

export const binomial = (all: number, chosen: number): Arrangement => ({
  statement: `Oblicz $\\binom{${all}}{${chosen}}$.`,
  places: descending(all, chosen),
  placesWhy: `Symbol Newtona „$${all}$ nad $${chosen}$” mówi, ile podzbiorów o $${chosen}$ elementach ma zbiór o $${all}$ elementach. W liczniku stoi tyle malejących czynników, ile elementów wybieramy.`,
  unordered: chosen,
  symbol: `\\binom{${all}}{${chosen}}`,
  recounted: () => binomialOf(all, chosen),
  notice: 'To symbol Newtona. Ile czynników stanie w liczniku i jaka silnia w mianowniku?',
  proof: `W trójkącie Pascala: $\\binom{${all - 1}}{${chosen - 1}} + \\binom{${all - 1}}{${chosen}} = ${binomialOf(all - 1, chosen - 1)} + ${binomialOf(all - 1, chosen)} = ${binomialOf(all, chosen)}$.`,
  misled: {
    'not-divided': productOf(descending(all, chosen)),
    'numbers-multiplied': all * chosen,
    'fraction-for-symbol': all / chosen,
  },
});
