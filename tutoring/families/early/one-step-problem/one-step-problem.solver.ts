import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import { differenceSides, productSides, quotientSides, sumSides } from '#tutoring/families/early/mental.rules.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import { counted, formFor } from '#tutoring/families/polish-count.ts';
import type { NounForms } from '#tutoring/families/early/nouns.ts';
import type { OneStepGiven, Situation } from './one-step-problem.types.ts';

export type Operation = 'add' | 'subtract' | 'multiply' | 'divide';

export const OPERATION: Readonly<Record<Situation, Operation>> = {
  gain: 'add',
  together: 'add',
  more: 'add',
  loss: 'subtract',
  less: 'subtract',
  difference: 'subtract',
  missing: 'subtract',
  times: 'multiply',
  groups: 'multiply',
  part: 'divide',
  share: 'divide',
  packs: 'divide',
};

interface Telling {
  readonly why: string;
  readonly notice: string;
  readonly nudge: string;
  readonly answer: (told: Told) => string;
}

const TELLING: Readonly<Record<Situation, Telling>> = {
  gain: {
    why: 'Na końcu jest więcej niż na początku, bo coś przybyło.',
    notice: 'Ile było na początku i co się potem stało: przybyło czy ubyło?',
    nudge: 'Gdy przybywa, dodajemy to, co doszło, do tego, co było.',
    answer: ({ be, result }) => `Teraz ${be} ${result}.`,
  },
  loss: {
    why: 'Na końcu jest mniej niż na początku, bo coś ubyło.',
    notice: 'Ile było na początku i co się potem stało: przybyło czy ubyło?',
    nudge: 'Gdy ubywa, odejmujemy to, co ubyło, od tego, co było.',
    answer: ({ past, result }) => `Zosta${past} ${result}.`,
  },
  together: {
    why: 'Słowo „razem” mówi, że łączymy obie liczby.',
    notice: 'O co pytają: o jedną z liczb czy o wszystko razem?',
    nudge: 'Gdy łączymy dwie grupy, dodajemy ich liczebności.',
    answer: ({ be, result }) => `Razem ${be} ${result}.`,
  },
  more: {
    why: '„O tyle więcej” albo „o tyle starszy” znaczy: dodać tyle.',
    notice: 'Kto ma więcej: ten, o kim wiesz wszystko, czy ten, o kogo pytają?',
    nudge: '„O tyle więcej” to dodawanie, „tyle razy więcej” to mnożenie. Które z nich jest w zadaniu?',
    answer: ({ result }) => `Odpowiedź to ${result}.`,
  },
  less: {
    why: '„O tyle mniej” albo „o tyle młodszy” znaczy: odjąć tyle.',
    notice: 'Kto ma mniej: ten, o kim wiesz wszystko, czy ten, o kogo pytają?',
    nudge: '„O tyle mniej” to odejmowanie, „tyle razy mniej” to dzielenie. Które z nich jest w zadaniu?',
    answer: ({ result }) => `Odpowiedź to ${result}.`,
  },
  difference: {
    why: 'Pytanie „o ile” to pytanie o różnicę: od większej liczby odejmujemy mniejszą.',
    notice: 'Pytanie brzmi „o ile”. Która z dwóch liczb jest większa?',
    nudge: 'Różnicę znajdziesz, gdy od większej liczby odejmiesz mniejszą.',
    answer: ({ result }) => `Różnica to ${result}.`,
  },
  missing: {
    why: 'To, co ubyło, jest różnicą między tym, co było, a tym, co zostało.',
    notice: 'Wiesz, ile było na początku i ile zostało. Czego nie wiesz?',
    nudge: 'To, co ubyło, i to, co zostało, daje razem tyle, ile było na początku.',
    answer: ({ past, result }) => `Uby${past} ${result}.`,
  },
  times: {
    why: '„Tyle razy więcej” znaczy: wziąć tę liczbę tyle razy, czyli pomnożyć.',
    notice: 'W zadaniu jest słowo „razy”. Czy to to samo co „o tyle więcej”?',
    nudge: '„Tyle razy więcej” to mnożenie, „o tyle więcej” to dodawanie.',
    answer: ({ result }) => `Odpowiedź to ${result}.`,
  },
  part: {
    why: '„Tyle razy mniej” znaczy: podzielić na tyle równych części i wziąć jedną.',
    notice: 'W zadaniu są słowa „razy mniej”. Czy to to samo co „o tyle mniej”?',
    nudge: '„Tyle razy mniej” to dzielenie, „o tyle mniej” to odejmowanie.',
    answer: ({ result }) => `Odpowiedź to ${result}.`,
  },
  groups: {
    why: 'Tyle samo powtarza się w każdej grupie, więc zamiast dodawać wiele razy, mnożymy.',
    notice: 'Ile jest grup i po ile jest w każdej z nich?',
    nudge: 'Gdy w każdej grupie jest po tyle samo, mnożymy liczbę grup przez to, ile jest w jednej.',
    answer: ({ be, result }) => `Razem ${be} ${result}.`,
  },
  share: {
    why: 'Wszystkie części mają być równe.',
    notice: 'Co dzielimy i na ile równych części?',
    nudge: 'Dzielenie po równo to działanie odwrotne do mnożenia: jaką liczbę trzeba wziąć tyle razy, ile jest części?',
    answer: ({ be, result }) => `W każdej części ${be} ${result}.`,
  },
  packs: {
    why: 'Pytamy, ile razy mniejsza liczba mieści się w większej.',
    notice: 'Ile jest wszystkiego i ile idzie do jednej grupy?',
    nudge: 'Sprawdź, ile razy liczba z jednej grupy mieści się we wszystkim.',
    answer: ({ willBe, result, isNamed }) => (isNamed ? `Razem ${willBe} ${result}.` : `Takich grup będzie ${result}.`),
  },
};

