import { ON_THE_WAY, SOLVED, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

export const NAMED_STEPS: readonly JudgedReplies[] = [
  repliesTo('Spodnie kosztują 120 zł. Obniżono cenę o 25%. Ile kosztują po obniżce?', [
    [
      ON_THE_WAY,
      'mam 30 zł i co dalej',
      '30 zł, i co teraz',
      'wyszło 30 zł i dalej nie wiem',
      '30 zł i co potem',
      'najpierw 30 zł',
      'na razie 30 zł',
      'narazie mam 30 zł',
      'na początku 30 zł',
      'po drodze 30 zł',
      '30 zł taniej',
      '30 zł zniżki',
      '30 zł obniżki',
      '30 zł rabatu',
      '75% ceny zostaje',
      'zostaje 75%',
      '75% to nowa cena',
      'płacę 75% ceny',
      '75 procent pozostaje',
    ],
    [wrong('30', 'To sama zmiana. Pytanie jest o wartość po zmianie.'), '30 zł'],
    [wrong('40'), '40 zł taniej'],
    [wrong('( 80 / 100 ) \\cdot'), '80% ceny zostaje'],
    [wrong('80'), 'zostaje 80%'],
    [wrong('35'), 'najpierw 35 zł'],
  ]),
  repliesTo('Cena 200 zł wzrosła o 10%. Ile wynosi po podwyżce?', [
    [SOLVED, '220 zł'],
    [wrong('25'), '25 zł drożej'],
    [wrong('180', 'Zastanów się, czy wartość ma wzrosnąć, czy zmaleć.'), '180 zł'],
  ]),
];
