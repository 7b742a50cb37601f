import type { Solution, Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { exampleFor } from '#tutoring/families/example.rules.ts';
import { numbersIn, spoils } from '#tutoring/families/spoiler.rules.ts';
import { stopped } from './stopped.ts';

/** 1–3 are hints, 4 is the similar example, from 5 on only encouragement is left. */
type HintLevel = 1 | 2 | 3 | 4 | 5;

/** Given at once to whoever asks for it; the hints go on afterwards where they were. */
export const EXAMPLE = 4 satisfies HintLevel;

/** The level after so many hints. Past the highest the third hint and the encouragement take turns. */
export const hintLevelAfter = (hints: number): HintLevel => HINT_LEVELS[hints] ?? (hints % 2 === 0 ? 5 : 3);

const HINT_LEVELS: readonly HintLevel[] = [1, 2, 3, 4, 5];

const TITLES = {
  1: '**Pierwsza podpowiedź**',
  2: '**Druga podpowiedź**',
  3: '**Trzecia podpowiedź**',
  4: '**Podobny przykład**',
  5: '**Twoja kolej**',
} as const satisfies Record<HintLevel, string>;

/** What is said on a level. `current` is what is left to do after the pupil's own steps; the result of `original` is never said. */
export const hintText = (hintLevel: HintLevel, original: WorkedTask, current: WorkedTask): string => {
  const fallback = hintLevel === 2 ? SECOND_FALLBACK : FALLBACK;
  const say = (candidates: readonly string[]): string => candidates.find((text) => !spoils(text, original)) ?? fallback;
  const example = hintLevel === EXAMPLE ? exampleFor(original) : undefined;
  const title = hintLevel === EXAMPLE && example === undefined ? WITHOUT_EXAMPLE : TITLES[hintLevel];
  const opener = current !== original ? 'Następny krok:' : 'Zacznij tak:';
  const second = [...beginning(current, opener), current.nudge];
  return `${title}\n\n${bodyOf(hintLevel, example, current, second, say)}`;
};

const WITHOUT_EXAMPLE = '**Krok po kroku**';

/** Of a formula with the result among its own numbers: L = 2πr of a radius of 2. */
const SECOND_FALLBACK =
  'Wypisz dane i to, czego szukasz. Potem zapisz działanie albo wzór, który je łączy, i napisz mi ten zapis.';

const FALLBACK = 'Wykonaj tylko jeden, najbliższy krok i napisz mi, co wychodzi. Sprawdzę, czy wszystko gra.';

const bodyOf = (
  hintLevel: HintLevel,
  example: Solution | undefined,
  current: WorkedTask,
  second: readonly string[],
  say: (candidates: readonly string[]) => string,
): string => {
  switch (hintLevel) {
    case 1:
      return say([current.notice]);
    case 2:
      return say(second);
    case 3:
      return say([...nextLine(current), leftOver(current, say(second))]);
    case EXAMPLE:
      return withExample(example);
    case 5:
      return ENCOURAGEMENT;
  }
};

/** The one of what to do first and how to go about it that the second hint has not said. */
const leftOver = ({ steps: [first], nudge }: WorkedTask, second: string): string =>
  second === nudge && first !== undefined ? stopped(`Teraz ${first.todo}`) : nudge;

/** The first thing to do. */
const beginning = ({ steps: [first, ...others], setup, nudge }: WorkedTask, opener: string): readonly string[] => {
  if (first === undefined) return [];
  if (others.length === 0 && setup !== undefined) return [nudge];
  return [
    `${opener} ${stopped(first.todo)} ${first.why} Napisz, co wychodzi.`.replace('  ', ' '),
    `${opener} ${stopped(first.todo)} Napisz, co wychodzi.`,
    `${first.why} Jaki krok z tego wynika? Napisz, co wychodzi.`,
  ];
};

/** The line that the pupil is to write now, before it is calculated where there is something to calculate, and what to do from there. */
const nextLine = ({ steps: [first, next], setup }: WorkedTask): readonly string[] => {
  const own = setup === undefined ? [] : [setup];
  if (first === undefined) return own;
  return next === undefined ? [...own, ...prepared(first, '')] : [...framed(first, next), ...own];
};

const framed = (step: Step, { todo }: Step): readonly string[] => {
  const line = prepared(step, `, a potem ${todo}`);
  if (line.length > 0) return line;
  return isBare(step.shown) ? [] : [`Po tym kroku powinno być:\n\n$$${step.shown}$$\n\n${stopped(`Teraz ${todo}`)}`];
};

/** What is still to be calculated, unless it is a number that says nothing: of „36 = 2 · 2 · 3 · 3” the whole line serves. */
const prepared = ({ prepared: line, shown }: Step, then: string): readonly string[] => {
  if (line === undefined || line === shown || isBare(line)) return [];
  const verb = line.includes('\\square') ? 'Uzupełnij' : 'Policz';
  return [`Ten krok zapisz tak:\n\n$$${line}$$\n\n${stopped(`${verb} to${then}`)}`];
};

const isBare = (latex: string): boolean => /^-?(?:\d|\{,\}|\\,)+$/.test(latex);

const withExample = (example: Solution | undefined): string => {
  if (example === undefined)
    return 'Wróć do podpowiedzi i zapisz na kartce każdy krok w osobnej linijce. Potem napisz mi, gdzie się zatrzymujesz.';
  return [
    `Zobacz to samo na ${numbersIn(example.statement).length === 0 ? 'innym przykładzie' : 'innych liczbach'}. ${example.statement}`,
    writtenSteps(example.steps, () => '-'),
    `Wynik: ${stopped(example.result)}`,
    'Teraz zrób tak samo w swoim zadaniu. Jaki jest Twój pierwszy krok?',
  ].join('\n\n');
};

/** A Markdown list. The Tutor's has no numbers: „4.” could be taken for a result. */
export const writtenSteps = (steps: readonly Step[], markerOf = (index: number): string => `${index + 1}.`): string =>
  steps
    .map(({ what, why, shown }, index) => `${markerOf(index)} ${`${what}. ${why}`.trim()}\n\n   $$${shown}$$`)
    .join('\n\n');

const ENCOURAGEMENT = [
  'Masz już wszystkie podpowiedzi i przykład – to naprawdę wystarczy, żeby ruszyć. Napisz choćby jeden krok, nawet jeśli nie masz pewności: sprawdzę go i powiem, co dalej.',
  'W trybie Tutor nie podaję gotowego wyniku. Jeśli wolisz zobaczyć całe rozwiązanie z wyjaśnieniem, przełącz się na tryb **Przyjaciel**.',
].join('\n\n');
