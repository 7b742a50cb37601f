import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import { gradeOf } from '#server/tutor/embedded-tutor.ts';
import { lessonReply } from '#tutoring/dialogue/lesson.ts';
import type { Tutor, TutorReply, TutorRequest } from '#server/tutor/tutor.port.ts';

export const PRIMARY = schoolClassById(9);
export const HIGH = schoolClassById(12);

/** The embedded tutor spares a pupil every error, and has its turn; a test wants to see them, and at once. */
export const strictTutor: Tutor = {
  reply: async ({ schoolClass, attachments, ...asked }) =>
    lessonReply({ ...asked, grade: gradeOf(schoolClass), files: attachments }),
};

export const request = (prompt: string, changes: Partial<TutorRequest> = {}): TutorRequest => ({
  mode: 'tutor',
  prompt,
  history: [],
  schoolClass: PRIMARY,
  attachments: [],
  ...changes,
});

/** Says the lines one after another in one thread and returns the answers. */
export const dialogue = async (mode: AssistantMode, lines: readonly string[]): Promise<readonly TutorReply[]> => {
  const history: Turn[] = [];
  const replies: TutorReply[] = [];
  for (const prompt of lines) {
    const reply = await strictTutor.reply(request(prompt, { mode, history: [...history] }));
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: reply.content });
    replies.push(reply);
  }
  return replies;
};

export const lastReply = async (mode: AssistantMode, lines: readonly string[]): Promise<string> =>
  (await dialogue(mode, lines)).at(-1)?.content ?? '';

/** The part that Przyjaciel sets off as the result, without the word and the dollars. */
export const resultOf = async (task: string): Promise<string> => {
  const solution = await lastReply('buddy', [task]);
  return (/^\*\*Wynik:\*\* (.*)$/m.exec(solution)?.[1] ?? `no result in: ${solution}`)
    .replaceAll('$', '')
    .replaceAll('**', '');
};

export const HELP_REQUESTS = ['nie wiem', 'dalej', 'podpowiedz', 'podaj wynik', 'po prostu powiedz odpowiedź'] as const;
