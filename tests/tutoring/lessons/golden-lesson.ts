import { buddyLesson } from '#tutoring/dialogue/buddy-lesson.ts';
import type { LessonMode } from '#tutoring/dialogue/lesson.types.ts';
import { nextMoment } from '#tutoring/dialogue/thread.rules.ts';
import type { Moment } from '#tutoring/dialogue/thread.types.ts';
import { tutorLesson } from '#tutoring/dialogue/tutor-lesson.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { GRADES } from '../corpus/grades.ts';
import { pupilsReplies } from './pupils-replies.ts';

/** The heading of a lesson: whoever writes one and runs the test with `-u` has added a lesson. */
export interface Heading {
  readonly grade: number;
  readonly message: string;
}

export const headingsIn = (file: string): readonly Heading[] =>
  [...file.matchAll(/^## Klasa (\d+): (.+)$/gm)].map(([, grade, message = '']) => ({ grade: Number(grade), message }));

/** Up to the similar example, and past it. */
const FIVE_LEVELS = ['nie wiem', 'nie wiem', 'nie wiem', 'nie wiem'] as const;

export const familyOf = ({ grade, message }: Heading): string => {
  const found = taskIn(message, GRADES[grade - 1]);
  if (found.kind === 'untreated') return found.reason;
  return found.worked.task.kind === 'family' ? found.worked.task.family : found.worked.task.kind;
};

/** A whole lesson in both modes, as it is read. */
export const lessonText = (heading: Heading, nth: number): string => {
  const { grade, message } = heading;
  const found = taskIn(message, GRADES[grade - 1]);
  if (found.kind === 'untreated') throw new Error(`${message} is not read: ${found.reason}`);
  const { mistake, step, result } = pupilsReplies(found.worked, nth);
  const said = [message, ...FIVE_LEVELS, mistake, step === undefined ? undefined : `mam ${step}`, result];
  return [
    `## Klasa ${grade}: ${message}`,
    spoken(
      'tutor',
      heading,
      said.filter((one) => one !== undefined),
    ),
    '### Przyjaciel',
    spoken('buddy', heading, [message]),
  ].join('\n\n');
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

/** Longer paragraphs are not said a second time in a file. */
const SHORT = 60;

/** What a lesson has said word for word before is „…”. */
export const withoutRepeated = (text: string): string => {
  const known = new Set<string>();
  return text
    .split('\n\n')
    .map((paragraph) => {
      if (paragraph.length <= SHORT || paragraph.startsWith('#') || !known.has(paragraph)) {
        known.add(paragraph);
        return paragraph;
      }
      return '…';
    })
    .join('\n\n')
    .replace(/…(?:\n\n…)+/g, '…');
};
