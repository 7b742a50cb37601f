import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import type { LanguageSubject } from '#tutoring/exam/exam-order.types.ts';
import { ENGLISH_WRITING } from './english.writing.ts';
import { GERMAN_WRITING } from './german.writing.ts';
import { POLISH_WRITING } from './polish.writing.ts';
import type { WritingTask } from './prompt.types.ts';

/** What is to be written in an exam. */
export const writingOf = (subject: LanguageSubject, type: ExamType): WritingTask => {
  switch (subject) {
    case 'polish':
      return POLISH_WRITING[type];
    case 'english':
      return ENGLISH_WRITING[type];
    case 'german':
      return GERMAN_WRITING;
  }
};
