import type { HeardLanguage } from '#domain/learning/exam-sheet.types.ts';
import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { DraftPart, DraftTask, LanguageSubject } from '#tutoring/exam/exam-order.types.ts';
import { examTexts } from '#tutoring/exam/exam.texts.ts';
import { listeningTexts } from '#tutoring/exam/listening/all-listening.ts';
import { LISTENING_KINDS, type ListeningText } from '#tutoring/exam/listening/listening-text.types.ts';
import type { Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import { questionFromBank } from '#tutoring/quiz/bank-question.maker.ts';
import { closedTask } from './closed-task.ts';

const LANGUAGES: Readonly<Partial<Record<LanguageSubject, HeardLanguage>>> = { english: 'en', german: 'de' };
const { title, instructions } = examTexts.listening;

/** A text of each kind, where the exam has something to be heard. */
export const listeningParts = (subject: LanguageSubject, type: ExamType, pick: Pick): readonly DraftPart[] => {
  const language = LANGUAGES[subject];
  const texts = listeningTexts(subject, type);
  if (language === undefined) return [];
  return LISTENING_KINDS.flatMap((kind) =>
    shuffled(
      texts.filter((text) => text.kind === kind),
      pick,
    )
      .slice(0, 1)
      .map((text) => listeningPart(text, language, pick)),
  );
};

const listeningPart = (
  { id, kind, lines, questions }: ListeningText,
  language: HeardLanguage,
  pick: Pick,
): DraftPart => ({
  title,
  text: instructions[kind],
  recording: { id, language, lines: lines.map(([speaker, text]) => ({ speaker, text })) },
  tasks: questions.map((question): DraftTask => {
    const asked = questionFromBank({ ...question, topic: 'listening' }, 'multiple_choice', pick.int(1, 2 ** 31 - 1));
    // Speakers stand in the order in which they are heard.
    return closedTask(kind === 'speakers' ? { ...asked, options: asked.options.toSorted() } : asked, title);
  }),
});
