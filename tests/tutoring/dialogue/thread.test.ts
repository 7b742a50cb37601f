import { expect, it } from 'vitest';
import type { LessonMode } from '#tutoring/dialogue/lesson.types.ts';
import { latestMoment, openTasks } from '#tutoring/dialogue/thread.rules.ts';
import { replyTo, unpaid } from './lesson-replies.ts';

const turns = (messages: readonly string[]) => messages.map((content) => ({ role: 'user' as const, content }));

/** How the last message is taken, and the numbers of the task that stands after it. */
const taken = (mode: LessonMode, messages: readonly string[]): string => {
  const { happening, after } = latestMoment(turns(messages.slice(0, -1)), messages.at(-1) ?? '', 10, mode);
  const kind =
    happening.kind === 'attempt'
      ? happening.verdict.kind
      : happening.kind === 'talk'
        ? happening.intent
        : happening.kind === 'question'
          ? happening.question.about
          : happening.kind;
  return `${kind} ${after?.original.statement.match(/\d+/g)?.join(' ') ?? '-'}`;
};

const LINEAR = '2x + 3 = 11';
const BIKE = 'Rower kosztował 800 zł. Cenę obniżono o 15%. Ile kosztuje teraz?';
const SHOP = `W sklepie sportowym rower ${BIKE.replace('Rower ', '')}`;
const BATTLE = 'Kiedy była bitwa pod Grunwaldem?';

