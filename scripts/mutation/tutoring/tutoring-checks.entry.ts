/** What is asked of the tutoring engine with each mutant: the corpus row by row, each lesson, each worksheet, and the tests as they stand. */
import { takenTurns } from '../../../tests/tutoring/corpus/dialogue-score.ts';
import { treatmentOf } from '../../../tests/tutoring/corpus/first-message-score.ts';
import { DIALOGUES, FIRST_MESSAGES } from '../../../tests/tutoring/corpus/whole-corpus.ts';
import { headingsIn, lessonText, titleOf } from '../../../tests/tutoring/lessons/golden-lesson.ts';
import { worksheetOf } from '../../../tests/tutoring/worksheets/worksheet.ts';
import { FAMILIES } from '../../../tutoring/families/all-families.ts';
import type { Mutation } from './mutation.types.ts';
import { checks, expect, it } from './vitest-substitute.entry.ts';

declare const mutation: Mutation;

/** All but those of the corpus, the lessons and the worksheets, which are asked below row by row, and those of what neither solves, reads nor judges tasks. */
import.meta.glob(
  [
    '../../../tests/tutoring/**/*.test.ts',
    '!../../../tests/tutoring/{bank,corpus,exam,flashcards,learner,lessons,quiz,safety,topics,worksheets}/**',
  ],
  { eager: true },
);

for (const one of FIRST_MESSAGES)
  it(`first message: ${one.message}`, () => {
    expect(one.owed.kind === 'task' ? ['right', 'elsewhere'] : ['refused']).toContain(treatmentOf(one));
  });

for (const dialogue of DIALOGUES)
  it(`dialogue: ${dialogue.task}`, () => {
    const turns = takenTurns(dialogue);
    expect(turns.map(({ taken }) => taken)).toEqual(turns.map(({ owed }) => owed));
  });

/** All of them, where `npm test` holds one of each family. */
const LESSONS = import.meta.glob<string>('../../../tests/tutoring/lessons/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

for (const [file, text] of Object.entries(LESSONS)) {
  const [title, ...written] = text.trim().split(/\n\n(?=## )/);
  const family = FAMILIES.find(({ id }) => file.endsWith(`/${id}.md`));
  if (family !== undefined)
    it(`title: ${file}`, () => {
      expect(titleOf(family)).toEqual(title);
    });
  for (const [nth, lesson] of written.entries())
    it(`lesson: ${file} ${nth}`, () => {
      expect(headingsIn(lesson).map((heading) => lessonText(heading, nth))).toEqual([lesson]);
    });
}

const WORKSHEETS = import.meta.glob<string>('../../../tests/tutoring/worksheets/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

for (const family of FAMILIES)
  it(`worksheet: ${family.id}`, () => {
    expect(worksheetOf(family)).toEqual(WORKSHEETS[`../../../tests/tutoring/worksheets/${family.id}.md`]);
  });

mutation.work(checks);
