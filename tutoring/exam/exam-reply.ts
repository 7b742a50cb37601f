import type { Turn } from '#domain/learning/conversation.types.ts';
import type { ExamTask, TaskKey } from '#domain/learning/exam-sheet.types.ts';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { lessonReply } from '#tutoring/dialogue/lesson.ts';
import type { Grade } from '#tutoring/grade.types.ts';
import { chosenOption } from '#tutoring/quiz/chosen-option.reader.ts';
import { explanationFor, ownMistake } from '#tutoring/quiz/option-explanation.rules.ts';
import { quizHint } from '#tutoring/quiz/quiz-hint.rules.ts';
import { hintText } from '#tutoring/quiz/quiz-reply.texts.ts';
import { foldMarks } from '#tutoring/topics/polish-stem.rules.ts';
import type { MadeExam } from './exam-order.types.ts';
import {
  rightText,
  solutionText,
  taskHeading,
  taskText,
  unreadAnswerText,
  whichTaskText,
  writingText,
  wrongText,
} from './exam-reply.texts.ts';
import { taskNumberIn, withoutTaskNumber } from './task-number.reader.ts';

export interface ExamTurn {
  readonly exam: MadeExam;
  readonly said: string;
  /** The turns before, oldest first. */
  readonly history: readonly Turn[];
  readonly grade: Grade | undefined;
}

interface AskedTask {
  readonly task: ExamTask;
  readonly key: TaskKey;
}

/** What is said back to a pupil in the chat about an exam; Markdown. */
export const examReply = (turn: ExamTurn): string => {
  const { exam, said, history } = turn;
  const named = taskNumberIn(said);
  const number = named ?? numberBefore(history);
  const asked = number === undefined ? undefined : taskOf(exam, number);
  if (asked === undefined) return whichTaskText(exam.keys.length);
  const rest = named === undefined ? said : withoutTaskNumber(said);
  return `${taskHeading(asked.task.number)}\n\n${about(asked, rest, named === undefined ? turn : { ...turn, history: [] })}`;
};

const taskOf = ({ sheet, keys }: MadeExam, number: number): AskedTask | undefined => {
  const task = sheet.parts.flatMap(({ tasks }) => tasks).find((one) => one.number === number);
  const key = keys.find(({ taskId }) => taskId === task?.id);
  return task === undefined || key === undefined ? undefined : { task, key };
};

/** Of the task that was spoken about last. */
const numberBefore = (history: readonly Turn[]): number | undefined => {
  const latest = history.findLast(({ role, content }) => role === 'assistant' && content.startsWith('**Zadanie '));
  return latest === undefined ? undefined : taskNumberIn(latest.content);
};

const SOLUTION = /rozwiaz|odpowiedz(?:i)? ?\??$|pokaz|wyjasnij|wytlumacz|klucz|poddaje|dlaczego|poprawn/;
const HINT =
  /podpow|pomoz|pomoc|wskaz|jak (?:to )?(?:zacz|zrob|policz|rozwiaz)|nie (?:wiem|umiem|rozumiem|potrafie)|\bhint\b/;

const about = ({ task, key }: AskedTask, rest: string, turn: ExamTurn): string => {
  if (rest === '') return taskText(task);
  if (task.leastWords !== null) return writingText(key.criteria, task.leastWords);
  const wish = foldMarks(rest);
  if (HINT.test(wish)) return hintAbout({ task, key }, turn);
  if (SOLUTION.test(wish)) return key.explanation === '' ? wholeLesson(task, turn) : solutionOf({ task, key });
  return task.options.length > 0 ? judgedOption({ task, key }, rest) : lessonAbout(task, rest, turn);
};

const questionOf = ({ task: { id, text, options }, key }: AskedTask): QuizQuestion => ({
  id,
  type: 'multiple_choice',
  question: text,
  options,
  correctAnswer: key.answer,
  explanation: key.explanation,
});

const judgedOption = (asked: AskedTask, said: string): string => {
  const question = questionOf(asked);
  const chosen = chosenOption(said, question);
  if (chosen === undefined) return unreadAnswerText(question.options);
  return chosen === question.correctAnswer
    ? rightText(explanationFor(question, chosen))
    : wrongText(ownMistake(question, chosen));
};

const solutionOf = (asked: AskedTask): string => {
  const { task, key } = asked;
  const place = task.options.indexOf(key.answer);
  return solutionText(
    key.answer,
    place < 0 ? undefined : optionLetter(place),
    place < 0 ? key.explanation : explanationFor(questionOf(asked), null),
  );
};

const hintAbout = (asked: AskedTask, turn: ExamTurn): string =>
  asked.task.options.length > 0 ? hintText(quizHint(questionOf(asked))) : lessonAbout(asked.task, 'podpowiedź', turn);

/** The tutor leads through a task in own words: what was said since it was chosen is the lesson. */
const lessonAbout = ({ text, number }: ExamTask, said: string, { history, grade }: ExamTurn): string => {
  const chosenAt = history.findLastIndex(({ role, content }) => role === 'user' && taskNumberIn(content) === number);
  const since = chosenAt < 0 ? [] : history.slice(chosenAt + 1);
  // A tutor who is shown a task begins with a hint: the first wish for one is that.
  const asks = [...since.filter(({ role }) => role === 'user').map(({ content }) => content), said];
  const lesson = [text, ...(HINT.test(foldMarks(asks[0] ?? '')) ? asks.slice(1) : asks)];
  const prompt = lesson.at(-1) ?? text;
  const before = lesson.slice(0, -1).map((content): Turn => ({ role: 'user', content }));
  return lessonReply({ mode: 'tutor', prompt, history: before, grade, files: [] }).content;
};

/** Of a task that nobody has a key of. */
const wholeLesson = ({ text }: ExamTask, { grade }: ExamTurn): string =>
  lessonReply({ mode: 'buddy', prompt: text, history: [], grade, files: [] }).content;