it.each<readonly [LessonMode, readonly (readonly [messages: readonly string[], taken: string])[]]>([
  [
    'tutor',
    [
      [[LINEAR], 'newTask 2 3 11'],
      [[LINEAR, 'Rozwiąż równanie 2x + 3 = 11'], 'help 2 3 11'],
      [['15% z 240', '15% z 240 = 36'], 'solved 15 240'],
      [['15% z 240', '15% z 240 to 36'], 'solved 15 240'],
      [[LINEAR, '15% z 240'], 'newTask 15 240'],
      [[LINEAR, 'oblicz 30 + 20'], 'newTask 30 20'],
      [[LINEAR, '30 + 20 = 50'], 'right 2 3 11'],
      [[LINEAR, '2x + 3 = 12'], 'ambiguous 2 3 11'],
      [[LINEAR, '2x + 3 = 12', 'krok'], 'wrong 2 3 11'],
      [[LINEAR, '2x + 3 = 12', 'nowe zadanie'], 'newTask 2 3 12'],
      [[LINEAR, '2x + 3 = 12', 'x = 4'], 'solved 2 3 11'],
      [[LINEAR, 'x=4', '2x + 3 = 12'], 'newTask 2 3 12'],
      [[LINEAR, '12 rycerzy'], 'wrong 2 3 11'],
      [[LINEAR, '15% z 240', 'wróćmy do pierwszego zadania'], 'wish 2 3 11'],
      [[LINEAR, '15% z 240', '12 · 7', 'wróćmy do pierwszego zadania'], 'wish 2 3 11'],
      [[LINEAR, '15% z 240', 'oblicz 30 + 20', 'wróćmy do pierwszego zadania'], 'wish 2 3 11'],
      [[LINEAR, 'wróćmy do pierwszego zadania'], 'wish 2 3 11'],
      [[LINEAR, 'mam 14 lat i nie ogarniam'], 'help 2 3 11'],
      [[LINEAR, 'mam 14 lat'], 'circumstance 2 3 11'],
      [[LINEAR, 'mam odjąć 3?'], 'proposal 2 3 11'],
      [[LINEAR, 'odejmę 3'], 'proposal 2 3 11'],
      [[LINEAR, 'odejmę 3, to 2x = 8'], 'right 2 3 11'],
      [[LINEAR, 'P = a · b'], 'formula 2 3 11'],
      [[LINEAR, 'x=4', 'P = a · b'], 'untreated 2 3 11'],
      [[LINEAR, 'fajny kot'], 'chat 2 3 11'],
      [[LINEAR, 'x = 5, nie, 4'], 'solved 2 3 11'],
      [[LINEAR, '3/4 czy 2/3'], 'twoResults 2 3 11'],
      [[LINEAR, 'x=4', '4 czy 7?'], 'twoResults 2 3 11'],
      [[LINEAR, 'x=4', '7 czy 4?'], 'twoResults 2 3 11'],
      [[LINEAR, 'x=4', 'x^5 = 3'], 'untreated 2 3 11'],
      [[LINEAR, 'x=4', 'x + y = 3'], 'untreated 2 3 11'],
      [[LINEAR, 'x=4', '√(x+1) = 3'], 'untreated 2 3 11'],
      [['2/3 + 1/4', '11/12', '3/7'], 'wrong 2 3 1 4'],
      [['2/3 + 1/4', '11/12', '11/12'], 'solved 2 3 1 4'],
      [['√12 + √27', '√39'], 'wrong 12 27'],
      [['√12 + √27', '4√3'], 'wrong 12 27'],
      [['√12 + √27', '-3/4'], 'wrong 12 27'],
      [['√12 + √27', '1 1/2'], 'wrong 12 27'],
      [['√12 + √27', '5√3'], 'solved 12 27'],
      [[BIKE, '85% z 800'], 'right 800 15'],
      [[BIKE, '15% z 800'], 'right 800 15'],
      [[BIKE, '50% z 10'], 'newTask 50 10'],
      [[BIKE, 'oblicz 85% z 800'], 'newTask 85 800'],
      [['x+y=10 i x-y=2', 'x = 6'], 'partial 10 2'],
      [['x+y=10 i x-y=2', 'x = 6', 'y = 4'], 'solved 10 2'],
      [['x+y=10 i x-y=2', 'x = 6', 'y = 5'], 'wrong 10 2'],
      [['x^2-5x+6=0', 'x = 2', 'x = 3'], 'solved 2 5 6 0'],
      [['Czy liczba 123 dzieli się przez 3?', 'tak, dzieli się przez 3'], 'solved 123 3'],
      [['co to jest procent'], 'notion -'],
      [['co to jest blabla'], 'untreated -'],
      [['Ilu pasażerów jedzie dalej tramwajem? 5 i 6'], 'untreated -'],
      [['pomocy'], 'help -'],
      [['cześć'], 'greeting -'],
      [['podaj wynik'], 'untreated -'],
      [['odejmę 3'], 'untreated -'],
      [[BATTLE], 'topic -'],
      [[BATTLE, '1410'], 'topicAnswer -'],
      [[BATTLE, 'nie wiem'], 'topicAnswer -'],
      [[BATTLE, '5 kg'], 'untreated -'],
      [[BATTLE, 'pisemnie'], 'untreated -'],
      [[BATTLE, '(2, 3)'], 'untreated -'],
      [[BATTLE, LINEAR], 'newTask 2 3 11'],
      [[LINEAR, BATTLE], 'topic 2 3 11'],
      [[LINEAR, BATTLE, 'x = 4'], 'solved 2 3 11'],
    ],
  ],
  [
    'buddy',
    [
      [[LINEAR, 'x = 4'], 'solved 2 3 11'],
      [[LINEAR, '2x = 8'], 'newTask 2 8'],
      [[LINEAR, '7'], 'wrong 2 3 11'],
      [['2/3 + 1/4', '3/7'], 'wrong 2 3 1 4'],
      [['2/3 + 1/4', '11/12'], 'solved 2 3 1 4'],
      [[LINEAR, 'x^5 = 3'], 'untreated 2 3 11'],
      [[LINEAR, 'log_2 8'], 'newTask 2 8'],
      [[LINEAR, '15% z 240'], 'newTask 15 240'],
    ],
  ],
])('%s takes a message as it is meant', (mode, rows) => {
  expect(rows.map(([messages]) => [messages, taken(mode, messages)])).toEqual(rows);
});

