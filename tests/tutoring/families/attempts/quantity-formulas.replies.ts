import {
  LAW,
  LEADS_TO_RESULT,
  NOTHING,
  ON_THE_WAY,
  SOLVED,
  TRUE_EQUATION,
  repliesTo,
  type JudgedReplies,
} from './judged-replies.ts';

/** Formulas in letters before the numbers of the task are put into them: of one that cannot be proven nothing is said. */
export const QUANTITY_FORMULAS: readonly JudgedReplies[] = [
  repliesTo('Oblicz pole prostokąta o bokach 6 cm i 4 cm', [
    [LAW, 'a·b', 'ab', 'P = a·b', 'P=ab', 'wzór: P = a*b', 'korzystam ze wzoru na pole prostokąta: P=ab'],
    [NOTHING, '2a+2b', 'P = 2(a+b)', 'a²', 'a+', 'a', 'nie', 'ok'],
    [LEADS_TO_RESULT, 'P = a·b = 6·4'],
  ]),
  repliesTo('Oblicz obwód prostokąta o bokach 6 cm i 4 cm', [
    [LAW, '2a+2b', '2(a+b)', 'Ob = 2·(a+b)', 'O=a+b+a+b'],
    [NOTHING, 'a·b', 'O = ab', '2a+b', 'a²'],
  ]),
  repliesTo('Oblicz obwód kwadratu o boku 4', [
    [LAW, '4a', '4·a', 'Ob=4a', 'a+a+a+a'],
    // 4 · 4 is 16 as well, by chance.
    [NOTHING, 'a²', 'O = a·a'],
  ]),
  repliesTo('Oblicz pole trójkąta o podstawie 8 cm i wysokości 5 cm', [
    [LAW, 'ah/2', '½ah', 'a·h:2', '(a·h)/2', 'P = 1/2·a·h'],
    [NOTHING, 'a·h', 'P=ah', 'a·h/3'],
  ]),
  repliesTo('Oblicz wysokość trójkąta o polu 20 cm² i podstawie 5 cm', [
    [LAW, 'P=ah/2', 'h = 2P/a', '2P:a', '½ah = P'],
    [NOTHING, 'P=ah', 'h = P/a'],
  ]),
  repliesTo('Oblicz pole trapezu o podstawach 8 cm i 4 cm i wysokości 5 cm', [
    [LAW, '(a+b)·h/2', 'P=½(a+b)·h', '(a+b)h:2'],
    [NOTHING, '(a+b)*h', 'a·b·h/2'],
  ]),
  repliesTo('Oblicz pole koła o promieniu 5 cm', [
    [LAW, 'πr²', 'P=πr²', 'π·r·r', 'πd²/4', 'P = pi r^2'],
    [NOTHING, '2πr', 'πr', 'πd²'],
  ]),
  repliesTo('Oblicz długość okręgu o promieniu 4 cm', [
    [LAW, '2πr', 'L=2πr', 'πd', 'l = 2*pi*r'],
    [NOTHING, 'πr²', 'πr'],
  ]),
  repliesTo('Długość okręgu wynosi 18π. Oblicz promień.', [
    [LAW, 'L=2πr', '2πr = L', 'r = L/(2π)', 'L:(2π)'],
    [NOTHING, 'L=πr', 'L=πr²', 'r = L/π'],
    [TRUE_EQUATION, '2πr = 18π'],
  ]),
  repliesTo('Oblicz pole powierzchni sześcianu o krawędzi 3 cm', [
    [LAW, '6a²', 'Pc=6·a^2', 'P = 6a²'],
    [NOTHING, '4a²', 'a³', '6a³'],
  ]),
  repliesTo('Oblicz objętość prostopadłościanu o krawędziach 2, 3 i 4 cm', [
    [LAW, 'abc', 'V=a·b·c'],
    [NOTHING, '2(ab+bc+ac)', 'a³'],
  ]),
  repliesTo('Oblicz objętość walca o promieniu 3 i wysokości 4', [
    [LAW, 'πr²h', 'V = πr²·H'],
    [NOTHING, 'πh²r', '2πrh'],
  ]),
  repliesTo('Oblicz objętość ostrosłupa o polu podstawy 12 i wysokości 5', [
    [LAW, 'V=1/3 Pp·H', '1/3·P_p·h'],
    [NOTHING, 'Pp·H', 'V = ½·Pp·H'],
  ]),
  repliesTo('Oblicz przeciwprostokątną trójkąta prostokątnego o przyprostokątnych 6 i 8', [
    [LAW, 'a²+b²=c²', 'c²=a²+b²', 'c = √(a²+b²)', '√(a²+b²)'],
    [NOTHING, 'a+b=c', 'c² = a² - b²'],
  ]),
  repliesTo('Oblicz pole trójkąta równobocznego o boku 6 cm', [
    [LAW, 'a²√3/4', 'P = (a²√3)/4'],
    [NOTHING, 'a√3/2', 'a²√3/2'],
    [SOLVED, '9√3 cm²'],
  ]),
  repliesTo('Ile przekątnych ma ośmiokąt?', [
    [LAW, 'n(n-3)/2', 'k = n(n-3):2'],
    [NOTHING, 'n(n-3)', 'n-3'],
  ]),
  repliesTo('Oblicz sumę kątów sześciokąta', [
    [LAW, '(n-2)·180°', 'S=(n-2)·180'],
    [NOTHING, '(n-1)·180', 'n·180'],
  ]),
  repliesTo('Oblicz siłę, która ciału o masie 2 kg nadaje przyspieszenie 3 m/s²', [
    [LAW, 'm·a', 'ma', 'F=ma'],
    [NOTHING, 'm/a'],
    [SOLVED, '6 N', 'F = 6 N'],
  ]),
  repliesTo('Napisz równanie okręgu, którego średnicą jest odcinek AB, A=(1,2), B=(5,-2)', [
    [ON_THE_WAY, 'x_S = (1 + 5)/2 = 3', 'y_S = 0', 'S = (3, 0)', 'S(3;0)', 'x_S = 3, y_S = 0', 'r = √8', 'r = 2√2'],
  ]),
  repliesTo('Oblicz pole trójkąta o bokach 5 i 6 i kącie 30° między nimi', [
    [LAW, '½ab sin α', 'P=1/2·a·b·sinα', 'P = \\frac{1}{2}ab\\sin\\alpha'],
    [NOTHING, 'a·b·sin α'],
  ]),
  repliesTo('Do 20 g soli dodano 80 g wody. Oblicz stężenie procentowe roztworu.', [
    [LAW, 'ms/mr·100%', 'Cp = ms/mr · 100%', 'C_p = \\frac{m_s}{m_r} \\cdot 100%'],
    [NOTHING, 'ms/mw·100%'],
  ]),
  repliesTo('Oblicz pole rombu o przekątnych 6 cm i 8 cm', [
    [LAW, 'ef/2', 'd1·d2/2', 'P = d_1·d_2:2'],
    // Its side is 5, and nobody has asked for it.
    [NOTHING, 'd1·d2', 'a·h', 'a = 5', 'a = 7'],
  ]),
];
