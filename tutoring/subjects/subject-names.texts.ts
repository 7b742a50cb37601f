import type { SchoolSubject } from './school-subject.reader.ts';

/** As they stand on the timetable. */
export const SUBJECT_NAMES: Readonly<Record<SchoolSubject, string>> = {
  mathematics: 'Matematyka',
  polish: 'Język polski',
  english: 'Język angielski',
  german: 'Język niemiecki',
  history: 'Historia',
  biology: 'Biologia',
  geography: 'Geografia',
  physics: 'Fizyka',
  chemistry: 'Chemia',
};
