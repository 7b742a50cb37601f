import type { Verdict } from '#tutoring/families/attempt.types.ts';

/** What each reply to a task is owed; undefined where it says nothing that can be judged. */
export interface JudgedReplies {
  readonly task: string;
  readonly owed: readonly (readonly [reply: string, verdict: Verdict | undefined])[];
}

export const SOLVED: Verdict = { kind: 'solved' };
export const NOTHING = undefined;
export const right = (praise: string): Verdict => ({ kind: 'right', praise, remaining: undefined });
export const partial = (praise: string, missing: string): Verdict => ({ kind: 'partial', praise, missing });
export const wrong = (step: string, suspicion?: string): Verdict => ({ kind: 'wrong', step, suspicion });

export const ON_THE_WAY = right('To rzeczywiście pojawia się po drodze.');
export const CALCULATED = right('To obliczenie jest poprawne.');
export const TRUE_BY_ITSELF = right('Samo obliczenie się zgadza. Czy prowadzi do tego, o co pyta zadanie?');
export const TRUE_EQUATION = right('To równanie jest dobre. Co z niego wynika?');
export const LEADS_TO_RESULT = right('To wyrażenie prowadzi prosto do wyniku.');
export const SAME_EXPRESSION = right('To wyrażenie jest równe temu z zadania.');
export const DISCRIMINANT = right('Wyróżnik jest policzony bezbłędnie.');
export const LAW = right('Tak, to ten wzór. Podstaw do niego dane z zadania.');

export const ONE_OF_SEVERAL = partial('To dobra liczba.', 'Odpowiedź ma jednak jeszcze jedną część. Jaką?');
export const SOME_OF_SEVERAL = partial('To dobre liczby.', 'Odpowiedź ma jednak jeszcze jedną część. Jaką?');
export const TURNED_AROUND = partial('To dobre liczby.', 'Sprawdź jeszcze ich kolejność: która jest pierwsza?');
export const BOUND_ALONE = partial(
  'Ta liczba jest granicą.',
  'Nierówność spełnia jednak wiele liczb. Które, i czy sama granica do nich należy?',
);
export const UNIT_MISSING = partial('Liczba się zgadza.', 'W jakiej jednostce jest ten wynik?');
export const OTHER_UNIT = partial('Liczba jest dobra.', 'Sprawdź jednak jednostkę: co mierzymy?');
export const OTHER_FORM = partial('Wartość się zgadza.', 'Zapisz tę liczbę jeszcze w postaci, o którą prosi zadanie.');
export const TO_BE_REDUCED = partial(
  'Wartość tego ułamka jest dobra.',
  'Da się go jeszcze skrócić: przez jaką liczbę podzielisz licznik i mianownik?',
);

export const BROKEN_EQUALITY = 'Ta równość się nie zgadza. Policz każdą ze stron osobno, krok po kroku.';
export const untrue = (step: string): Verdict => wrong(step, BROKEN_EQUALITY);
export const given = (step: string): Verdict => wrong(step, 'Tyle podano w zadaniu. W jakiej jednostce ma być wynik?');
export const OTHER_DISCRIMINANT =
  'Podstaw współczynniki razem z ich znakami i policz tę równość jeszcze raz, spokojnie.';
export const OTHER_LAW = wrong('', 'Ten wzór wiąże te wielkości inaczej. Zastanów się, co się mnoży, a co dzieli.');
export const OTHER_SIDE_OF_ENDS = wrong(
  '',
  'Końce przedziałów się zgadzają. Sprawdź kierunek nierówności i to, czy końce należą do zbioru.',
);

/** Each row has replies that are owed the same. */
export const repliesTo = (
  task: string,
  rows: readonly (readonly [verdict: Verdict | undefined, ...replies: readonly string[]])[],
): JudgedReplies => ({
  task,
  owed: rows.flatMap(([verdict, ...replies]) => replies.map((reply) => [reply, verdict] as const)),
});
