import type { TopicSubject } from '#tutoring/topics/topic.types.ts';
import type { BankQuestion } from './bank-question.types.ts';
import { BIOLOGY_QUESTIONS } from './biology/biology.questions.ts';
import { CHEMISTRY_QUESTIONS } from './chemistry/chemistry.questions.ts';
import { ENGLISH_QUESTIONS } from './english/english.questions.ts';
import { GEOGRAPHY_QUESTIONS } from './geography/geography.questions.ts';
import { GERMAN_QUESTIONS } from './german/german.questions.ts';
import { HISTORY_QUESTIONS } from './history/history.questions.ts';
import { PHYSICS_QUESTIONS } from './physics/physics.questions.ts';
import { POLISH_QUESTIONS } from './polish/polish.questions.ts';

/** The bank, subject by subject. */
export const QUESTIONS: Readonly<Record<TopicSubject, readonly BankQuestion[]>> = {
  polish: POLISH_QUESTIONS,
  english: ENGLISH_QUESTIONS,
  german: GERMAN_QUESTIONS,
  history: HISTORY_QUESTIONS,
  biology: BIOLOGY_QUESTIONS,
  geography: GEOGRAPHY_QUESTIONS,
  physics: PHYSICS_QUESTIONS,
  chemistry: CHEMISTRY_QUESTIONS,
};
