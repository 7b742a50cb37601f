import {
  CALCULATED,
  LAW,
  LEADS_TO_RESULT,
  NOTHING,
  ON_THE_WAY,
  OTHER_LAW,
  OTHER_UNIT,
  SOLVED,
  TRUE_EQUATION,
  UNIT_MISSING,
  repliesTo,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

export const LAWS: readonly JudgedReplies[] = [
  repliesTo('samochód przejechał 180 km w 2,5 h, jaka prędkość', [
    [SOLVED, '72 km/h', 'v = 72 km/h', '20 m/s', '180:2,5 = 72 km/h', 'v = s/t = 180/2,5 = 72 km/h'],
    [LEADS_TO_RESULT, '180 : 2,5', '180/2,5'],
    [ON_THE_WAY, 's = 180 km', 't = 2,5 h', 's=180'],
    [UNIT_MISSING, '72'],
    [OTHER_UNIT, '72 km', '72 m/s'],
    [
      wrong('450', 'Tu liczby zostały pomnożone. Mnożymy tylko wtedy, gdy szukamy drogi.'),
      '450 km/h',
      '180*2,5=450',
      'v = 450',
    ],
    [wrong('71'), '71 km/h'],
    [wrong('180'), '180'],
    [wrong('v = 180'), 'v = 180 km/h'],
    [wrong('2{,}5'), '2,5'],
  ]),
  repliesTo('masa 2 kg, przyspieszenie 3 m/s2, ile wynosi siła', [
    [SOLVED, '6 N', 'F = 6 N', 'F = m*a = 2*3 = 6 N'],
    [LAW, 'F=ma', 'F = m · a', 'ze wzoru F = m · a', 'a=F/m', 'm = F/a'],
    [LEADS_TO_RESULT, '2*3'],
    [UNIT_MISSING, '6'],
    [OTHER_LAW, 'F=m/a', 'F=m+a', 'F = a/m', 'm = F*a'],
    [wrong('1{,}5', 'Dane zostały podzielone, a we wzorze te wielkości są pomnożone.'), '1,5 N'],
    [
      wrong('5', 'Dane zostały dodane, a to różne wielkości w różnych jednostkach: takich liczb się nie dodaje.'),
      '5 N',
    ],
    [wrong('\\frac{2}{3}', 'Dane zostały podzielone, a we wzorze te wielkości są pomnożone.'), '2/3 N'],
    [NOTHING, 'v=s/t'],
  ]),
  repliesTo('energia potencjalna ciała o masie 3 kg na wysokości 8 m, g=10', [
    [SOLVED, '240 J', '0,24 kJ'],
    [LAW, 'Ep=mgh', 'E_p = mgh', 'E = m*g*h', 'Ep = m·g·h'],
    [CALCULATED, '3*10=30'],
    [ON_THE_WAY, '30 N'],
    [UNIT_MISSING, '240'],
    [OTHER_LAW, 'E_p = mg', 'Ep = mgh^2', 'Ep = mgh/2'],
    [
      wrong(
        '24',
        'W tym rachunku zabrakło jednej wielkości ze wzoru. Sprawdź, czy każda litera wzoru ma u Ciebie swoją liczbę.',
      ),
      '24 J',
    ],
    [NOTHING, 'p = mv'],
  ]),
  repliesTo('ile ciepła potrzeba, żeby ogrzać 2 kg wody o 10 stopni, c=4200', [
    [SOLVED, '84000 J', '84 kJ'],
    [LAW, 'Q = mcΔT', 'Q = m*c*ΔT', 'Q=cmΔT', 'Q = mc\\Delta T'],
    [OTHER_LAW, 'Q = mc/ΔT', 'Q = mc'],
    [wrong('42\\,000'), '42000 J'],
    [
      wrong(
        '8400',
        'Przecinek stoi o jedno miejsce za daleko albo za blisko. Policz jeszcze raz zera i miejsca po przecinku.',
      ),
      '8400 J',
    ],
  ]),
  repliesTo('Dźwięk: 340 m/s, częstotliwość 170 Hz, długość fali?', [
    [SOLVED, '2 m', 'λ = 2 m'],
    [LAW, 'λ=v/f', '\\lambda = v/f', 'v = λ*f', 'f = v/λ'],
    [OTHER_LAW, 'λ=v*f', 'λ = f/v'],
    [
      wrong('0{,}5', 'Dzielenie jest odwrócone. Sprawdź we wzorze, co stoi nad kreską ułamkową, a co pod nią.'),
      '0,5 m',
    ],
    [
      wrong(
        '57\\,800',
        'Tu wszystkie dane zostały pomnożone. Sprawdź we wzorze, co stoi nad kreską ułamkową, a co pod nią.',
      ),
      '57800 m',
    ],
  ]),
  repliesTo('kamień spada z 20 m bez oporu, g=10, jaka prędkość przy ziemi', [
    [SOLVED, '20 m/s'],
    [LAW, 'mgh=mv^2/2', 'gh = v^2/2', 'v^2 = 2gh', 'v=√(2gh)', 'v = sqrt(2gh)'],
    [TRUE_EQUATION, 'v^2=400'],
    [CALCULATED, '2*10*20 = 400'],
    [OTHER_LAW, 'v = 2gh', 'v=gh', 'v^2 = gh'],
    [
      wrong(
        '400',
        'To dopiero kwadrat szukanej wielkości. Żeby otrzymać prędkość, trzeba jeszcze wyciągnąć pierwiastek.',
      ),
      '400 m/s',
    ],
    [
      wrong('200', 'Pierwiastek to nie połowa. Jaka liczba pomnożona przez siebie daje to, co stoi pod pierwiastkiem?'),
      '200 m/s',
    ],
  ]),
  repliesTo('gęstość ciała o masie 20 g i objętości 4 cm3', [
    [SOLVED, '5 g/cm3', 'ρ = 5 g/cm3'],
    [LAW, 'ρ = m/V', '\\rho = m/V', 'd = m/V'],
    [OTHER_LAW, 'ρ = V/m', 'ρ = m*V'],
    [
      wrong('80', 'Tu wszystkie dane zostały pomnożone. Sprawdź we wzorze, co stoi nad kreską ułamkową, a co pod nią.'),
      '80 g/cm3',
    ],
    [
      wrong('0{,}2', 'Dzielenie jest odwrócone. Sprawdź we wzorze, co stoi nad kreską ułamkową, a co pod nią.'),
      '0,2 g/cm3',
    ],
  ]),
  repliesTo('moc opornika 10 Ω, przez który płynie 3 A', [
    [SOLVED, '90 W', 'P = 90 W'],
    [ON_THE_WAY, 'U=30 V', 'U = 10*3 = 30 V', '30 V'],
    [LAW, 'P=I^2*R'],
    [wrong('u = 20'), 'U=20 V'],
    [
      wrong('30', 'We wzorze natężenie prądu podnosi się do kwadratu. Porównaj z nim swój zapis i policz jeszcze raz.'),
      '30 W',
    ],
    [OTHER_LAW, 'P = I*R'],
    [wrong('900', 'Do kwadratu podnosi się tylko natężenie prądu, a nie wszystko naraz.'), '900 W'],
  ]),
  repliesTo('Czajnik o mocy 2000 W pracował 6 minut. Ile energii zużył w kWh?', [
    [SOLVED, '0,2 kWh', '2*0,1=0,2 kWh'],
    [CALCULATED, '2000 W = 2 kW'],
    [CALCULATED, '6 min = 0,1 h'],
    [
      wrong(
        '12',
        'Jednostki do siebie nie pasują. Zanim podstawisz dane, zamień czas na taką jednostkę, jakiej wymaga wzór.',
      ),
      '2*6=12 kWh',
      '12 kWh',
    ],
    [
      wrong('12\\,000', 'Jednostki do siebie nie pasują. Najpierw zamień je na takie, których wymaga wzór.'),
      '12000 kWh',
    ],
  ]),
  repliesTo('Oblicz pracę siły 20 N na drodze 5 m', [[SOLVED, '100 J', '100 N·m']]),
  repliesTo('Oblicz moc urządzenia, które wykonało pracę 600 J w 20 s', [[SOLVED, '30 W', '30 J/s']]),
  repliesTo('Oblicz ciśnienie, jakie wywiera siła 100 N na powierzchnię 2 m²', [[SOLVED, '50 Pa', '50 N/m²']]),
];
