import type { HeardLanguage } from '#domain/learning/exam-sheet.types.ts';
import type { ExamSubject, ExamType } from '#domain/learning/exam-type.rules.ts';
import { counted, minutes, points } from './plural.ts';
import { typeset } from './typeset.ts';

export const examSubjectNames: Readonly<Record<ExamSubject, string>> = typeset({
  mathematics: 'Matematyka',
  polish: 'Język polski',
  english: 'Język angielski',
  german: 'Język niemiecki',
});

export const examTypeNames: Readonly<Record<ExamType, string>> = typeset({
  matura: 'Matura, poziom podstawowy',
  egzamin_osmoklasisty: 'Egzamin ósmoklasisty',
});

const voices: Readonly<Record<HeardLanguage, string>> = { en: 'angielskiego', de: 'niemieckiego' };

const two = (count: number): string => String(count).padStart(2, '0');

export const examTexts = typeset({
  form: {
    title: 'Nowy arkusz',
    lead: 'Ułożymy cały arkusz z zadaniami jak na prawdziwym egzaminie. Możesz go czytać, pytać o zadania albo pisać na czas.',
    subject: 'Przedmiot',
    submit: 'Ułóż arkusz',
    classNote: (exam: string) => `${exam}. Wynika to z\u00A0Twojej klasy, którą zmienisz na stronie „Moje konto”.`,
  },
  list: {
    title: 'Twoje arkusze',
    empty: 'Tu pojawią się Twoje arkusze.',
    more: 'Pokaż starsze',
    retry: 'Spróbuj ponownie',
    loading: 'Wczytujemy listę…',
  },
  sheet: {
    frame: (time: number, total: number) => `Czas: ${minutes(time)}. Do\u00A0zdobycia: ${points(total)}.`,
    task: (number: number) => `Zadanie ${number}.`,
    range: (most: number) => `(0–${most})`,
    document: (title: string) => `Arkusz: ${title}`,
    note: 'Arkusz układa program i może się w nim zdarzyć błąd. To nie jest arkusz Centralnej Komisji Egzaminacyjnej.',
    write: 'Pisz na czas',
    print: 'Drukuj arkusz',
    words: (count: number) =>
      `Co najmniej ${counted(count, { one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa' })}`,
    chat: 'Zapytaj o arkusz',
  },
  /** On paper only. */
  paper: {
    code: 'Kod ucznia',
    pesel: 'PESEL',
    instruction: 'Instrukcja',
    complete: (count: number) =>
      `Sprawdź, czy arkusz ma ${counted(count, { one: 'zadanie', few: 'zadania', many: 'zadań', other: 'zadania' })} i kartę odpowiedzi na końcu.`,
    rules: [
      'Czytaj uważnie wszystkie teksty i polecenia.',
      'Pisz czytelnie, długopisem z czarnym tuszem. Nie używaj korektora, a błędne zapisy wyraźnie przekreśl.',
      'W każdym zadaniu zamkniętym wybierz jedną odpowiedź i zaznacz ją krzyżykiem na karcie odpowiedzi. Błędne zaznaczenie otocz kółkiem i zaznacz inną odpowiedź.',
      'Rozwiązania zadań otwartych zapisz w miejscach, które są na nie przeznaczone.',
    ],
    reasoning:
      'Pominięcie istotnych obliczeń lub uzasadnienia w zadaniu otwartym może sprawić, że nie otrzymasz za nie wszystkich punktów.',
    card: 'Karta odpowiedzi',
    closed: 'Zadania zamknięte. Zaznacz krzyżykiem jedną odpowiedź do każdego zadania.',
    open: 'Zadania otwarte. Punkty wpisuje osoba, która sprawdza pracę.',
    sum: 'Razem',
    number: (number: number) => `${number}.`,
    outOf: (most: number) => `/\u00A0${most}\u00A0pkt`,
  },
  listening: {
    play: (number: number) => `Odtwórz nagranie ${number}`,
    stop: (number: number) => `Zatrzymaj nagranie ${number}`,
    left: (plays: number) =>
      plays === 0
        ? 'Nagranie zostało odtworzone dwa razy.'
        : `Możesz odtworzyć je jeszcze ${counted(plays, { one: 'raz', few: 'razy', many: 'razy', other: 'razy' })}.`,
    failed: 'Głos urządzenia zawiódł. To odtworzenie się nie liczy: spróbuj jeszcze raz.',
    silent: 'Głos urządzenia zawiódł. Sprawdź dźwięk i spróbuj jeszcze raz.',
    text: (number: number) => `Tekst nagrania ${number}`,
    timedOnly: 'Nagrania posłuchasz, gdy wybierzesz „Pisz na czas”.',
    readAloud: 'Ten tekst czyta na głos druga osoba, dwa razy. Ma go na osobnej kartce.',
    reader: {
      title: 'Dla osoby, która czyta na głos',
      lead: 'Oddziel te kartki, zanim uczeń zacznie pracę. Przed każdym nagraniem daj chwilę na przeczytanie zadań. Każdy tekst przeczytaj dwa razy, wyraźnie i bez pośpiechu, z krótką przerwą pomiędzy.',
    },
    check: {
      title: 'Ten arkusz ma słuchanie',
      lead: 'Nagrania czyta głos Twojego urządzenia, każde najwyżej dwa razy, a tekst zobaczysz dopiero po oddaniu pracy. Włącz dźwięk i sprawdź go, zanim zaczniesz.',
      sample: 'Sprawdź dźwięk',
    },
    missing: {
      title: 'Słuchania nie będzie',
      lead: (language: HeardLanguage, asked: number, whole: number) =>
        `Na tym urządzeniu nie ma ${voices[language]} głosu, który przeczytałby nagrania. Gdy zaczniesz, opuścimy tę część i policzymy wynik z\u00A0${asked} punktów zamiast z\u00A0${whole}. Jeśli chcesz pisać całość, zacznij na innym urządzeniu.`,
    },
  },
  session: {
    title: 'Egzamin na czas',
    loading: 'Wczytujemy arkusz…',
    missing: 'Nie ma takiego arkusza',
    missingText: 'Mógł zostać usunięty albo należy do innego konta.',
    toSheets: 'Przejdź do arkuszy',
    unrecalled: 'Nie udało się sprawdzić, czy ten egzamin już trwa',
    retry: 'Spróbuj ponownie',
    ready: {
      rules: [
        'Zegar rusza, gdy naciśniesz „Zaczynam”, i nie zatrzymuje się, nawet gdy zamkniesz stronę.',
        'Odpowiedzi zapisują się same: na tym urządzeniu od razu, a u nas po chwili.',
        'Gdy czas minie, praca odda się sama. Możesz ją oddać wcześniej.',
        'Zadania zamknięte ocenimy od razu. Zadania otwarte ocenisz według punktacji, z pełnym rozwiązaniem obok.',
      ],
      extra: 'Czas pracy',
      usual: (time: number) => minutes(time),
      extended: (time: number) => `${minutes(time)} (dostosowanie)`,
      start: 'Zaczynam',
    },
    clock: 'Pozostały czas',
    left: (seconds: number) =>
      `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`,
    scarce: 'Zostało mniej niż 5 minut.',
    saved: 'Zapisano',
    saving: 'Zapisujemy…',
    unsaved: 'Brak połączenia. Odpowiedzi są zapisane na tym urządzeniu.',
    card: 'Karta odpowiedzi',
    cardItem: (number: number, isAnswered: boolean) =>
      `Zadanie ${number}, ${isAnswered ? 'z odpowiedzią' : 'bez odpowiedzi'}`,
    options: (number: number) => `Odpowiedź do zadania ${number}`,
    clear: 'Usuń zaznaczenie',
    answer: (number: number) => `Twoje rozwiązanie zadania ${number}`,
    wordCount: (count: number, least: number) =>
      `${counted(count, { one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa' })} z\u00A0${least}`,
    handIn: 'Oddaj pracę',
    confirm: {
      title: 'Oddać pracę?',
      none: 'Wszystkie zadania mają odpowiedź. Po oddaniu nic już nie zmienisz.',
      some: (count: number) =>
        `Bez odpowiedzi: ${counted(count, { one: 'zadanie', few: 'zadania', many: 'zadań', other: 'zadania' })}. Po oddaniu nic już nie zmienisz.`,
      yes: 'Oddaj',
      no: 'Piszę dalej',
    },
    handingIn: 'Oddajemy Twoją pracę…',
    unsent: 'Praca czeka na połączenie. Jest bezpieczna na tym urządzeniu i wyśle się sama.',
    fetching: 'Sprawdzamy zadania zamknięte…',
    unreviewed: 'Nie udało się wczytać wyniku',
  },
  review: {
    title: 'Twój wynik',
    score: (got: number, most: number) => `${got}\u00A0/\u00A0${most}`,
    percent: (percent: number) => `${percent}%`,
    open: (count: number) =>
      `Do oceny jest jeszcze ${counted(count, { one: 'zadanie', few: 'zadania', many: 'zadań', other: 'zadania' })}. Porównaj swoje rozwiązanie z\u00A0naszym i\u00A0przyznaj sobie punkty.`,
    passed: 'Próg zdawalności, czyli 30%, jest osiągnięty.',
    below: 'Próg zdawalności to 30%. Zobacz, które tematy dadzą Ci najwięcej punktów.',
    topics: 'Wynik według tematów',
    topic: (topic: string, got: number, most: number) => `${topic}: ${got} z\u00A0${most}`,
    tasks: 'Zadanie po zadaniu',
    yours: 'Twoja odpowiedź',
    none: 'Bez odpowiedzi.',
    right: 'Poprawna odpowiedź',
    yoursRight: 'Twoja poprawna odpowiedź',
    solution: 'Rozwiązanie',
    criteria: 'Za co są punkty',
    mark: (number: number) => `Twoje punkty za zadanie ${number}`,
    choose: 'Wybierz',
    unmarked: 'Twoich punktów nie udało się jeszcze zapisać. Spróbujemy ponownie.',
    saveMarks: 'Zapisz teraz',
    isRight: 'Dobrze',
    isWrong: 'Błędna odpowiedź',
    again: 'Ułóż nowy arkusz',
  },
} as const);
