import type { LessonMode } from './lesson.types.ts';
import type { Untreated } from '#tutoring/families/task.finder.ts';

export const ABILITIES =
  'działania i ułamki, procenty, równania i układy równań, nierówności, funkcje, ciągi, geometria, prawdopodobieństwo, zadania z treścią';

export const GREETING: Record<LessonMode, string> = {
  tutor: `Cześć! Jestem Tutorem. Napisz zadanie z matematyki (${ABILITIES}), z fizyki albo z chemii, a pomogę Ci dojść do rozwiązania krok po kroku. Gotowego wyniku nie podam, ale sprawdzę każdy Twój krok.`,
  buddy: `Cześć! Tu Przyjaciel. Napisz zadanie z matematyki (${ABILITIES}), z fizyki albo z chemii, a pokażę Ci całe rozwiązanie i wyjaśnię każdy krok.`,
};

export const STEP_OR_TASK = 'Nie wiem, czy to Twój następny krok, czy nowe zadanie. Napisz „krok” albo „nowe zadanie”.';

export const NOTHING_EARLIER = 'W tej rozmowie nie ma wcześniejszego zadania. Napisz mi treść tego, o które chodzi.';

export const THANKS = 'Proszę bardzo! Gdy będziesz mieć następne zadanie, po prostu je napisz.';

const REASONS: Record<Untreated, string> = {
  nothing: [
    `Tego jeszcze nie umiem. Znam się na matematyce (${ABILITIES}), na zadaniach z fizyki i chemii i na wielu tematach z innych przedmiotów. Gdzie nie mam pewności, nie zgaduję, bo łatwo o błąd.`,
    'Jeśli masz zadanie z treścią, spróbuj zapisać je działaniem albo równaniem, na przykład $2x + 3 = 11$, i wyślij jeszcze raz.',
    'A jeśli chodzi o coś innego niż zadanie i trudno Ci z tym, pod bezpłatnym numerem **116 111** ktoś wysłucha Cię o każdej porze.',
  ].join('\n\n'),
  story:
    'Nie umiem jeszcze przeczytać całej treści tego zadania, a nie chcę rozwiązać tylko jej kawałka, bo wyszłoby coś innego. Zapisz je działaniem albo równaniem, na przykład $2x + 3 = 11$, a pomogę Ci je rozwiązać.',
  function:
    'Widzę wzór funkcji, ale tego polecenia nie umiem wykonać. Przy funkcji liniowej i kwadratowej pomogę znaleźć wartość, miejsca zerowe, wierzchołek i przedziały, w których rośnie albo maleje, i narysować wykres. Napisz, czego szukasz, i podaj wzór.',
  twoReadings:
    'Ten zapis można odczytać na dwa sposoby: nie wiadomo, czy najpierw dzielić, czy mnożyć. Dopisz znak mnożenia albo nawias, na przykład $6 : 2 \\cdot (1 + 2)$ albo $6 : (2 \\cdot (1 + 2))$.',
  missingSign:
    'Między literą a liczbą brakuje tu znaku i nie wiem, czy to potęga, czy mnożenie. Dopisz go, na przykład `x^2 - 4 = 0` albo `2x - 4 = 0`, i wyślij jeszcze raz.',
  barePercent:
    'Procent jest zawsze procentem czegoś, a tu nie widać czego. Napisz na przykład „200 powiększ o 10%” albo „ile to 10% z 200”.',
  inequality:
    'To nierówność, której nie umiem rozwiązać. Radzę sobie z nierównościami liniowymi i kwadratowymi z jedną niewiadomą. Mogę też pomóc z równaniem: jeśli chcesz znaleźć miejsce, w którym obie strony są równe, napisz je ze znakiem $=$.',
  oneOfTwo:
    'To jedno równanie z dwiema niewiadomymi: spełnia je nieskończenie wiele par liczb. Jeśli w zadaniu jest jeszcze drugie równanie, dopisz je, na przykład: $x + y = 5$ i $x - y = 1$.',
  unknowns:
    'Widzę tu więcej niewiadomych, niż umiem rozwiązać. Radzę sobie z jedną niewiadomą albo z układem dwóch równań z dwiema niewiadomymi.',
  solved:
    'To już postać gotowej odpowiedzi. Napisz mi całe zadanie, na przykład równanie, które rozwiązujesz, a sprawdzę, czy ta liczba do niego pasuje.',
  expression:
    'Widzę wyrażenie z literą, ale tego polecenia nie umiem wykonać. Jeśli to równanie, dopisz znak $=$ i prawą stronę, na przykład $2x + 3 = 11$. Umiem też uprościć wyrażenie, rozłożyć je na czynniki i obliczyć pochodną wielomianu.',
  unreadable:
    'Widzę tu wzór, ale nie umiem go odczytać. Napisz go prościej, na przykład `2x + 3 = 11`, `3/4 + 1 1/2` albo `x^2 - 5x + 6 = 0`.',
  syntax:
    'Widzę tu wzór, ale nie umiem go odczytać. Napisz go prościej, na przykład `2x + 3 = 11`, `3/4 + 1 1/2` albo `x^2 - 5x + 6 = 0`.',
  size: 'Te liczby są dla mnie za duże, a wyrażenie zbyt złożone. Spróbuj podzielić je na mniejsze części.',
  degree:
    'To równanie wyższego stopnia niż drugi, a takich jeszcze nie umiem rozwiązywać. Pomogę z równaniem liniowym i kwadratowym oraz z układem równań liniowych.',
  operation:
    'Jest tu działanie, którego jeszcze nie umiem wykonać, na przykład niewiadoma w mianowniku albo pod pierwiastkiem, albo pierwiastek z liczby ujemnej. Pomogę z równaniem liniowym i kwadratowym, z układem równań liniowych i z działaniami na liczbach.',
  zeroToZero: 'Potęgi $0^0$ się nie określa, tak jak dzielenia przez zero. Sprawdź, czy treść jest przepisana dobrze.',
  noBalance:
    'Tego równania nie da się uzgodnić: żadne współczynniki nie wyrównają liczby atomów po obu stronach strzałki. Sprawdź, czy wzory są przepisane dobrze: czy każdy pierwiastek stoi po obu stronach, czy małe liczby się zgadzają i czy litera O nie jest zerem.',
  manyBalances:
    'To równanie da się uzgodnić na wiele różnych sposobów, więc nie ma jednego dobrego zestawu współczynników. Sprawdź, czy nie są to dwie reakcje zapisane razem, i napisz mi każdą z nich osobno.',
  balanced:
    'To równanie jest już uzgodnione: atomów każdego pierwiastka jest po obu stronach strzałki tyle samo. Nic nie trzeba dopisywać.',
  balanceOfElectrons:
    'Tego równania nie da się uzgodnić samym liczeniem atomów, krok po kroku. Potrzebny jest bilans elektronowy albo układ równań, a tego jeszcze nie umiem pokazać.',
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
