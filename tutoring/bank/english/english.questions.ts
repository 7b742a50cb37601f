import type { BankQuestion } from '../bank-question.types.ts';
import { ADJECTIVE_QUESTIONS } from './adjectives.questions.ts';
import { FUTURE_AND_CONDITIONAL_QUESTIONS } from './future-and-conditionals.questions.ts';
import { NOUN_QUESTIONS } from './nouns.questions.ts';
import { PAST_QUESTIONS } from './past.questions.ts';
import { PRESENT_QUESTIONS } from './present.questions.ts';
import { SENTENCE_QUESTIONS } from './sentences.questions.ts';
import { VERB_QUESTIONS } from './verbs.questions.ts';
import { WISH_AND_PASSIVE_QUESTIONS } from './wishes-and-passive.questions.ts';

/** Every question of the subject, topic by topic. */
export const ENGLISH_QUESTIONS: readonly BankQuestion[] = [
  ...FUTURE_AND_CONDITIONAL_QUESTIONS,
  ...WISH_AND_PASSIVE_QUESTIONS,
  ...NOUN_QUESTIONS,
  ...ADJECTIVE_QUESTIONS,
  ...PRESENT_QUESTIONS,
  ...PAST_QUESTIONS,
  ...VERB_QUESTIONS,
  ...SENTENCE_QUESTIONS,
];
