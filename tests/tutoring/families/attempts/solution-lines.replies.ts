import {
  LEADS_TO_RESULT,
  ON_THE_WAY,
  SOLVED,
  TRUE_EQUATION,
  repliesTo,
  right,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const SOLUTION_LINES: readonly JudgedReplies[] = [
  repliesTo('Rozwiąż równanie 25^(x-2) = 125^(x-4)', [
    [SOLVED, 'x = 8'],
    [TRUE_EQUATION, '2x-4=3x-12', '2(x-2) = 3(x-4) ⇒ 2x - 4 = 3x - 12', 'mam 2x - 4 = 3x - 12.', '-x=-8'],
    [untrue('-x = 8'), '-x=8'],
    [untrue('2x - 4 = 3x - 4'), '2x - 4 = 3x - 4'],
  ]),
  repliesTo('środek i promień okręgu x^2+y^2-6x+4y-12=0', [
    [ON_THE_WAY, '(x-3)^2+(y+2)^2=25', '(x^2-6x+9)+(y^2+4y+4)=12+9+4', 'czyli (x-3)^2+(y+2)^2=25.'],
    [wrong('(x - 3)^{2} + (y + 2)^{2} = 5'), '(x-3)^2+(y+2)^2=5'],
  ]),
  repliesTo('Rozwiąż nierówność x^2 + 5x < 0', [
    [SOLVED, '-5 < x < 0'],
    [
      right('Pozostaje ustalić, które liczby spełniają nierówność: te między granicami czy te na zewnątrz.'),
      'x = 0 lub x + 5 = 0, czyli x = -5',
      'x = 0 lub x = -5',
    ],
    [right('Rozwiązania tego równania są granicami zbioru.'), 'x(x+5) = 0'],
    [
      wrong(
        'x = 5',
        'Sprawdź znaki miejsc zerowych: wstaw je do wyrażenia i zobacz, czy wychodzi zero. We wzorach stoi $-b$.',
      ),
      'x = 0 lub x = 5',
    ],
  ]),
  repliesTo('log_2 12 - log_2 3', [
    [right('Ten zapis ma taką samą wartość.'), '\\log_2 \\frac{12}{3}', 'log_2 12 - log_2 3 = log_2 4'],
    [
      wrong('', 'Suma logarytmów o tej samej podstawie to logarytm iloczynu, a różnica – logarytm ilorazu.'),
      'log_2 12 - log_2 3 = log_2 9',
    ],
  ]),
  repliesTo('Oblicz a20 w ciągu arytmetycznym 4, 3, 2, …', [
    [SOLVED, 'a_{20} = a_{1} + 19r = 4 + 19 \\cdot (-1) = -15', 'a20 = a1 + 19r = 4 + 19*(-1) = -15'],
    [ON_THE_WAY, 'r = a_2 - a_1 = 3 - 4 = -1'],
    [LEADS_TO_RESULT, 'r = 3 - 4 = -1; a20 = 4 + 19*(-1)'],
    [wrong('r = 1'), 'r = 4 - 3 = 1', 'r = 1'],
  ]),
];
