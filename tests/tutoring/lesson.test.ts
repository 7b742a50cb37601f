import { describe, expect, it } from 'vitest';
import { embeddedTutor } from '#server/tutor/embedded-tutor.ts';
import { dialogue, HIGH, lastReply, PRIMARY, request, strictTutor } from './pupil.ts';

const TITLES = [
  'Pierwsza podpowiedź',
  'Druga podpowiedź',
  'Trzecia podpowiedź',
  'Podobny przykład',
  'Twoja kolej',
] as const;
const firstHint = async (schoolClass: typeof PRIMARY): Promise<string> =>
  (await strictTutor.reply(request('2x + 3 = 11', { schoolClass }))).content;
const titleOf = (message: string): string | undefined => TITLES.find((title) => message.includes(`**${title}**`));

describe('the levels of hints', () => {
  it('goes up one level with every request for help and then encourages', async () => {
    const replies = await dialogue('tutor', [
      'Rozwiąż równanie 2x + 3 = 11',
      'nie wiem',
      'dalej',
      'podpowiedz',
      'co teraz?',
      'nie wiem',
    ]);
    // S1 §1.9, S2 §1.9
    expect(replies.map(({ content }) => titleOf(content))).toEqual([...TITLES, 'Trzecia podpowiedź']);
  });

  it('the first hint asks, the second names the operation, the third sets it up without carrying it out', async () => {
    const [, second, third] = await dialogue('tutor', ['Rozwiąż równanie 2x + 3 = 11', 'nie wiem', 'nie wiem']);
    expect([second?.content.includes('odejmij $3$ od obu stron'), third?.content.includes('$$2x = 11 - 3$$')]).toEqual([
      true,
      true,
    ]);
  });

  it.each(['Pokaż podobny przykład', 'poproszę o przykład', 'daj mi jakiś przykład'])(
    '„%s” shows one at once, and the hints go on where they were',
    async (wish) => {
      const replies = await dialogue('tutor', ['Rozwiąż równanie 2x + 3 = 11', wish, 'podpowiedz']);
      // S1 §1.9
      expect(replies.map(({ content }) => titleOf(content))).toEqual([
        'Pierwsza podpowiedź',
        'Podobny przykład',
        'Druga podpowiedź',
      ]);
    },
  );

  it('who speaks of the own exercise as „przykład” is helped', async () => {
    expect(titleOf(await lastReply('tutor', ['2x + 3 = 11', 'nie rozumiem tego przykładu']))).toBe('Druga podpowiedź');
  });

  it('a demand for the answer is refused kindly and answered with the next hint', async () => {
    const reply = await lastReply('tutor', ['2x + 3 = 11', 'po prostu powiedz odpowiedź']);
    // S1 §1.10
    expect([reply.startsWith('Wyniku nie podam'), titleOf(reply)]).toEqual([true, 'Druga podpowiedź']);
  });

  it('a new task starts at the first level', async () => {
    const reply = await lastReply('tutor', ['2x + 3 = 11', 'nie wiem', 'nie wiem', 'Oblicz 7 · 8']);
    expect([reply.startsWith('Oblicz: $7 \\cdot 8$'), titleOf(reply)]).toEqual([true, 'Pierwsza podpowiedź']);
  });

  it('the same task sent again goes on where it was', async () => {
    expect(titleOf(await lastReply('tutor', ['2x + 3 = 11', 'nie wiem', 'Rozwiąż 2x + 3 = 11']))).toEqual(
      'Trzecia podpowiedź',
    );
  });

  it('after a right step the hints are about what is left', async () => {
    const reply = await lastReply('tutor', ['2x + 3 = 11', '2x = 8', 'nie wiem']);
    expect([reply.includes('odejmij'), reply.includes('dzielisz')]).toEqual([false, true]);
  });

  it('a younger pupil hears of a hidden number, an older one of the equation', async () => {
    expect([
      (await firstHint(PRIMARY)).includes('liczby ukrytej pod literą'),
      (await firstHint(HIGH)).includes('wszystkich liczb $x$, które spełniają równanie'),
    ]).toEqual([true, true]);
  });
});

