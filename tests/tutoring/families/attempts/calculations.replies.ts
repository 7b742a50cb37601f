import {
  CALCULATED,
  LEADS_TO_RESULT,
  ON_THE_WAY,
  SOLVED,
  repliesTo,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const CALCULATIONS: readonly JudgedReplies[] = [
  repliesTo('Wyznacz medianę liczb 3, 8, 1, 6', [
    [SOLVED, '4,5', '9/2'],
    [ON_THE_WAY, '1, 3, 6, 8', '3 i 6', '6 i 3', '3; 6'],
    [wrong('8'), '1 i 8'],
  ]),
  repliesTo('Oblicz 8^(2/3)', [
    [SOLVED, '4'],
    [ON_THE_WAY, '³√64', '∛64'],
    [CALCULATED, '∛8 = 2', '³√8 = 2'],
  ]),
  repliesTo('NWD 45 i 75', [
    [SOLVED, '15', 'NWD = 15'],
    [
      ON_THE_WAY,
      'dzielniki 45: 1,3,5,9,15,45',
      'dzielniki liczby 75 to 1, 3, 5, 15, 25, 75',
      'Dzielniki 45 = 1, 3, 5',
      'wielokrotności 45: 45, 90, 135',
    ],
    [wrong('6', 'Sprawdź dzieleniem, czy $6$ to na pewno dzielnik liczby $45$.'), 'dzielniki 45: 1,3,6'],
    [wrong('9', 'Sprawdź dzieleniem, czy $9$ to na pewno dzielnik liczby $75$.'), 'dzielniki 75: 1, 3, 9'],
    [wrong('80', 'Sprawdź dzieleniem, czy $80$ to na pewno wielokrotność liczby $45$.'), 'wielokrotności 45: 45, 80'],
    [
      wrong(
        '5',
        'To jest wspólny dzielnik, ale nie największy. Sprawdź, czy po podzieleniu liczby mają jeszcze jakiś wspólny czynnik.',
      ),
      '5',
    ],
    [wrong('225', 'To najmniejsza wspólna wielokrotność. Dzielnik nie może być większy od żadnej z liczb.'), '225'],
  ]),
  repliesTo('NWW(4,6)', [
    [SOLVED, '12'],
    [ON_THE_WAY, 'wielokrotności 6: 6,12,18', 'wielokrotnosci 4 to 4, 8, 12'],
    [wrong('20', 'Sprawdź dzieleniem, czy $20$ to na pewno wielokrotność liczby $6$.'), 'wielokrotności 6: 6, 12, 20'],
    [wrong('2', 'Sprawdź dzieleniem, czy $2$ to na pewno wielokrotność liczby $4$.'), 'wielokrotności 4: 2, 4, 8'],
    [
      wrong(
        '24',
        'Iloczyn liczb jest ich wspólną wielokrotnością, ale nie zawsze najmniejszą: wspólne czynniki bierzemy tylko raz.',
      ),
      '24',
    ],
    [wrong('2', 'To największy wspólny dzielnik. Wielokrotność nie może być mniejsza od żadnej z liczb.'), '2'],
  ]),
  repliesTo('mediana 3, 7, 5, 9, 1', [
    [SOLVED, '5', 'mediana = 5'],
    [ON_THE_WAY, '1 3 5 7 9', '1, 3, 5, 7, 9', '1; 3; 5; 7; 9'],
    [wrong('1;\\ 3;\\ 7;\\ 5;\\ 9', 'To te same liczby. Sprawdź ich kolejność.'), '1 3 7 5 9'],
    [wrong('3;\\ 7;\\ 5;\\ 9;\\ 1', 'To te same liczby. Sprawdź ich kolejność.'), '3, 7, 5, 9, 1'],
    [wrong('7'), '7'],
  ]),
  repliesTo('Wyznacz medianę liczb: 2,5; 1,5; 3,5', [
    [SOLVED, '2,5'],
    [ON_THE_WAY, '1,5; 2,5; 3,5'],
    [wrong('1{,}5;\\ 3{,}5;\\ 2{,}5', 'To te same liczby. Sprawdź ich kolejność.'), '1,5; 3,5; 2,5'],
  ]),
  repliesTo('7 + □ = 12', [
    [SOLVED, '5', '7 + 5 = 12', '7+5=12', '$7+5=12$'],
    [LEADS_TO_RESULT, '12-7'],
    [
      wrong('12', 'Ta liczba stoi już po drugiej stronie znaku równości. Wstaw ją w okienko i sprawdź, co wychodzi.'),
      '7 + 6 = 12',
    ],
    [
      wrong('19', 'Działanie zostało wykonane na liczbach, które widać. Żeby znaleźć okienko, trzeba je cofnąć.'),
      '19',
      '7+12=19',
    ],
  ]),
  repliesTo('3 · □ = 12', [
    [SOLVED, '4', '3*4=12', '3 · 4 = 12', '3 x 4 = 12'],
    [
      wrong('12', 'Ta liczba stoi już po drugiej stronie znaku równości. Wstaw ją w okienko i sprawdź, co wychodzi.'),
      '3*5=12',
    ],
    [wrong('9'), '9'],
  ]),
  repliesTo('735 : 5 pisemnie', [
    [SOLVED, '147', '735:5=147'],
    [CALCULATED, '23:5=4 reszty 3', '7:5 = 1', '7:5 to 1'],
    [untrue('23 = 5 \\cdot 4 + 2'), '23:5=4 reszty 2'],
    [untrue('23 : 5 = 5'), '23:5=5'],
    [wrong('146', 'Ostatnia reszta wyszła taka, że dzielnik jeszcze raz się w niej mieści.'), '146'],
    [wrong('137'), '137'],
  ]),
  repliesTo('3456 : 12 pisemnie', [
    [SOLVED, '288'],
    [CALCULATED, '34:12 to 2', '105:12 to 8'],
    [untrue('34 : 12 = 3'), '34:12 to 3'],
    [untrue('105 : 12 = 9'), '105:12 to 9'],
    [wrong('287', 'Ostatnia reszta wyszła taka, że dzielnik jeszcze raz się w niej mieści.'), '287'],
  ]),
  repliesTo('zaokrąglij 3,746 do części setnych', [
    [SOLVED, '3,75', '3,746 ≈ 3,75'],
    [ON_THE_WAY, 'patrzę na 6'],
    [
      wrong(
        '3{,}74',
        'Dalsze cyfry zostały po prostu odcięte. Sprawdź, czy następna cyfra nie każe zaokrąglić w górę.',
      ),
      '3,74',
    ],
    [
      wrong('3{,}7', 'To zaokrąglenie do części dziesiątych. Sprawdź w zadaniu, do którego miejsca trzeba zaokrąglić.'),
      '3,7',
    ],
  ]),
  repliesTo('Zaokrąglij 1033 do setek', [
    [SOLVED, '1000', '1033 ≈ 1000'],
    [wrong('1100', 'W górę zaokrąglamy tylko wtedy, gdy następna cyfra to co najmniej pięć.'), '1100', '1033 ≈ 1100'],
    [wrong('1030', 'To zaokrąglenie do dziesiątek. Sprawdź w zadaniu, do którego miejsca trzeba zaokrąglić.'), '1030'],
  ]),
  repliesTo('Wyznacz medianę liczb: 8, 2, 6, 4', [
    [SOLVED, '5'],
    [ON_THE_WAY, '2, 4, 6, 8'],
    [LEADS_TO_RESULT, '(4+6):2'],
    [CALCULATED, '4+6=10'],
    [wrong('4;\\ 2;\\ 6;\\ 8', 'To te same liczby. Sprawdź ich kolejność.'), '4, 2, 6, 8'],
    [
      wrong(
        '6',
        'Po lewej stronie tej liczby stoi więcej danych niż po prawej. W środku są dwie liczby: uwzględnij obie.',
      ),
      '6',
    ],
    [
      wrong(
        '4',
        'To środek rzędu w takiej kolejności, w jakiej liczby stoją w zadaniu. Najpierw ustaw je od najmniejszej do największej.',
      ),
      '4',
    ],
    [wrong('20'), '20'],
  ]),
];
