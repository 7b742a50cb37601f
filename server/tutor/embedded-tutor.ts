import type { SchoolClass } from '#domain/identity/school-class.rules.ts';
import type { Register } from './solving/worked-task.types.ts';
import { buddyLesson } from './teaching/buddy-lesson.ts';
import { IMAGE_TEXT, untreatedText } from './teaching/plain-words.texts.ts';
import { latestMoment } from './teaching/thread.rules.ts';
import { tutorLesson } from './teaching/tutor-lesson.ts';
import type { Tutor, TutorReply, TutorRequest } from './tutor.port.ts';

/** The tutor that needs no model: it reads, solves and teaches school mathematics itself. Never rejects. */
export const embeddedTutor = (): Tutor => ({
  reply: async (request) => {
    try {
      return replyTo(request);
    } catch {
      return { content: untreatedText('unreadable'), isCharged: false };
    }
  },
});

const replyTo = ({ mode, prompt, history, schoolClass, attachments }: TutorRequest): TutorReply => {
  const moment = latestMoment(history, prompt, registerFor(schoolClass));
  const isOnlyImage = attachments.length > 0 && moment.happening.kind !== 'newTask' && moment.happening.kind !== 'attempt';
  if (isOnlyImage) return { content: IMAGE_TEXT, isCharged: false };
  return mode === 'tutor' ? tutorLesson(moment, prompt) : buddyLesson(moment);
};

const registerFor = (schoolClass: SchoolClass | undefined): Register => schoolClass?.schoolType ?? 'high';
