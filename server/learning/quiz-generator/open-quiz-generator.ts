import type { ModelSettings } from '#server/settings/settings.ts';
import { chatClient } from '#server/tutor/model/chat-client.ts';
import type { TutorReports } from '#server/tutor/tutor-reports.ts';
import { embeddedQuizGenerator } from './embedded-quiz-generator.ts';
import { modelQuizGenerator } from './model-quiz-generator.ts';
import type { QuizGenerator } from './quiz-generator.port.ts';

/** Milliseconds for one answer: the pupil waits up to five minutes for a quiz (S2 §9.24), and there are three tries. */
const TIMEOUT = 90_000;

/** The engine of the house, and behind it a connected model for what the engine has no questions about. */
export const openQuizGenerator = (
  model: ModelSettings | undefined,
  { onCall }: Pick<TutorReports, 'onCall'>,
): QuizGenerator =>
  model === undefined
    ? embeddedQuizGenerator
    : modelQuizGenerator(chatClient({ ...model, timeout: TIMEOUT, report: onCall }), embeddedQuizGenerator);
