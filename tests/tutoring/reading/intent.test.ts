import { expect, it } from 'vitest';
import {
  commandsTask,
  isFormulaOfLetters,
  readIntent,
  speaksOfOwnStep,
  speaksOfResult,
  withoutMarks,
  type Intent,
} from '#tutoring/reading/intent.reader.ts';
import { misread } from './misread.ts';

/** With a result beside them, words of talk are none. */
const NOT_ONLY = [
  '12, ok kumam',
  '12 ok',
  'aha ok 12',
  'to pa 12',
  '12 pa',
  '12, hej',
  'he co',
  'e co 12',
  'umiesz to 12',
  'podstawy 5 i 3',
  'w podstawie 5',
  '2x = 8 /:2',
  '/-3 = 5',
];

it.each<readonly [Intent, readonly string[]]>([
  [
    'demand',
    [
      ...['podaj', 'daj', 'napisz', 'powiedz', 'zdradź', 'pokaż', 'chcę', 'wyślij'].flatMap((bid) =>
        ['wynik', 'odpowiedź', 'rozwiązanie', 'całość', 'ile ma być'].map((what) => `${bid} mi ${what}`),
      ),
      ...['powiedz', 'podaj', 'napisz', 'daj'].map((bid) => `po prostu ${bid}`),
      'jaki jest wynik',
      'jaka to odpowiedź',
      'jakie jest rozwiązanie',
      'ile wychodzi',
      'ile to wychodzi',
      'ile wyszło',
      'ile będzie',
      'ile to wynosi',
      'rozwiąż to za mnie',
      'rozwiąż je całe',
      'rozwiąż mi całe',
      'rozwiąż mi',
      'zrób to za mnie',
      'zrób je za mnie',
      'gotowy wynik',
      'gotowa odpowiedź',
      'gotowe rozwiązanie',
      'nie chcę podpowiedzi',
      'sama odpowiedź',
      'bez tłumaczenia',
      'podaj x',
    ],
  ],
  [
    'example',
    [
      'podobny przykład',
      'podobne zadanie',
      ...['pokaż', 'podaj', 'daj', 'poproszę', 'poproszę o', 'chcę'].map((bid) => `${bid} przykład`),
      'pokaż mi przykład',
      'daj jakiś przykład',
      'daj mi inny przykład',
    ],
  ],
  [
    'worry',
    ['boję się', 'ja się boję', 'stresuję się', 'bardzo się stresuję', 'denerwuję się', 'strasznie się denerwuję'],
  ],
  ['worry', ['nie cierpię matmy', 'nie lubię ułamków', 'nudzi mi się']],
  [
    'proposal',
    [
      'odejmę 3',
      'odjąć 3?',
      'trzeba odejmować',
      'dodać 3',
      'dodam 3',
      'dodaję 3',
      'dodamy 3',
      'dodaj 3',
      'pomnożę przez 2',
      'mnożę przez 2',
      'podzielę przez 2',
      'dzielę przez 2',
      'przeniosę x',
      'przenoszę x na lewą',
      'skrócę',
      'rozszerzę ułamek',
      'wyznaczę y',
      'wyłączę x przed nawias',
      'podstaw 3 za x',
      'zamienię na ułamek',
      'wspólny mianownik',
      '/ -3',
      '/:2',
      '| +x',
      '/ *2',
    ],
  ],
  ['identity', ['kto ty jesteś', 'kim jesteś', 'kim ty jesteś', 'jesteś człowiekiem?', 'jesteś robotem?']],
  ['identity', ['jesteś prawdziwy?', 'jesteś botem?', 'jak masz na imię', 'jak się nazywasz']],
  [
    'abilities',
    [
      'co umiesz',
      'co umiesz robić',
      'co ty potrafisz',
      'co możesz zrobić',
      'w czym pomożesz?',
      'w czym mi możesz pomóc',
    ],
  ],
  ['abilities', ['a fizykę umiesz?']],
  ['farewell', ['pa', 'papa', 'pa pa', 'do widzenia', 'na razie', 'narazie', 'dobranoc', 'do jutra', 'trzymaj się!']],
  ['files', ['mogę wysłać zdjęcie?', 'jak przesłać zdjęcie', 'można dodać zdjęcie', 'da się wrzucić zdjęcie']],
  [
    'help',
    [
      ...[
        'wiem',
        'umiem',
        'rozumiem',
        'potrafię',
        'kumam',
        'kminię',
        'jarzę',
        'łapię',
        'ogarniam',
        'mam pojęcia',
        'czaję',
      ].map((word) => `nie ${word}`),
      'nwm',
      'pomocy',
      'eh co?',
      'e co',
      'podpowiedz',
      'podpowiedź',
      'podpowiesz?',
      'wskazówka',
      'pomóż',
      'pomoc',
      'pomożesz',
      'i dalej?',
      'następny krok?',
      'kolejny krok',
      'co teraz',
      'co dalej',
      'co robić',
      'co mam robić',
      'co mam zrobić',
      'co mam z tym',
      'jak zacząć',
      'jak to zrobić',
      'jak rozwiązać',
      'jak policzyć',
      'jak to obliczyć',
      'od czego zacząć',
      'utknęłam',
      'zacięłam się',
      'zaciąłem się',
      'to jest trudne',
      'jeszcze raz',
      'wytłumacz',
      'wyjaśnij',
      'dlaczego',
      'czemu',
      'hmm',
      'eh',
      '???',
      'nie',
      'przykład',
      'help',
    ],
  ],
  ['thanks', ['dzięki', 'dziękuję', 'dziękujemy', 'thx', 'thanks', 'super', 'ekstra', 'świetnie', 'fajnie']],
  ['thanks', ['fajne zadanie']],
  [
    'greeting',
    ['cześć', 'hej', 'hejka', 'siema', 'siemka', 'witaj', 'witam', 'dzień dobry', 'dobry wieczór', 'halo', 'elo', 'yo'],
  ],
  [
    'complaint',
    [
      'głupi jesteś',
      'głupie to',
      'nudne to',
      'to bez sensu',
      'nie chce mi się',
      'mi się nie chce',
      'gupi jesteś',
      'po co mi to',
      'do niczego mi to',
      'nienawidzę tego',
      'mam dość',
      'wkurza mnie to',
      'wkurwia mnie to',
      'denerwuje mnie to',
      'to nie ma sensu',
      'beznadzieja',
      'jesteś głupi',
      'jesteś do bani',
      'jesteś słaby',
      'weź się',
    ],
  ],
  [
    'agreement',
    [
      'ok kumam',
      'a ok',
      'aha ok',
      'hm ok',
      'wow',
      'chwila',
      'chwilka',
      'moment',
      'aha rozumiem',
      'już rozumiem',
      'kumam',
      'czaję',
      'no dobra',
      'zaraz',
      'ok',
      'okej',
      'okay',
      'oki',
      'dobra',
      'dobrze',
      'jasne',
      'rozumiem',
      'aha',
      'mhm',
      'tak',
      'no',
      'gotowe',
      'już',
      'spoko',
      'luz',
      'luzik',
      'git',
      'no i git',
      'elegancko',
      'ok!',
    ],
  ],
  [
    'other',
    ['12', 'x = 4', 'mam 12', 'ok, x = 4', 'pa = 3', 'podstawa 5', 'dzielnik 3', 'siemano wyszło 12', ...NOT_ONLY],
  ],
])('what a message without a formula wants: %s', (intent, messages) => {
  expect(misread(intent, messages, readIntent)).toEqual([]);
});

