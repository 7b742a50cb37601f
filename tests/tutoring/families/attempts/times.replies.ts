import { ON_THE_WAY, SOLVED, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

export const TIMES: readonly JudgedReplies[] = [
  repliesTo('jest 14:20, która będzie za 45 minut', [
    [SOLVED, '15:05', '15.05', 'o 15:05', 'pięć po piętnastej'],
    [
      wrong(
        '14{:}65',
        'Żaden zegar nie pokazuje tylu minut: $60$ minut to już cała godzina. Która to naprawdę godzina i ile minut?',
      ),
      '14:65',
      '14.65',
    ],
    [
      wrong(
        '15{:}65',
        'Żaden zegar nie pokazuje tylu minut: $60$ minut to już cała godzina. Która to naprawdę godzina i ile minut?',
      ),
      '15:65',
    ],
    [wrong('15{:}15'), '15:15'],
    [wrong('15{:}00'), '15:00'],
    [
      wrong(
        '13{:}35',
        'To krok w drugą stronę zegara. Zastanów się, czy szukana godzina jest wcześniejsza, czy późniejsza.',
      ),
      '13:35',
    ],
  ]),
  repliesTo('Film zaczął się o 16:30 i trwał 1 godzinę 50 minut. O której się skończył?', [
    [SOLVED, '18:20', '18.20', 'dwadzieścia po osiemnastej', 'dwadzieścia po szóstej'],
    [ON_THE_WAY, '17:30'],
    [
      wrong(
        '17{:}80',
        'Żaden zegar nie pokazuje tylu minut: $60$ minut to już cała godzina. Która to naprawdę godzina i ile minut?',
      ),
      '17:80',
    ],
    [wrong('17{:}50'), '17:50'],
    [wrong('18{:}10'), '18:10'],
    [wrong('16{:}30'), '16:30'],
    [wrong('6{:}30'), '6:30'],
  ]),
  repliesTo('za dziesięć siódma, która to godzina', [
    [SOLVED, '6:50'],
    [
      wrong(
        '7{:}10',
        'To krok w drugą stronę zegara. Zastanów się, czy szukana godzina jest wcześniejsza, czy późniejsza.',
      ),
      '7:10',
    ],
    [wrong('7{:}50', 'Nazwana godzina dopiero nadejdzie, więc na zegarze jest jeszcze poprzednia.'), '7:50'],
  ]),
  repliesTo('która to godzina: dwadzieścia po trzeciej po południu', [
    [SOLVED, '15:20'],
    [wrong('3{:}20'), '3:20'],
    [wrong('14{:}40'), '14:40'],
  ]),
];
