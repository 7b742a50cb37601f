import {
  BROKEN_EQUALITY,
  CALCULATED,
  SOLVED,
  TO_BE_REDUCED,
  TRUE_BY_ITSELF,
  partial,
  repliesTo,
  untrue,
  wrong,
  type JudgedReplies,
  right,
} from './judged-replies.ts';

export const ARITHMETIC: readonly JudgedReplies[] = [
  repliesTo('Oblicz -3 · (4 - 7) + 2', [
    [SOLVED, '11'],
    [CALCULATED, '4-7=-3'],
    [
      partial(
        'Ta liczba rzeczywiście pojawia się po drodze.',
        'To jednak jeszcze nie koniec zadania. Co trzeba z nią dalej zrobić?',
      ),
      '-3',
      '9',
    ],
    [wrong('-7'), '-7'],
    [untrue('4 - 7 = 3'), '4-7=3'],
    [wrong('-11', 'Wartość jest blisko prawdy, ale sprawdź znak: wynik ma być dodatni czy ujemny?'), '-11'],
  ]),
  repliesTo('Oblicz 3 · 4 · 5', [
    [SOLVED, '60'],
    [CALCULATED, '3·4=12', '4 · 5 = 20'],
    [
      partial(
        'Ta liczba rzeczywiście pojawia się po drodze.',
        'To jednak jeszcze nie koniec zadania. Co trzeba z nią dalej zrobić?',
      ),
      '12',
      '20',
    ],
    [wrong('35'), '35'],
  ]),
  repliesTo('Oblicz 12 + 3 · (8 - 2)', [
    [SOLVED, '30', '12 + 18 = 30'],
    [CALCULATED, '8 - 2 = 6', '3 · 6 = 18'],
    [TRUE_BY_ITSELF, '15 · 6 = 90', '12 + 3 = 15'],
  ]),
  repliesTo('Oblicz 3/4 + 1/6', [
    [CALCULATED, 'NWW(4,6) = 12', 'NWW(4; 6) = 12', 'nww 4 i 6 to 12', 'NWD(4, 6) = 2', 'NWW(2, 3, 4) = 12'],
    [wrong('NWW(4;\\ 6) = 24', BROKEN_EQUALITY), 'NWW(4, 6) = 24'],
  ]),
  repliesTo('Oblicz 2 + 3 + 4 + 5', [
    [SOLVED, '14'],
    [CALCULATED, '2+3=5'],
    [
      partial(
        'Ta liczba rzeczywiście pojawia się po drodze.',
        'To jednak jeszcze nie koniec zadania. Co trzeba z nią dalej zrobić?',
      ),
      '5',
      '9',
      '7',
      '12',
    ],
    [wrong('13'), '13'],
  ]),
  repliesTo('Oblicz 12 : 4 + 8', [
    [SOLVED, '11'],
    [CALCULATED, '12:4=3'],
    [
      partial(
        'Ta liczba rzeczywiście pojawia się po drodze.',
        'To jednak jeszcze nie koniec zadania. Co trzeba z nią dalej zrobić?',
      ),
      '3',
    ],
    [wrong('1'), '1'],
    [wrong('12'), '12'],
  ]),
  repliesTo('Oblicz 2^3 + √16', [
    [SOLVED, '12'],
    [CALCULATED, '2^3 = 8', '√16=4'],
    [
      partial(
        'Ta liczba rzeczywiście pojawia się po drodze.',
        'To jednak jeszcze nie koniec zadania. Co trzeba z nią dalej zrobić?',
      ),
      '8',
      '4',
    ],
    [wrong('10', 'Potęga to mnożenie liczby przez siebie, a nie mnożenie podstawy przez wykładnik.'), '10'],
    [untrue('2^{3} = 6'), '2^3 = 6'],
  ]),
  repliesTo('Oblicz 1/2 + 1/3', [
    [SOLVED, '5/6'],
    [CALCULATED, '1/2 = 3/6'],
    [TO_BE_REDUCED, '10/12'],
    [
      wrong(
        '\\frac{2}{5}',
        'Przy dodawaniu i odejmowaniu ułamków nie dodajemy mianowników. Najpierw sprowadź ułamki do wspólnego mianownika.',
      ),
      '2/5',
    ],
    [untrue('\\frac{1}{2} = \\frac{2}{6}'), '1/2 = 2/6'],
  ]),
  repliesTo('Oblicz -(3 + 4) · 2', [
    [SOLVED, '-14'],
    [CALCULATED, '3+4=7'],
    [
      partial(
        'Ta liczba rzeczywiście pojawia się po drodze.',
        'To jednak jeszcze nie koniec zadania. Co trzeba z nią dalej zrobić?',
      ),
      '7',
      '-7',
    ],
    [wrong('14', 'Wartość jest blisko prawdy, ale sprawdź znak: wynik ma być dodatni czy ujemny?'), '14'],
    [wrong('-2'), '-2'],
  ]),
  repliesTo('√16 + √4', [
    [SOLVED, '6'],
    [
      wrong('\\sqrt{20}', 'Pierwiastek z sumy to nie suma pierwiastków. Oblicz najpierw każdy pierwiastek osobno.'),
      '√20',
    ],
    [wrong('10'), '10'],
  ]),
  repliesTo('2√9', [[SOLVED, '6']]),
  repliesTo('√144+√25', [
    [SOLVED, '17'],
    [CALCULATED, '√144 = 12'],
    [
      wrong('13', 'Pierwiastek z sumy to nie suma pierwiastków. Oblicz najpierw każdy pierwiastek osobno.'),
      '√169=13',
      '13',
    ],
    [
      wrong('\\sqrt{169}', 'Pierwiastek z sumy to nie suma pierwiastków. Oblicz najpierw każdy pierwiastek osobno.'),
      '√169',
    ],
    [untrue('\\sqrt{144} = 14'), '√144 = 14'],
  ]),
  repliesTo('Oblicz 2^3 · 2^4', [
    [
      wrong(
        '2^{12}',
        'Przy mnożeniu potęg o tej samej podstawie wykładniki dodajemy, a przy dzieleniu odejmujemy. Nie mnożymy ich ani nie dzielimy.',
      ),
      '2^12',
      '2^(3·4)',
    ],
    [
      wrong(
        '4^{7}',
        'Podstawa się nie zmienia: przy mnożeniu i dzieleniu potęg tej samej liczby zmieniają się tylko wykładniki.',
      ),
      '4^7',
    ],
  ]),
  repliesTo('Oblicz √72', [
    [SOLVED, '6√2'],
    [
      partial('To dobre przybliżenie.', 'Podaj jeszcze wynik dokładny, z pierwiastkiem w najprostszej postaci.'),
      '8,49',
      '8,5',
      '8,485',
    ],
    [wrong('8{,}48'), '8,48'],
  ]),
  repliesTo('Oblicz 1 1/2 + 2 3/4', [
    [SOLVED, '4 1/4', '17/4', '4,25'],
    [
      partial(
        'Wartość się zgadza.',
        'Ułamek przy całości jest jeszcze niewłaściwy. Ile całości da się z niego wyłączyć?',
      ),
      '3 5/4',
    ],
    [TO_BE_REDUCED, '4 2/8'],
  ]),
  repliesTo('x² - 5x + 6 = 0', [
    [right('To obie możliwości. Wystarczy je teraz policzyć.'), 'x = (5 ± 1)/2', 'x = (5±√1)/2'],
    [SOLVED, 'x = 2 lub x = 3'],
  ]),
];
