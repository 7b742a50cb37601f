import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { characters } from './plural.ts';
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

const date = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long' });
const dayOfYear = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('pl-PL', { hour: 'numeric', minute: '2-digit' });

const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((new Date(later).setHours(0, 0, 0, 0) - new Date(earlier).setHours(0, 0, 0, 0)) / 86_400_000);

const dayOf = (then: Date, now: Date): string => {
  const days = daysBetween(then, now);
  if (days === 0) return 'dziś';
  if (days === 1) return 'wczoraj';
  return (then.getFullYear() === now.getFullYear() ? dayOfYear : date).format(then);
};

/** `17 s`, `4 min`, `11 godz.` */
const waitOf = (seconds: number): string => {
  if (seconds < 120) return `${seconds}\u00A0s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes}\u00A0min` : `${Math.ceil(minutes / 60)}\u00A0godz.`;
};

export const learningTexts = typeset({
  mode: 'Tryb asystenta',
  hello: (firstName: string) =>
    firstName === '' ? 'Cześć! Nad\u00A0czym pracujemy?' : `Cześć, ${isolated(firstName)}! Nad\u00A0czym pracujemy?`,
  aiNote: 'Rozmawiasz ze sztuczną inteligencją. Może się mylić, więc sprawdzaj odpowiedzi.',
  tooShort: 'Napisz co najmniej 3 znaki, na przykład 7 · 8.',
  tooLong: (excess: number) => `Za długo o\u00A0${characters(excess)}. Skróć tekst, żeby go wysłać.`,
  answer: (speaker: string, number: number) => `${speaker}: odpowiedź ${number}`,
  toLatest: 'Przejdź do ostatniej odpowiedzi',
  knows: 'Na razie najlepiej radzę sobie z matematyką: liczby, ułamki, procenty i równania.',
  examples: 'Przykładowe zadania',
  exampleTasks: ['Rozwiąż równanie 2x + 3 = 11', 'Ile to jest 15% z 240?', 'Oblicz 3/4 + 2 1/3'],
  message: 'Wiadomość',
  send: 'Wyślij',
  attach: 'Dodaj zdjęcie lub PDF',
  withFiles: 'Z załączonym plikiem',
  stop: 'Przerwij',
  thread: 'Rozmowa',
  you: 'Ty',
  copy: (number: number) => `Kopiuj odpowiedź ${number}`,
  generating: 'Generuję odpowiedź',
  answerReady: (gist: string) => (gist === '' ? 'Odpowiedź gotowa' : `Odpowiedź gotowa. ${gist}`),
  growing: (speaker: string) => `${speaker} pisze`,
  canSendIn: (seconds: number) => `Możesz wysłać za ${waitOf(seconds)}.`,
  elapsed: (seconds: number) => `${seconds}\u00A0s`,
  hints: {
    label: 'Szybkie prośby do Tutora',
    next: 'Podpowiedź',
    example: 'Podobny przykład',
    nextPrompt: 'Poproszę o podpowiedź',
    examplePrompt: 'Pokaż podobny przykład',
  },
  history: {
    title: 'Twoje rozmowy',
    close: 'Zamknij',
    fresh: 'Nowa rozmowa',
    empty: 'Tu pojawią się Twoje rozmowy.',
    more: 'Pokaż starsze',
    loading: 'Wczytujemy rozmowy…',
    retry: 'Spróbuj ponownie',
    dateOf: (iso: string, now: Date) => `${dayOf(new Date(iso), now)}, ${time.format(new Date(iso))}`,
    untitled: (iso: string) => `Konwersacja z ${date.format(new Date(iso))}`,
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
