import { randomInt } from 'node:crypto';
import type { ChatClient } from '#server/tutor/model/chat-client.ts';
import { ModelFailure } from '#server/tutor/model/model-failure.ts';
import { QUIZ_RULES, quizWish } from '#server/tutor/model/quiz-prompt.texts.ts';
import { concernAmong } from '#tutoring/safety/concern.rules.ts';
import { dangerAmong } from '#tutoring/safety/danger.rules.ts';
import { readSentences } from '#tutoring/safety/message/words.reader.ts';
import { redacted } from '#tutoring/safety/personal-data/personal-data.rules.ts';
import type { MadeQuiz, QuizGenerator, QuizRequest } from './quiz-generator.port.ts';
import { isSameQuestion, QUIZ_SHAPE, readWrittenQuestions, type WrittenQuestion } from './written-questions.reader.ts';

const TRIES = 3;
/** Characters of forty questions with their explanations. */
const LONGEST = 60_000;

/** What the engine has no questions about is written by a model, and stands before the same gate (D51). Rejects with a `ModelFailure` when three tries brought too few good ones. */
export const modelQuizGenerator = (client: ChatClient, embedded: QuizGenerator): QuizGenerator => ({
  make: async (request, signal) => {
    const made = await embedded.make(request, signal);
    return made.kind === 'unknown' && isAboutLearning(request) ? written(client, request, made.what, signal) : made;
  },
});

/** A cry for help is no topic (R8). */
const isAboutLearning = ({ subject, topic }: QuizRequest): boolean => {
  const sentences = readSentences(`${subject}. ${topic ?? ''}`);
  return dangerAmong(sentences) === undefined && concernAmong(sentences) === undefined;
};

const written = async (
  client: ChatClient,
  request: QuizRequest,
  unknown: 'subject' | 'topic',
  signal: AbortSignal | undefined,
): Promise<MadeQuiz> => {
  const [subject = '', topic = ''] = redacted([request.subject, request.topic ?? '']);
  const wish: QuizRequest = { ...request, subject, topic: topic || null };
  const questions: WrittenQuestion[] = [];
  for (let attempt = 1; attempt <= TRIES && questions.length < request.count; attempt += 1) {
    const asked = quizWish(
      wish,
      request.count - questions.length,
      questions.map(({ question }) => question),
    );
    const answer = await client.complete(
      [
        { role: 'system', content: QUIZ_RULES },
        { role: 'user', content: asked },
      ],
      { purpose: 'quiz', signal, longest: LONGEST, shape: QUIZ_SHAPE },
    );
    for (const question of readWrittenQuestions(answer, request.types) ?? [])
      if (!questions.some((one) => isSameQuestion(one, question))) questions.push(question);
  }
  if (questions.length === 0) return { kind: 'unknown', what: unknown };
  if (questions.length < request.count) throw new ModelFailure('unprocessable');
  return {
    kind: 'quiz',
    questions: questions
      .slice(0, request.count)
      .map((question, index) => ({ id: `question-${index + 1}`, ...question, options: shuffled(question) })),
  };
};

/** Models put the right option first more often than not. */
const shuffled = ({ type, options }: WrittenQuestion): readonly string[] => {
  if (type === 'true_false') return options;
  const left = [...options];
  return options.flatMap(() => left.splice(randomInt(left.length), 1));
};
