import type { Solution } from '#tutoring/families/worked-task.types.ts';
import type { LessonReply } from './lesson.types.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { drawing } from '#tutoring/families/drawing.rules.ts';
import { exampleFor } from '#tutoring/families/example.rules.ts';
import { writtenSteps } from './hint-levels.rules.ts';
import { GREETING, NOTHING_EARLIER, STEP_OR_TASK, THANKS } from './plain-words.texts.ts';
import { talkText } from './talk.texts.ts';
import { notionReply, questionReply } from './question-answers.rules.ts';
import { refusalText, topicAnswerReply, topicReply } from './topic-lesson.ts';
import type { Moment, Position } from './thread.types.ts';
import { stopped } from './stopped.ts';

/** Przyjaciel shows the whole solution, explains each step and checks the result. */
export const buddyLesson = ({ happening, before, after }: Moment, message: string): LessonReply => {
  if (happening.kind === 'topic') return topicReply(happening.topic, 'buddy');
  if (happening.kind === 'topicAnswer') return topicAnswerReply(happening.topic, happening, 'buddy');
  if (happening.kind === 'untreated') return free(refusalText(happening.reason, happening.near));
  if (happening.kind === 'talk') {
    const smallTalk = talkText(happening.intent, message, after, 'buddy');
    if (smallTalk !== undefined) return free(smallTalk);
  }
  if (happening.kind === 'question' && happening.question.about === 'notion')
    return notionReply(happening.question.words, after !== undefined);
  if (after === undefined)
    return free(happening.kind === 'talk' && happening.intent === 'thanks' ? THANKS : GREETING.buddy);
  switch (happening.kind) {
    case 'newTask':
      return charged(
        `${happening.isFirstOfMany ? 'Widzę tu więcej niż jedno zadanie, więc zaczynam od pierwszego.\n\n' : ''}${solutionText(after.original)}`,
      );
    case 'attempt':
      return charged(verdictText(happening.verdict, after));
    case 'question':
      return questionReply(happening.question, happening.verdicts, after, 'buddy');
    case 'wish':
      if (after === before) return free(NOTHING_EARLIER);
      return charged(happening.wish === 'newTask' ? ownTryText(after.original) : solutionText(after.original));
    case 'ambiguous':
      return free(STEP_OR_TASK);
    case 'talk':
      return talk(happening.intent, after);
  }
};

const charged = (content: string): LessonReply => ({ content, isCharged: true });
const free = (content: string): LessonReply => ({ content, isCharged: false });

const talk = (intent: string, { original }: Position): LessonReply => {
  if (intent === 'thanks' || intent === 'agreement') return free(THANKS);
  if (intent === 'greeting') return free('Cześć! Masz następne zadanie?');
  if (intent === 'demand') return charged(solutionText(original));
  const example = exampleFor(original);
  if (example === undefined) return charged(`Przejdźmy przez to jeszcze raz, powoli.\n\n${solutionText(original)}`);
  return charged(
    `Zobaczmy to samo na innych liczbach – tak najłatwiej zauważyć, co się powtarza.\n\n${solutionText(example)}\n\nJeśli któryś krok jest niejasny, napisz, który.`,
  );
};

const ownTryText = ({ statement }: Solution): string =>
  `Spróbuj najpierw bez pomocy:\n\n${statement}\n\nNapisz, co wyszło, a to sprawdzę, albo „pokaż rozwiązanie”.`;

const verdictText = (verdict: Verdict, { original }: Position): string => {
  switch (verdict.kind) {
    case 'solved':
      return `**Tak, to poprawny wynik!**${original.check === undefined ? '' : `\n\nSprawdzenie: ${original.check}`}`;
    case 'partial':
      return `Dobrze. ${verdict.praise} ${verdict.missing}\n\nCały wynik: ${stopped(original.result)}`;
    case 'right':
      return `Zgadza się. ${verdict.praise}\n\nDalej jest tak:\n\n${writtenSteps((verdict.remaining ?? original).steps)}\n\n**Wynik:** ${stopped(original.result)}`;
    case 'wrong':
      return [
        `Tu coś się nie zgadza. ${verdict.suspicion ?? ''}`.trim(),
        'Popatrz, jak to idzie:',
        solutionText(original),
      ].join('\n\n');
  }
};

const solutionText = (solution: Solution): string =>
  [
    `**Zadanie.** ${solution.statement}`,
    ...drawing(solution),
    solution.steps.length === 0
      ? 'To już najprostsza postać, nie ma tu nic do przekształcania.'
      : `**Rozwiązanie**\n\n${writtenSteps(solution.steps)}`,
    `**Wynik:** ${solution.result}`,
    ...(solution.check === undefined ? [] : [`**Sprawdzenie.** ${solution.check}`]),
  ].join('\n\n');