describe('checking the pupil’s own work', () => {
  const MISTAKES: readonly (readonly [mistake: string, task: string, step: string, pointer: string])[] = [
    ['a sign when moving a number', '2x + 3 = 11', 'mam 2x = 14', 'Sprawdź znak przy przenoszeniu liczby'],
    ['an operation on one side only', '2x + 3 = 11', 'odjęłam 3 i mam 2x = 11', 'tylko po jednej stronie'],
    ['forgetting to divide', '2x + 3 = 11', 'x = 8', 'Przy $x$ stoi jeszcze liczba'],
    ['subtracting instead of dividing', '2x + 3 = 11', 'x = 6', 'odejmujesz zamiast dzielić'],
    ['multiplying the first term of a bracket only', '5(x - 2) = 3x + 4', '5x - 2 = 3x + 4', 'opuszczaniu nawiasu'],
    ['the order of operations', '2 + 3·4', 'wyszło 20', 'od lewej do prawej'],
    ['adding denominators', '1/2 + 1/3', 'wyszło 2/5', 'nie dodajemy mianowników'],
    ['not turning the second fraction', '1/2 : 3/4', 'wyszło 3/8', 'odwrotność'],
    ['the percentage of the wrong base', 'o ile procent wzrosła cena z 40 do 50', '20%', 'co jest tu całością'],
    ['dividing by the percentage', 'ile to 15% z 240', 'wyszło 16', 'Ile to jest jeden procent'],
    ['the sign in the discriminant', 'x^2 - 5x + 6 = 0', 'Δ = 25 + 24 = 49', 'Uważaj na znaki'],
    ['the sign of b', 'x^2 - 5x + 6 = 0', 'x1 = -2, x2 = -3', '$-b$'],
    ['a bracket lost in substitution', '2x+y=7 i x-y=2', 'x - 7 - 2x = 2', 'stoi w nawiasie'],
    ['swapped unknowns', '2x+y=7 i x-y=2', 'x = 1, y = 3', 'która z liczb należy do której niewiadomej'],
    ['a wrong calculation', '2x + 3 = 11', '11 - 3 = 7', 'Policz to działanie jeszcze raz'],
  ];

  it.each(MISTAKES)('%s is recognised', async (_mistake, task, step, pointer) => {
    const reply = await lastReply('tutor', [task, step]);
    expect([reply.startsWith('Coś się tu jeszcze nie zgadza.'), reply.includes(pointer)]).toEqual([true, true]);
  });

  const RIGHT_STEPS: readonly (readonly [string, string])[] = [
    ['2x + 3 = 11', 'odjęłam 3 i mam 2x = 8'],
    ['2x + 3 = 11', '2x = 11 - 3'],
    ['5(x - 2) = 3x + 4', '5x - 10 = 3x + 4'],
    ['2 + 3·4', '2 + 12'],
    ['2 + 3·4', '3·4 = 12'],
    ['ile to 15% z 240', '0,15 · 240'],
    ['3/4 + 2 1/3', '9/12 + 28/12'],
    ['x^2 - 5x + 6 = 0', 'delta wyszła 1'],
    ['x^2 - 5x + 6 = 0', '(x-2)(x-3) = 0'],
    ['2x+y=7 i x-y=2', 'y = 7 - 2x'],
    ['2x+y=7 i x-y=2', '3x = 9'],
    ['Znajdź liczbę, której 20% to 15', '0,2x = 15'],
  ];

  it.each(RIGHT_STEPS)('in %s the step „%s” is praised', async (task, step) => {
    expect((await lastReply('tutor', [task, step])).slice(0, 14)).toEqual('Bardzo dobrze!');
  });

  const HALVES: readonly (readonly [string, string, string])[] = [
    ['x^2 - 5x + 6 = 0', 'x = 2', 'Poszukaj drugiego'],
    ['2x+y=7 i x-y=2', 'x = 3', 'oblicz $y$'],
    ['1/2 + 1/3 + 1/6 + 1/2', '6/4', 'skrócić'],
    ['zmniejsz 80 o 25%', '20', 'sama zmiana'],
    ['jakim procentem liczby 50 jest 20', '0,4', 'zamienić ułamek na procent'],
  ];

  it.each(HALVES)('in %s the half answer %s is accepted as a half', async (task, step, missing) => {
    const reply = await lastReply('tutor', [task, step]);
    expect([reply.startsWith('Dobrze!'), reply.includes(missing)]).toEqual([true, true]);
  });

  const ANSWERS: readonly (readonly [string, string])[] = [
    ['2x + 3 = 11', 'x = 4'],
    ['2x + 3 = 11', 'wyszło mi 4'],
    ['4x = 10', 'x = 2,5'],
    ['4x = 10', 'x = 5/2'],
    ['4x = 10', 'x = 2 1/2'],
    ['x^2 = 12', 'x = ±2√3'],
    ['x^2 - 5x + 6 = 0', '2 i 3'],
    ['3x + 1 = 3x + 2', 'brak rozwiązań'],
    ['2(x + 1) = 2x + 2', 'tożsamość'],
    ['2x+y=7 i x-y=2', '(3, 1)'],
    ['ile to 15% z 240', '36'],
    ['ile to 15% z 240', '36 zł'],
    ['ile to 15% z 240', '=36'],
    ['7 · 8', '= 56'],
    ['3/4 + 1/4', '=1'],
    ['jakim procentem liczby 50 jest 20', '40%'],
    ['3/4 + 2 1/3', '3 1/12'],
    ['2 + 3·4', '2 + 3·4 = 2 + 12 = 14'],
  ];

  it.each(ANSWERS)('in %s the answer „%s” is celebrated', async (task, answer) => {
    expect((await lastReply('tutor', [task, answer])).slice(0, 36)).toEqual('**Brawo, to poprawne rozwiązanie!** ');
  });

  it.each([
    ['x^2 - 5x + 6 = 0', 'x = 2', 'x = 3'],
    ['2x+y=7 i x-y=2', 'x = 3', 'y = 1'],
  ])('in %s two halves said one after the other make the answer', async (task, one, other) => {
    expect((await lastReply('tutor', [task, one, 'nie wiem', other])).slice(0, 36)).toEqual(
      '**Brawo, to poprawne rozwiązanie!** ',
    );
  });

  it('what remains of an equation without its unknown is taken up, not called a mistake', async () => {
    expect([
      (await lastReply('tutor', ['3x + 1 = 3x + 2', '1 = 2'])).includes('Co to mówi o rozwiązaniach'),
      (await lastReply('tutor', ['3x + 1 = 3x + 1', '0 = 0'])).includes('Co to mówi o rozwiązaniach'),
      (await lastReply('tutor', ['3x + 1 = 3x + 2', '0 = 0'])).includes('Co to mówi o rozwiązaniach'),
    ]).toEqual([true, true, false]);
  });

  it('an equation that lets a foreign root in is questioned', async () => {
    expect((await lastReply('tutor', ['2x + 3 = 11', 'mam x^2 = 16'])).slice(0, 31)).toEqual(
      'Coś się tu jeszcze nie zgadza. ',
    );
  });

  it('an equation in another letter is not praised', async () => {
    expect((await lastReply('tutor', ['2x + 3 = 11', 'y = 7'])).startsWith('Bardzo dobrze')).toEqual(false);
  });

  it('a move that happens to name the result is still a move', async () => {
    expect((await lastReply('tutor', ['x/2 + x/3 = 5', 'pomnożę przez 6'])).slice(0, 20)).toEqual(
      'Tak, to dobry pomysł',
    );
  });

  it('another text in the middle of a task is not taken for an answer', async () => {
    expect(
      (await lastReply('tutor', ['2 + 3', '5', 'Ania ma o 5 jabłek więcej niż Ola i Ela razem. Ile ma Ela?'])).includes(
        'Tego jeszcze nie umiem.',
      ),
    ).toEqual(true);
  });

  it('after a solved task any other one is new', async () => {
    expect((await lastReply('tutor', ['2 + 3', '5', '5 + 3·5'])).startsWith('Oblicz: $5 + 3 \\cdot 5$')).toEqual(true);
  });

  it('a right answer is checked by substitution and followed by another exercise', async () => {
    const reply = await lastReply('tutor', ['2x + 3 = 11', 'x = 4']);
    expect([
      reply.includes('$L = 2 \\cdot 4 + 3 = 11$ i $P = 11$'),
      reply.includes('Spróbuj podobnego zadania: Rozwiąż równanie'),
    ]).toEqual([true, true]);
  });

  it('a named move is recognised, its opposite turned round', async () => {
    expect([
      (await lastReply('tutor', ['2x + 3 = 11', 'odejmę 3 od obu stron'])).slice(0, 24),
      (await lastReply('tutor', ['2x + 3 = 11', 'dodam 3 do obu stron'])).slice(0, 14),
    ]).toEqual(['Tak, to dobry pomysł. Wy', 'Jesteś blisko,']);
  });
});

