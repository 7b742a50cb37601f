import polish from 'dictionary-pl';
import { assert, constantFrom, integer, property, record } from 'fast-check';
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { judge } from '#tutoring/families/attempt.rules.ts';
import type { Difficulty } from '#tutoring/families/family.types.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { faultsOf } from '#tutoring/quiz/question-gate.rules.ts';
import { makeQuestion } from '#tutoring/quiz/question.maker.ts';
import type { MadeQuestion } from '#tutoring/quiz/made-question.types.ts';
import { isSolution } from '#tutoring/quiz/solving-option.rules.ts';
import { bareText } from '#tutoring/quiz/option-text.rules.ts';
import { hubGuess } from './guessing.ts';
import { wronglyCounted } from './polish-number.ts';

/** `RUNS=10000` asks of each property as many questions, which takes minutes. */
const RUNS = Number(process.env['RUNS'] ?? 300);

const ORDER = record({
  family: constantFrom(...FAMILIES),
  difficulty: constantFrom<Difficulty>(1, 2, 3),
  seed: integer({ min: 1, max: 2 ** 31 }),
});

const ofEach = (type: MadeQuestion['type'], holds: (question: MadeQuestion) => void): void => {
  assert(
    property(ORDER, ({ family, difficulty, seed }) => {
      const question = makeQuestion({ family, type, difficulty, grade: family.grades[0], seed });
      if (question !== undefined) holds(question);
    }),
    { numRuns: RUNS },
  );
};

const made = (family: OpenFamily, difficulty: Difficulty, seed: number) =>
  makeQuestion({ family, type: 'multiple_choice', difficulty, grade: family.grades[0], seed });

/** Without those whose answers cannot be chosen among others. */
const ASKING = FAMILIES.filter((family) => [1, 2, 3, 4].some((seed) => made(family, 2, seed) !== undefined));

it('every family has questions, and so have answers of every kind', () => {
  expect(FAMILIES.filter((family) => !ASKING.includes(family)).map(({ id }) => id)).toEqual([]);
  const kinds = new Set(
    ASKING.flatMap((family) =>
      [1, 2, 3, 4].flatMap((seed) => {
        const { task } = family.make(seed, 2, family.grades[0]);
        return task.kind === 'family' && made(family, 2, seed) !== undefined ? [task.answer.kind] : [];
      }),
    ),
  );
  expect(kinds).toEqual(new Set(['number', 'choice', 'numbers', 'set', 'expression', 'reaction']));
});

const optionsOf = (id: string, difficulty: Difficulty, isMeant: (question: string) => boolean) => {
  const family = FAMILIES.find((one) => one.id === id);
  const questions = Array.from({ length: 40 }, (_, seed) => family && made(family, difficulty, seed + 1));
  return questions.find((one) => one !== undefined && isMeant(one.question))?.options;
};

it('a time of the day, amounts with groszy and a formula without numbers are chosen among what goes wrong', () => {
  expect([
    // What 18:30 and 30 minutes come to where minutes go on past sixty.
    optionsOf('clock', 2, (asked) => asked.includes('Jest 18:30') && asked.includes('30 minut'))?.includes('$18{:}60$'),
    optionsOf('vat', 2, (asked) => asked.includes('1156{,}20'))?.every((option) =>
      /^\$\d+(?:\{,\}\d0)?\\ \\text\{zł\},\\ \d+(?:\{,\}\d0)?\\ \\text\{zł\}\$$/.test(option),
    ),
    new Set(optionsOf('formula-rearrangement', 1, (asked) => asked === 'Wyznacz $m$ ze wzoru $F = ma$.')),
  ]).toEqual([true, true, new Set(['$m = \\frac{F}{a}$', '$m = \\frac{a}{F}$', '$m = Fa$', '$m = F - a$'])]);
});

