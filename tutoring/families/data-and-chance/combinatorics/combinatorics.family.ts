import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { Family, FamilyStep, Mistake, Pick } from '#tutoring/families/family.types.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { binomial, factorial, factorialRatio } from './bare.arrangements.ts';
import { readCombinatorics } from './combinatorics.reader.ts';
import type { Arrangement, Miscount } from './combinatorics.types.ts';
import { signs, wholeNumbers } from './digit.arrangements.ts';
import { descending, productOf } from './recount.rules.ts';
import { delegates, matches, outfit, posts, queue } from './told.arrangements.ts';

const orderedOf = ({ places }: Arrangement): number => productOf(places);
const ordersIn = ({ unordered = 1 }: Arrangement): number => productOf(descending(unordered, unordered));
const countOf = (given: Arrangement): number => orderedOf(given) / ordersIn(given);

const placesStep = ({ places, placesWhy }: Arrangement): FamilyStep => ({
  operation: 'count-places',
  what: 'Liczymy możliwości na każde miejsce po kolei',
  todo: 'policz, ile jest możliwości na każde miejsce po kolei',
  why: placesWhy,
  shown: places.join(';\\ '),
  claims: places.map((count) => ({ sides: [String(count)] })),
});

const stepsOf = (given: Arrangement): readonly FamilyStep[] => {
  const { places, unordered, symbol, same = 'te same elementy' } = given;
  const opened = { symbol };
  const product = places.join(' * ');
  if (unordered !== undefined && symbol !== undefined)
    return [
      {
        operation: 'expand',
        what: 'Zapisujemy symbol Newtona jako ułamek, mnożymy i dzielimy',
        todo: 'zapisz symbol Newtona jako ułamek: w liczniku malejące czynniki, w mianowniku silnia',
        why: given.placesWhy,
        ...calculated(
          [`(${product}) / (${descending(unordered, unordered).join(' * ')})`, String(countOf(given))],
          opened,
        ),
      },
    ];
  const multiplied: FamilyStep = {
    operation: 'multiply',
    what: symbol === undefined ? 'Mnożymy liczby możliwości' : 'Rozpisujemy silnię na czynniki i mnożymy',
    todo: symbol === undefined ? 'pomnóż te liczby przez siebie' : 'rozpisz silnię na czynniki i pomnóż je',
    why:
      symbol === undefined
        ? 'To reguła mnożenia: każda możliwość na jednym miejscu łączy się z każdą możliwością na następnym.'
        : given.placesWhy,
    ...calculated(places.length === 1 ? [product] : [product, String(orderedOf(given))], opened),
  };
  if (symbol !== undefined) return [multiplied];
  if (unordered === undefined || unordered < 2) return [placesStep(given), multiplied];
  const orders = descending(unordered, unordered).join(' * ');
  return [
    placesStep(given),
    multiplied,
    {
      operation: 'divide',
      what: `Dzielimy przez liczbę kolejności, w jakich można wskazać ${same}`,
      todo: `podziel przez liczbę kolejności, w jakich można wskazać ${same}`,
      why: 'Kolejność nie ma tu znaczenia, a każdy wybór policzyliśmy tyle razy, ile jest jego kolejności.',
      ...calculated([`${orderedOf(given)} / (${orders})`, String(countOf(given))]),
    },
  ];
};

const SAYINGS: Readonly<Record<Miscount, string>> = {
  added: 'Liczby możliwości zostały dodane. Każda możliwość łączy się z każdą następną, więc które działanie pasuje?',
  'order-counted': 'Tu ten sam wybór w innej kolejności policzono jako nowy. Czy kolejność ma w tym zadaniu znaczenie?',
  'repetition-allowed':
    'Tak byłoby, gdyby to samo mogło wystąpić drugi raz. Ile możliwości zostaje na następne miejsce?',
  'repetition-forbidden': 'Sprawdź, które możliwości zostały tu odrzucone, choć zadanie na nie pozwala.',
  'zero-in-front': 'Na pierwszym miejscu policzono także zero, a liczba nie może się od niego zaczynać.',
  'too-few-places': 'To tylko część rachunku. Uwzględnij wszystkie miejsca, na które coś wybieramy.',
  'base-and-exponent': 'Pomyśl o każdym miejscu z osobna: ile jest na nie możliwości i ile jest tych miejsc?',
  'product-of-data': 'Liczby z zadania zostały po prostu pomnożone. Policz możliwości na każde miejsce po kolei.',
  'factors-added': 'Czynniki zostały dodane, a silnia to iloczyn.',
  'power-for-factorial':
    'To potęga: ten sam czynnik powtarza się. W silni każdy następny czynnik jest o jeden mniejszy.',
  'factors-left-out':
    'Zabrakło któregoś czynnika. Rozpisz silnię od podanej liczby w dół i sprawdź, których czynników nie wolno pominąć.',
  'two-factors-only': 'Pomnożone zostały tylko dwa pierwsze czynniki. Silnia schodzi dalej, aż do jedynki.',
  'numbers-subtracted':
    'Liczby sprzed wykrzykników zostały odjęte. Rozpisz silnie na czynniki i skróć te, które się powtarzają.',
  'factorial-of-difference':
    'To silnia różnicy, a ułamek z silni nie jest silnią. Rozpisz licznik na czynniki i skróć te, które stoją też w mianowniku.',
  'numbers-multiplied':
    'Obie liczby z symbolu zostały po prostu pomnożone. W liczniku stoją malejące czynniki, a w mianowniku silnia.',
  'not-divided': 'To dopiero licznik ułamka. Przez co trzeba go jeszcze podzielić?',
  'fraction-for-symbol':
    'Symbol Newtona nie jest ułamkiem z tych dwóch liczb. W liczniku stoją malejące czynniki, a w mianowniku silnia.',
};

