import { expect, it } from 'vitest';
import { readQuestion, readWish, type Question, type Wish } from '#tutoring/reading/asking.reader.ts';
import { misread } from './misread.ts';

it.each<readonly [Wish | undefined, readonly string[]]>([
  [
    'firstTask',
    [
      'wróćmy do pierwszego zadania',
      'wróć do poprzedniego',
      'powrót do tamtego',
      'cofnijmy się do wcześniejszego',
      'cofnij do pierwszego',
      'pierwsze zadanie',
      'poprzednie zadanie',
      'pierwsze równanie',
      'poprzednie równanie',
    ],
  ],
  [
    'newTask',
    [
      ...['daj', 'poproszę', 'podaj', 'chcę', 'mogę', 'można', 'proszę'].map((bid) => `${bid} nowe zadanie`),
      ...['nowe', 'inne', 'następne', 'kolejne', 'drugie', 'podobne'].map((which) => `${which} zadanie`),
      'daj mi nowe zadanie',
      'poproszę o nowe zadanie',
      'daj mi jakieś inne zadanie',
      'daj mi jeszcze inne zadanie',
      'jeszcze jedno zadanie',
      'daj jedno zadanie',
      'inne jedno zadanie',
      'jedno takie zadanie',
      'jedno podobne zadanie',
      'jedno takie podobne zadanie',
      'jedno takie samo zadanie',
      'nowe zadanie!',
      'nowe',
      'następne',
      'kolejne',
      'inne',
      'podobne?',
      'jeszcze jedno',
      'jeszcze jedną',
      'teraz coś',
      'teraz kolejne',
      'poproszę jeszcze jedno',
      'daj jeszcze coś',
      'chcę jeszcze jedno',
      'jeszcze jedno takie',
      'jeszcze jedno podobne',
      'jeszcze coś na to samo!',
    ],
  ],
  ['step', ['krok', 'to krok', 'mój krok', 'to mój krok', 'następny krok', 'to mój następny krok', 'krok!']],
  [
    undefined,
    [
      'nowe zadanie: 2 + 3',
      'rozwiązałam jedno zadanie',
      'podobne do 12',
      'nie chcę podobne',
      'jeszcze jedno pytanie mam',
      'czy jeszcze jedno',
      'krok 2',
      'jaki krok',
    ],
  ],
])('what a pupil wants from the thread: %s', (wish, messages) => {
  expect(misread(wish, messages, readWish)).toEqual([]);
});

const asked = (message: string): Question['about'] | undefined => readQuestion(message)?.about;

it.each<readonly [Question['about'] | undefined, readonly string[]]>([
  [
    'otherResult',
    [
      'dlaczego nie 3/7',
      'czemu nie 5',
      'a dlaczego to nie 5?',
      'czemu źle jest 5',
      'dlaczego źle 5',
      'dlaczego nie x = 5?',
    ],
  ],
  [
    'reason',
    [
      ...['dlaczego', 'czemu', 'skąd', 'na jakiej podstawie', 'po co', 'gdzie mam błąd'].flatMap((why) => [
        `${why}?`,
        `a ${why}`,
      ]),
      ...['czemu', 'dlaczego', 'skąd', 'po co'].map((why) => `nie rozumiem ${why} tak`),
      'ale dlaczego tak',
      'hmm czemu',
      'no dlaczego',
    ],
  ],
  [undefined, ['po co mi to', 'to jest dlatego', 'nie wiem', '12', 'dlaczegoś', 'czy to dobry krok']],
])('what a question is about: %s', (about, messages) => {
  expect(misread(about, messages, asked)).toEqual([]);
});

const about = <About extends Question['about']>(
  one: About,
  message: string,
): Extract<Question, { about: About }> | undefined => {
  const question = readQuestion(message);
  return question?.about === one ? (question as Extract<Question, { about: About }>) : undefined;
};

