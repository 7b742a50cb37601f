import { expect, it } from 'vitest';
import { asksOrBids, otherTaskIn } from '#tutoring/reading/other-task.rules.ts';
import { namesOnTheWay } from '#tutoring/reading/quantity-names.rules.ts';
import { misread } from './misread.ts';

const BIDDINGS =
  'oblicz policz rozwiąż uprość uporządkuj wyznacz znajdź udowodnij wykaż zamień przelicz zbilansuj uzgodnij usuń narysuj naszkicuj napisz zapisz wypisz streszcz streść wymyśl przetłumacz opowiedz opisz wymień'.split(
    ' ',
  );

const QUESTIONS =
  'ile ilu jaki jaka jakie jakim jakiej jakiego jakich jakimi kto kiedy gdzie czy|o której|co jest|co to|co mniejsze|co większe'
    .split('|')
    .flatMap((words, index) => (index === 0 ? words.split(' ') : [words]));

const read = (message: string): ReturnType<typeof otherTaskIn> => otherTaskIn(message, 'Rozwiąż równanie 2x + 3 = 11');

it.each<readonly [ReturnType<typeof otherTaskIn>, readonly string[]]>([
  [
    'bidden',
    [
      ...BIDDINGS.map((bidding) => `${bidding} 3 razy a`),
      ...'a i no ok teraz potem proszę poproszę hej cześć'.split(' ').map((opening) => `${opening} narysuj 5 kwiatków`),
      'zad 2 narysuj 5 kwiatków',
      'zadanie 2) narysuj 5 kwiatków',
      'Ala ma kota. Narysuj 3 kwiatki',
      'Ala ma kota! Narysuj 3 kwiatki',
      'Ala ma kota? Narysuj 3 kwiatki',
      'Ala ma kota; narysuj 3 kwiatki',
      'opisz swojego dziadka',
      'streść lekturę',
    ],
  ],
  [
    'asked',
    [
      ...QUESTIONS.map((asking) => `${asking} pies zjada`),
      ...'. ! ? , ; :'.split(' ').map((sign) => `rycerze${sign}ile zjedli`),
      'ile psów',
      'ile jabłek może kupić pies sąsiada',
      'tyle koni czy jakoś tak zjada pies',
      'co mniejsze 1/3 2/5',
      'co jest większe 1/3 2/5',
      'Ola dostała w sklepie resztę. Ile wydał jej kolega na rower?',
    ],
  ],
  [
    'told',
    [
      'rycerze krzyżaccy',
      ...['log', 'ln', 'sqrt', '√', 'sin', 'cos', 'tg'].flatMap((name) => [`${name} 8 + log 2`, `log 8 - ${name} 2`]),
      ...['-', '+', '*', '/', ':', '·'].map((sign) => `log 8 ${sign} log 2`),
    ],
  ],
  [
    undefined,
    [
      '12',
      '12 jabłek',
      'pomocy',
      'nie wiem jak napisz',
      'podaj wynik',
      'narysuj',
      'wyszło 12 rycerzy krzyżackich',
      ...['chyba', 'może', 'myślę że', 'strzelam', 'obstawiam', 'pewnie', 'wydaje mi się'].map(
        (guess) => `${guess} rycerze krzyżaccy`,
      ),
      ...['tak', 'takiego', 'koło tego', 'podobnego'].map((vague) => `12 koni czy coś ${vague}`),
      '12 koni czy jakoś tak',
      '12 koni czy coś',
      '12 koni albo coś takiego.',
      '12 koni lub coś koło tego',
      '12 koni, czy mam rację?',
      '5 kwiatków oblicz',
      'czy 12',
      'zapisz 2x, nie rozumiem',
      'napisz całość ładnie swoimi słowami',
      'ln 8 = 3 + ln 1',
      'log 8',
    ],
  ],
])('whether what cannot be read is a task of its own: %s', (kind, messages) => {
  expect(misread(kind, messages, read)).toEqual([]);
});

it('the words of the task tell nothing else', () => {
  expect(otherTaskIn('rycerze krzyżaccy', 'W bitwie walczyli rycerze i Krzyżacy')).toBe(undefined);
});

it('a message asks or bids by its form', () => {
  expect([
    misread(true, [...BIDDINGS, ...QUESTIONS], asksOrBids),
    misread(false, ['12', 'w 1410', 'Jagiełło', 'obliczam', 'czytam', 'ilekroć', 'chwilę'], asksOrBids),
  ]).toEqual([[], []]);
});

it('what is named on the way is no result, unless the task asks for it', () => {
  const names =
    'Pp|pb|nawias|ściana|podstawa|średnica|promień|średnia|wariancja|mianownik|licznik|gęstość|tworząca|wysokość|przekątna|kwadrat|delta|suma|sumę|różnica|iloczyn|połowa|masa|masę|siła|siłę|czas|droga|drogę|drogi|praca|pracę|napięcie|natężenie|opór'.split(
      '|',
    );
  expect([
    misread(true, names, (name) => namesOnTheWay(`${name} to`, 'Oblicz pole.')),
    misread(false, names, (name) => namesOnTheWay(`${name} to`, `Oblicz: ${name}.`)),
    namesOnTheWay('pole to', 'Oblicz objętość.'),
    namesOnTheWay('średnica to', 'Oblicz średnią.'),
  ]).toEqual([[], [], false, true]);
});
