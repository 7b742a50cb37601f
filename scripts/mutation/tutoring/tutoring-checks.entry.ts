/** What is asked of the tutoring engine with each mutant: the corpus row by row, and the laws and transcripts as they stand. */
import { takenTurns } from '../../../tests/tutoring/corpus/dialogue-score.ts';
import { treatmentOf } from '../../../tests/tutoring/corpus/first-message-score.ts';
import { DIALOGUES, FIRST_MESSAGES } from '../../../tests/tutoring/corpus/whole-corpus.ts';
import '../../../tests/tutoring/chosen-solutions.property.test.ts';
import '../../../tests/tutoring/dialogue/hint-levels.test.ts';
import '../../../tests/tutoring/dialogue/moves.test.ts';
import '../../../tests/tutoring/dialogue/place-answers.test.ts';
import '../../../tests/tutoring/dialogue/question-answers.test.ts';
import '../../../tests/tutoring/dialogue/thread.test.ts';
import '../../../tests/tutoring/families/balancing.test.ts';
import '../../../tests/tutoring/families/families.property.test.ts';
import '../../../tests/tutoring/families/family-attempt.test.ts';
import '../../../tests/tutoring/families/movers.test.ts';
import '../../../tests/tutoring/families/percent-solutions.test.ts';
import '../../../tests/tutoring/lesson.test.ts';
import '../../../tests/tutoring/reading/asking.test.ts';
import '../../../tests/tutoring/reading/intent.test.ts';
import '../../../tests/tutoring/reading/leftover.test.ts';
import '../../../tests/tutoring/reading/needed-words.test.ts';
import '../../../tests/tutoring/reading/notation.test.ts';
import '../../../tests/tutoring/reading/other-task.test.ts';
import '../../../tests/tutoring/reading/readers.test.ts';
import '../../../tests/tutoring/reading/remark.test.ts';
import '../../../tests/tutoring/reading/reply.test.ts';
import '../../../tests/tutoring/reading/statement.test.ts';
import '../../../tests/tutoring/school-tasks.test.ts';
import '../../../tests/tutoring/similar-tasks.test.ts';
import '../../../tests/tutoring/transcripts.test.ts';
import '../../../tests/tutoring/variations.test.ts';
import { headingsIn, lessonText } from '../../../tests/tutoring/lessons/golden-lesson.ts';
import type { Mutation } from './mutation.types.ts';
import { checks, expect, it } from './vitest-substitute.entry.ts';

declare const mutation: Mutation;

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
  const [, ...written] = text.trim().split(/\n\n(?=## )/);
  for (const [nth, lesson] of written.entries())
    it(`lesson: ${file} ${nth}`, () => {
      expect(headingsIn(lesson).map((heading) => lessonText(heading, nth))).toEqual([lesson]);
    });
}

mutation.work(checks);
