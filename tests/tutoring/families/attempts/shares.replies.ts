import {
  CALCULATED,
  ON_THE_WAY,
  OTHER_UNIT,
  SOLVED,
  TO_BE_REDUCED,
  TRUE_BY_ITSELF,
  partial,
  repliesTo,
  right,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const SHARES: readonly JudgedReplies[] = [
  repliesTo('rzucamy trzy razy monetą, jakie p że wypadną dokładnie dwa orły', [
    [SOLVED, '3/8', '0,375', '37,5%'],
    [
      ON_THE_WAY,
      'OOR, ORO, ROO',
      'OOR i ORO i ROO',
      'to OOR, ORO, ROO.',
      'OOR ORO ROO',
      'oor, oro, roo',
      'ROO, OOR, ORO',
      '8',
    ],
    [CALCULATED, '2^3 = 8'],
    [partial('Te wyniki pasują.', 'To jeszcze nie wszystkie. Jakich brakuje?'), 'OOR, ORO'],
    [TO_BE_REDUCED, '6/16'],
    [
      wrong(
        '\\frac{3}{6}',
        'Możliwości kolejnych rzutów zostały dodane. Każda łączy się z każdą następną, więc które działanie pasuje?',
      ),
      '3/6',
    ],
    [wrong('\\frac{2}{3}'), '2/3'],
    [
      wrong(
        '\\frac{1}{8}',
        'Kolejność ma tu znaczenie: wynik „najpierw jedno, potem drugie” i wynik odwrotny to dwa różne wyniki.',
      ),
      '1/8',
    ],
    [
      wrong(
        '\\frac{1}{2}',
        'Możliwości kolejnych rzutów zostały dodane. Każda łączy się z każdą następną, więc które działanie pasuje?',
      ),
      '1/2',
    ],
    [untrue('\\frac{3}{8} = 40'), '3/8 czyli 40%'],
  ]),
  repliesTo('Spodnie kosztują 120 zł. Obniżono cenę o 25%. Ile kosztują po obniżce?', [
    [SOLVED, '90 zł', '120 - 30 = 90', '75% to 90', '120*0,75=90 zł', '120 - 25% = 90'],
    [right('Ta część jest policzona dobrze.'), '25% to 30', '10% z 120 zł to 12', '10% to 12'],
    [ON_THE_WAY, '30 zł zniżki', '30 zł taniej', 'najpierw 30', '75% ceny zostaje', 'zostaje 75%'],
    [CALCULATED, '120*0,25=30'],
    [TRUE_BY_ITSELF, '100%-25%=75%'],
    [
      partial('Ta liczba rzeczywiście pojawia się po drodze.', 'To sama zmiana. Pytanie jest o wartość po zmianie.'),
      '30',
    ],
    [
      wrong('10\\% = 20', 'Sprawdź, co jest tutaj całością, czyli stoma procentami, i policz najpierw jeden procent.'),
      '10% to 20',
    ],
    [
      wrong('25\\% = 25', 'Sprawdź, co jest tutaj całością, czyli stoma procentami, i policz najpierw jeden procent.'),
      '25% to 25',
    ],
    [wrong('( 80 / 100 ) \\cdot'), '80% ceny zostaje'],
    [
      wrong(
        '95',
        'Procent został potraktowany jak zwykła liczba. Najpierw oblicz, ile to jest ten procent wartości początkowej.',
      ),
      '95 zł',
    ],
    [wrong('150', 'Zmiana poszła w złą stronę. Sprawdź, czy wartość wzrosła, czy zmalała.'), '150 zł'],
    [wrong('40'), '40 zł taniej'],
    [wrong('120'), '120'],
    [untrue('120 \\cdot 0{,}25 = 35'), '120*0,25=35'],
  ]),
  repliesTo('Cenę obniżono dwa razy o 10%. O ile procent spadła łącznie?', [
    [SOLVED, 'o 19%', '19%', '19'],
    [CALCULATED, '0,9*0,9=0,81'],
    [
      wrong(
        '20',
        'Procenty zostały po prostu dodane albo odjęte, a każdy liczy się od innej wartości. Od czego liczymy drugi?',
      ),
      '20%',
      '20',
    ],
    [wrong('21'), 'o 21%'],
  ]),
  repliesTo('Do 180 g wody wsypano 20 g cukru. Jakie jest stężenie?', [
    [SOLVED, '10%', '10', '20/200 = 10%', '20/200 to 10%', '20/200*100=10%', '20/200*100% = 10%'],
    [CALCULATED, '180+20=200'],
    [ON_THE_WAY, '200 g', '20/200'],
    [wrong('11'), '11%'],
    [
      wrong('\\frac{20}{180}', 'W mianowniku stoi masa samej wody. Całością jest roztwór: woda razem z substancją.'),
      '20/180',
    ],
    [wrong('12'), '20/200 to 12%'],
    [untrue('\\frac{20}{180} = 11'), '20/180=11%'],
    [wrong('9'), '9%'],
  ]),
  repliesTo('ile wody dolać do 100 g 20% roztworu żeby był 10%', [
    [SOLVED, '100 g', '200-100=100 g'],
    [ON_THE_WAY, '20 g soli'],
    [wrong('20'), '20'],
    [wrong('200', 'To masa całego nowego roztworu. Pytanie jest tylko o wodę.'), '200 g'],
    [wrong('50'), '50 g'],
  ]),
  repliesTo('3 kg jabłek kosztuje 12 zł, ile kosztuje 5 kg', [
    [SOLVED, '20 zł', '20', '5*4=20 zł'],
    [ON_THE_WAY, '1 kg - 4 zł', '1 kg = 4 zł', '4 zł', '1 kg kosztuje 4 zł'],
    [CALCULATED, '12:3=4'],
    [OTHER_UNIT, '20 kg'],
    [wrong('5'), '1 kg = 5 zł'],
    [wrong('60', 'Podana liczba nie przypada na jedną jednostkę. Oblicz najpierw, ile przypada na jedną.'), '60 zł'],
    [wrong('15'), '15 zł'],
    [wrong('36'), '36 zł'],
  ]),
  repliesTo('Spodnie kosztują 120 zł. Obniżono cenę o 25%. Ile kosztują po obniżce?', [
    [ON_THE_WAY, 'zostaje 75%', 'płacę 75% ceny'],
    [wrong('80'), 'zostaje 80%'],
  ]),
  repliesTo('W klasie jest 25 uczniów, 40% to dziewczęta. Ile jest chłopców?', [
    [ON_THE_WAY, '60%', 'zostaje 60%'],
    [wrong('50'), '50%'],
  ]),
  repliesTo('Cena 240 zł po obniżce o 20%. Ile kosztuje teraz?', [[ON_THE_WAY, '80%']]),
];
