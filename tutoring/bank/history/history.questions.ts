import type { BankQuestion } from '../bank-question.types.ts';
import { AFTER_THE_WAR_QUESTIONS } from './after-the-war.questions.ts';
import { ANCIENT_AND_MEDIEVAL_QUESTIONS } from './ancient-and-medieval.questions.ts';
import { EARLY_MODERN_QUESTIONS } from './early-modern.questions.ts';
import { NINETEENTH_CENTURY_QUESTIONS } from './nineteenth-century.questions.ts';
import { PIASTS_AND_JAGIELLONS_QUESTIONS } from './poland-of-piasts-and-jagiellons.questions.ts';
import { SECOND_WAR_QUESTIONS } from './second-war.questions.ts';
import { WAR_AND_INDEPENDENCE_QUESTIONS } from './war-and-independence.questions.ts';

/** Every question of the subject, topic by topic. */
export const HISTORY_QUESTIONS: readonly BankQuestion[] = [
  ...ANCIENT_AND_MEDIEVAL_QUESTIONS,
  ...PIASTS_AND_JAGIELLONS_QUESTIONS,
  ...EARLY_MODERN_QUESTIONS,
  ...NINETEENTH_CENTURY_QUESTIONS,
  ...WAR_AND_INDEPENDENCE_QUESTIONS,
  ...SECOND_WAR_QUESTIONS,
  ...AFTER_THE_WAR_QUESTIONS,
];
