import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';
import type { Question } from '#tutoring/reading/asking.reader.ts';
import { spoils } from '#tutoring/families/spoiler.rules.ts';
import type { LessonMode, LessonReply } from './lesson.types.ts';
import { notionText } from './notions.texts.ts';
import type { Position } from './thread.types.ts';

/** The answer to a question about a step, a notion or another result. What a notion means costs nothing. */
export const questionReply = (
  question: Question,
  verdict: Verdict | undefined,
  position: Position,
  mode: LessonMode,
): LessonReply => {
  switch (question.about) {
    case 'notion':
      return notionReply(question.words, true);
    case 'otherResult':
      return { content: otherResultText(verdict, position, mode), isCharged: true };
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

const otherResultText = (verdict: Verdict | undefined, { original }: Position, mode: LessonMode): string => {
  if (verdict?.kind === 'wrong' && verdict.suspicion !== undefined && !spoils(verdict.suspicion, original))
    return `Dobre pytanie. ${verdict.suspicion}`;
  if (verdict?.kind === 'solved' || verdict?.kind === 'partial')
    return mode === 'buddy'
      ? `Ta liczba jest w porządku: wynik to ${original.result}.`
      : 'A kto mówi, że nie? Ta liczba się zgadza.';
  return mode === 'buddy'
    ? `Sprawdźmy: wynik to ${original.result}.${original.check === undefined ? '' : ` ${original.check}`} Inna liczba tego sprawdzenia nie przejdzie.`
    : 'Wstaw tę liczbę do zadania i sprawdź, czy wszystko się zgadza. Co wychodzi?';
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
