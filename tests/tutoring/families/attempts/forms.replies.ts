import { OTHER_FORM, SOLVED, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

export const FORMS: readonly JudgedReplies[] = [
  repliesTo('Zapisz 1,75 jako ułamek zwykły nieskracalny', [[SOLVED, '7/4', '1 3/4']]),
  repliesTo('Zamień 2 3/4 na ułamek niewłaściwy', [
    [SOLVED, '11/4'],
    [OTHER_FORM, '2,75', '22/8'],
    [wrong('\\frac{6}{4}', 'Całości pomnożono przez licznik. Mnożymy je przez mianownik, a licznik dodajemy.'), '6/4'],
    [wrong('\\frac{9}{4}'), '9/4'],
  ]),
  repliesTo('Zamień 17/5 na liczbę mieszaną', [
    [SOLVED, '3 2/5'],
    [OTHER_FORM, '3,4', '34/10', '17/5'],
    [wrong('2\\frac{3}{5}'), '2 3/5'],
    [wrong('3\\frac{1}{5}'), '3 1/5'],
  ]),
  repliesTo('Rozszerz ułamek 3/5 do mianownika 20', [
    [SOLVED, '12/20'],
    [OTHER_FORM, '3/5', '0,6', '6/10'],
    [wrong('\\frac{3}{20}', 'Zmienił się tylko mianownik. Z licznikiem trzeba zrobić to samo.'), '3/20'],
    [
      wrong(
        '\\frac{18}{20}',
        'Do licznika i mianownika dodano tę samą liczbę, a to zmienia wartość ułamka. Rozszerzamy przez mnożenie.',
      ),
      '18/20',
    ],
    [wrong('\\frac{12}{15}'), '12/15'],
  ]),
];
