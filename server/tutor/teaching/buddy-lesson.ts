import type { Solution } from '#server/tutor/solving/worked-task.types.ts';
import type { TutorReply } from '#server/tutor/tutor.port.ts';
import type { Verdict } from './attempt.types.ts';
import { exampleFor } from './example.rules.ts';
import { writtenSteps } from './hint-levels.rules.ts';
import { GREETING, THANKS, untreatedText } from './plain-words.texts.ts';
import type { Moment, Position } from './thread.rules.ts';

/** Przyjaciel shows the whole solution, explains each step and checks the result. */
export const buddyLesson = ({ happening, after }: Moment): TutorReply => {
  if (happening.kind === 'untreated') return free(untreatedText(happening.reason));
  if (after === undefined)
    return free(happening.kind === 'talk' && happening.intent === 'thanks' ? THANKS : GREETING.buddy);
  switch (happening.kind) {
    case 'newTask':
      return charged(
        `${happening.isFirstOfMany ? 'Widzę tu więcej niż jedno zadanie, więc zaczynam od pierwszego.\n\n' : ''}${solutionText(after.original)}`,
      );
    case 'attempt':
      return charged(verdictText(happening.verdict, after));
    case 'talk':
      return talk(happening.intent, after);
  }
};

const charged = (content: string): TutorReply => ({ content, isCharged: true });
const free = (content: string): TutorReply => ({ content, isCharged: false });

const talk = (intent: string, { original }: Position): TutorReply => {
  if (intent === 'thanks' || intent === 'agreement') return free(THANKS);
  if (intent === 'greeting') return free('Cześć! Masz następne zadanie?');
  if (intent === 'demand') return charged(`Wynik: ${original.result}.\n\n${original.check ?? ''}`.trim());
  const example = exampleFor(original);
  if (example === undefined) return charged(`Przejdźmy przez to jeszcze raz, powoli.\n\n${solutionText(original)}`);
  return charged(
    `Zobaczmy to samo na innych liczbach – tak najłatwiej zauważyć, co się powtarza.\n\n${solutionText(example)}\n\nJeśli któryś krok jest niejasny, napisz, który.`,
  );
};

const verdictText = (verdict: Verdict, { original }: Position): string => {
  switch (verdict.kind) {
    case 'solved':
      return `**Tak, to poprawny wynik!**${original.check === undefined ? '' : `\n\nSprawdzenie: ${original.check}`}`;
    case 'partial':
      return `Dobrze. ${verdict.praise} ${verdict.missing}\n\nCały wynik: ${original.result}.`;
    case 'right':
      return `Zgadza się. ${verdict.praise}\n\nDalej jest tak:\n\n${writtenSteps((verdict.remaining ?? original).steps)}\n\n**Wynik:** ${original.result}.`;
    case 'wrong':
      return [
        `Tu coś się nie zgadza. ${verdict.suspicion ?? ''}`.trim(),
        'Popatrz, jak to idzie:',
        solutionText(original),
      ].join('\n\n');
  }
};

const solutionText = ({ statement, steps, result, check }: Solution): string =>
  [
    `**Zadanie.** ${statement}`,
    steps.length === 0
      ? 'To już najprostsza postać, nie ma tu nic do przekształcania.'
      : `**Rozwiązanie**\n\n${writtenSteps(steps)}`,
    `**Wynik:** ${result}`,
    ...(check === undefined ? [] : [`**Sprawdzenie.** ${check}`]),
  ].join('\n\n');
