import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { typeset } from './typeset.ts';

interface ModeTexts {
  readonly name: string;
  readonly intro: string;
  readonly thinking: string;
  readonly placeholder: string;
}

export const modeTexts: Readonly<Record<AssistantMode, ModeTexts>> = typeset({
  tutor: {
    name: 'Tutor AI',
    intro: 'Podprowadzę Cię krok po kroku. Rozwiązanie znajdziesz bez gotowej odpowiedzi.',
    thinking: 'Tutor zastanawia się...',
    placeholder: 'Wpisz zadanie albo swój krok…',
  },
  buddy: {
    name: 'Przyjaciel AI',
    intro: 'Pokażę całe rozwiązanie i wyjaśnię każdy krok.',
    thinking: 'Przyjaciel zastanawia się...',
    placeholder: 'Wpisz zadanie…',
  },
});

const date = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long' });

export const learningTexts = typeset({
  mode: 'Tryb asystenta',
  hello: (firstName: string) =>
    firstName === '' ? 'Cześć! Nad\u00A0czym pracujemy?' : `Cześć, ${firstName}! Nad\u00A0czym pracujemy?`,
  aiNote: 'Rozmawiasz ze sztuczną inteligencją. Może się mylić, więc sprawdzaj odpowiedzi.',
  tooShort: 'Napisz co najmniej 3 znaki, na przykład x = 4.',
  examples: 'Na przykład:',
  exampleTasks: ['Rozwiąż równanie 2x + 3 = 11', 'Ile to jest 15% z 240?', 'Oblicz 3/4 + 2 1/3'],
  message: 'Wiadomość',
  send: 'Wyślij',
  stop: 'Przerwij',
  thread: 'Rozmowa',
  you: 'Ty',
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  generating: 'Generuję odpowiedź',
  answerReady: 'Odpowiedź gotowa',
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
    dateOf: (iso: string) => date.format(new Date(iso)),
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
  unopened: { title: 'Nie udało się otworzyć rozmowy', retry: 'Spróbuj ponownie' },
  blocked: { plans: 'Zobacz plany' },
  keys: 'Enter wysyła, Shift+Enter dodaje wiersz',
} as const);
