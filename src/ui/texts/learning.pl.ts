import { lazily } from '#domain/shared/lazily.ts';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import type { HintReader, HintLevel } from '#domain/learning/hint-level/hint-level.rules.ts';
import type { SchoolStage } from '#domain/learning/school-stage.rules.ts';
import { isolated } from './isolated.ts';
import { typeset } from './typeset.ts';

interface ModeTexts {
  readonly name: string;
  readonly intro: string;
  readonly thinking: string;
  /** While files are read. */
  readonly reading: string;
  readonly placeholder: string;
}

export const modeTexts: Readonly<Record<AssistantMode, ModeTexts>> = typeset({
  tutor: {
    name: 'Tutor AI',
    intro: 'Poprowadzę Cię krok po kroku. Do wyniku dojdziesz własnymi siłami.',
    thinking: 'Tutor zastanawia się...',
    reading: 'Tutor analizuje Twój plik...',
    placeholder: 'Wpisz zadanie albo swój krok…',
  },
  buddy: {
    name: 'Przyjaciel AI',
    intro: 'Pokażę całe rozwiązanie i wyjaśnię kolejne kroki.',
    thinking: 'Przyjaciel zastanawia się...',
    reading: 'Przyjaciel analizuje Twój plik...',
    placeholder: 'Wpisz zadanie…',
  },
});

