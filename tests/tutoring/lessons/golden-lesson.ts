import { buddyLesson } from '#tutoring/dialogue/buddy-lesson.ts';
import type { LessonMode } from '#tutoring/dialogue/lesson.types.ts';
import { nextMoment } from '#tutoring/dialogue/thread.rules.ts';
import type { Moment } from '#tutoring/dialogue/thread.types.ts';
import { tutorLesson } from '#tutoring/dialogue/tutor-lesson.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { GRADES } from '../corpus/grades.ts';
import { pupilsReplies } from './pupils-replies.ts';
import { solutionData } from './solution-data.ts';

/** The heading of a lesson: whoever writes one and runs the test with `-u` has added a lesson. */
export interface Heading {
  readonly grade: number;
  readonly message: string;
}

/** The first line of the lessons of a family. */
export const titleOf = ({ title, grades: [from, to] }: Pick<OpenFamily, 'title' | 'grades'>): string =>
  `# ${title} (klasy ${from}–${to})`;

export const headingsIn = (file: string): readonly Heading[] =>
  [...file.matchAll(/^## Klasa (\d+): (.+)$/gm)].map(([, grade, message = '']) => ({ grade: Number(grade), message }));

/** Up to the similar example, and past it. */
const FIVE_LEVELS = ['nie wiem', 'nie wiem', 'nie wiem', 'nie wiem'] as const;

const taskOf = ({ grade, message }: Heading): WorkedTask | undefined =>
  nextMoment(undefined, message, GRADES[grade - 1], 'tutor').after?.original;

export const familyOf = (heading: Heading): string | undefined => {
  const task = taskOf(heading)?.task;
  return task?.kind === 'family' ? task.family : task?.kind;
};

/** A whole lesson in both modes, as it is read, and the data that it is made from. */
export const lessonText = (heading: Heading, nth: number): string => {
  const { grade, message } = heading;
  const worked = taskOf(heading);
  if (worked === undefined) throw new Error(`${message} is not read`);
  const { mistake, step, result } = pupilsReplies(worked, nth);
  const said = [message, ...FIVE_LEVELS, mistake, step === undefined ? undefined : `mam ${step}`, result];
  const lesson = [
    `## Klasa ${grade}: ${message}`,
    spoken(
      'tutor',
      heading,
      said.filter((one) => one !== undefined),
    ),
    '### Przyjaciel',
    spoken('buddy', heading, [message]),
    solutionData(worked),
  ].join('\n\n');
  return withoutRepeated(lesson);
};

const LESSONS = { tutor: tutorLesson, buddy: buddyLesson } as const;

const spoken = (mode: LessonMode, { grade }: Heading, said: readonly string[]): string => {
  let moment: Moment | undefined;
  const parts = said.map((message, index) => {
    moment = nextMoment(moment, message, GRADES[grade - 1], mode);
    const { content } = LESSONS[mode](moment, message);
    return index === 0 ? content : `> ${message}\n\n${content}`;
  });
  return parts.join('\n\n');
};

/** Longer paragraphs are not said a second time in a lesson. */
const SHORT = 60;

const withoutRepeated = (text: string): string => {
  const known = new Set<string>();
  return text
    .split('\n\n')
    .map((paragraph) => {
      const isRepeated = paragraph.length > SHORT && known.has(paragraph);
      known.add(paragraph);
      return isRepeated ? '…' : paragraph;
    })
    .join('\n\n')
    .replace(/…(?:\n\n…)+/g, '…');
};
