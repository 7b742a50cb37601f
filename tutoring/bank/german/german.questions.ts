import type { BankQuestion } from '../bank-question.types.ts';
import { CASE_QUESTIONS } from './cases.questions.ts';
import { NOUN_QUESTIONS } from './nouns.questions.ts';
import { SENTENCE_QUESTIONS } from './sentences.questions.ts';
import { TENSE_QUESTIONS } from './tenses.questions.ts';
import { VERB_KIND_QUESTIONS } from './verb-kinds.questions.ts';
import { VERB_QUESTIONS } from './verbs.questions.ts';
import { VOICE_QUESTIONS } from './voices.questions.ts';

/** Every question of the subject, topic by topic. */
export const GERMAN_QUESTIONS: readonly BankQuestion[] = [
  ...NOUN_QUESTIONS,
  ...CASE_QUESTIONS,
  ...VERB_QUESTIONS,
  ...VERB_KIND_QUESTIONS,
  ...SENTENCE_QUESTIONS,
  ...TENSE_QUESTIONS,
  ...VOICE_QUESTIONS,
];
