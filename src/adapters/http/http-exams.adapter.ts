import type { Exams } from '#application/ports/exams.port.ts';
import { findExam, generateExam } from '#contract/calls/exams.calls.ts';
import { documentId } from '#contract/schemas/id.schema.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';

export const httpExams = (http: HttpClient): Exams => ({
  async make({ order: { userId, subject, examType, level }, idempotencyKey }, signal) {
    const body = { userId, subject, examType, level, conversationId: null };
    const made = await http.call(generateExam, { body }, { signal, idempotencyKey });
    if (!made.success) return null;
    return {
      id: made.id ?? null,
      title: made.examTitle ?? '',
      examType,
      subject,
      htmlContent: made.htmlContent ?? made.response ?? '',
      documentUrl: made.downloadLink ?? null,
      sheet: made.sheet ?? null,
    };
  },

  async find(id, signal) {
    if (!documentId.safeParse(id).success) return null;
    const found = await orNull(http.call(findExam, { params: { id } }, { signal }));
    return found === null ? null : { ...found, title: found.examTitle, sheet: found.sheet ?? null };
  },
});