it('a step is counted from one', () => {
  const questions: readonly (readonly [string, number])[] = [
    ['nie rozumiem kroku 2', 2],
    ['krok nr 3?', 3],
    ['krok numer 3', 3],
    ['2 krok', 2],
    ['2. krok', 2],
    ['krok 12', 12],
    ...['pierwszy', 'drugi', 'trzeci', 'czwarty', 'piąty', 'szósty'].flatMap((ordinal, index) => [
      [`nie rozumiem, ${ordinal} krok`, index + 1] as const,
      [`krok ${ordinal}`, index + 1] as const,
    ]),
  ];
  expect(questions.map(([message]) => [message, about('step', message)?.number])).toEqual(questions);
});

it('a notion is named by the words behind the question', () => {
  const questions: readonly (readonly [string, string])[] = [
    ...['co to', 'co to jest', 'co to znaczy', 'co to za', 'co oznacza', 'co znaczy', 'czym jest'].map(
      (asking) => [`${asking} procent`, 'procent'] as const,
    ),
    ...['wytłumacz', 'wyjaśnij', 'wytłumacz mi', 'wyjaśnij nam'].map(
      (asking) => [`${asking} procent`, 'procent'] as const,
    ),
    ['co to są ułamki', 'ulamki'],
    ['czym są potęgi?', 'potegi'],
    ['jaki wzór na pole koła', 'pole kola'],
    ['jaki jest wzór na pole koła', 'pole kola'],
    ['jaki to wzór na deltę', 'delte'],
    ['o co chodzi z deltą', 'delta'],
    ['o co chodzi w pitagorasie?', 'pitagorasie'],
    ['co to w ogóle procent', 'procent'],
    ['co to jest ta delta', 'delta'],
    ['co to jest to równanie', 'rownanie'],
    ['co to jest te równanie', 'rownanie'],
    ['co to jest ten procent', 'procent'],
    ['co to znaczy 1 : 500', '1 : 500'],
    ['co to 1:500', '1:500'],
    ['czym się różni pole od obwodu', 'pole od obwodu'],
    ['czym różnią się pole i obwód?', 'pole i obwod'],
    ['czym różni kwadrat od rombu', 'kwadrat od rombu'],
    ...['pożycza', 'mnoży', 'dzieli', 'dodaje', 'odejmuje', 'skraca', 'rozszerza', 'zaokrągla', 'przenosi'].map(
      (verb) => [`jak się ${verb} ułamki`, `${verb.replaceAll('ż', 'z').replace('ą', 'a')} ulamki`] as const,
    ),
    ['a jak to się mnoży?', 'mnozy'],
    ['ale jak się mnoży', 'mnozy'],
    ['no jak się mnoży', 'mnozy'],
    ['ile dag ma kilogram', 'ile dag ma kilogram'],
    ['ile cm jest w metrze?', 'ile cm jest w metrze'],
    ['ile cm ma jeden metr', 'ile cm ma jeden metr'],
    ['a ile cm ma 1 metr', 'ile cm ma 1 metr'],
    ['ale ile minut ma jedna godzina', 'ile minut ma jedna godzina'],
    ['no ile cm jest w jednym metrze', 'ile cm jest w jednym metrze'],
    ['ile minut jest w jednej godzinie', 'ile minut jest w jednej godzinie'],
    ['ile to 1%', '1%'],
    ['a ile to jest 1 procent?', '1 procent'],
    ['ale ile to 1%', '1%'],
    ['no ile to 1%', '1%'],
    ['co jest tu niewiadomą', 'niewiadoma'],
    ['co to tutaj delta', 'delta'],
    ['a co jest tutaj podstawą?', 'podstawa'],
    ['ale co jest tu podstawą', 'podstawa'],
    ['no co jest tu podstawą', 'podstawa'],
    ['nie pamiętam, jak się dodaje ułamki', 'dodaje ulamki'],
    ['nie wiem ile cm ma metr', 'ile cm ma metr'],
    ['nie wiem, ile to 1%', '1%'],
    ['nie wiem, co jest tu podstawą', 'podstawa'],
  ];
  expect(questions.map(([message]) => [message, about('notion', message)?.words])).toEqual(questions);
});

it('a question for a number, or with a task in it, is for no notion', () => {
  const others = ['co to będzie', 'co to wyjdzie', 'co to tu', 'co to tutaj', 'co to wychodzi', 'ile cm ma bok 12'];
  expect(misread(undefined, [...others, 'ile to 1% z 200', 'wytłumacz 2 + 3 = x'], asked)).toEqual([]);
});