describe('Przyjaciel', () => {
  it('shows every step with its reason, the result and a check', async () => {
    // S1 §1.12, S2 §1.10
    expect(await lastReply('buddy', ['2x + 3 = 11'])).toEqual(
      [
        '**Zadanie.** Rozwiąż równanie $2x + 3 = 11$.',
        '**Rozwiązanie**',
        '1. Odejmujemy $3$ od obu stron. Po stronie z niewiadomą zostaje wtedy tylko wyraz z $x$, a równość nadal zachodzi, bo robimy to samo po obu stronach.',
        '   $$2x = 8$$',
        '2. Dzielimy obie strony przez $2$. Liczba przy $x$ mnoży niewiadomą, a dzielenie odwraca mnożenie.',
        '   $$x = 8 : 2 = 4$$',
        '**Wynik:** $x = 4$',
        '**Sprawdzenie.** $L = 2 \\cdot 4 + 3 = 11$ i $P = 11$, więc $L = P$.',
      ].join('\n\n'),
    );
  });

  it('asked why, it shows the same on other numbers', async () => {
    const reply = await lastReply('buddy', ['2x + 3 = 11', 'nie rozumiem']);
    expect([reply.includes('2x + 3 = 11'), reply.includes('**Wynik:**')]).toEqual([false, true]);
  });
});

