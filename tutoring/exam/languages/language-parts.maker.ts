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
import { counted } from '#tutoring/families/polish-count.ts';
import type { MadeQuestion } from '#tutoring/quiz/made-question.types.ts';
import { bankTasks } from './bank-tasks.ts';

const MOST_TEXTS = 4;

/** Reading, the language and a text to write. There is no listening: its points are not counted, and the sheet says so. */
export const languageParts = (
  type: ExamType,
  subject: LanguageSubject,
  { points, listening }: ExamFacts,
  pick: Pick,
): readonly DraftPart[] => {
  const reading = shuffled(readingTexts(subject, type), pick)
    .slice(0, MOST_TEXTS)
    .map((text) => readingPart(text, pick));
  const writing = writingPart(writingOf(subject, type), pick);
  const taken = [...reading, writing].flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + task.points, 0);
  const parts = [...reading, languagePart(type, subject, points - taken, pick), writing];
  return listening === 0 ? parts : parts.map((part, place) => (place === 0 ? withNote(part, listening) : part));
};

const withNote = (part: DraftPart, listening: number): DraftPart => ({
  ...part,
  text: `*W tym arkuszu nie ma słuchania, za które na egzaminie jest ${counted(listening, ['punkt', 'punkty', 'punktów'])}. Wynik liczymy bez niego.*\n\n${part.text}`,
});

const readingPart = ({ title, text, questions }: ReadingText, pick: Pick): DraftPart => ({
  title: 'Rozumienie tekstu',
  text: `**${title}**\n\n${text}`,
  tasks: questions.map((question) =>
    closedTask(
      questionFromBank({ ...question, topic: 'reading' }, 'multiple_choice', pick.int(1, 2 ** 31 - 1)),
      'Rozumienie tekstu',
    ),
  ),
});

const languagePart = (type: ExamType, subject: LanguageSubject, count: number, pick: Pick): DraftPart => ({
  title: subject === 'polish' ? 'Język i literatura' : 'Znajomość środków językowych',
  text: '',
  tasks: bankTasks(type, subject, count, pick).map(({ question, topic }) => closedTask(question, topic)),
});

const closedTask = ({ id, question, options, correctAnswer, explanation }: MadeQuestion, topic: string): DraftTask => ({
  id,
  points: 1,
  text: question,
  options,
  leastWords: null,
  key: { topic, answer: correctAnswer, explanation, criteria: [] },
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
  return { title: `Wypowiedź pisemna: ${title}`, text: '', tasks: [task] };
};