it('a missed question of a topic is explained the second time', () => {
  const explained = /Przeczytaj to spokojnie/;
  expect(
    unpaid([
      ['tutor', [BATTLE, '1411'], /podejdźmy do tego inaczej/, explained],
      ['tutor', [BATTLE, '1411', '1412'], explained],
      ['tutor', [BATTLE, '1411', '1412', 'Krzyżacy, wspólny król'], /Tak, o to chodzi/],
      ['tutor', [BATTLE, 'Krzyżacy, wspólny król', '1412'], /Tego jeszcze nie umiem/, /Tak, o to chodzi|podejdźmy/],
      ['buddy', [BATTLE, '1411'], /Odpowiedź brzmi tak:.*krzyżacki/s],
      ['tutor', [LINEAR, 'wróćmy do pierwszego zadania'], /./, /Pierwsza podpowiedź/],
      ['tutor', [LINEAR, '15% z 240', 'wróćmy do pierwszego zadania'], /2x \+ 3 = 11.*Pierwsza podpowiedź/s],
    ]),
  ).toEqual([]);
});

const openAfter = (messages: readonly string[]): readonly string[] =>
  openTasks(turns(messages.slice(0, -1)), messages.at(-1) ?? '', 10).unsolved.map(({ statement }) =>
    (statement.match(/\d+/g) ?? []).join(' '),
  );

it('tasks are openAfter until they are solved, the latest last', () => {
  const rows: readonly (readonly [readonly string[], readonly string[]])[] = [
    [[LINEAR], ['2 3 11']],
    [[LINEAR, 'x = 4'], []],
    [
      [LINEAR, '15% z 240'],
      ['2 3 11', '15 240'],
    ],
    [[LINEAR, '15% z 240', '36'], ['2 3 11']],
    [
      [LINEAR, '15% z 240', LINEAR],
      ['15 240', '2 3 11'],
    ],
    [['cześć'], []],
  ];
  expect(rows.map(([messages]) => [messages, openAfter(messages)])).toEqual(rows);
});

const unreadAfter = (messages: readonly string[]): readonly [readonly string[], boolean] => {
  const { unread: kept, isLatestUnread } = openTasks(turns(messages.slice(0, -1)), messages.at(-1) ?? '', 10);
  return [kept, isLatestUnread];
};

it('what cannot be read, or not surely, is kept from being told', () => {
  const STORY = 'Ala i Ola zbierały grzyby. Ile ich zebrały razem, jeśli Ala zebrała dwa razy więcej?';
  expect([
    unreadAfter([STORY]),
    unreadAfter([STORY, LINEAR]),
    unreadAfter([LINEAR, STORY]),
    unreadAfter(['aha hm']),
    unreadAfter([SHOP]),
    unreadAfter([LINEAR]),
  ]).toEqual([
    [[STORY], true],
    [[STORY], false],
    [[STORY], true],
    [[], false],
    [[SHOP], true],
    [[], false],
  ]);
});

const filler = (count: number, text: string): readonly string[] => Array<string>(count).fill(text);

const takenByTutor = (messages: readonly string[]): string => taken('tutor', messages);

it('long threads are remembered from their end', () => {
  expect([
    takenByTutor([LINEAR, ...filler(29, 'hm'), 'x = 4']),
    takenByTutor([LINEAR, ...filler(30, 'hm'), 'x = 4']).startsWith('solved'),
    takenByTutor([LINEAR, ...filler(4, 'hm '.repeat(200)), 'x = 4']),
    takenByTutor([LINEAR, ...filler(5, 'hm '.repeat(200)), 'x = 4']).startsWith('solved'),
    replyTo('tutor', [LINEAR, 'dzięki']).isCharged,
  ]).toEqual(['solved 2 3 11', false, 'solved 2 3 11', false, false]);
});
