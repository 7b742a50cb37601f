import { expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { CHAPTER_NAMES } from '#tutoring/subjects/chapter-names.texts.ts';
import type { SchoolSubject } from '#tutoring/subjects/school-subject.reader.ts';
import { familiesOf } from '#tutoring/subjects/subject-families.ts';
import { familiesAbout } from '#tutoring/subjects/topic-families.rules.ts';

const named = (topic: string, subject: SchoolSubject = 'mathematics'): string =>
  familiesAbout(topic, familiesOf(subject))
    .map(({ id }) => id)
    .join(' ');

const OF_FRACTIONS = 'part-of-number fraction-comparison fraction-reduction decimal-fraction fraction-arithmetic';
const OF_PERCENTS = 'percent-of-number percent-change percent-whole percent-rate';
const EQUATIONS = 'exponential-equation linear-equation quadratic-equation';

const MEANT: readonly (readonly [topic: string, families: string, subject?: SchoolSubject])[] = [
  ['Równania kwadratowe', 'quadratic-equation'],
  ['rownania kwadratowe', 'quadratic-equation'],
  ['równanie kwadratowe', 'quadratic-equation'],
  ['rownaina kwadratowe', 'quadratic-equation'],
  ['Rozwiązywanie równań kwadratowych', 'quadratic-equation'],
  ['równania kwadratowe z deltą', 'quadratic-equation'],
  ['delta', 'quadratic-equation'],
  ['równania', EQUATIONS],
  ['równań', EQUATIONS],
  ['nierówności kwadratowe', 'quadratic-inequality'],
  ['nierownosci', 'linear-inequality quadratic-inequality'],
  ['funkcja kwadrtowa', 'quadratic-function'],
  ['Wykres funkcji kwadratowej', 'quadratic-function'],
  ['funkcji liniowej', 'linear-function'],
  ['funkcje', 'linear-function quadratic-function'],
  ['miejsca zerowe', 'linear-function quadratic-function'],
  ['równanie prostej', 'linear-function'],
  ['równanie okręgu', 'circle-in-plane'],
  ['wzory skróconego mnożenia', 'short-multiplication'],
  ['skrocone mnozenie', 'short-multiplication'],
  ['wyrażenia algebraiczne', 'algebraic-value algebraic-sums short-multiplication'],
  ['wielomany', 'polynomial'],
  ['logarytmów', 'logarithm logarithm-sum'],
  ['potegi', 'powers rational-exponent'],
  ['potęgi i pierwiastki', 'powers roots'],
  ['potęgi i logarytmy', 'powers rational-exponent logarithm logarithm-sum'],
  ['pierwiastek', 'roots rationalising'],
  ['ciag arytmetyczny', 'arithmetic-sequence'],
  ['ciągi', 'arithmetic-sequence geometric-sequence sequence-formula'],
  ['procenty', OF_PERCENTS],
  ['prcenty', OF_PERCENTS],
  ['zadania z procentów', OF_PERCENTS],
  ['procenty do egzaminu ósmoklasisty', OF_PERCENTS],
  ['procent składany', 'compound-interest'],
  ['ulamki', OF_FRACTIONS],
  ['ułamków', OF_FRACTIONS],
  ['liczby rzymskie', 'roman-numeral'],
  ['ułamki dziesiętne', 'decimal-fraction decimal-arithmetic'],
  ['dodawanie ulamkow o roznych mianownikach', 'fraction-arithmetic'],
  ['działania na ułamkach zwykłych i dziesiętnych', 'fraction-arithmetic decimal-arithmetic'],
  ['twierdzenie pitagorasa zadania', 'pythagoras'],
  ['tw. Pitagorasa', 'pythagoras'],
  ['trygonomertia', 'right-triangle-trigonometry sine-cosine-theorem'],
  ['pole trójkąta', 'area'],
  ['pola trójkątów', 'area'],
  ['pole koła', 'circle'],
  ['objętość walca', 'solid-of-revolution'],
  ['bryły', 'cuboid prism pyramid solid-of-revolution'],
  ['prawdopodobienstwo', 'simple-probability classical-probability'],
  ['mnożenie', 'times-table'],
  ['dzielenie pisemne', 'written-division'],
  ['NWD', 'greatest-common-divisor'],
  ['zadania tekstowe', 'one-step-problem number-problem age-problem motion-problem'],
  ['prawo ohma', 'ohm', 'physics'],
  ['ruch jednostajnie przyspieszony', 'acceleration', 'physics'],
  ['mole', 'moles', 'chemistry'],
  ['uzgadnianie równań', 'balancing', 'chemistry'],
  ['bilansowanie rownan', 'balancing', 'chemistry'],
  ['równania reakcji', 'balancing', 'chemistry'],
  // What a family is not about, though a word of its name stands there.
  ['układy równań', ''],
  ['Uklad rownan liniowych', ''],
  ['równania kwadratowe z parametrem', ''],
  ['funkcja wykładnicza', ''],
  ['prawdopodobieństwo warunkowe', ''],
  ['twierdzenie Talesa', ''],
  ['podobieństwo trójkątów', ''],
  ['symetria', ''],
  ['zbiory', ''],
  ['fotosynteza', ''],
  // What belongs to a chapter, and no family makes a task of it.
  ['usuwanie niewymierności', 'rationalising'],
  ['wycinek koła', ''],
  ['potęgi o wykładniku ujemnym', ''],
  ['zamiana ułamków zwykłych na dziesiętne', 'decimal-fraction'],
  ['szacowanie', ''],
  ['dominanta', 'mode-and-range'],
  ['ruch opóźniony', '', 'physics'],
  ['ciepło parowania', '', 'physics'],
  ['liczba Avogadra', '', 'chemistry'],
  ['zadanie', ''],
];

it('a topic leads to the families whose chapter it is, however it is written, and to none where it is another', () => {
  expect(MEANT.map(([topic, , subject]) => [topic, named(topic, subject)])).toEqual(
    MEANT.map(([topic, families]) => [topic, families]),
  );
});

it('each family is found by its title and by every name of its chapter, with and without marks', () => {
  expect(Object.keys(CHAPTER_NAMES).toSorted()).toEqual(FAMILIES.map(({ id }) => id).toSorted());
  const missed = FAMILIES.flatMap(({ id, title }) =>
    [title, ...(CHAPTER_NAMES[id] ?? [])]
      .flatMap((name) => [name, name.toUpperCase(), name.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l')])
      .filter((name) => !familiesAbout(name, FAMILIES).some((family) => family.id === id))
      .map((name) => `${id}: ${name}`),
  );
  expect(missed).toEqual([]);
});
