import {
  CALCULATED,
  ONE_OF_SEVERAL,
  ON_THE_WAY,
  SOLVED,
  SOME_OF_SEVERAL,
  repliesTo,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const ORDERS: readonly JudgedReplies[] = [
  repliesTo('Uporządkuj rosnąco: 0,7; 0,07; 0,77', [
    [SOLVED, '0,07; 0,7; 0,77', '0,07 < 0,7 < 0,77', '0,07, 0,7, 0,77'],
    [ON_THE_WAY, '0,70; 0,07; 0,77'],
    [
      wrong('', 'Kolejność jest odwrotna. Sprawdź, czy w zadaniu jest „rosnąco”, czy „malejąco”.'),
      '0,77; 0,7; 0,07',
      '0,77 > 0,7 > 0,07',
    ],
    [
      wrong(
        '',
        'Porównaj liczby $0{,}77$ i $0{,}7$, które stoją u Ciebie obok siebie: która z nich powinna być wcześniej?',
      ),
      '0,07; 0,77; 0,7',
    ],
    [
      wrong('', 'Cyfry po przecinku nie tworzą osobnej liczby. Porównuj je od lewej: najpierw części dziesiąte.'),
      '0,7; 0,07; 0,77',
    ],
    [wrong('', 'Sprawdź znak między liczbami $0{,}77$ i $0{,}7$.'), '0,07 < 0,77 < 0,7'],
  ]),
  repliesTo('Uporządkuj rosnąco ułamki 1/2, 3/4, 2/5', [
    [SOLVED, '2/5, 1/2, 3/4', '2/5 < 1/2 < 3/4', '8/20 < 10/20 < 15/20'],
    [ON_THE_WAY, '10/20, 15/20, 8/20'],
    [CALCULATED, '1/2 = 10/20'],
    [SOME_OF_SEVERAL, '2/5, 1/2'],
    [ONE_OF_SEVERAL, '2/5'],
    [wrong('', 'Porównane zostały same liczniki, a mianowniki są różne.'), '1/2, 2/5, 3/4'],
    [wrong('', 'Sprawdź znak między liczbami $\\frac{1}{2}$ i $\\frac{2}{5}$.'), '1/2 < 2/5 < 3/4'],
    [wrong('', 'Sprawdź znak między liczbami $\\frac{3}{4}$ i $\\frac{1}{2}$.'), '3/4 < 1/2 < 2/5'],
    [wrong('', 'Kolejność jest odwrotna. Sprawdź, czy w zadaniu jest „rosnąco”, czy „malejąco”.'), '3/4, 1/2, 2/5'],
  ]),
  repliesTo('Uporządkuj rosnąco: 5, 2, 9, 7', [
    [SOLVED, '2, 5, 7, 9', '2 < 5 < 7 < 9'],
    [
      wrong('', 'Porównaj liczby $9$ i $7$, które stoją u Ciebie obok siebie: która z nich powinna być wcześniej?'),
      '2, 5, 9, 7',
    ],
    [
      wrong('', 'Porównaj liczby $5$ i $2$, które stoją u Ciebie obok siebie: która z nich powinna być wcześniej?'),
      '5, 2, 7, 9',
    ],
    [wrong('', 'Kolejność jest odwrotna. Sprawdź, czy w zadaniu jest „rosnąco”, czy „malejąco”.'), '9, 7, 5, 2'],
    [wrong('', 'Sprawdź znak między liczbami $9$ i $7$.'), '2 < 5 < 9 < 7'],
  ]),
];
