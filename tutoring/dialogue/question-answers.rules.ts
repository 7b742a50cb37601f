import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';
import type { Question } from '#tutoring/reading/asking.reader.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { spoils } from '#tutoring/families/spoiler.rules.ts';
import type { LessonMode, LessonReply } from './lesson.types.ts';
import { notionText } from './notions.texts.ts';
import { placeText } from './place-answers.rules.ts';
import type { Position } from './thread.types.ts';
import { stopped } from './stopped.ts';

/** The answer to a question about a step, a notion or another result. What a notion means costs nothing. */
export const questionReply = (
  question: Question,
  verdicts: readonly (Verdict | undefined)[],
  position: Position,
  mode: LessonMode,
): LessonReply => {
  switch (question.about) {
    case 'notion':
      return notionReply(question.words, true);
    case 'otherResult':
      return { content: otherResultText(verdicts[0], position, mode), isCharged: true };
    case 'claimedResult':
      return { content: claimedResultText(verdicts[0], position, mode), isCharged: true };
    case 'twoResults':
      return { content: twoResultsText(verdicts, position, mode), isCharged: true };
    case 'method':
      return { content: methodText(question.stem, position, mode), isCharged: true };
    case 'place':
      return { content: placeText(question.words, position, mode) ?? reasonText(position, mode), isCharged: true };
    case 'step':
      return { content: stepText(question.number, position, mode), isCharged: true };
    case 'reason':
      return { content: reasonText(position, mode), isCharged: true };
  }
};

/** What a notion means costs nothing. */
export const notionReply = (words: string, hasTask: boolean): LessonReply => ({
  content: [notionText(words) ?? UNKNOWN_NOTION, hasTask ? BACK_TO_TASK : WRITE_TASK].join('\n\n'),
  isCharged: false,
});

const WRITE_TASK = 'Jeśli masz z tym zadanie, napisz je, a zrobimy je razem.';
const UNKNOWN_NOTION =
  'Tego słowa nie umiem jeszcze wyjaśnić tak, żeby nie pomylić. Sprawdź je w podręczniku, a potem wróćmy do zadania.';
const BACK_TO_TASK = 'Wracamy do zadania? Napisz, co Ci teraz wychodzi, albo „podpowiedz”.';

const otherResultText = (verdict: Verdict | undefined, position: Position, mode: LessonMode): string => {
  const { original } = position;
  if (verdict?.kind === 'wrong' && verdict.suspicion !== undefined && !spoils(verdict.suspicion, original))
    return `Dobre pytanie. ${verdict.suspicion}`;
  if (fits(verdict, position))
    return mode === 'buddy'
      ? `Ta liczba jest w porządku: wynik to ${stopped(original.result)}`
      : 'A kto mówi, że nie? Ta liczba się zgadza.';
  if (verdict?.kind === 'right' || verdict?.kind === 'partial') return onTheWayText(position, mode);
  return mode === 'buddy'
    ? `Sprawdźmy: wynik to ${stopped(original.result)}${original.check === undefined ? '' : ` ${original.check}`} Inna liczba tego sprawdzenia nie przejdzie.`
    : 'Wstaw tę liczbę do zadania i sprawdź, czy wszystko się zgadza. Co wychodzi?';
};

/** It is the result, or one of several. */
const fits = (verdict: Verdict | undefined, { original }: Position): boolean =>
  verdict?.kind === 'solved' || (verdict?.kind === 'partial' && original.values.length > 1);

const onTheWayText = (position: Position, mode: LessonMode): string =>
  mode === 'buddy'
    ? `Ta liczba pojawia się po drodze, ale to jeszcze nie wszystko. ${ownResult(position)}`
    : 'Ta liczba ma związek z zadaniem, ale to jeszcze nie cała odpowiedź. Czego jej brakuje?';

const ownResult = ({ original: { result, check } }: Position): string =>
  `Wynik to ${stopped(result)}${check === undefined ? '' : ` ${check}`}`;

/** „mam użyć Pitagorasa?” */
const methodText = (stem: string, { original }: Position, mode: LessonMode): string => {
  const { steps, notice, nudge } = original;
  const told = withoutMarks(
    [notice, nudge, ...steps.flatMap(({ what, why, shown }) => [what, why, shown])].join(' ').toLowerCase(),
  );
  if (!told.includes(stem))
    return 'W tym zadaniu idę inną drogą, ale każdy poprawny sposób jest dobry. Zapisz nim pierwszy krok, a sprawdzę go.';
  return mode === 'buddy'
    ? 'Tak, właśnie z tego korzystam w rozwiązaniu powyżej. Jeśli któryś krok jest niejasny, napisz, który.'
    : 'Tak, to dobry trop. Zapisz, jak to wygląda na liczbach z tego zadania, a sprawdzę.';
};