it('a method is named by the stem of its name', () => {
  const questions: readonly (readonly [string, string])[] = [
    ...[
      'mam użyć',
      'mamy użyć',
      'mogę zastosować',
      'muszę użyć',
      'czy można',
      'czy trzeba',
      'powinnam użyć',
      'powinienem',
      'użyję',
      'mam robić',
      'mam zrobić',
      'mam liczyć',
      'mam policzyć',
      'skorzystać z',
      'skorzystać ze wzoru',
      'a to jest',
      'tu będzie',
      'tutaj',
      'więc to',
      'no to',
      'twierdzenie',
    ].map((asking) => [`${asking} pitagorasa?`, 'pitagoras'] as const),
    ['czy pole z sinusa', 'sinus'],
    ['mam liczyć deltę?', 'delt'],
    ['wzory Vieta', 'viet'],
    ['trzeba wyróżnik?', 'wyroznik'],
    ['mam zrobić proporcję', 'proporcj'],
    ['to NWW?', 'nww'],
    ['to nwd?', 'nwd'],
    ['z cosinusa?', 'cosinus'],
    ...['tu', 'tutaj', 'do tego', 'użyć', 'liczyć', 'zrobić', 'trzeba'].map(
      (end) => [`czy deltę ${end}??`, 'delt'] as const,
    ),
  ];
  expect(questions.map(([message]) => [message, about('method', message)?.stem])).toEqual(questions);
});

it('what else is said of a method is no question for it', () => {
  expect(misread(undefined, ['delta = 4', 'wyszło 4 z delty', 'policzyłam deltę', 'mam deltę równą 4'], asked)).toEqual(
    [],
  );
});

it('a place is named by a number, a sign or an operation', () => {
  const places =
    'ta 3|minus|plus|razy|delta|wyróżnik|kwadrat|pierwiastek|nawias|ułamek|mianownik|licznik|wspólny|dzielimy|mnożymy|odejmuję|dodajemy|pożyczamy|skracamy|zamieniamy|przenosimy|potęgujemy|n-1|ac|4ac|x|y|ta jedynka|dwójka|trójkę|czwórka|piątki|szóstka|siódemka|ósemka|dziewiątka|dziesiątka'.split(
      '|',
    );
  expect(
    misread(
      'place',
      places.map((place) => `skąd ${place}`),
      asked,
    ),
  ).toEqual([]);
});

const placeNamed = (place: string): string | undefined => about('place', `skąd ta ${place}?`)?.words;

it('the digit of a place that is called by its name is placeNamed as a number', () => {
  const names = ['jedynka', 'dwójka', 'trójka', 'czwórka', 'piątka', 'szóstka', 'siódemka', 'ósemka', 'dziewiątka'];
  expect([...names, 'dziesiątka'].map(placeNamed)).toEqual(names.concat('').map((_name, index) => `ta ${index + 1}`));
});

it('a place is asked for in many ways', () => {
  const ways = [
    'skąd 3',
    'dlaczego 3',
    'czemu 3',
    'po co 3',
    'a skąd 3',
    'ale skąd 3',
    'hmm skąd 3',
    'no skąd 3',
    'i skąd 3',
    'to skąd 3',
    'nie rozumiem skąd 3',
    'nie wiem skąd 3',
    'nie kumam czemu 3',
    'nie czaję po co 3',
    'gdzie się podziało 3',
    'gdzie się podziała 3',
    'co robi tu 3?',
    'co robi tutaj -3',
    'czym jest tu 3',
    'co jest tu 3',
    'skąd 3?!',
  ];
  expect(ways.map((way) => about('place', way)?.words.replace('-', ''))).toEqual(ways.map(() => '3'));
});

