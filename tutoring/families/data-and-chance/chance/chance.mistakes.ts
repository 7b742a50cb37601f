import type { Mistake } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { Chance, Miscount } from './chance.types.ts';

const SAYINGS: Readonly<Record<Miscount, string>> = {
  boundary: 'Sprawdź liczbę, która stoi na granicy: czy ona też pasuje do tego zdarzenia, czy już nie?',
  'counted-twice': 'Jeden z wyników został tu policzony dwa razy. Wypisz te, które pasują, każdy raz.',
  'equal-chances':
    'Te możliwości nie są tak samo prawdopodobne. Wypisz osobno każdy wynik, który może się zdarzyć, i policz, ile z nich pasuje.',
  'order-ignored':
    'Kolejność ma tu znaczenie: wynik „najpierw jedno, potem drugie” i wynik odwrotny to dwa różne wyniki.',
  'order-half-ignored':
    'Wszystkie wyniki są policzone z kolejnością, a pasujące bez niej. Policz jedne i drugie tak samo.',
  'put-back': 'Tak byłoby, gdyby pierwsza rzecz wróciła na miejsce. Ile ich zostaje przed drugim losowaniem?',
  'kept-out': 'Tak byłoby, gdyby pierwsza rzecz nie wróciła na miejsce. Ile ich jest przed drugim losowaniem?',
  'throws-added':
    'Możliwości kolejnych rzutów zostały dodane. Każda łączy się z każdą następną, więc które działanie pasuje?',
  'other-kind': 'To szansa na inne zdarzenie. Przeczytaj jeszcze raz, o które wyniki pyta zadanie.',
  'only-part': 'To tylko część drogi: zdarzenie wymaga jeszcze czegoś więcej. Policz wszystkie jego warunki.',
};

const misled = (id: Miscount): Mistake<Chance> => ({
  id,
  leadsTo: (chance) => {
    const value = chance.misled[id];
    return value && [exact(value)];
  },
  says: SAYINGS[id],
});

export const CHANCE_MISTAKES: readonly Mistake<Chance>[] = [
  misled('boundary'),
  misled('counted-twice'),
  misled('equal-chances'),
  misled('order-ignored'),
  misled('order-half-ignored'),
  misled('put-back'),
  misled('kept-out'),
  misled('throws-added'),
  {
    id: 'odds',
    leadsTo: ({ listed }) => {
      const [favourable, all] = listed();
      return favourable === all ? undefined : [exact(rational(favourable, all - favourable))];
    },
    says: 'Tu wyniki sprzyjające są podzielone przez pozostałe. W mianowniku mają stać wszystkie możliwe wyniki.',
  },
  {
    id: 'complement',
    leadsTo: ({ listed }) => {
      const [favourable, all] = listed();
      return [exact(rational(all - favourable, all))];
    },
    says: 'To szansa na zdarzenie przeciwne. Policz wyniki, które pasują do pytania, a nie te, które nie pasują.',
  },
  {
    id: 'only-counted',
    leadsTo: ({ listed }) => [exact(rational(listed()[0]))],
    says: 'To liczba wyników sprzyjających. Prawdopodobieństwo mówi, jaką częścią wszystkich wyników one są.',
  },
  misled('other-kind'),
  misled('only-part'),
  {
    id: 'one-result',
    leadsTo: ({ listed }) => [exact(rational(1, listed()[1]))],
    says: 'W liczniku stoi jeden wynik. Policz, ile wyników pasuje do zdarzenia.',
  },
];
