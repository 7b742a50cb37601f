import * as z from 'zod/mini';
import type { Drafts } from '#application/ports/drafts.port.ts';
import type { KeptAttempt, LocalExamAttempts } from '#application/ports/local-exam-attempts.port.ts';
import { mergedAnswers } from '#domain/learning/exam-session/exam-session.rules.ts';
import { parsed } from './parsed.ts';

const task = z.object({
  id: z.string(),
  number: z.number(),
  points: z.number(),
  text: z.string(),
  options: z.array(z.string()),
  leastWords: z.nullable(z.number()),
});

const recording = z.object({
  id: z.string(),
  language: z.enum(['en', 'de']),
  lines: z.array(z.object({ speaker: z.string(), text: z.string() })),
});

const kept = z.object({
  exam: z.object({
    title: z.string(),
    examType: z.enum(['matura', 'egzamin_osmoklasisty']),
    sheet: z.object({
      minutes: z.number(),
      parts: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          /** What was kept before sheets had any has none. */
          recording: z.prefault(z.nullable(recording), null),
          tasks: z.array(task),
        }),
      ),
    }),
  }),
  record: z.object({
    examId: z.string(),
    startedAt: z.number(),
    duration: z.number(),
    withoutListening: z.prefault(z.boolean(), false),
    answers: z.record(z.string(), z.object({ text: z.string(), writtenAfter: z.number() })),
    revision: z.int(),
    handedInAt: z.nullable(z.number()),
  }),
});

const nameOf = (examId: string): string => `exam:${examId}`;

/** Beside the drafts, and with them. */
export const draftExamAttempts = (drafts: Drafts): LocalExamAttempts => {
  const read = (userId: string, examId: string): KeptAttempt | null => {
    const text = drafts.read(userId, nameOf(examId));
    return parsed(kept, text === '' ? null : text);
  };
  return {
    read,
    keep(userId, { exam, record }) {
      const before = read(userId, record.examId)?.record.answers ?? {};
      const together = { ...record, answers: mergedAnswers(before, record.answers) };
      drafts.keep(userId, nameOf(record.examId), JSON.stringify({ exam, record: together }));
    },
    forget(userId, examId) {
      drafts.keep(userId, nameOf(examId), '');
    },
  };
};
