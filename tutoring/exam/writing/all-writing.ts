import type { ExamSubject, ExamType } from '#domain/learning/exam-type.rules.ts';
import { ENGLISH_WRITING } from './english.writing.ts';
import { GERMAN_WRITING } from './german.writing.ts';
import { POLISH_WRITING } from './polish.writing.ts';
import type { WritingTask } from './prompt.types.ts';

/** Throws for an exam without a text to write. */
export const writingOf = (subject: ExamSubject, type: ExamType): WritingTask => {
  switch (subject) {
    case 'polish':
      return POLISH_WRITING[type];
    case 'english':
      return ENGLISH_WRITING[type];
    case 'german':
      return GERMAN_WRITING;
    case 'mathematics':
      throw new Error('Nobody writes a text in the exam of mathematics.');
  }
};