export const largerFirst = ({ situation, a, b }: OneStepGiven): readonly [number, number] =>
  situation === 'difference' && b > a ? [b, a] : [a, b];

export const resultOf = (given: OneStepGiven): number =>
  calculatedBy(OPERATION[given.situation], ...largerFirst(given));

export const calculatedBy = (operation: Operation, a: number, b: number): number => {
  switch (operation) {
    case 'add':
      return a + b;
    case 'subtract':
      return a - b;
    case 'multiply':
      return a * b;
    case 'divide':
      return a / b;
  }
};

export const SHOWN = { add: '+', subtract: '-', multiply: '\\cdot', divide: ':' } as const;
export const SIDES = {
  add: sumSides,
  subtract: differenceSides,
  multiply: productSides,
  divide: quotientSides,
} as const;
export const WHAT = {
  add: ['Dodajemy', 'dodaj te liczby'],
  subtract: ['Odejmujemy', 'odejmij te liczby'],
  multiply: ['Mnożymy', 'pomnóż te liczby'],
  divide: ['Dzielimy', 'podziel te liczby'],
} as const;

const proofOf = (operation: Operation, a: number, b: number, result: number): string => {
  switch (operation) {
    case 'add':
      return `Odejmujemy z powrotem: $${result} - ${b} = ${a}$. Zgadza się.`;
    case 'subtract':
      return `Dodajemy z powrotem: $${result} + ${b} = ${a}$. Zgadza się.`;
    case 'multiply':
      return `Dzielimy z powrotem: $${result} : ${b} = ${a}$. Zgadza się.`;
    case 'divide':
      return `Mnożymy z powrotem: $${result} \\cdot ${b} = ${a}$. Zgadza się.`;
  }
};

/** The result with what it counts, and the verbs that agree with it: „jest 12 kredek”, „są 3 kredki”, „została 1 kredka”. */
interface Told {
  readonly result: string;
  readonly be: string;
  readonly willBe: string;
  /** Behind the stem of „zostać” and „ubyć” in the past tense. */
  readonly past: string;
  readonly isNamed: boolean;
}

const told = (size: number, { noun, unit }: OneStepGiven): Told => {
  const result = noun === undefined ? `${size}${unit === undefined ? '' : ' zł'}` : counted(size, noun);
  const isCounted = noun !== undefined || unit !== undefined;
  const verb = (forms: NounForms): string => (isCounted ? formFor(size, forms) : forms[2]);
  const [single = 'złoty'] = noun ?? [];
  const past = single.endsWith('a') ? 'ła' : /[oe]$/.test(single) ? 'ło' : 'ł';
  return {
    result,
    be: verb(['jest', 'są', 'jest']),
    willBe: verb(['będzie', 'będą', 'będzie']),
    past: verb([past, 'ły', 'ło']),
    isNamed: noun !== undefined,
  };
};

export const solveStory = (given: OneStepGiven): FamilySolution => {
  const operation = OPERATION[given.situation];
  const telling = TELLING[given.situation];
  const [a, b] = largerFirst(given);
  const result = resultOf(given);
  const [what, todo] = WHAT[operation];
  const unit = { unit: given.unit };
  return {
    steps: [{ operation, what, todo, why: telling.why, ...calculated(SIDES[operation](a, b), { ...unit }) }],
    answer: { kind: 'number', value: whole(result), ...unit },
    sentence: telling.answer(told(result, given)),
    proof: proofOf(operation, a, b, result),
    notice: telling.notice,
    nudge: telling.nudge,
    setup: `Zapisz działanie $${a} ${SHOWN[operation]} ${b}$ i policz.`,
  };
};
