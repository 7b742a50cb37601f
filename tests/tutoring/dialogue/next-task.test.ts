import { expect, it } from 'vitest';
import { nextMoment } from '#tutoring/dialogue/thread.rules.ts';
import { GRADES } from '../corpus/grades.ts';
import { FIRST_MESSAGES } from '../corpus/whole-corpus.ts';

/** In each class, an equation that is not solved yet. */
const UNFINISHED = GRADES.map((grade) => nextMoment(undefined, 'Rozwiąż równanie 2x + 3 = 11', grade, 'tutor'));

const FEWEST_WORDS = 4;

/** Tasks that are told, not only written in signs. */
const TOLD = FIRST_MESSAGES.filter(
  ({ owed, message }) => owed.kind === 'task' && (message.match(/\p{L}{3,}/gu)?.length ?? 0) >= FEWEST_WORDS,
);

/** Of these the tutor thinks that they speak of the equation; whoever teaches it better takes them off. */
const TAKEN_FOR_STEPS = [
  'Przekształć wzór v = s/t tak, aby wyznaczyć t.',
  'suma trzech kolejnych liczb naturalnych to 72',
  'Ola dostała oceny 4, 5, 3, 5, 2. Podaj dominantę jej ocen',
  'nie wiem jak: dziś jest środa, jaki dzień będzie za 100 dni',
  'wpisz w okienko brakującą liczbę □ + 14 = 20',
];

it('a task that is told in words is a new one inside of another that is not done, or is asked about', () => {
  const others = TOLD.filter(({ message, grade }) => {
    const pupil = GRADES[grade - 1];
    const { happening } = nextMoment(UNFINISHED[grade - 1], message, pupil, 'tutor');
    return (
      happening.kind !== 'newTask' &&
      happening.kind !== 'ambiguous' &&
      nextMoment(undefined, message, pupil, 'tutor').after !== undefined
    );
  });
  expect(others.map(({ message }) => message)).toEqual(TAKEN_FOR_STEPS);
});
