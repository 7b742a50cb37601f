import {
  CALCULATED,
  LEADS_TO_RESULT,
  ON_THE_WAY,
  SOLVED,
  TRUE_EQUATION,
  partial,
  repliesTo,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const ROOTS_AND_ANGLES: readonly JudgedReplies[] = [
  repliesTo('przekątna kwadratu o boku 6', [
    [SOLVED, '6√2', '6 * √2', 'd = 6√2', '8,49'],
    [CALCULATED, '36+36=72'],
    [ON_THE_WAY, '6^2+6^2'],
    [TRUE_EQUATION, 'd^2=72'],
    [LEADS_TO_RESULT, '√(36+36)'],
    [
      partial(
        'Wartość się zgadza.',
        'Da się jeszcze wyłączyć czynnik przed pierwiastek. Jaki kwadrat dzieli liczbę pod pierwiastkiem?',
      ),
      '√72',
      'd=√72',
      '2√18',
      '3√8',
    ],
    [wrong('12', 'Dodane zostały same długości. W twierdzeniu Pitagorasa dodajemy kwadraty boków.'), '12'],
    [wrong('36\\sqrt{2}'), '36√2'],
    [
      wrong(
        '6\\sqrt{3}',
        'Pierwiastek z trzech jest we wzorze na wysokość trójkąta równobocznego. Jakie trójkąty powstają z tej figury?',
      ),
      '6√3',
    ],
    [wrong('8{,}4'), '8,4'],
    [wrong('9'), '9'],
  ]),
  repliesTo('√50 wyłącz czynnik przed pierwiastek', [
    [SOLVED, '5√2', '5*√2'],
    [LEADS_TO_RESULT, '√25*√2', '√(25·2)'],
    [
      wrong(
        '25\\sqrt{2}',
        'Z czynnika, który jest kwadratem, wychodzi przed pierwiastek tylko jego pierwiastek, a pod pierwiastkiem zostaje tylko drugi czynnik.',
      ),
      '25√2',
    ],
    [wrong('2\\sqrt{5}'), '2√5'],
    [wrong('10\\sqrt{5}'), '10√5'],
  ]),
  repliesTo('boki trójkąta 3, 5, 7, oblicz największy kąt', [
    [SOLVED, '120 stopni', '120°', '120'],
    [
      ON_THE_WAY,
      '49=9+25-2*3*5*cos',
      '49 = 9 + 25 - 30cos γ',
      '49=34-30cosα',
      '7^2 = 3^2 + 5^2 - 2·3·5·cos γ',
      '15 = -30 cos γ',
      'cos=-1/2',
      'cos γ = -1/2',
      'cos γ = -0,5',
      'cos x = -15/30',
    ],
    [
      wrong('', 'Ta równość nie zachodzi. Sprawdź, który bok leży naprzeciw szukanego kąta, i znak przy cosinusie.'),
      '49 = 9 + 25 + 2·3·5·cos γ',
      '9 = 49 + 25 - 2*7*5*cos',
      'cos γ = 1/2',
      'cos γ = -1/3',
    ],
    [wrong('60', 'Sprawdź znak przy cosinusie: kąt ostry ma cosinus dodatni, a rozwarty ujemny.'), '60°', '60'],
    [wrong('150'), '150°'],
  ]),
  repliesTo('Oblicz 4 sin 60° + sin 30°', [
    [SOLVED, '(1+4√3)/2'],
    [LEADS_TO_RESULT, '4 · √3/2 + 1/2'],
    [CALCULATED, 'sin 30° = 1/2'],
    [untrue('\\frac{1}{2} = \\frac{\\sqrt{3}}{2}'), 'sin 30° = √3/2'],
    [untrue('\\frac{\\sqrt{3}}{2} = \\frac{1}{2}'), 'sin 60° = 1/2'],
  ]),
  repliesTo('sin 45°', [
    [SOLVED, '√2/2', 'sin 45° = √2/2', '0,71'],
    [wrong('\\frac{1}{2}'), '1/2'],
    [wrong('\\frac{\\sqrt{3}}{2}'), '√3/2'],
  ]),
];