/** What somebody else has is compared with the task, and no mistake of the pupil. */
const claimedResultText = (verdict: Verdict | undefined, position: Position, mode: LessonMode): string => {
  const isBuddy = mode === 'buddy';
  switch (verdict?.kind) {
    case 'solved':
      return isBuddy
        ? `Zgadza się, to ten sam wynik. ${ownResult(position)}`
        : 'Ta odpowiedź pasuje do zadania. Ważniejsza od niej jest jednak droga: napisz, jak do niej dojść, zaczynając od pierwszego kroku.';
    case 'right':
    case 'partial':
      return onTheWayText(position, mode);
    case 'wrong':
    case undefined: {
      const named =
        verdict?.suspicion === undefined || spoils(verdict.suspicion, position.original) ? '' : ` ${verdict.suspicion}`;
      return isBuddy
        ? `Do tego zadania ta liczba nie pasuje.${named} ${ownResult(position)} Porównaj numer zadania i podpunkt oraz czy dane są dobrze przepisane.`
        : `Do tego zadania ta liczba nie pasuje. Porównaj numer zadania i podpunkt oraz czy dane są dobrze przepisane.${named}\n\nPolicz swoim sposobem i napisz, co Ci wychodzi.`;
    }
  }
};

const twoResultsText = (verdicts: readonly (Verdict | undefined)[], position: Position, mode: LessonMode): string => {
  const right = verdicts.filter((verdict) => fits(verdict, position)).length;
  if (mode === 'buddy')
    return `${right === 0 ? 'Żadna z tych liczb nie jest jeszcze wynikiem.' : right === 1 ? 'Jedna z tych liczb jest dobra.' : 'Obie te liczby są dobre.'} ${ownResult(position)}`;
  if (right > 1)
    return 'Obie te liczby pasują do zadania. Sprawdź każdą z nich, wracając do jego treści, i napisz całą odpowiedź.';
  const known = verdicts
    .flatMap((verdict) => (verdict?.kind === 'wrong' && verdict.suspicion !== undefined ? [verdict.suspicion] : []))
    .find((text) => !spoils(text, position.original));
  return right === 1
    ? 'Nie zgadujmy: jedna z tych liczb pasuje, druga nie. Sprawdź każdą z nich, wracając do treści zadania, i napisz, która się zgadza i dlaczego.'
    : `Nie zgadujmy: żadna z tych liczb nie jest jeszcze wynikiem.${known === undefined ? '' : ` ${known}`}\n\nWróć do ostatniego pewnego kroku i napisz go.`;
};

const stepText = (number: number, position: Position, mode: LessonMode): string => {
  const { steps } = position.original;
  const step = steps[number - 1];
  if (mode === 'tutor') return reasonText(position, mode);
  if (step === undefined) return `To rozwiązanie ma mniej kroków: ${steps.length}. Napisz, o który z nich chodzi.`;
  const before = steps[number - 2];
  return [
    `**Krok ${number}, powoli.** ${step.what}.`,
    ...(before === undefined ? [] : [`Przed tym krokiem mamy:\n\n$$${before.shown}$$`]),
    ...(step.why === '' ? [] : [`Dlaczego tak: ${lowered(step.why)}`]),
    ...(step.prepared === undefined ? [] : [`Najpierw zapisujemy działanie:\n\n$$${step.prepared}$$`]),
    `Po tym kroku mamy:\n\n$$${step.shown}$$`,
    'Jaśniej? Jeśli nie, napisz, które słowo albo znak jest niejasny.',
  ].join('\n\n');
};

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const reasonText = ({ original, current }: Position, mode: LessonMode): string => {
  if (mode === 'buddy') return [`Prześledźmy powody po kolei.`, ...original.steps.map(reasonOf)].join('\n\n');
  const text = [current.steps[0]?.why ?? '', current.notice, current.nudge].find(
    (one) => one !== '' && !spoils(one, original),
  );
  return `${text ?? 'Popatrz jeszcze raz, o co pyta zadanie.'}\n\nJaki krok z tego wynika? Napisz, co wychodzi.`;
};

const reasonOf = ({ what, why, shown }: Step, index: number): string =>
  `${index + 1}. ${`${what}. ${why}`.trim()}\n\n   $$${shown}$$`;
