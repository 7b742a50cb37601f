import {
  CALCULATED,
  NOTHING,
  ON_THE_WAY,
  SOLVED,
  repliesTo,
  right,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const CHOICES: readonly JudgedReplies[] = [
  repliesTo('co jest większe 2/3 czy 3/4', [
    [SOLVED, '3/4', '3/4 > 2/3', '2/3 < 3/4', '9/12 > 8/12', '8/12<9/12'],
    [ON_THE_WAY, '8/12 i 9/12'],
    [right('Te ułamki są równe, to dobry krok.'), '2/3 = 8/12', '3/4 = 9/12'],
    [wrong('', 'Same mianowniki nie rozstrzygają. Sprowadź ułamki do wspólnego mianownika.'), '2/3'],
    [wrong(''), '3/4 < 2/3', '2/3 > 3/4', '2/3 = 3/4', '8/12 > 9/12', '2/3 = 6/12'],
    [NOTHING, 'nie wiem'],
  ]),
  repliesTo('Porównaj liczby 0,7 i 0,65', [
    [SOLVED, '0,7 > 0,65', '0,65 < 0,7', '0,70 > 0,65', '>'],
    [right('Te ułamki są równe, to dobry krok.'), '0,7 = 0,70'],
    [
      wrong(
        '',
        'Więcej cyfr po przecinku nie znaczy większej liczby. Dopisz zera, żeby było ich tyle samo, i porównaj.',
      ),
      '<',
    ],
    [wrong(''), '=', '0,7 < 0,65', '0,7 = 0,65', '0,65 > 0,7'],
  ]),
  repliesTo('porównaj 1/2 i 2/4', [
    [SOLVED, '1/2 = 2/4', '=', 'są równe', '0,5 = 0,5'],
    [wrong(''), '1/2 > 2/4', '1/2 < 2/4'],
    [wrong('', 'Większy mianownik to mniejsze części. Sprowadź ułamki do wspólnego mianownika.'), '<'],
    [wrong('', 'Same mianowniki nie rozstrzygają. Sprowadź ułamki do wspólnego mianownika.'), '>'],
  ]),
  repliesTo('Czy 5148 jest podzielne przez 9?', [
    [SOLVED, 'tak', 'tak, bo suma cyfr 18'],
    [CALCULATED, '5+1+4+8=18'],
    [wrong('', 'Przy tej liczbie ostatnia cyfra nie decyduje. Trzeba dodać wszystkie cyfry.'), 'nie'],
    [untrue('5 + 1 + 4 + 8 = 17'), '5+1+4+8=17'],
    [NOTHING, 'nie wiem', 'nie rozumiem'],
  ]),
  repliesTo('czy 7316 jest podzielne przez 4', [
    [
      SOLVED,
      'tak',
      'jest',
      'no jest',
      'tak, jest',
      'dzieli się',
      'jest podzielne',
      'podzielna',
      'jest podzielne przez 4',
      'podzielne, bo 16 dzieli się przez 4',
      'dzieli się bez reszty',
      'tak, czy dobrze?',
    ],
    [
      wrong(
        '',
        'Suma cyfr decyduje tylko o podzielności przez trzy i przez dziewięć. Tu spójrz na końcówkę liczby albo podziel.',
      ),
      'nie',
      'nie jest',
      'nie dzieli się',
      'niepodzielna',
      'nie jest podzielne',
    ],
    [NOTHING, 'czy jest podzielne?', 'nie wiem czy jest', 'tak nie', 'jest podzielne przez 3', 'podzielę przez 4'],
  ]),
  repliesTo('czy 91 jest liczbą pierwszą', [
    [SOLVED, 'nie', 'złożona', 'jest złożona', 'nie, jest złożona', 'nie jest', 'nie jest pierwsza'],
    [wrong('', 'Nie każda liczba nieparzysta jest pierwsza. Sprawdź też inne dzielniki.'), 'pierwsza', 'jest'],
    [NOTHING, 'nie jest złożona', 'czy jest pierwsza'],
  ]),
  repliesTo('czy funkcja y=2x-1 jest rosnąca', [
    [SOLVED, 'jest', 'tak jest', 'rosnąca', 'jest rosnąca', 'funkcja jest rosnąca'],
    [NOTHING, 'nie jest malejąca'],
  ]),
  repliesTo('czy x=2 jest rozwiązaniem 3x+1=8', [
    [SOLVED, 'nie jest', 'nie spełnia', 'nie jest rozwiązaniem', 'liczba 2 nie jest rozwiązaniem'],
    [
      wrong('', 'Wstaw liczbę po obu stronach równania i porównaj to, co wyszło.'),
      'jest',
      'spełnia',
      'jest rozwiązaniem',
    ],
  ]),
  repliesTo('czy punkt (1,2) należy do wykresu y=2x', [
    [SOLVED, 'należy', 'leży', 'tak leży', 'leży na wykresie', 'należy do wykresu'],
  ]),
  repliesTo('w ktorej cwiartce jest punkt (-3, 4)', [
    [SOLVED, 'w drugiej', 'II', 'druga'],
    [wrong(''), 'w I'],
    [wrong('', 'Sprawdź znak drugiej współrzędnej: mówi on, czy punkt leży nad osią $x$, czy pod nią.'), 'w trzeciej'],
    [wrong('', 'Sprawdź kolejność współrzędnych: pierwsza to $x$, druga to $y$.'), 'IV'],
    [NOTHING, 'i co teraz'],
  ]),
  repliesTo('dziś jest 12 maja, jaka data będzie za 10 dni', [
    [SOLVED, '22 maja', '22.05'],
    [
      wrong('', 'Wygląda na to, że pierwszy dzień policzono razem z następnymi. „Za jeden dzień” to dopiero jutro.'),
      '21 maja',
    ],
    [wrong(''), '23 maja', '22 czerwca'],
  ]),
  repliesTo('Wycieczka zaczęła się 28 kwietnia i trwała 5 dni. Którego się skończyła?', [
    [SOLVED, '2 maja'],
    [wrong('', 'Pierwszy dzień też się liczy: coś, co trwa jeden dzień, kończy się tego samego dnia.'), '3 maja'],
    [wrong(''), '12 maja', '1 maja'],
  ]),
  repliesTo('Który trójkąt ma boki 6, 8, 10? Czy jest prostokątny?', [
    [SOLVED, 'tak'],
    [
      wrong(
        '',
        'Sprawdź, czy z sumą kwadratów porównany został kwadrat najdłuższego boku, i policz kwadraty jeszcze raz.',
      ),
      'nie',
    ],
  ]),
  repliesTo('Czy trójkąt o bokach 6, 8, 10 jest prostokątny?', [
    [SOLVED, 'tak', 'tak, bo 36+64=100', 'jest prostokątny'],
    [CALCULATED, '36+64=100', '6^2+8^2=10^2', '6^2 + 8^2 = 100'],
    [
      wrong(
        '',
        'Sprawdź, czy z sumą kwadratów porównany został kwadrat najdłuższego boku, i policz kwadraty jeszcze raz.',
      ),
      'nie',
    ],
    [untrue('36 + 64 = 90'), '36+64=90'],
    [NOTHING, 'nie wiem', 'nie pamiętam'],
  ]),
];
