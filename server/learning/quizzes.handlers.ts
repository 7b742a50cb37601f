import { classNamed } from '#domain/learning/class-name.rules.ts';
import { ApiFailure, notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { lockUser } from '#server/identity/users.repository.ts';
import { aiUnavailable } from '#server/learning/ai-unavailable.ts';
import { requirePlan } from '#server/learning/plan-entry.ts';
import { noEnd, type AiPlaces } from '#server/learning/ai-places.ts';
import { currentAnswers } from '#server/learning/quiz-answers.repository.ts';
import type { MadeQuiz, QuizGenerator, QuizRequest } from '#server/learning/quiz-generator/quiz-generator.port.ts';
import { quizStateAnswer } from '#server/learning/quiz-state.ts';
import {
  addQuiz,
  findQuiz,
  listQuizzes,
  questionOf,
  type QuizSummary,
  type StoredQuestion,
  type StoredQuiz,
} from '#server/learning/quizzes.repository.ts';
import { ModelFailure } from '#server/tutor/model/model-failure.ts';
import { leftConversation, type KeptAnswer } from '#tutoring/quiz/left-quiz.ts';

interface Dependencies {
  readonly database: Database;
  readonly quizGenerator: QuizGenerator;
  readonly places: AiPlaces;
  readonly now: () => number;
}

export const quizHandlers = ({ database, quizGenerator, places, now }: Dependencies) =>
  ({
    'quizzes.generate': async ({ identity, body, keyed, gone, once }) => {
      const askedAt = now();
      await requirePlan(database, identity.uid, askedAt);
      const [firstType = 'multiple_choice', ...otherTypes] = new Set(body.question_types);
      const request: QuizRequest = {
        subject: body.subject,
        topic: body.topic?.trim() || null,
        schoolClass: classNamed(body.class_level),
        count: body.num_questions,
        difficulty: body.difficulty,
        types: [firstType, ...otherTypes],
      };
      const place = await places.enter({ userId: identity.uid, keyed, points: noEnd });
      try {
        await place.begins(gone);
        const questions = questionsIn(await quizGenerator.make(request, gone));
        const quiz = storable(request, questions, askedAt);
        return await once(async (transaction) => {
          await lockUser(transaction, identity.uid);
          const id = await addQuiz(transaction, identity.uid, quiz);
          return {
            id,
            quiz_title: quiz.title,
            total_questions: questions.length,
            questions,
            metadata: metadataOf({ ...quiz, questionCount: questions.length }),
          };
        });
      } catch (cause) {
        throw cause instanceof ModelFailure ? aiUnavailable(cause) : cause;
      } finally {
        await place.end();
      }
    },

    'quizzes.list': async ({ identity, query: { page, pageSize } }) => {
      const { rows, total } = await listQuizzes(database, identity.uid, page, pageSize);
      return {
        quizzes: rows.map(summary),
        pagination: { currentPage: page, totalPages: Math.max(1, Math.ceil(total / pageSize)) },
      };
    },

    'quizzes.find': async ({ identity, params }) => {
      const quiz = await findQuiz(database, identity.uid, params.id);
      if (quiz === null) throw notFound('quiz_not_found', 'There is no such quiz.');
      return {
        ...summary(quiz),
        metadata: metadataOf(quiz),
        questions: [...quiz.questions],
        conversation: conversationOf(quiz, await currentAnswers(database, identity.uid, quiz.id)),
      };
    },
  }) satisfies Handlers;

const questionsIn = (made: MadeQuiz): StoredQuestion[] => {
  if (made.kind === 'unknown')
    throw new ApiFailure(400, 'no_questions', `${made.what}: there are no questions about it yet`, {
      field: made.what,
    });
  return made.questions.map(({ correctAnswer, options, ...question }) => ({
    ...question,
    options: [...options],
    correct_answer: correctAnswer,
  }));
};

type NewQuiz = Parameters<typeof addQuiz>[2];

const storable = (
  { subject, topic, schoolClass, difficulty, types }: QuizRequest,
  questions: readonly StoredQuestion[],
  askedAt: number,
): NewQuiz => ({
  title: topic === null ? `Quiz: ${subject}` : `${subject}: ${topic}`,
  subject,
  topic,
  classLevel: schoolClass.displayName,
  difficulty,
  questionTypes: [...types],
  questions,
  createdAt: new Date(askedAt),
});

const metadataOf = ({ subject, classLevel, topic, difficulty, questionCount }: Omit<QuizSummary, 'id'>) => ({
  subject,
  level: classLevel,
  topic,
  difficulty,
  total_questions: questionCount,
});

const conversationOf = (stored: StoredQuiz, given: readonly KeptAnswer[]) => {
  const quiz = { ...stored, questions: stored.questions.map(questionOf) };
  const left = leftConversation(quiz, given);
  return (
    left &&
    quizStateAnswer(
      quiz,
      left.quizState.questionIndex,
      left.thread.map(({ role, content, at }) => ({
        role,
        content,
        ...(at !== null && { timestamp: new Date(at).toISOString() }),
      })),
    )
  );
};

const COUNTRY = 'pl';
/** A plan is charged no points (D16). */
const POINTS = 0;

const summary = (quiz: QuizSummary | StoredQuiz) => ({
  id: quiz.id,
  subject: quiz.subject,
  topic: quiz.topic,
  class_level: quiz.classLevel,
  difficulty: quiz.difficulty,
  num_questions: quiz.questionCount,
  quiz_title: quiz.title,
  points_used: POINTS,
  country_code: COUNTRY,
  created_at: quiz.createdAt.toISOString(),
  question_types: quiz.questionTypes,
});