describe('questions of all families', () => {
  const MANY = Math.max(2_000, RUNS);
  /** What the dictionary does not know and is right all the same; letters stand for quantities. */
  const KNOWN = new Set([
    'dziewięciokąt',
    'dziewięciokąta',
    'dziewięciokątny',
    'dwunastokąt',
    'dwunastokąta',
    'dwunastokątny',
    'iloczynowa',
    'iloczynowej',
  ]);
  const words = new Map<string, boolean>();
  let dictionary: Hunspell;
  beforeAll(async () => {
    const [rules, list] = [polish.aff, polish.dic].map((part) => Buffer.from(part).toString());
    dictionary = await createHunspellFromStrings(rules ?? '', list ?? '');
  });
  afterAll(() => dictionary.dispose());

  const ROMAN_NUMERAL = /^[MDCLXVI]+$/;
  const isSpelled = (word: string): boolean => {
    const known =
      words.get(word) ??
      (word.length === 1 || KNOWN.has(word) || ROMAN_NUMERAL.test(word) || dictionary.testSpelling(word));
    words.set(word, known);
    return known;
  };
  const misspelled = (text: string): readonly string[] =>
    (text.replace(/\$\$[^$]*\$\$|\$[^$]*\$/g, ' ').match(/\p{L}+/gu) ?? []).filter((word) => !isSpelled(word));

  it(
    'have one key each, which a second way confirms, options that differ, and Polish as it is written',
    () => {
      const order = record({
        family: constantFrom(...ASKING),
        difficulty: constantFrom<Difficulty>(1, 2, 3),
        seed: integer({ min: 1, max: 2 ** 31 }),
      });
      let [count, unread] = [0, 0];
      const places = [0, 0, 0, 0];
      const guesses: number[] = [];
      assert(
        property(order, ({ family, difficulty, seed }) => {
          // Making throws where the family's second way (`check`) finds another answer than its solution.
          const task = family.make(seed, difficulty, family.grades[0]);
          const question = made({ ...family, make: () => task }, difficulty, seed);
          if (question === undefined) return;
          count += 1;
          const { question: asked, options, correctAnswer, explanation } = question;
          const texts = [asked, explanation, ...options];
          const isRead = judge(correctAnswer, task, task) !== undefined;
          if (!isRead) unread += 1;
          const place = options.indexOf(correctAnswer);
          if (options.length === places.length && correctAnswer.startsWith('$'))
            places[place] = (places[place] ?? 0) + 1;
          const guess = hubGuess(options, correctAnswer);
          if (guess !== undefined) guesses.push(guess);
          expect([
            asked,
            options.filter((option) => isSolution(option, task)),
            options.filter((option) => option === correctAnswer).length,
            new Set(options.map(bareText)).size,
            texts.flatMap(misspelled),
            texts.flatMap(wronglyCounted),
          ]).toEqual([asked, isRead ? [correctAnswer] : [], 1, options.length, [], []]);
        }),
        { numRuns: Math.ceil(MANY * 1.25) },
      );
      // A quadrant's „I” alone is no answer in a conversation.
      expect([count >= MANY, unread / count < 0.01]).toEqual([true, true]);
      // Nobody can guess by its place which of the numbers is right.
      const told = places.reduce((sum, one) => sum + one, 0);
      expect(places.map((one) => one / told).filter((share) => share < 0.16 || share > 0.34)).toEqual([]);
      // Nor by what stands around it. Of the wrong ones some are themselves ten times the right one, or half of it.
      expect(guesses.reduce((sum, one) => sum + one, 0) / guesses.length).toBeLessThan(0.43);
    },
    100 * MANY,
  );

  it.each([
    ['Zostało 5 godziny.', ['5 godziny']],
    ['Zostało $5$ godzina i 2 minut.', ['$5$ godzina']],
    ['Zużyto 2,5 godzin.', ['2,5 godzin']],
    ['Przebiegł 1 200 metry w 22 minuty.', ['1 200 metry']],
    ['W 12 dni 23 uczniów rozwiązało 1 zadanie, czyli 0,5 strony.', []],
  ])('„%s” is counted as Polish counts: %j are not', (text, wrong) => {
    expect(wronglyCounted(text)).toEqual(wrong);
  });
});

const isFaulty = ({ question, options }: MadeQuestion): boolean =>
  question.includes('wykonaj sprawdzenie') ||
  (question.includes('równanie osi') && !options.every((option) => option.startsWith('$x = '))) ||
  (options.some((option) => /^\$1 \+ \d+\\sqrt/.test(option)) && !options.every((option) => /[+-]/.test(option)));

describe('a question of several choices', () => {
  const questions: MadeQuestion[] = [];
  beforeAll(() => ofEach('multiple_choice', (question) => questions.push(question)));

  it('passes the gate, with its key alone: the engine takes it for the solution, and no other option', () => {
    let solved = 0;
    for (const question of questions) {
      const { question: asked, options, correctAnswer } = question;
      expect([asked, faultsOf(question)]).toEqual([asked, []]);
      const found = taskIn(asked, undefined);
      if (found.kind !== 'task') continue;
      const solving = options.filter((option) => isSolution(option, found.worked));
      expect([asked, ...solving.filter((option) => option !== correctAnswer)]).toEqual([asked]);
      if (solving.length === 0) continue;
      const other = options.find((option) => option !== correctAnswer) ?? '';
      expect(faultsOf({ ...question, correctAnswer: other })).toEqual(['solvedOtherwise']);
      solved += 1;
    }
    expect(solved).toBeGreaterThan(RUNS / 2);
  });

  it('asks as a sheet asks: an axis is an equation, nobody checks a choice, and a root is not beside itself and one', () => {
    expect(questions.filter(isFaulty)).toEqual([]);
  });

  it('has no rounding of its result beside it: 62 of 36√3', () => {
    const family = FAMILIES.find(({ id }) => id === 'sine-cosine-theorem');
    const rooted = Array.from({ length: 100 }, (_, seed) => family && made(family, 1, seed + 1)).flatMap((question) => {
      const [, times, root] = /^\$(\d+)\\sqrt\{(\d+)\}/.exec(question?.correctAnswer ?? '') ?? [];
      const rounded = Math.round(Number(times) * Math.sqrt(Number(root)));
      return root === undefined ? [] : [question?.options.filter((option) => option.startsWith(`$${rounded}\\`))];
    });
    expect([rooted.length > 5, rooted.flat()]).toEqual([true, []]);
  });

  it('has sums beside a sum: one with a root is not told from „1” and „4” by its look', () => {
    const family = FAMILIES.find(({ id }) => id === 'rationalising');
    // Of 10,000 questions this one had them.
    const question = family && made(family, 3, 90_509_135);
    expect(question?.options.filter((option) => !/[+-]/.test(option))).toEqual([]);
  });

  it('has no fractions of a unit beside a result without one: nobody reads 116/3 g off a balance', () => {
    // An exact 13√2/2 cm is no more to be read off than the 13√2 cm beside it.
    const told = questions.filter(({ correctAnswer }) => !/\\(?:frac|sqrt)/.test(correctAnswer));
    const parts = told.flatMap(({ question, options }) =>
      options.filter((option) => /\\frac.*(?:\\text|\\%|\\circ)/.test(option)).map((part) => [question, part]),
    );
    expect([told.length > 0, parts]).toEqual([true, []]);
  });

  it('tells of each mistake which option it leads to, and never the right one', () => {
    for (const { options, correctAnswer, optionMistakes } of questions) {
      const named = optionMistakes.map(({ option }) => option);
      expect(named).toEqual(options.filter((option) => named.includes(option) && option !== correctAnswer));
    }
  });
});