it('the result that somebody else has is asked about as theirs', () => {
  const who =
    'pani|pan|nauczyciel|nauczycielka|mama|tata|brat|siostra|kolega|koleżanka|kumpel|babcia|dziadek|ktoś|korepetytor|korepetytorka|chatgpt|chat gpt|gpt|czat|ai|sztuczna inteligencja|kalkulator|photomath|brainly|google|inni|wszyscy|klasa'.split(
      '|',
    );
  const dative = ['mamie', 'tacie', 'bratu', 'siostrze', 'koledze', 'koleżance', 'kumplowi', 'mojej siostrze'];
  const says =
    'ma|mają|miał|miała|miało|mieli|mówi|powiedziała|pokazuje|pokazał|pisze|napisała|twierdzi|podaje|podał|daje|dostał|uważa'.split(
      '|',
    );
  const where =
    'w odp|w odpowiedziach|w odpowiedzi|z tyłu w odpowiedziach|na końcu książki|według klucza|w kluczu|w książce|w podręczniku|w zbiorze|w rozwiązaniach|w internecie|w necie|w odpowiedziach z tyłu|w odpowiedziach na końcu|w odpowiedziach w książce|w odpowiedziach do zadań|w odpowiedziach zadań|z tyłu książki|wedlug odpowiedzi'.split(
      '|',
    );
  const links =
    'że|to|jest|są|mają|ma|miało być|będzie|wyjść|wychodzi|wyszło|wynik|odpowiedź|wynosi|pisze|podają|stoi|mi|nam|jej|jemu|mu|ok|powinno|musi|inaczej|a|:|,|-'.split(
      '|',
    );
  const messages = [
    ...who.map((one) => `${one} ma 12`),
    ...dative.map((one) => `${one} wyszło 12`),
    ...says.map((verb) => `kolega ${verb} 12`),
    ...where.map((place) => `${place} jest 12`),
    ...links.map((link) => `w odpowiedziach ${link} 12`),
    'koledze wychodzi 12',
    'koledze wyszła 12',
    'kalkulatorze wychodzi 12',
    'nauczycielki wyszło 12',
    'mój kolega ma 12',
    'moja pani ma 12',
    'mojemu koledze wyszło 12',
    'kolega z ławki ma 12',
    'a kolega ma 12',
    'ale kolega ma 12',
    'no kolega ma 12',
    'bo kolega ma 12',
    'hej kolega ma 12?',
    'kolega ma 12!',
  ];
  expect(messages.filter((message) => about('claimedResult', message)?.said !== '12')).toEqual([]);
});

it('their result may be an equation, a root or negative', () => {
  const said = ['x = 3', 'x=-3', '-3', '√2', '(2; 3)', 'x1 = 2', '2.5'];
  expect(said.map((one) => about('claimedResult', `w odpowiedziach jest ${one}.`)?.said)).toEqual(said);
});

it('another result is quoted as it was said', () => {
  expect(['dlaczego nie 2.5?', 'a czemu nie x = 5'].map((message) => about('otherResult', message)?.said)).toEqual([
    '2.5',
    'x = 5',
  ]);
});

it('two results are asked about together', () => {
  const pairs: readonly (readonly [string, readonly [string, string]])[] = [
    ...['', 'to ', 'a ', 'no ', 'czyli ', 'więc ', 'będzie ', 'wynik to ', 'ma być ', 'powinno być ', 'czy '].map(
      (opening) => [`${opening}12 czy 24?`, ['12', '24']] as const,
    ),
    ['12, czy 24', ['12', '24']],
    ['12 czy może 24', ['12', '24']],
    ['12 czy raczej 24!', ['12', '24']],
    ['12 albo 24?', ['12', '24']],
    ['12 lub 24??', ['12', '24']],
    ['x = 4 czy x = 7', ['x = 4', 'x = 7']],
    ['x1=4 czy -7', ['x1=4', '-7']],
    ['12 cm czy 24 cm', ['12 cm', '24 cm']],
    ['12 cm² czy 24 cm2', ['12 cm²', '24 cm2']],
    ['1,5 czy 2/3', ['1,5', '2/3']],
  ];
  expect(pairs.map(([message]) => [message, about('twoResults', message)?.said])).toEqual(pairs);
});

it('two roots are an answer and no question', () => {
  expect(misread(undefined, ['12 albo 24', '12 lub 24', 'x = 2 lub x = 3', 'mam 12 czy 24 zł'], asked)).toEqual([]);
});
