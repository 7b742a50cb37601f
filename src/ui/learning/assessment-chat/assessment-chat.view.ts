import type { SnapshotFrom } from 'xstate';
import type { assessmentChatMachine } from '#domain/learning/assessment-chat/assessment-chat.machine.ts';
import {
  ASSESSMENT_MESSAGE_MAX_LENGTH,
  isMessageSendable,
} from '#domain/learning/assessment-chat/assessment-chat.rules.ts';
import type { TimedTurn } from '#domain/learning/conversation.types.ts';
import type { QuizProgress } from '#domain/learning/quiz-conversation.types.ts';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { chatTexts } from '#ui/texts/chat.pl.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

type Snapshot = SnapshotFrom<typeof assessmentChatMachine>;

export interface ChatView {
  readonly turns: readonly TimedTurn[];
  readonly isSending: boolean;
  readonly draft: string;
  readonly canSend: boolean;
  /** Why what is typed cannot be sent. */
  readonly obstacle: string | undefined;
  readonly error: string | undefined;
}

export const selectChat = (snapshot: Snapshot): ChatView => {
  const { thread, draft, failure, refusal } = snapshot.context;
  const excess = draft.trim().length - ASSESSMENT_MESSAGE_MAX_LENGTH;
  return {
    turns: thread,
    isSending: snapshot.matches('sending'),
    draft,
    canSend: snapshot.matches('composing') && isMessageSendable(draft),
    obstacle: excess > 0 ? chatTexts.tooLong(excess) : undefined,
    error: failure === null ? undefined : (refusal ?? failureTexts[failure]),
  };
};

/** What a button says, and the message that a press on it sends. */
export interface Choice {
  readonly said: string;
  /** A letter stands for an option above; a word for itself. */
  readonly isLetter: boolean;
}

const choicesOf = ({ type, options }: QuizQuestion): readonly Choice[] =>
  options.map((option, place) =>
    type === 'true_false' ? { said: option, isLetter: false } : { said: optionLetter(place), isLetter: true },
  );

export type QuizView =
  | { readonly state: 'none' }
  | {
      readonly state: 'asking';
      readonly progress: QuizProgress;
      /** Of the question that waits for an answer. */
      readonly choices: readonly Choice[];
      readonly questionId: string | null;
    }
  | { readonly state: 'completed'; readonly progress: QuizProgress };

/** Where a quiz stands: none beside an exam. */
export const selectQuiz = ({ context: { assessment, quizState } }: Snapshot): QuizView => {
  if (assessment?.kind !== 'quiz' || quizState === null) return { state: 'none' };
  const { progress, isCompleted, questionIndex } = quizState;
  if (isCompleted) return { state: 'completed', progress };
  const question = assessment.quiz.questions[questionIndex];
  return {
    state: 'asking',
    progress,
    choices: question === undefined ? [] : choicesOf(question),
    questionId: question?.id ?? null,
  };
};

/** For a selector that makes its view anew each time. */
export const isSameQuiz = (one: QuizView, other: QuizView): boolean => JSON.stringify(one) === JSON.stringify(other);
