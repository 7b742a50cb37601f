import { ONE_OF_SEVERAL, SOLVED, given, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

export const COMPOUNDS: readonly JudgedReplies[] = [
  repliesTo('autobus odjechał 7:50 a dojechał 9:05 ile jechał', [
    [SOLVED, '1 h 15 min', '1 godz. 15 min', '75 min', '1,25 h', '1 godzina i 15 minut'],
    [ONE_OF_SEVERAL, '1 h', '15 min'],
    [
      wrong(
        '1\\ \\text{h}\\ 55\\ \\text{min}',
        'Tu godzina została policzona tak, jakby miała sto minut. Ile minut ma naprawdę?',
      ),
      '1 h 55 min',
    ],
    [wrong('\\frac{9}{4}'), '2 h 15 min'],
    [wrong('\\frac{13}{12}'), '1 h 5 min'],
    [wrong('70'), '70 min'],
  ]),
  repliesTo('zamien 325 gr na zlote i grosze', [
    [SOLVED, '3 zł 25 gr', '3,25 zł'],
    [
      wrong('\\frac{641}{20}', 'Wygląda na to, że złoty policzono jako dziesięć groszy. Ile groszy ma naprawdę?'),
      '32 zł 5 gr',
    ],
    [wrong('\\frac{16}{5}'), '3 zł 20 gr'],
    [wrong('\\frac{9}{4}'), '2 zł 25 gr'],
    [given('325'), '325 gr'],
  ]),
  repliesTo('mam 50 zł, książka kosztuje 32 zł 50 gr ile mi zostanie', [
    [SOLVED, '17 zł 50 gr', '17,50 zł'],
    [wrong('\\frac{37}{2}'), '18 zł 50 gr'],
    [wrong('\\frac{165}{2}', 'Przy zakupach pieniędzy ubywa, więc ich nie dodajemy.'), '82 zł 50 gr'],
  ]),
];
