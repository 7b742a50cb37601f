import {
  ON_THE_WAY,
  SAME_EXPRESSION,
  SOLVED,
  TRUE_BY_ITSELF,
  partial,
  repliesTo,
  right,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const EXPRESSIONS: readonly JudgedReplies[] = [
  repliesTo('(x+3)^2', [
    [SOLVED, 'x^2 + 6x + 9', '9 + 6x + x²', 'x²+6x+9'],
    [SAME_EXPRESSION, 'x^2 + 2*x*3 + 9', 'x^2 + 6x + 3^2', '(x+3)(x+3)'],
    [right('Samo przekształcenie się zgadza. Czy prowadzi do tego, o co pyta zadanie?'), '2*x*3 = 6x'],
    [TRUE_BY_ITSELF, '3^2 = 9'],
    [partial('Ta część jest policzona dobrze.', 'To jednak jeszcze nie całe wyrażenie. Co z resztą?'), '6x'],
    [
      wrong(
        'x^{2} + 9',
        'Kwadrat sumy to nie suma kwadratów: $(a + b)^2$ to $(a + b)(a + b)$, więc jest jeszcze podwojony iloczyn.',
      ),
      'x^2 + 9',
    ],
    [wrong('x^{2} + 3x + 9', 'W środku jest podwojony iloczyn obu wyrazów. Przypomnij sobie wzór.'), 'x^2 + 3x + 9'],
    [wrong('x^{2} + 6x + 6'), 'x^2 + 6x + 6'],
    [wrong('2x \\cdot 3 = 5x'), '2*x*3 = 5x'],
    [wrong('x^{2} - 6x + 9', 'Sprawdź znak podwojonego iloczynu: jest taki sam jak znak w nawiasie.'), 'x^2 - 6x + 9'],
  ]),
  repliesTo('rozłóż na czynniki x^2 + 6x + 9', [
    [SOLVED, '(x+3)^2', '(x+3)(x+3)'],
    [SAME_EXPRESSION, 'x^2 + 2*3*x + 3^2'],
    [wrong('(x - 3)^{2}', 'Sprawdź znak w nawiasie: jest taki sam jak znak wyrazu środkowego.'), '(x-3)^2'],
    [wrong('(x + 3)(x - 3)'), '(x+3)(x-3)'],
    [wrong('(x + 9)(x + 1)'), '(x+9)(x+1)'],
  ]),
  repliesTo('wyłącz wspólny czynnik przed nawias: 12x + 18', [
    [SOLVED, '6(2x+3)', '6*(2x + 3)', '(2x+3)*6'],
    [SAME_EXPRESSION, '6*2x + 6*3'],
    [
      partial(
        'To już iloczyn, i jest równy wyrażeniu z zadania.',
        'Czy coś da się jeszcze wyłączyć przed nawias albo rozłożyć któryś z czynników?',
      ),
      '2(6x+9)',
      '3(4x+6)',
    ],
    [wrong('6(2x + 18)', 'Podziel przez wyłączony czynnik każdy wyraz, a nie tylko pierwszy.'), '6(2x+18)'],
    [wrong('6(2x - 3)'), '6(2x-3)'],
    [wrong('12(x + 18)'), '12(x+18)'],
  ]),
  repliesTo('rozłóż na czynniki x^3+2x^2-9x-18', [
    [SOLVED, '(x+2)(x+3)(x-3)', '(x-3)(x+2)(x+3)'],
    [SAME_EXPRESSION, 'x^2(x+2)-9(x+2)'],
    [
      partial(
        'To już iloczyn, i jest równy wyrażeniu z zadania.',
        'Czy coś da się jeszcze wyłączyć przed nawias albo rozłożyć któryś z czynników?',
      ),
      '(x^2-9)(x+2)',
      '(x+2)(x^2-9)',
    ],
    [
      wrong('(x - 2)(x + 3)(x - 3)', 'Sprawdź znaki: podstaw swoje liczby do wielomianu i zobacz, czy wychodzi zero.'),
      '(x-2)(x+3)(x-3)',
    ],
    [wrong('(x + 2)(x - 9)'), '(x+2)(x-9)'],
    [wrong('x^{2}(x + 2) + 9(x + 2)'), 'x^2(x+2)+9(x+2)'],
  ]),
  repliesTo('2(x+3) - 3(x-1)', [
    [SOLVED, '9-x', '-x+9'],
    [SAME_EXPRESSION, '2x+6-3x+3', '2x + 6 - 3x + 3'],
    [right('Samo przekształcenie się zgadza. Czy prowadzi do tego, o co pyta zadanie?'), '2(x+3) = 2x+6'],
    [partial('Ta część jest policzona dobrze.', 'To jednak jeszcze nie całe wyrażenie. Co z resztą?'), '2x+6'],
    [
      wrong(
        '2x + 6 - 3x - 3',
        'Sprawdź znaki: minus przed nawiasem zmienia znak każdego wyrazu w nawiasie, także drugiego.',
      ),
      '2x+6-3x-3',
    ],
    [
      wrong('-x + 3', 'Sprawdź znaki: minus przed nawiasem zmienia znak każdego wyrazu w nawiasie, także drugiego.'),
      '-x+3',
    ],
    [wrong('5x + 3'), '5x + 3'],
    [wrong('2(x + 3) = 2x + 3'), '2(x+3)=2x+3'],
  ]),
  repliesTo('Uprość (x+3)^2 - (x-1)^2', [
    [SOLVED, '8x + 8'],
    [SAME_EXPRESSION, 'x^2 + 6x + 9 - x^2 + 2x - 1', '8(x + 1)'],
    [
      partial('Ta część jest policzona dobrze.', 'To jednak jeszcze nie całe wyrażenie. Co z resztą?'),
      'x^2 + 6x + 9',
      'x^2 - 2x + 1',
      '-x^2 + 2x - 1',
    ],
    [wrong('x^{2} - 1'), 'x^2 - 1'],
  ]),
  repliesTo('skróć (x^2-4)/(x+2)', [
    [SOLVED, 'x-2', 'x - 2'],
    [SAME_EXPRESSION, '(x-2)(x+2)/(x+2)'],
    [right('Samo przekształcenie się zgadza. Czy prowadzi do tego, o co pyta zadanie?'), 'x^2 - 4 = (x-2)(x+2)'],
    [wrong('x - 4'), 'x-4'],
    [wrong('x + 2', 'Skraca się to, co powtarza się w liczniku i mianowniku. Sprawdź, który czynnik zostaje.'), 'x+2'],
    [wrong('\\frac{x - 2}{x + 2}'), '(x-2)/(x+2)'],
    [
      wrong(
        '\\frac{x^{2} - 4}{x + 2} = x + 2',
        'Skraca się to, co powtarza się w liczniku i mianowniku. Sprawdź, który czynnik zostaje.',
      ),
      '(x^2-4)/(x+2) = x+2',
    ],
  ]),
  repliesTo('skróć (x^2-1)/(x^2-4x+3)', [
    [SOLVED, '(x+1)/(x-3)'],
    [SAME_EXPRESSION, '(x-1)(x+1)/((x-1)(x-3))'],
    [wrong('\\frac{x + 1}{x + 3}'), '(x+1)/(x+3)'],
    [
      wrong(
        '\\frac{x - 1}{x - 3}',
        'Skraca się to, co powtarza się w liczniku i mianowniku. Sprawdź, który czynnik zostaje.',
      ),
      '(x-1)/(x-3)',
    ],
    [wrong('\\frac{1}{x - 3}'), '1/(x-3)'],
  ]),
  repliesTo('zapisz w notacji wykładniczej 45000', [
    [SOLVED, '4,5*10^4', '4,5·10^4'],
    [
      partial('Wartość się zgadza.', 'Zapisz ją jeszcze w postaci, o którą prosi zadanie.'),
      '45*10^3',
      '0,45*10^5',
      '450*10^2',
    ],
    [
      wrong(
        '4{,}5 \\cdot 10^{3}',
        'Wynik jest dziesięć razy za mały: policz jeszcze raz miejsca, o które przesuwa się przecinek.',
      ),
      '4,5*10^3',
    ],
    [
      wrong('4{,}5 \\cdot 10^{5}', 'Wynik jest dziesięć razy za duży: przecinek stoi o jedno miejsce za daleko.'),
      '4,5*10^5',
    ],
    [
      wrong('45 \\cdot 10^{4}', 'Wynik jest dziesięć razy za duży: przecinek stoi o jedno miejsce za daleko.'),
      '45*10^4',
    ],
  ]),
  repliesTo('postać kanoniczna y = x^2 + 6x + 5', [
    [SOLVED, '(x+3)^2-4', 'y=(x+3)^2-4', 'f(x)=(x+3)^2 - 4'],
    [ON_THE_WAY, 'p=-3, q=-4', 'p=-3', 'q = -4'],
    [SAME_EXPRESSION, 'x^2+6x+9-4', 'x^2 + 6x + 9 - 9 + 5', '(x+3)^2 - 9 + 5'],
    [wrong('p = 3'), 'p=3, q=-4', 'p=3'],
    [wrong('q = 4'), 'q=4'],
    [
      wrong('y = (x - 3)^{2} - 4', 'Sprawdź znak w nawiasie: w postaci kanonicznej od $x$ odejmujemy $p$.'),
      'y=(x-3)^2-4',
    ],
    [
      wrong('(x + 3)^{2} + 5', 'Wyraz wolny to wartość funkcji dla zera. W wierzchołku argumentem jest $p$.'),
      '(x+3)^2+5',
    ],
    [wrong('(x + 3)^{2} - 9'), '(x+3)^2-9'],
  ]),
  repliesTo('napisz równanie okręgu o środku (2,-3) i promieniu 5', [
    [SOLVED, '(x-2)^2+(y+3)^2=25', '(x-2)^2+(y+3)^2=5^2', 'x^2-4x+y^2+6y-12=0'],
    [wrong('', 'Sprawdź znaki w nawiasach: od $x$ i $y$ odejmuje się współrzędne środka.'), '(x+2)^2+(y-3)^2=25'],
    [wrong('', 'Po prawej stronie równania stoi kwadrat promienia, a nie sam promień.'), '(x-2)^2+(y+3)^2=5'],
    [wrong(''), '(x-2)^2+(y+3)^2=10'],
  ]),
  repliesTo('prosta przechodząca przez punkty A=(1,2) i B=(3,6)', [
    [SOLVED, 'y=2x'],
    [ON_THE_WAY, 'a=2', 'a = (6-2)/(3-1) = 2', 'b=0'],
    [wrong('y = 2x + 1'), 'y=2x+1'],
    [wrong('y = x'), 'y=x'],
    [wrong('a = \\frac{1}{2}'), 'a=1/2'],
    [wrong('y = \\frac{1}{2}x'), 'y = 1/2x'],
    [wrong('a = 4'), 'a=4'],
  ]),
  repliesTo('zapisz w notacji wykładniczej 0,00032', [
    [SOLVED, '3,2*10^(-4)', '3,2 * 10^-4'],
    [
      partial('Wartość się zgadza.', 'Zapisz ją jeszcze w postaci, o którą prosi zadanie.'),
      '32*10^(-5)',
      '0,32 * 10^(-3)',
    ],
    [
      wrong(
        '3{,}2 \\cdot 10^{4}',
        'Sprawdź znak wykładnika: liczby mniejsze od 1 mają wykładnik ujemny, duże liczby dodatni.',
      ),
      '3,2*10^4',
    ],
    [
      wrong('3{,}2 \\cdot 10^{-3}', 'Wynik jest dziesięć razy za duży: przecinek stoi o jedno miejsce za daleko.'),
      '3,2*10^(-3)',
    ],
  ]),
];
