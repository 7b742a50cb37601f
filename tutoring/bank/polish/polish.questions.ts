import type { BankQuestion } from '../bank-question.types.ts';
import { BAROQUE_AND_ROMANTICISM_QUESTIONS } from './epochs-baroque-and-romanticism.questions.ts';
import { LATER_EPOCH_QUESTIONS } from './epochs-from-positivism.questions.ts';
import { EARLY_EPOCH_QUESTIONS } from './epochs-to-renaissance.questions.ts';
import { GRAMMAR_OF_FORMS_QUESTIONS } from './grammar-forms.questions.ts';
import { GRAMMAR_OF_SENTENCES_QUESTIONS } from './grammar-sentences.questions.ts';
import { GRAMMAR_OF_WORDS_QUESTIONS } from './grammar-words.questions.ts';
import { POETICS_QUESTIONS } from './poetics.questions.ts';
import { COMEDY_AND_EPIC_QUESTIONS } from './reading-comedy-and-epic.questions.ts';
import { DYSTOPIA_QUESTIONS } from './reading-dystopia.questions.ts';
import { MODERN_READING_QUESTIONS } from './reading-modern.questions.ts';
import { NOVEL_QUESTIONS } from './reading-novels.questions.ts';
import { PRIMARY_READING_QUESTIONS } from './reading-primary.questions.ts';
import { ROMANTIC_DRAMA_QUESTIONS } from './reading-romantic-dramas.questions.ts';
import { TRAGEDY_QUESTIONS } from './reading-tragedies.questions.ts';
import { SPELLING_QUESTIONS } from './spelling.questions.ts';
import { SPELLING_RULE_QUESTIONS } from './spelling-rules.questions.ts';
import { VERSE_AND_GENRE_QUESTIONS } from './verse-and-genres.questions.ts';
import { WRITING_QUESTIONS } from './writing.questions.ts';

/** Every question of the subject, topic by topic. */
export const POLISH_QUESTIONS: readonly BankQuestion[] = [
  ...EARLY_EPOCH_QUESTIONS,
  ...BAROQUE_AND_ROMANTICISM_QUESTIONS,
  ...LATER_EPOCH_QUESTIONS,
  ...GRAMMAR_OF_WORDS_QUESTIONS,
  ...GRAMMAR_OF_FORMS_QUESTIONS,
  ...GRAMMAR_OF_SENTENCES_QUESTIONS,
  ...POETICS_QUESTIONS,
  ...VERSE_AND_GENRE_QUESTIONS,
  ...PRIMARY_READING_QUESTIONS,
  ...ROMANTIC_DRAMA_QUESTIONS,
  ...COMEDY_AND_EPIC_QUESTIONS,
  ...TRAGEDY_QUESTIONS,
  ...NOVEL_QUESTIONS,
  ...MODERN_READING_QUESTIONS,
  ...DYSTOPIA_QUESTIONS,
  ...SPELLING_QUESTIONS,
  ...SPELLING_RULE_QUESTIONS,
  ...WRITING_QUESTIONS,
];
