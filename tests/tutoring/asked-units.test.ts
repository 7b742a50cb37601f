import { expect, test } from 'vitest';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { FIRST_MESSAGES } from './corpus/whole-corpus.ts';
import { GRADES } from './corpus/grades.ts';

/** What a pupil may want to know instead, by its id in `units.ts`. */
const OTHER_UNITS: readonly (readonly [asked: RegExp, other: string, id: string])[] = [
  [/(?<=ile )gramów/iu, 'kilogramów', 'kg'],
  [/(?<=ile )kilogramów/iu, 'gramów', 'g'],
  [/(?<=ile )kg(?= )/iu, 'g', 'g'],
  [/(?<=ile )milimetrów/iu, 'centymetrów', 'cm'],
  [/(?<=ile )centymetrów/iu, 'metrów', 'm'],
  [/(?<=ile )metrów/iu, 'centymetrów', 'cm'],
  [/(?<=ile )kilometrów/iu, 'metrów', 'm'],
  [/(?<=ile )km(?= )/iu, 'm', 'm'],
  [/(?<=ile )cm(?= )/iu, 'mm', 'mm'],
  [/(?<=ile )m(?= )/iu, 'cm', 'cm'],
  [/(?<=ile )(?:złotych|zł)(?= )/iu, 'groszy', 'gr'],
  [/(?<=ile )groszy/iu, 'złotych', 'zl'],
  [/(?<=ile )litrów/iu, 'mililitrów', 'ml'],
  [/(?<=ile )(?:mililitrów|ml)(?= )/iu, 'litrów', 'l'],
];

const asked = FIRST_MESSAGES.flatMap(({ message, grade }) =>
  OTHER_UNITS.filter(([unit]) => unit.test(message)).map(
    ([unit, other, id]) => [message.replace(unit, other), grade, id] as const,
  ),
);

test('a result has the unit that is asked for, or there is none (D71)', () => {
  expect(asked.length).toBeGreaterThan(40);
  const inAnother = asked.filter(([message, grade, id]) => {
    const found = taskIn(message, GRADES[grade - 1]);
    if (found.kind === 'untreated' || found.worked.task.kind !== 'family') return false;
    const { answer } = found.worked.task;
    const { dimension } = unitOf(id);
    return (
      answer.kind === 'number' &&
      answer.unit !== undefined &&
      answer.unit !== id &&
      unitOf(answer.unit).dimension === dimension
    );
  });
  expect(inAnother).toEqual([]);
});
