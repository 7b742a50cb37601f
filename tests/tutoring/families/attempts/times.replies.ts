import {
  CALCULATED,
  ON_THE_WAY,
  SOLVED,
  partial,
  repliesTo,
  right,
  untrue,
  wrong,
  type JudgedReplies,
} from './judged-replies.ts';

const ON_THE_CLOCK = partial(
  'Ta godzina rzeczywiście jest po drodze.',
  'To jednak jeszcze nie koniec zadania. Ile czasu zostało?',
);

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
    [ON_THE_CLOCK, '15:00'],
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
    [SOLVED, '17:30 + 50 min = 18:20', '16:30 + 1 h 50 min = 18:20'],
    [
      CALCULATED,
      '16:30 + 1 h = 17:30',
      '16:30 + 30 min = 17:00',
      'do 17:00 brakuje 30 min',
      'od 17:30 do 18:00 mija 30 minut',
    ],
    [right('To działanie prowadzi prosto do wyniku.'), '16:30 + 1 h 50 min', '17:30 + 50 min'],
    [ON_THE_CLOCK, '17:00', '18:00'],
    [untrue('16{:}30 + 1\\ \\text{h} = 17{:}00'), '16:30 + 1 h = 17:00'],
    [untrue('40\\ \\text{min}'), 'do 17:00 brakuje 40 min'],
    [
      wrong(
        '17{:}80',
        'Żaden zegar nie pokazuje tylu minut: $60$ minut to już cała godzina. Która to naprawdę godzina i ile minut?',
      ),
      '16:30 + 1:50 = 17:80',
    ],
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
    [
      wrong(
        '14{:}40',
        'To krok w drugą stronę zegara. Zastanów się, czy szukana godzina jest wcześniejsza, czy późniejsza.',
      ),
      '14:40',
    ],
  ]),
  repliesTo('Ile czasu minie od 8:15 do 10:05?', [
    [SOLVED, '1 h 50 min', '110 min', '10:05 - 8:15 = 1 h 50 min'],
    [CALCULATED, '8:15 + 45 min = 9:00', 'od 8:15 do 10:15 to 2 h'],
    [right('To działanie prowadzi prosto do wyniku.'), '10:05 - 8:15'],
    [untrue('10{:}05 - 8{:}15 = 1\\ \\text{h}\\ 40\\ \\text{min}'), '10:05 - 8:15 = 1 h 40 min'],
    [wrong('2\\ \\text{h}\\ 50\\ \\text{min}'), '2 h 50 min'],
  ]),
];
