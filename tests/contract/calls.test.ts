import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_BODY_LIMIT, type Call } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls.ts';
import { userIdParams } from '#contract/schemas/id.schema.ts';
import { ASSESSMENT_REPLY_TIMEOUT } from '#domain/learning/assessment-chat/assessment-chat.rules.ts';
import { FLASHCARD_TIMEOUT } from '#domain/learning/flashcard-generation/flashcard-generation.rules.ts';
import { GENERATION_TIMEOUT } from '#domain/learning/generator/generator.rules.ts';

const calls: readonly Call[] = Object.values(CALLS);
const row = ({ method, path, auth, timeout }: Call): string => `${method} ${path} ${auth} ${timeout / 1000}`;

/** The two tables of S1 §7 and S2 §7 with the answers of D2, D10, D12, D45, D47, R4, R6, R16 and operations: method, path, who, seconds. */
const SPECIFICATION = `
GET /api/Users/{id} user 30
GET /api/Users admin 30
PUT /api/Users/{id} user 30
DELETE /api/Users/{id} user 30
GET /api/Users/{id}/Export user 30
POST /api/Users user 30
GET /api/UserSchoolYears/GetUserSchoolYearByUser user 30
GET /api/UserSchoolYears/GetByUser/{id} user 30
POST /api/UserSchoolYears user 30
GET /api/SchoolYears/GetActualSchoolYear user 30
POST /api/Logs user 30
GET /api/Subscriptions/Plans none 30
GET /api/Subscriptions/Current user 10
POST /api/Subscriptions/Cancel user 15
POST /api/Subscriptions/Upgrade user 20
POST /api/Subscriptions/Resume user 15
POST /api/Subscriptions/CreateCheckoutSession user 20
POST /api/Subscriptions/Await user 15
GET /api/Subscriptions/StripeKey none 10
GET /api/Subscriptions/Success user 15
GET /api/Subscriptions/Invoices user 30
POST /api/Subscriptions/BillingPortal user 20
GET /api/Trial/Status user 15
POST /api/Trial/Start user 15
POST /api/Newsletter/Subscribe none 30
POST /api/Newsletter/Unsubscribe none 30
POST /api/Newsletter/Leave none 30
GET /api/AI/GetPreview user 30
POST /api/AI user 30
POST /api/Flashcard/analyze user 30
POST /api/Flashcard/generate user 90
GET /api/Flashcard/history user 30
GET /api/Flashcard/{id} user 30
GET /api/Cards user 30
POST /api/Cards user 30
GET /api/Cards/Due user 30
PUT /api/Cards/{id} user 30
DELETE /api/Cards/{id} user 30
POST /api/Cards/{id}/Review user 30
POST /api/Assistant/tutor user 30
POST /api/Assistant/buddy user 30
DELETE /api/Assistant/replies/{key} user 30
POST /api/Assistant/exam-generator user 180
GET /api/Conversations user 30
GET /api/Conversations/{id} user 30
PATCH /api/Conversations/{id} user 30
DELETE /api/Conversations/{id} user 30
GET /api/Conversations/{id}/Feedback user 30
POST /api/Conversations/{id}/Feedback user 30
GET /api/ExamHistory user 30
GET /api/ExamHistory/{id} user 30
GET /api/ExamHistory/{id}/attempt user 30
PUT /api/ExamHistory/{id}/attempt user 30
POST /api/ExamHistory/{id}/hand-in user 30
GET /api/ExamHistory/{id}/review user 30
PUT /api/ExamHistory/{id}/marks user 30
POST /api/ExamConversation/chat user 180
GET /api/Progress user 30
POST /api/Progress/Corrections user 30
POST /api/QuestionReports user 30
POST /api/Quiz/generate user 300
GET /api/Quiz/history user 30
GET /api/Quiz/history/{id} user 30
POST /api/QuizConversation/chat user 300
POST /api/ContactMessages optional 60
POST /api/Analytics/Visits none 30
POST /api/GuardianConsent none 30
POST /api/Stripe/Webhook none 30
GET /api/health none 30
GET /api/ready none 30
`;