const questionsOf = (id: string, grade: Grade): readonly MadeQuestion[] =>
  FAMILIES.filter((family) => family.id === id).flatMap((family) =>
    Array.from(
      { length: 150 },
      (_, place) =>
        makeQuestion({ family, type: 'multiple_choice', difficulty: 2, grade, seed: 977 * (place + 1) }) ?? [],
    ).flat(),
  );

describe('numbers to choose from', () => {
  it('are whole of what is counted, and amounts one can pay of money', () => {
    const asked = ['number-problem', 'age-problem', 'part-of-number', 'proportion', 'percent-whole']
      .flatMap((id) => questionsOf(id, 8))
      .filter(
        ({ question, correctAnswer }) =>
          correctAnswer.includes('zł') ||
          (/\bIle (?:lat|osób|stron|\p{L}+ ma)/u.test(question) && !/\\frac|\\text/.test(correctAnswer)),
      );
    const strange = asked.flatMap(({ options }) => options.filter((option) => option.includes('\\frac')));
    expect([asked.length > 50, strange]).toEqual([true, []]);
  });

  it('have the other sign beside them where numbers below zero stand in the task', () => {
    const squares = questionsOf('powers', 8).filter(({ question }) => /\(-\d+\)\^\{2\}/.test(question));
    const opposed = squares.filter(({ options, correctAnswer }) => options.includes(correctAnswer.replace('$', '$-')));
    expect([squares.length > 5, opposed.length > squares.length / 3]).toEqual([true, true]);
  });

  it('beside a fraction are fractions, and no decimals that are written as such', () => {
    const asked = ['classical-probability', 'right-triangle-trigonometry', 'rational-exponent'].flatMap((id) =>
      questionsOf(id, 12).filter(({ correctAnswer }) => /\\frac\{1\}\{[24]\}|\\frac\{3\}\{4\}/.test(correctAnswer)),
    );
    const decimals = asked.flatMap(({ options, optionMistakes }) =>
      options.filter((one) => /\{\d*0\}\$$/.test(one) && !optionMistakes.some(({ option }) => option === one)),
    );
    expect([asked.length > 10, decimals]).toEqual([true, []]);
  });
});

describe('a question of true or false', () => {
  it('passes the gate, and is true exactly where the told answer is the result', () => {
    ofEach('true_false', (question) => {
      expect(faultsOf(question)).toEqual([]);
      const [task = '', told = ''] = question.question.split('\n\nOdpowiedź: ');
      const result = question.explanation.split('\n').find((line) => line.startsWith('Wynik: ')) ?? '';
      const answer = told.replace(/\. Prawda czy fałsz\?$/, '');
      expect([task, question.correctAnswer === 'Prawda']).toEqual([task, saysThat(result, answer)]);
    });
  });
});

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const bare = (text: string): string => text.replace(/[$*]/g, '').toLowerCase();

/** A result stands as its first formula, perhaps with a letter that the options share; of a choice the whole word is told: III is not II. */
const saysThat = (result: string, answer: string): boolean => {
  const said = bare(result.replace(/^Wynik: /, ''));
  const value = bare(answer).trim();
  const formula = bare(/^Wynik: \$([^$]*)\$/.exec(result)?.[1] ?? '');
  return answer.startsWith('$') && !/^[<>=]$/.test(value)
    ? ['', '= ', '\\approx '].some((before) => (before === '' ? formula === value : formula.endsWith(before + value)))
    : new RegExp(`(?<![\\p{L}\\p{N}])${literal(value)}(?![\\p{L}\\p{N}])`, 'u').test(said.split('. ')[0] ?? '');
};
