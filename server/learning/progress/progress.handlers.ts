import { ApiFailure, notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { addQuizAnswer } from '#server/learning/quiz-answers.repository.ts';
import { findQuiz } from '#server/learning/quizzes.repository.ts';
import { nextTopic, topicProgress, type TopicAnswer } from '#tutoring/learner/topic-progress.rules.ts';
import { topicTrainedBy } from '#tutoring/learner/trained-topic.rules.ts';
import { explanationFor } from '#tutoring/quiz/option-explanation.rules.ts';
import { examAnswers, latestQuizAnswers, questionsOfQuizzes, type QuizAnswer } from './answers.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

/** As many as one sits down to. */
const MOST_MISTAKES = 20;
const OPTIONS = 4;

/** What a pupil's own answers say. It costs nothing and needs no plan: the answers are theirs (D54). */
export const progressHandlers = ({ database, now }: Dependencies) =>
  ({
    'progress.find': async ({ identity: { uid } }) => {
      const [ofQuizzes, ofExams] = await Promise.all([latestQuizAnswers(database, uid), examAnswers(database, uid)]);
      const dated = [...ofQuizzes.flatMap(topicAnswer), ...ofExams];
      const answers = dated.toSorted((one, other) => one.answeredAt.getTime() - other.answeredAt.getTime());
      const topics = topicProgress(answers);
      const next = nextTopic(topics);
      return {
        topics: [...topics],
        next: next === undefined ? null : { subject: next.subject, topic: next.topic },
        mistakes: await mistakesAmong(database, uid, ofQuizzes),
      };
    },

    'progress.correct': async ({ identity: { uid }, body: { quizId, questionId, chosen }, once }) => {
      const quiz = await findQuiz(database, uid, quizId);
      const question = quiz?.questions.find(({ id }) => String(id) === questionId);
      if (question === undefined) throw notFound('question_not_found', 'There is no such question.');
      if (!question.options.includes(chosen))
        throw new ApiFailure(400, 'invalid', 'chosen: this is none of the options', { field: 'chosen' });
      const isRight = chosen === question.correct_answer;
      return once(async (transaction) => {
        await addQuizAnswer(transaction, uid, {
          quizId,
          questionId,
          place: null,
          chosen,
          isRight,
          answeredAt: new Date(now()),
        });
        const { options, explanation, correct_answer: correctAnswer } = question;
        return {
          isRight,
          rightAnswer: correctAnswer,
          explanation: explanationFor({ options, explanation, correctAnswer }, chosen),
        };
      });
    },
  }) satisfies Handlers;

const topicAnswer = ({
  questionId,
  isRight,
  answeredAt,
}: QuizAnswer): (TopicAnswer & { readonly answeredAt: Date })[] => {
  const trained = topicTrainedBy(questionId);
  const options = questionId.endsWith('-true_false') ? 2 : OPTIONS;
  return trained === undefined ? [] : [{ ...trained, isRight, options, answeredAt }];
};

/** Questions whose last answer was wrong, the latest first. */
const mistakesAmong = async (database: Database, userId: string, answers: readonly QuizAnswer[]) => {
  const last = new Map<string, QuizAnswer>();
  for (const answer of answers) {
    const key = `${answer.quizId} ${answer.questionId}`;
    if (!last.has(key)) last.set(key, answer);
  }
  const wrong = [...last.values()].filter(({ isRight }) => !isRight).slice(0, MOST_MISTAKES);
  const quizzes = await questionsOfQuizzes(database, userId, [...new Set(wrong.map(({ quizId }) => quizId))]);
  return wrong.flatMap(({ quizId, questionId }) => {
    const found = quizzes.get(quizId)?.find(({ id }) => String(id) === questionId);
    return found === undefined ? [] : [{ quizId, questionId, question: found.question, options: [...found.options] }];
  });
};