const fieldsOf = (schema: Call['params']): string[] =>
  schema === undefined ? [] : Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {});

const lines = (table: string): string[] => table.trim().split('\n').sort();

describe('the table of calls', () => {
  // S1 §6.3, §6.5, §6.18, §6.21–6.23, §7.2, §7.16, §7.18, §7.20–7.21, §7.25–7.26, §7.30, §7.32, §7.34–7.38, §7.40, §7.42
  // S1 §7.44–7.46, §7.50, §7.53, §7.55, §7.57, §7.59–7.61, §9.8–9.9
  // S2 §6.4, §7.4, §7.15–7.16, §7.31, §7.43, §7.48, §7.50–7.51, §7.56, §7.58–7.59, §7.61–7.65, §9.22–9.32
  it('holds every call of the specification, for whom it is and how long it may take, and no other', () => {
    expect(calls.map(row).sort()).toEqual(lines(SPECIFICATION));
  });

  it('keeps each call under its own name', () => {
    expect(Object.entries(CALLS).map(([key, { name }]) => [key, name])).toEqual(calls.map(({ name }) => [name, name]));
  });

  it.each(calls.map((call) => [call.name, call] as const))('%s describes every parameter of its path', (_, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    expect(fieldsOf(call.params)).toEqual(inPath);
  });

  it('says of each request that names a user whose id that is', () => {
    const named = calls.flatMap((call) =>
      (['params', 'query', 'body'] as const).flatMap((place) =>
        fieldsOf(call[place])
          .filter((field) => field.toLowerCase() === 'userid' || call[place] === userIdParams)
          .map((field) => [call.name, place, field]),
      ),
    );
    const subjects = calls.flatMap(({ name, subject }) =>
      subject === undefined ? [] : [[name, subject.in, subject.field]],
    );
    // The body of a registration is the user.
    expect(subjects.toSorted()).toEqual([...named, ['users.add', 'body', 'id']].toSorted());
    const undocumented = calls.filter(({ subject, errors }) => subject !== undefined && errors[403] === undefined);
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  it('repeats safely whatever a signed-in pupil pays for or creates', () => {
    const withoutKey = calls.filter(
      ({ method, auth, idempotent }) => method === 'POST' && auth !== 'none' && !idempotent,
    );
    expect(withoutKey.map(({ name }) => name)).toEqual([
      'logs.write',
      // Twice is once, or the last.
      'feedback.give',
      'exams.handIn',
      'subscriptions.await',
      'subscriptions.billingPortal',
      'ai.ask',
    ]);
    expect(calls.filter(({ method, idempotent }) => method !== 'POST' && idempotent)).toEqual([]);
  });

  it('lets only these bodies be larger than 64 KiB', () => {
    const larger = calls.filter(({ bodyLimit }) => (bodyLimit ?? DEFAULT_BODY_LIMIT) > 65_536);
    expect(Object.fromEntries(larger.map(({ name, bodyLimit }) => [name, bodyLimit]))).toEqual({
      'assistant.tutor': 17_825_792,
      'assistant.buddy': 17_825_792,
      'flashcards.analyze': 1_048_576,
      'exams.chat': 1_048_576,
      // A hundred answers, some of them essays.
      'exams.saveAttempt': 524_288,
      'exams.handIn': 524_288,
      'quizzes.chat': 1_048_576,
      'stripe.webhook': 1_048_576,
    });
  });
});

it('gives machines that watch over a call the very timeout of that call (S2 §9, D2)', () => {
  expect({ GENERATION_TIMEOUT, ASSESSMENT_REPLY_TIMEOUT, FLASHCARD_TIMEOUT }).toEqual({
    GENERATION_TIMEOUT: { exam: CALLS['exams.generate'].timeout, quiz: CALLS['quizzes.generate'].timeout },
    ASSESSMENT_REPLY_TIMEOUT: { exam: CALLS['exams.chat'].timeout, quiz: CALLS['quizzes.chat'].timeout },
    FLASHCARD_TIMEOUT: CALLS['flashcards.generate'].timeout,
  });
});
