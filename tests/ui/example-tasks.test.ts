import { describe, expect, it } from 'vitest';
import { SCHOOL_CLASSES } from '#domain/identity/school-class.rules.ts';
import { schoolStageOf } from '#domain/learning/school-stage.rules.ts';
import { exampleTasks } from '#ui/texts/learning.pl.ts';
import { request, strictTutor } from '../tutoring/pupil.ts';

const OFFERED = SCHOOL_CLASSES.flatMap((schoolClass) =>
  exampleTasks[schoolStageOf(schoolClass.id)].map((task) => [schoolClass.displayName, task, schoolClass] as const),
);

describe('the tasks that the assistant offers to try', () => {
  it('are those of the stage of each class, and of whom nobody knows the class those of class VII', () => {
    const stages = [null, 999, ...SCHOOL_CLASSES.map(({ id }) => id)].map(schoolStageOf);
    expect(stages.join(' ')).toBe(
      'upper upper first first first middle middle middle upper upper secondary secondary secondary secondary secondary',
    );
  });

  it.each(OFFERED)(
    '%s, „%s”: Tutor gives a hint and Przyjaciel the result, each for a point',
    async (_, task, schoolClass) => {
      const replies = await Promise.all(
        (['tutor', 'buddy'] as const).map((mode) => strictTutor.reply(request(task, { mode, schoolClass }))),
      );
      expect(
        replies.map(({ content, isCharged }) => [
          isCharged,
          content.includes('**Pierwsza podpowiedź**'),
          content.includes('**Wynik:**'),
        ]),
      ).toEqual([
        [true, true, false],
        [true, false, true],
      ]);
    },
  );
});
