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
    [wrong('2\\ \\text{h}\\ 15\\ \\text{min}'), '2 h 15 min'],
    [wrong('1\\ \\text{h}\\ 5\\ \\text{min}'), '1 h 5 min'],
    [wrong('70'), '70 min'],
  ]),
  repliesTo('zamien 325 gr na zlote i grosze', [
    [SOLVED, '3 zł 25 gr', '3,25 zł'],
    [
      wrong(
        '32\\ \\text{zł}\\ 5\\ \\text{gr}',
        'Wygląda na to, że złoty policzono jako dziesięć groszy. Ile groszy ma naprawdę?',
      ),
      '32 zł 5 gr',
    ],
    [wrong('3\\ \\text{zł}\\ 20\\ \\text{gr}'), '3 zł 20 gr'],
    [wrong('2\\ \\text{zł}\\ 25\\ \\text{gr}'), '2 zł 25 gr'],
    [given('325'), '325 gr'],
  ]),
  repliesTo('mam 50 zł, książka kosztuje 32 zł 50 gr ile mi zostanie', [
    [SOLVED, '17 zł 50 gr', '17,50 zł'],
    [wrong('18\\ \\text{zł}\\ 50\\ \\text{gr}'), '18 zł 50 gr'],
    [
      wrong('82\\ \\text{zł}\\ 50\\ \\text{gr}', 'Przy zakupach pieniędzy ubywa, więc ich nie dodajemy.'),
      '82 zł 50 gr',
    ],
  ]),
];
