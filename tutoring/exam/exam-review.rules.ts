import type { ExamReview, OwnMarks, TaskReview } from '#domain/learning/exam-session/exam-session.types.ts';
import type { ExamTask, TaskKey } from '#domain/learning/exam-sheet.types.ts';
import { explanationFor } from '#tutoring/quiz/option-explanation.rules.ts';
import type { MadeExam } from './exam-order.types.ts';

/** An exam as it is marked: tasks with options by their keys, the others by the pupil. */
export const examReview = (
  { sheet, keys }: MadeExam,
  answers: Readonly<Record<string, string>>,
  marks: OwnMarks,
): ExamReview => {
  const tasks = sheet.parts
    .flatMap((part) => part.tasks)
    .flatMap((task) => {
      const key = keys.find(({ taskId }) => taskId === task.id);
      return key === undefined ? [] : [taskReview(task, key, answers[task.id] ?? '', marks[task.id])];
    });
  return {
    points: sum(tasks.map(({ points }) => points ?? 0)),
    maxPoints: sum(tasks.map(({ maxPoints }) => maxPoints)),
    tasks,
  };
};

const taskReview = (task: ExamTask, key: TaskKey, answer: string, mark: number | undefined): TaskReview => ({
  taskId: task.id,
  answer,
  points: pointsFor(task, key, answer, mark),
  maxPoints: task.points,
  rightAnswer: key.answer,
  explanation:
    task.options.length === 0
      ? key.explanation
      : explanationFor({ ...key, options: task.options, correctAnswer: key.answer }, answer),
  topic: key.topic,
  criteria: key.criteria,
});

/** What nobody has written is nothing to mark. */
const pointsFor = (task: ExamTask, key: TaskKey, answer: string, mark: number | undefined): number | null => {
  if (task.options.length > 0) return answer === key.answer ? task.points : 0;
  if (answer.trim() === '') return 0;
  return mark === undefined ? null : Math.min(mark, task.points);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