describe('what is free of charge', () => {
  const FREE: readonly (readonly [string, string])[] = [
    ['Napisz wypracowanie o Lalce', 'Tego jeszcze nie umiem.'],
    ['Kto wynalazł pralkę?', 'Tego jeszcze nie umiem.'],
    ['Oblicz pole trójkąta', 'Tego jeszcze nie umiem.'],
    ['Opowiedz o wojnie 1939-1945', 'Tego jeszcze nie umiem.'],
    ['2x + y > 5', 'nierówność'],
    ['x^3 + x = 3', 'wyższego stopnia'],
    ['2x + y = 4', 'dwiema niewiadomymi'],
    ['5 : 0', 'dzielić przez zero'],
    ['cześć', 'Jestem Tutorem'],
    ['dzięki!', 'Proszę bardzo'],
  ];

  it.each(FREE)('„%s” is answered honestly and costs nothing', async (prompt, part) => {
    const [reply] = await dialogue('tutor', [prompt]);
    expect([reply?.isCharged, reply?.content.includes(part)]).toEqual([false, true]);
  });

  it('nobody is told of settings and administrators', async () => {
    const replies = await Promise.all([
      ...FREE.map(([prompt]) => lastReply('tutor', [prompt])),
      ...FREE.map(([prompt]) => lastReply('buddy', [prompt])),
    ]);
    expect(replies.filter((reply) => /[A-Z]_[A-Z]|ustawieni|administrator/.test(reply))).toEqual([]);
  });

  it('a message without a task is told what can be done, and where somebody listens', async () => {
    const reply = await lastReply('tutor', ['Opowiedz o wojnie 1939-1945']);
    expect(['równania i układy równań', '**116 111**'].filter((part) => !reply.includes(part))).toEqual([]);
  });

  it('a hint and a solution are charged', async () => {
    expect([
      (await dialogue('tutor', ['2x = 8']))[0]?.isCharged,
      (await dialogue('buddy', ['2x = 8']))[0]?.isCharged,
    ]).toEqual([true, true]);
  });
});