const date = lazily(() => new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long' }));
const dayOfYear = lazily(() => new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long' }));
const time = lazily(() => new Intl.DateTimeFormat('pl-PL', { hour: 'numeric', minute: '2-digit' }));

const weekday = lazily(() => new Intl.DateTimeFormat('pl-PL', { weekday: 'long' }));

const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((new Date(later).setHours(0, 0, 0, 0) - new Date(earlier).setHours(0, 0, 0, 0)) / 86_400_000);

const WEEK = 7;

const dayOf = (then: Date, now: Date): string => {
  const days = daysBetween(then, now);
  if (days === 0) return 'dziś';
  if (days === 1) return 'wczoraj';
  if (days > 1 && days < WEEK) return weekday().format(then);
  return (then.getFullYear() === now.getFullYear() ? dayOfYear : date)().format(then);
};

/** `17 s`, `4 min`, `11 godz.` */
const waitOf = (seconds: number): string => {
  if (seconds < 120) return `${seconds}\u00A0s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes}\u00A0min` : `${Math.ceil(minutes / 60)}\u00A0godz.`;
};

/** A number after these is that of a page or of a task. */
export const COUNTED_THINGS = [
  'zad',
  'zadanie',
  'zadania',
  'ćw',
  'ćwiczenie',
  'str',
  'strona',
  's',
  'nr',
  'numer',
  'dnia',
  'klasa',
  'kl',
] as const;

const HINT_PROMPT = 'Poproszę o podpowiedź';
const EXAMPLE_PROMPT = 'Pokaż podobny przykład';

/** How the embedded Tutor heads what it says at each level. */
const LEVEL_HEADINGS: readonly (readonly [HintLevel, string])[] = [
  ['first', '**Pierwsza podpowiedź**'],
  ['second', '**Druga podpowiedź**'],
  ['third', '**Trzecia podpowiedź**'],
  ['example', '**Podobny przykład**'],
  ['ownTurn', '**Twoja kolej**'],
];

/** What a turn of a thread says of the hint levels, in Polish. */
export const hintReader: HintReader = {
  requestIn: (message) => {
    if (message === EXAMPLE_PROMPT) return 'example';
    return /^\s*(?:poproszę\s+o\s+)?podpowied[źz][.!?\s]*$/i.test(message) ? 'hint' : null;
  },
  isTask: (message) =>
    /^\s*(?:rozwiąż|oblicz|policz|uprość|nowe zadanie|kolejne zadanie|następne zadanie)/i.test(message),
  levelIn: (answer) => LEVEL_HEADINGS.find(([, heading]) => answer.includes(heading))?.[0] ?? null,
};

/** What a pupil of each stage may try first; both assistants answer them. */
export const exampleTasks: Readonly<Record<SchoolStage, readonly string[]>> = typeset({
  first: ['Oblicz 7 · 8', 'Ile to jest 46 + 37?', 'Oblicz 72 : 9'],
  middle: ['Oblicz 3/4 + 2 1/3', 'Oblicz 48 : 6 + 2 · 7', 'Zamień 3,5 km na metry'],
  upper: ['Rozwiąż równanie 2x + 3 = 11', 'Ile to jest 15% z 240?', 'Oblicz 3/4 + 2 1/3'],
  secondary: ['Rozwiąż równanie x² − 5x + 6 = 0', 'Ile to jest 15% z 240?', 'Oblicz √12 + √27'],
});

export const learningTexts = typeset({
  mode: 'Tryb asystenta',
  hello: (firstName: string) =>
    firstName === '' ? 'Cześć! Nad\u00A0czym pracujemy?' : `Cześć, ${isolated(firstName)}! Nad\u00A0czym pracujemy?`,
  aiNote: 'Rozmawiasz ze sztuczną inteligencją. Może się mylić, więc sprawdzaj odpowiedzi.',
  tooShort: 'Napisz co najmniej 3 znaki, na przykład 7 · 8.',
  toLatest: 'Przejdź do ostatniej odpowiedzi',
  knows:
    'Znam zadania z matematyki, fizyki i chemii, a z polskiego, języków, historii, geografii i biologii wyjaśnię Ci temat.',
  examples: 'Przykładowe zadania',
  attach: 'Dodaj zdjęcie lub PDF',
  withFiles: 'Z załączonym plikiem',
  thread: 'Rozmowa',
  copy: (number: number) => `Kopiuj odpowiedź ${number}`,
  otherCopies: (number: number) => `Inne sposoby kopiowania odpowiedzi ${number}`,
  copyLatex: 'Kopiuj LaTeX',
  answerTools: (number: number) => `Co zrobić z odpowiedzią ${number}`,
  earlier: 'Pokaż wcześniejsze wiadomości',
  growing: (speaker: string) => `${speaker} pisze`,
  canSendIn: (seconds: number) => `Możesz wysłać za ${waitOf(seconds)}.`,
  hints: {
    label: 'Szybkie prośby do Tutora',
    levelsLabel: 'Drabinka podpowiedzi',
    levels: {
      first: '1',
      second: '2',
      third: '3',
      example: 'przykład',
      ownTurn: 'Ty',
    },
    rungNames: {
      first: 'podpowiedź 1',
      second: 'podpowiedź 2',
      third: 'podpowiedź 3',
      example: 'podobny przykład',
      ownTurn: 'teraz Ty',
    },
    here: 'jesteś tutaj',
    passed: 'za Tobą',
    next: 'Podpowiedź',
    example: 'Podobny przykład',
    nextPrompt: HINT_PROMPT,
    examplePrompt: EXAMPLE_PROMPT,
  },
  history: {
    title: 'Twoje rozmowy',
    close: 'Zamknij',
    fresh: 'Nowa rozmowa',
    empty: 'Tu pojawią się Twoje rozmowy.',
    search: 'Szukaj w rozmowach',
    found: (count: number) => `Znaleziono: ${count}`,
    nothingFound: (query: string) => `Nie ma rozmowy ze słowami „${query}”. Spróbuj innego słowa.`,
    clear: 'Wyczyść',
    actions: (title: string) => `Zmień lub usuń: ${title}`,
    rename: 'Zmień nazwę',
    remove: 'Usuń rozmowę',
    name: 'Nazwa rozmowy',
    nameMistake: 'Nazwa ma od 1 do 100 znaków.',
    save: 'Zapisz',
    cancel: 'Anuluj',
    removalTitle: 'Usunąć rozmowę?',
    removalText: (title: string) => `„${title}” zniknie na zawsze, razem ze wszystkimi wiadomościami.`,
    removalYes: 'Usuń',
    more: 'Pokaż starsze',
    loading: 'Wczytujemy rozmowy…',
    retry: 'Spróbuj ponownie',
    dayOf: (iso: string, now: Date) => dayOf(new Date(iso), now),
    timeOf: (iso: string) => time().format(new Date(iso)),
    untitled: (iso: string) => `Konwersacja z ${date().format(new Date(iso))}`,
  },
  confirm: {
    modeTitle: 'Zmienić tryb?',
    newTitle: 'Zacząć nową rozmowę?',
    text: 'Bieżąca rozmowa zniknie z ekranu. Znajdziesz ją na liście swoich rozmów.',
    modeYes: 'Zmień tryb',
    newYes: 'Zacznij nową',
    no: 'Zostań tutaj',
  },
  opening: 'Wczytujemy rozmowę…',
  noAccess: 'Nie masz już punktów AI. Twoje pytanie zostaje w polu wiadomości.',
  unknownConversation: 'Nie ma tu takiej rozmowy. Sprawdź adres albo wybierz rozmowę z listy.',
  unopened: { title: 'Nie udało się otworzyć rozmowy', retry: 'Spróbuj ponownie' },
  keys: 'Enter wysyła, Shift+Enter dodaje wiersz',
} as const);
