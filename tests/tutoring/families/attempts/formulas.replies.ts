import { NOTHING, SOLVED, repliesTo, right, wrong, type JudgedReplies } from './judged-replies.ts';

export const FORMULAS: readonly JudgedReplies[] = [
  repliesTo('wyznacz v ze wzoru s = v*t', [
    [SOLVED, 'v = s/t', 's/t = v', 's:t = v'],
    [right('To ten sam wzór, tylko zapisany inaczej.'), 'v*t = s', 't*v=s', 's = vt', 's/v = t'],
    [wrong('', 'Zastanów się, co przez co dzielisz: dzielnikiem jest to, co mnożyło szukaną literę.'), 'v = t/s'],
    [wrong('', 'To, co mnoży szukaną literę, usuwamy działaniem odwrotnym do mnożenia.'), 'v = s*t'],
    [
      wrong('', 'Tu nie odejmujemy: to, co stoi przy szukanej literze, ją mnoży, a mnożenie odwraca dzielenie.'),
      'v = s - t',
    ],
    [NOTHING, 'nie wiem'],
  ]),
  repliesTo('wyznacz h ze wzoru P = (a+b)*h/2', [
    [SOLVED, 'h=2P/(a+b)', 'h = 2P : (a+b)', '2P/(a+b) = h'],
    [right('To ten sam wzór, tylko zapisany inaczej.'), '2P=(a+b)h', 'P*2=(a+b)*h', '(a+b)*h = 2P'],
    [wrong(''), 'h = P/(a+b)', '2P = (a+b)/h'],
    [
      wrong('', 'Tu nie odejmujemy: to, co stoi przy szukanej literze, ją mnoży, a mnożenie odwraca dzielenie.'),
      'h = 2P - (a+b)',
    ],
    [wrong('', 'Zastanów się, co przez co dzielisz: dzielnikiem jest to, co mnożyło szukaną literę.'), 'h=(a+b)/(2P)'],
    [wrong('', 'To, co mnoży szukaną literę, usuwamy działaniem odwrotnym do mnożenia.'), 'h = 2P*(a+b)'],
  ]),
  repliesTo('wyznacz a ze wzoru v = a*t', [
    [SOLVED, 'a = v/t'],
    [wrong('', 'Zastanów się, co przez co dzielisz: dzielnikiem jest to, co mnożyło szukaną literę.'), 'a = t/v'],
    [wrong('', 'To, co mnoży szukaną literę, usuwamy działaniem odwrotnym do mnożenia.'), 'a = v*t'],
  ]),
];
