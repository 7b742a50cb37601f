import type { SchoolClass } from '#domain/identity/school-class.rules.ts';
import type { Register } from './solving/worked-task.types.ts';
import { buddyLesson } from './teaching/buddy-lesson.ts';
import { filesText, untreatedText } from './teaching/plain-words.texts.ts';
import { latestMoment } from './teaching/thread.rules.ts';
import { tutorLesson } from './teaching/tutor-lesson.ts';
import type { Tutor, TutorReply, TutorRequest } from './tutor.port.ts';

/** The tutor that needs no model: it reads, solves and teaches school mathematics itself. Never rejects. */
export const embeddedTutor = (onFailure: (error: unknown) => void): Tutor => {
  warmUp();
  return { reply: (request) => Promise.resolve(safeReplyTo(request, onFailure)) };
};

/** The first lesson after a start takes five times as long as the next: not a pupil's. */
const warmUp = (): void => {
  for (const prompt of [
    '2(x + 1) = 3x - 4',
    'x^2 - 5x + 6 = 0',
    'x + y = 3; x - y = 1',
    '1 1/2 : 3/4 + 0,5',
    'ile to 15% z 240',
  ]) {
    const lesson: TutorRequest = {
      mode: 'tutor',
      prompt: 'nie wiem',
      history: [
        { role: 'user', content: prompt },
        { role: 'user', content: 'x = 5' },
      ],
      schoolClass: undefined,
      attachments: [],
    };
    replyTo(lesson);
    replyTo({ ...lesson, mode: 'buddy' });
  }
};

const safeReplyTo = (request: TutorRequest, onFailure: (error: unknown) => void): TutorReply => {
  try {
    return replyTo(request);
  } catch (error) {
    onFailure(error);
    return { content: untreatedText('unreadable'), isCharged: false };
  }
};

const replyTo = ({ mode, prompt, history, schoolClass, attachments }: TutorRequest): TutorReply => {
  const moment = latestMoment(history, prompt, registerFor(schoolClass));
  const isOnlyFiles =
    attachments.length > 0 && moment.happening.kind !== 'newTask' && moment.happening.kind !== 'attempt';
  if (isOnlyFiles) return { content: filesText(attachments), isCharged: false };
  return mode === 'tutor' ? tutorLesson(moment, prompt) : buddyLesson(moment);
};

const registerFor = (schoolClass: SchoolClass | undefined): Register => schoolClass?.schoolType ?? 'high';