it('of a long message the beginning counts', () => {
  expect(readIntent(`${'la '.repeat(250)}pomocy`)).toBe('other');
});

it('a message speaks of a step of the pupil', () => {
  const own =
    'bo 3 · 4 = 12|mam 12|mamy 12|wychodzi 12|wyszło 12|wyjdzie 12|dostałam 12|otrzymuję 12|odjęłam 3|odejmę 3|dodałam 3|pomnożyłem|podzieliłam|przeniosłam x|przenoszę x|zrobiłam 3 + 4|czyli 12|więc 12|zatem 12|odpowiedź 12|odp 12|wynik to 12|wynik jest 12|może 12|będzie 12|to będzie 12|policzyłam 12|obliczyłam 12|napisałam 12|zapisałam 12|skróciłam przez 2|zamieniłam na 1/2|podstawiłam 3|wyznaczyłam y'.split(
      '|',
    );
  const others = ['oblicz 3 + 4', '2x + 3 = 11', 'ile to 3 · 4'];
  expect([misread(true, own, speaksOfOwnStep), misread(false, others, speaksOfOwnStep)]).toEqual([[], []]);
});

it('a message speaks of a result', () => {
  const results = ['mam 12', 'wychodzi 12', 'wyszło 12', 'dostałam 12', 'otrzymuję 12', 'wynik 12', 'odpowiedź 12'];
  const others = ['12', '3 · 4', 'odpada 12', 'mam odjąć 3?', 'mam to podzielić przez 2', 'mam przenieść 3'];
  expect([
    misread(true, [...results, 'odp 12', 'rozwiązanie to 12'], speaksOfResult),
    misread(false, others, speaksOfResult),
  ]).toEqual([[], []]);
});

it('a message bids a task', () => {
  const tasks = [
    ...['rozwiąż', 'oblicz', 'policz', 'ile to', 'ile jest', 'uprość', 'zadanie 3:'].map((bid) => `${bid} 2 + 3`),
    ...['nowe', 'kolejne', 'następne', 'inne', 'drugie', 'teraz'].map((which) => `${which} zadanie: 2 + 3`),
  ];
  expect([misread(true, tasks, commandsTask), misread(false, ['2 + 3', 'zadanie'], commandsTask)]).toEqual([[], []]);
});

it('a formula of letters has no numbers of the task in it', () => {
  const formulas = [
    'P = a · b',
    'P=ab',
    'wzór a² + b² = c²',
    'ze wzoru P = ah/2',
    'wzór: V = a³',
    'a^2 + b^2 = c^2',
    'P = (a + b) * h : 2',
    'd = a√2',
    'Ob = 2πr',
    's = v·t',
    'wzor P = a·h',
    'x_1 + x_2 = -b/a',
    'a - b = c',
  ];
  const others = ['x = 4', '2x = x', 'P = 12', 'P = 3 · 4', 'a = 12b', 'pole = a · b', 'P', 'log a = b', 'sin a = b'];
  expect([
    misread(true, formulas, isFormulaOfLetters),
    misread(false, [...others, 'cos a = b', 'tg a = b', 'sqrt a = b', 'P = a · b, prawda?'], isFormulaOfLetters),
  ]).toEqual([[], []]);
});

it('Polish letters lose their marks', () => {
  expect(withoutMarks('Łódź, żółć, ĄĘĆŃÓŚŹŻ')).toBe('Lodz, zolc, AECNOSZZ');
});