const mistake = (id: Miscount): Mistake<Arrangement> => ({
  id,
  leadsTo: ({ misled }) => {
    const value = misled[id];
    return value === undefined || !Number.isSafeInteger(value) ? undefined : [exact(rational(value))];
  },
  says: SAYINGS[id],
});

export const combinatoricsFamily: Family<Arrangement> = {
  id: 'combinatorics',
  title: 'Kombinatoryka i reguła mnożenia',
  grades: [9, 13],
  read: readCombinatorics,
  readsDenials: true,
  tell: ({ statement }) => statement,
  solve: (given) => ({
    steps: stepsOf(given),
    answer: { kind: 'number', value: exact(rational(countOf(given))) },
    sentence: given.sentence,
    proof: given.proof,
    notice: given.notice,
    nudge:
      given.unordered !== undefined
        ? 'Policz wybory tak, jakby kolejność się liczyła, a potem podziel przez liczbę kolejności tych samych elementów.'
        : given.symbol !== undefined
          ? 'Silnia to iloczyn kolejnych liczb naturalnych, od podanej w dół aż do jedynki.'
          : 'Policz, ile jest możliwości na każde kolejne miejsce, i pomnóż te liczby przez siebie.',
    ...(given.symbol === undefined
      ? {}
      : {
          setup:
            given.unordered === undefined
              ? 'Rozpisz działanie na malejące czynniki, a dopiero potem mnóż.'
              : 'Zapisz ułamek: w liczniku malejące czynniki, w mianowniku silnia. Skróć, co się da, a na końcu podziel licznik przez mianownik.',
        }),
  }),
  check: ({ recounted }, answer) =>
    answer.kind === 'number' && (asRational(answer.value)?.equals(rational(recounted())) ?? false),
  make: (pick, difficulty) => {
    if (difficulty === 1)
      return pick.oneOf([
        (): Arrangement => factorial(pick.int(3, 8)),
        (): Arrangement => outfit([pick.int(2, 9), pick.int(2, 9)]),
        (): Arrangement => queue(pick.int(3, 6), pick.int(0, 1) === 1),
      ])();
    if (difficulty === 2)
      return pick.oneOf([
        (): Arrangement => makeFactorialRatio(pick),
        (): Arrangement => binomial(pick.int(5, 12), pick.int(2, 3)),
        (): Arrangement => posts(pick.int(8, 30), pick.int(2, 3)),
        (): Arrangement =>
          wholeNumbers(pick.int(2, 4), pick.oneOf(['different', 'different', 'even', 'odd', 'by-five', 'any'])),
        (): Arrangement => outfit([pick.int(2, 6), pick.int(2, 6), pick.int(2, 4)]),
      ])();
    return pick.oneOf([
      (): Arrangement => delegates(pick.int(6, 16), pick.int(2, 4)),
      (): Arrangement => matches(pick.int(5, 14)),
      (): Arrangement => makeSigns(pick),
    ])();
  },
  mistakes: [
    mistake('added'),
    mistake('order-counted'),
    mistake('repetition-allowed'),
    mistake('repetition-forbidden'),
    mistake('zero-in-front'),
    mistake('base-and-exponent'),
    mistake('product-of-data'),
    mistake('too-few-places'),
    mistake('factors-added'),
    mistake('power-for-factorial'),
    mistake('factors-left-out'),
    mistake('two-factors-only'),
    mistake('numbers-subtracted'),
    mistake('factorial-of-difference'),
    mistake('numbers-multiplied'),
    mistake('not-divided'),
    mistake('fraction-for-symbol'),
  ],
};

const makeFactorialRatio = (pick: Pick): Arrangement => {
  const below = pick.int(3, 9);
  return factorialRatio(below + pick.int(2, 3), below);
};

const makeSigns = (pick: Pick): Arrangement => {
  const from = pick.int(0, 3);
  const digits = Array.from({ length: pick.int(4, 6) }, (_one, index) => String(from + index));
  return signs({ digits, length: pick.int(2, 4), isRepeated: pick.int(0, 1) === 1, isNumber: pick.int(0, 1) === 1 });
};
