import {
  CALCULATED,
  LEADS_TO_RESULT,
  SOLVED,
  TRUE_EQUATION,
  repliesTo,
  right,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const LOGARITHMS: readonly JudgedReplies[] = [
  repliesTo('log_2 12 - log_2 3', [
    [SOLVED, '2', 'log_2 12 - log_2 3 = 2', 'log_2 4 = 2', 'log2(4)=2, bo 2^2=4'],
    [
      right('Ten zapis ma taką samą wartość.'),
      'log_2(12/3)',
      'log_2 4',
      'log_2 12 - log_2 3 = log_2 4',
      'log2(12/3) = log2(4)',
    ],
    [CALCULATED, 'log_2 8 = 3', 'log_2 16 = 4'],
    [
      wrong('', 'Suma logarytmów o tej samej podstawie to logarytm iloczynu, a różnica – logarytm ilorazu.'),
      'log_2 9',
      'log_2 12 - log_2 3 = log_2 9',
      'log_2 4 = 3',
      'log_2 36',
      'log_2 12 - log_2 3 = 9',
      'log_2 8 = 4',
    ],
    [wrong('9'), '9'],
  ]),
  repliesTo('log_2 (1/8) + log_3 27 - log_5 25', [
    [SOLVED, '-2'],
    [
      CALCULATED,
      'log_2 (1/8) = -3',
      'mam log_2 (1/8) = -3 bo 2^(-3) = 1/8',
      'log_3 27 = 3',
      'log_3 27 = 3, bo 3^3 = 27',
      'log_5 25 = 2',
    ],
    [LEADS_TO_RESULT, '-3+3-2'],
    [
      wrong('', 'Suma logarytmów o tej samej podstawie to logarytm iloczynu, a różnica – logarytm ilorazu.'),
      'log2(1/8)=3',
      'log_3 27 = 9',
      'log_5 25 = 5',
    ],
    [wrong('8'), '8'],
  ]),
  repliesTo('log_2 8', [
    [SOLVED, '3', 'log_2 8 = 3'],
    [CALCULATED, '2^3 = 8'],
    [TRUE_EQUATION, '2^x = 8'],
    [wrong(''), 'log_2 4', 'log_2 8 = 4'],
    [
      wrong(
        '4',
        'To iloraz liczby logarytmowanej i podstawy. Logarytm to wykładnik: do jakiej potęgi trzeba podnieść podstawę?',
      ),
      '4',
    ],
    [wrong('16'), '16'],
  ]),
  repliesTo('log 1000', [
    [SOLVED, '3'],
    [
      wrong(
        '100',
        'To iloraz liczby logarytmowanej i podstawy. Logarytm to wykładnik: do jakiej potęgi trzeba podnieść podstawę?',
      ),
      '100',
    ],
  ]),
  repliesTo('log_3 x = 2', [
    [SOLVED, '9', 'x = 9', 'x = 3^2 = 9'],
    [LEADS_TO_RESULT, 'x=3^2'],
    [wrong('6', 'Podstawa została pomnożona przez wartość logarytmu. Trzeba ją podnieść do tej potęgi.'), 'x = 6'],
    [wrong('8', 'Podstawa i wykładnik zamieniły się miejscami. Podstawa logarytmu jest też podstawą potęgi.'), 'x = 8'],
  ]),
  repliesTo('log_5 x = 3', [
    [SOLVED, '125', 'x = 5^3 ⇒ x = 125'],
    [LEADS_TO_RESULT, 'x = 5^3'],
    [wrong('15', 'Podstawa została pomnożona przez wartość logarytmu. Trzeba ją podnieść do tej potęgi.'), 'x = 15'],
  ]),
];
