import type { Turn } from '#domain/learning/conversation.types.ts';
import type {
  FlashcardForm,
  FlashcardGenerationContext,
  FlashcardOrder,
  TopicSuggestion,
} from './flashcard-generation.types.ts';

/** Messages that a conversation must have to be analysed (S2 §5.9). */
export const FLASHCARD_MIN_MESSAGES = 2;
/** Replies of the assistant from which on the button can be pressed (S2 §5.10). */
export const FLASHCARD_MIN_REPLIES = 2;
/** Longest subject, in characters (S2 §5.13, §9.19). */
export const FLASHCARD_SUBJECT_MAX_LENGTH = 100;
/** Longest topic, in characters (S2 §5.16, §9.20). */
export const FLASHCARD_TOPIC_MAX_LENGTH = 200;
/** How long a flashcard may take, in milliseconds (S2 §9.22). */
export const FLASHCARD_TIMEOUT = 90_000;
/** The class of a pupil whose class is not known (S2 §9.21). */
export const FLASHCARD_DEFAULT_CLASS = 'Klasa 7';

export const EMPTY_FORM: FlashcardForm = { subject: '', topic: '' };

/** Whether the button under the conversation can be pressed. */
export const canMakeFlashcard = (thread: readonly Turn[]): boolean =>
  thread.filter(({ role }) => role === 'assistant').length >= FLASHCARD_MIN_REPLIES;

export const canBeAnalysed = (conversation: readonly Turn[]): boolean => conversation.length >= FLASHCARD_MIN_MESSAGES;

const isFilled = (text: string, maxLength: number): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= maxLength;
};

export const isFormComplete = ({ subject, topic }: FlashcardForm): boolean =>
  isFilled(subject, FLASHCARD_SUBJECT_MAX_LENGTH) && isFilled(topic, FLASHCARD_TOPIC_MAX_LENGTH);

/** The form as the analysis suggests it; the topic is its summary (S2 §4.31). */
export const suggestedForm = ({ summary, subject, topicTitle }: TopicSuggestion): FlashcardForm => ({
  subject: subject.trim().slice(0, FLASHCARD_SUBJECT_MAX_LENGTH),
  topic: (summary.trim() || topicTitle.trim()).slice(0, FLASHCARD_TOPIC_MAX_LENGTH),
});

export const orderOf = ({
  form,
  userClass,
}: Pick<FlashcardGenerationContext, 'form' | 'userClass'>): FlashcardOrder => ({
  subject: form.subject.trim(),
  topic: form.topic.trim(),
  userClass,
});

const isSame = (known: readonly Turn[] | null, conversation: readonly Turn[] | null): boolean =>
  known?.length === conversation?.length && known?.at(-1)?.content === conversation?.at(-1)?.content;

/** Whether the pupil left a form for this very conversation, which must not be filled anew. */
export const isBegun = (
  { form, conversation: known }: Pick<FlashcardGenerationContext, 'form' | 'conversation'>,
  conversation: readonly Turn[] | null,
): boolean => (form.subject !== '' || form.topic !== '') && isSame(known, conversation);