describe('an error', () => {
  it('is spared the pupil, costs nothing and is reported', async () => {
    const error = new Error('broken');
    const reported: unknown[] = [];
    const reply = await embeddedTutor((thrown) => reported.push(thrown)).reply({
      ...request('2x = 8'),
      get history(): never {
        throw error;
      },
    });
    expect([reply.isCharged, reply.content.startsWith('Widzę tu wzór, ale nie umiem'), reported]).toEqual([
      false,
      true,
      [error],
    ]);
  });
});

describe('the language', () => {
  it('takes no side on the pupil’s gender and writes decimals the Polish way', async () => {
    const replies = [
      ...(await dialogue('tutor', [
        '0,5x + 1,2 = 3,7',
        'nie wiem',
        'dalej',
        'dalej',
        'dalej',
        '0,5x = 4,9',
        '0,5x = 2,5',
        'x = 5',
        'dzięki',
      ])),
      ...(await dialogue('tutor', ['x^2 - 5x + 6 = 0', 'nie wiem', 'x = 7', 'podaj wynik', 'x = 2 i x = 3'])),
      ...(await dialogue('buddy', ['ile to 12,5% z 3,2', 'dlaczego?', '2x + y = 7 i x - y = 2'])),
    ].map(({ content }) => content);
    expect(replies.filter((content) => /\p{L}{2,}(?:łeś|łaś)(?!\p{L})/u.test(content))).toEqual([]);
    expect(replies.filter((content) => /\d\.\d|\d,\d/.test(content))).toEqual([]);
    expect(replies.filter((content) => content.includes('"'))).toEqual([]);
  });
});

describe('a message of files', () => {
  const scan = { contentType: 'application/pdf', base64: '', text: '' };
  const sheet = { contentType: 'application/pdf', base64: '', text: 'Zadanie 1\n```\nOblicz $2 + 2$' };
  const photo = { contentType: 'image/jpeg', base64: '' };

  it('shows what of a document can be read as it stands, and asks for one task', async () => {
    expect(await strictTutor.reply(request('', { attachments: [sheet] }))).toEqual({
      content:
        "Oto tekst z Twojego pliku:\n\n```text\nZadanie 1\n'''\nOblicz $2 + 2$\n```\n\nSkopiuj z niego jedno zadanie i wyślij je jako wiadomość, a zajmiemy się nim razem.",
      isCharged: false,
    });
  });

  it('says which files it cannot read, and that a photo can be read on the device', async () => {
    const { content, isCharged } = await strictTutor.reply(request('co to?', { attachments: [scan, photo] }));
    expect([
      content.includes('W pliku PDF nie ma tekstu'),
      content.includes('Zdjęć jeszcze nie widzę.'),
      content.includes('„Odczytaj tekst”'),
      content.includes('Oto tekst'),
      isCharged,
    ]).toEqual([true, true, true, false, false]);
  });

  it('beside a task is about the task', async () => {
    const { content } = await strictTutor.reply(request('2x + 3 = 11', { attachments: [photo] }));
    expect(content.includes('Pierwsza podpowiedź')).toBe(true);
  });
});
