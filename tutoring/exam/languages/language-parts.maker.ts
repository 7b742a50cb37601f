import { pointsOf } from '#domain/learning/exam-sheet.rules.ts';
import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { DraftPart, DraftTask, LanguageSubject } from '#tutoring/exam/exam-order.types.ts';
import type { ExamFacts } from '#tutoring/exam/exam-facts.rules.ts';
import { readingTexts } from '#tutoring/exam/reading/all-texts.ts';
import type { ReadingText } from '#tutoring/exam/reading/reading-text.types.ts';
import { writingOf } from '#tutoring/exam/writing/all-writing.ts';
import type { WritingTask } from '#tutoring/exam/writing/prompt.types.ts';
import type { Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import { questionFromBank } from '#tutoring/quiz/bank-question.maker.ts';
import { bankTasks } from './bank-tasks.ts';
import { closedTask } from './closed-task.ts';
import { listeningParts } from './listening-parts.maker.ts';

const MOST_TEXTS = 4;

/** What is heard where there is something, reading, the language and a text to write, in the order of the real sheets. */
export const languageParts = (
  type: ExamType,
  subject: LanguageSubject,
  { points }: ExamFacts,
  pick: Pick,
): readonly DraftPart[] => {
  const listening = listeningParts(subject, type, pick);
  const reading = shuffled(readingTexts(subject, type), pick)
    .slice(0, MOST_TEXTS)
    .map((text) => readingPart(text, pick));
  const writing = writingPart(writingOf(subject, type), pick);
  const taken = pointsOf({ parts: [...listening, ...reading, writing] });
  return [...listening, ...reading, languagePart(type, subject, points - taken, pick), writing];
};

const READING = 'Rozumienie tekstu';

const readingPart = ({ title, text, questions }: ReadingText, pick: Pick): DraftPart => ({
  title: READING,
  text: `**${title}**\n\n${text}`,
  recording: null,
  tasks: questions.map((question) =>
    closedTask(
      questionFromBank({ ...question, topic: 'reading' }, 'multiple_choice', pick.int(1, 2 ** 31 - 1)),
      READING,
    ),
  ),
});

const languagePart = (type: ExamType, subject: LanguageSubject, count: number, pick: Pick): DraftPart => ({
  title: subject === 'polish' ? 'Język i literatura' : 'Znajomość środków językowych',
  text: '',
  recording: null,
  tasks: bankTasks(type, subject, count, pick).map(({ question, topic }) => closedTask(question, topic)),
});

const writingPart = ({ points, leastWords, prompts, criteria }: WritingTask, pick: Pick): DraftPart => {
  const { id, title, text } = pick.oneOf(prompts);
  const task: DraftTask = {
    id: `pisanie-${id}`,
    points,
    text,
    options: [],
    leastWords,
    key: { topic: 'Wypowiedź pisemna', answer: '', explanation: '', criteria },
  };
  return { title: `Wypowiedź pisemna: ${title}`, text: '', recording: null, tasks: [task] };
};
