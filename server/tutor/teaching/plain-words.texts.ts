import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import type { Untreated } from './thread.rules.ts';

const ABILITIES = 'działania na liczbach i ułamkach, procenty, równania liniowe i kwadratowe oraz układy dwóch równań';

export const GREETING: Record<AssistantMode, string> = {
  tutor: `Cześć! Jestem Tutorem. Napisz zadanie z matematyki (${ABILITIES}), a pomogę Ci dojść do rozwiązania krok po kroku. Gotowego wyniku nie podam, ale sprawdzę każdy Twój krok.`,
  buddy: `Cześć! Tu Przyjaciel. Napisz zadanie z matematyki (${ABILITIES}), a pokażę Ci całe rozwiązanie i wyjaśnię każdy krok.`,
};

export const THANKS = 'Proszę bardzo! Gdy będziesz mieć następne zadanie, po prostu je napisz.';

const REASONS: Record<Untreated, string> = {
  nothing: [
    `Tego jeszcze nie umiem. Na razie znam się na matematyce: ${ABILITIES}. W tym chętnie pomogę. Z innymi przedmiotami i z geometrią nie chcę zgadywać, bo łatwo o błąd.`,
    'Jeśli masz zadanie z treścią, spróbuj zapisać je działaniem albo równaniem, na przykład $2x + 3 = 11$, i wyślij jeszcze raz.',
    'A jeśli chodzi o coś innego niż zadanie i trudno Ci z tym, pod bezpłatnym numerem **116 111** ktoś wysłucha Cię o każdej porze.',
  ].join('\n\n'),
  inequality:
    'To nierówność, a nierówności jeszcze nie umiem rozwiązywać. Mogę pomóc z równaniem: jeśli chcesz znaleźć miejsce, w którym obie strony są równe, napisz je ze znakiem $=$.',
  oneOfTwo:
    'To jedno równanie z dwiema niewiadomymi: spełnia je nieskończenie wiele par liczb. Jeśli w zadaniu jest jeszcze drugie równanie, dopisz je, na przykład: $x + y = 5$ i $x - y = 1$.',
  unknowns:
    'Widzę tu więcej niewiadomych, niż umiem rozwiązać. Radzę sobie z jedną niewiadomą albo z układem dwóch równań z dwiema niewiadomymi.',
  solved:
    'To już postać gotowej odpowiedzi. Napisz mi całe zadanie, na przykład równanie, które rozwiązujesz, a sprawdzę, czy ta liczba do niego pasuje.',
  expression:
    'Widzę wyrażenie z literą, ale nie wiem, co mam z nim zrobić. Jeśli to równanie, dopisz znak $=$ i prawą stronę, na przykład $2x + 3 = 11$. Samych wyrażeń algebraicznych jeszcze nie przekształcam.',
  unreadable:
    'Widzę tu wzór, ale nie umiem go odczytać. Napisz go prościej, na przykład `2x + 3 = 11`, `3/4 + 1 1/2` albo `x^2 - 5x + 6 = 0`.',
  syntax:
    'Widzę tu wzór, ale nie umiem go odczytać. Napisz go prościej, na przykład `2x + 3 = 11`, `3/4 + 1 1/2` albo `x^2 - 5x + 6 = 0`.',
  size: 'Te liczby są dla mnie za duże, a wyrażenie zbyt złożone. Spróbuj podzielić je na mniejsze części.',
  degree:
    'To równanie wyższego stopnia niż drugi, a takich jeszcze nie umiem rozwiązywać. Pomogę z równaniem liniowym i kwadratowym oraz z układem równań liniowych.',
  operation:
    'Jest tu działanie, którego jeszcze nie umiem wykonać, na przykład niewiadoma w mianowniku albo pierwiastek z liczby ujemnej. Pomogę z równaniem liniowym i kwadratowym, z układem równań liniowych i z działaniami na liczbach.',
  divisionByZero:
    'W tym zadaniu trzeba by dzielić przez zero, a tego zrobić nie można: żadna liczba pomnożona przez zero nie da innej liczby niż zero. Sprawdź, czy treść jest przepisana dobrze.',
};

/** An honest word about what is beyond the embedded tutor. */
export const untreatedText = (reason: Untreated): string => REASONS[reason];

const READ_ON_DEVICE =
  'Możesz odczytać je na swoim urządzeniu: przy zdjęciu w polu wiadomości wybierz „Odczytaj tekst”, popraw to, co trzeba, i wstaw do wiadomości.';

const COPY_TASK = 'Zadanie możesz też przepisać, na przykład `2x + 3 = 11`, a chętnie pomogę.';

const LONGEST_QUOTE = 1_200;

/** Shown as it is: nothing of somebody's file is typeset. */
const quoted = (text: string): string => {
  const shown = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return `\`\`\`text\n${shown.replaceAll('```', "'''")}\n\`\`\``;
};

/** Said when a message brings files and no task: what of them this tutor can read, and what the pupil can do about the rest. */
export const filesText = (files: readonly { readonly contentType: string; readonly text?: string }[]): string => {
  const documents = files.flatMap(({ text }) => (text === undefined ? [] : [text]));
  const read = documents.filter((text) => text !== '').join('\n\n');
  return [
    ...(read === ''
      ? []
      : [
          `Oto tekst z Twojego pliku:\n\n${quoted(read)}`,
          'Skopiuj z niego jedno zadanie i wyślij je jako wiadomość, a zajmiemy się nim razem.',
        ]),
    ...(documents.includes('')
      ? ['W pliku PDF nie ma tekstu, który umiem odczytać: to pewnie skan. Zrób zdjęcie zadania i je odczytaj.']
      : []),
    ...(files.length > documents.length ? [`Zdjęć jeszcze nie widzę. ${READ_ON_DEVICE}`] : []),
    ...(read === '' ? [COPY_TASK] : []),
  ].join('\n\n');
};
