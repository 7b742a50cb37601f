import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { question } from '#contract/schemas/assistant.schema.ts';
import { examMessage } from '#contract/schemas/exam.schema.ts';
import { flashcardAnalysis, flashcardOrder } from '#contract/schemas/flashcard.schema.ts';
import { givenFeedback } from '#contract/schemas/feedback.schema.ts';
import { userIdParams } from '#contract/schemas/id.schema.ts';
import { pageQuery } from '#contract/schemas/page.schema.ts';
import { quizMessage, quizOrder } from '#contract/schemas/quiz.schema.ts';
import { cancellation } from '#contract/schemas/subscription.schema.ts';
import { contactMessage, logEntry } from '#contract/schemas/support.schema.ts';
import { newUser, userChange } from '#contract/schemas/user.schema.ts';
import { VALID_REQUESTS } from '../support/valid-requests.ts';

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

const turns = (count: number, length = 1) =>
  Array.from({ length: count }, () => ({ role: 'user', content: 'a'.repeat(length) }));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const ask = { ...VALID_REQUESTS['assistant.tutor'].body, images: null, attachments: null };
const firstAsk = { ...ask, conversationId: null, conversationHistory: [] };
const examChat = VALID_REQUESTS['exams.chat'].body;
const quizChat = VALID_REQUESTS['quizzes.chat'].body;
const quizForm = VALID_REQUESTS['quizzes.generate'].body;
const topic = VALID_REQUESTS['flashcards.generate'].body.confirmedTopic;
const contact = VALID_REQUESTS['contact.send'].body;
const log = VALID_REQUESTS['logs.write'].body;
const registration = VALID_REQUESTS['users.add'].body;
const file = { fileName: 'a.pdf', contentType: 'application/pdf', content: 'JVBERi0xLjc=' };
const fiveMebibytes = Buffer.alloc(5 * 1024 * 1024).toString('base64');

/** What is limited, its schema, the last value that passes, the first that does not (R12, S1 §5.22–5.26). */
const BOUNDARIES: readonly (readonly [string, Schema, unknown, unknown])[] = [
  [
    // S2 §5.2
    'a question of 2000 characters',
    question,
    { ...ask, prompt: 'a'.repeat(2000) },
    { ...ask, prompt: 'a'.repeat(2001) },
  ],
  // S2 §5.1
  ['a first question of 3 characters', question, { ...firstAsk, prompt: 'abc' }, { ...firstAsk, prompt: 'ab' }],
  ['a first question that is not blank', question, { ...firstAsk, prompt: ' abc ' }, { ...firstAsk, prompt: '     ' }],
  [
    'one character in a conversation',
    question,
    { ...ask, conversationHistory: [], prompt: ' 4 ' },
    { ...ask, prompt: '  ' },
  ],
  [
    'one character after turns of a thread',
    question,
    { ...firstAsk, conversationHistory: turns(2), prompt: 'x' },
    { ...firstAsk, conversationHistory: turns(2), prompt: '' },
  ],
  [
    // S2 §5.3
    'an empty question with a file',
    question,
    { ...firstAsk, prompt: '', attachments: [file] },
    { ...firstAsk, prompt: '', attachments: [] },
  ],
  [
    // S2 §5.3
    'an empty question with a picture',
    question,
    { ...firstAsk, prompt: '', images: ['iVBORw0KGgo='] },
    { ...firstAsk, prompt: '', images: [] },
  ],
  [
    // S2 §5.7
    'five files, pictures included',
    question,
    { ...ask, images: ['AAAA', 'AAAA'], attachments: [file, file, file] },
    { ...ask, images: ['AAAA', 'AAAA', 'AAAA'], attachments: [file, file, file] },
  ],
  [
    'a picture of 5 MiB',
    question,
    { ...ask, images: [fiveMebibytes] },
    { ...ask, images: [`${fiveMebibytes.slice(0, -1)}AAAAA`] },
  ],
  ['a picture in base64', question, { ...ask, images: ['AAAA'] }, { ...ask, images: ['data:image/png;base64,AAAA'] }],
  [
    // S2 §5.6
    'a file of a kind we read',
    question,
    { ...ask, attachments: [file] },
    { ...ask, attachments: [{ ...file, contentType: 'image/svg+xml' }] },
  ],
  [
    'a history of 200 turns',
    question,
    { ...ask, conversationHistory: turns(200) },
    { ...ask, conversationHistory: turns(201) },
  ],
  [
    'turns of 20,000 characters',
    question,
    { ...ask, conversationHistory: turns(1, 20_000) },
    { ...ask, conversationHistory: turns(1, 20_001) },
  ],
  [
    'a history of 200 kB',
    question,
    { ...ask, conversationHistory: turns(10, 20_000) },
    { ...ask, conversationHistory: [...turns(10, 20_000), ...turns(1)] },
  ],
  [
    // S2 §3.4
    'turns of pupil and assistant',
    question,
    { ...ask, conversationHistory: [{ role: 'assistant', content: '' }] },
    { ...ask, conversationHistory: [{ role: 'system', content: '' }] },
  ],
  ['a conversation’s id', question, { ...ask, conversationId: null }, { ...ask, conversationId: '1 or 1=1' }],
  [
    // S2 §5.9
    'two messages to analyse',
    flashcardAnalysis,
    { conversation: turns(2), userClass: '' },
    { conversation: turns(1), userClass: '' },
  ],
  [
    // S1 §5.42, S2 §5.13
    'a flashcard’s subject of 100',
    flashcardOrder,
    { confirmedTopic: { ...topic, subject: 'a'.repeat(100) } },
    { confirmedTopic: { ...topic, subject: 'a'.repeat(101) } },
  ],
  [
    // S1 §5.44, S2 §5.16
    'a flashcard’s topic of 200',
    flashcardOrder,
    { confirmedTopic: { ...topic, topicTitle: 'a'.repeat(200) } },
    { confirmedTopic: { ...topic, topicTitle: 'a'.repeat(201) } },
  ],
  [
    'an exam of 500 kB',
    examMessage,
    { ...examChat, examHtmlContent: 'ą'.repeat(250_000) },
    { ...examChat, examHtmlContent: 'ą'.repeat(250_001) },
  ],
  // S2 §5.29
  ['an exam’s text', examMessage, { ...examChat, examHtmlContent: 'a' }, { ...examChat, examHtmlContent: '' }],
  [
    // S2 §5.28
    'a message about an exam of 2000',
    examMessage,
    { ...examChat, userMessage: 'a'.repeat(2000) },
    { ...examChat, userMessage: 'a'.repeat(2001) },
  ],
  [
    'a quiz of 200 kB',
    quizMessage,
    { ...quizChat, quizJsonContent: `"${'a'.repeat(199_998)}"` },
    { ...quizChat, quizJsonContent: `"${'a'.repeat(199_999)}"` },
  ],
  [
    'a quiz nested 32 deep',
    quizMessage,
    { ...quizChat, quizJsonContent: nested(32) },
    { ...quizChat, quizJsonContent: nested(33) },
  ],
  // S2 §7.53
  ['a quiz in JSON', quizMessage, { ...quizChat, quizJsonContent: '{}' }, { ...quizChat, quizJsonContent: '{"' }],
  // S2 §5.19
  ['20 questions', quizOrder, { ...quizForm, num_questions: 20 }, { ...quizForm, num_questions: 21 }],
  // S2 §5.19
  ['one question', quizOrder, { ...quizForm, num_questions: 1 }, { ...quizForm, num_questions: 0 }],
  ['whole questions', quizOrder, { ...quizForm, num_questions: 2 }, { ...quizForm, num_questions: 1.5 }],
  // S2 §5.17
  ['a quiz with a subject', quizOrder, { ...quizForm, subject: 'WF' }, { ...quizForm, subject: '  ' }],
  // S2 §5.18, §7.45
  ['a quiz without a topic', quizOrder, { ...quizForm, topic: null }, { ...quizForm, topic: 7 }],
  // S2 §5.41
  ['a contact name of two letters', contactMessage, { ...contact, name: ' Al ' }, { ...contact, name: ' A ' }],
  // S2 §5.44
  ['a contact subject of five', contactMessage, { ...contact, subject: 'abcde' }, { ...contact, subject: ' abcd ' }],
  [
    // S2 §5.45
    'a contact subject of 100',
    contactMessage,
    { ...contact, subject: 'a'.repeat(100) },
    { ...contact, subject: 'a'.repeat(101) },
  ],
  [
    // S2 §5.46
    'a contact message of ten',
    contactMessage,
    { ...contact, message: 'a'.repeat(10) },
    { ...contact, message: 'a'.repeat(9) },
  ],
  [
    // S2 §5.47
    'a contact message of 400',
    contactMessage,
    { ...contact, message: 'a'.repeat(400) },
    { ...contact, message: 'a'.repeat(401) },
  ],
  [
    // S2 §5.43
    'an e-mail of 256',
    contactMessage,
    { ...contact, email: `${'a'.repeat(248)}@test.pl` },
    { ...contact, email: `${'a'.repeat(249)}@test.pl` },
  ],
  // S2 §5.42
  ['an e-mail with at sign and dot', contactMessage, { ...contact, email: 'a@b.c' }, { ...contact, email: 'a@b' }],
  [
    'a line of the client log of 8 kB',
    logEntry,
    { ...log, text: 'ą'.repeat(4096) },
    { ...log, text: 'ą'.repeat(4097) },
  ],
  [
    'a moment of this era',
    logEntry,
    { ...log, timeStamp: '1970-01-01T14:00:00+14:00' },
    { ...log, timeStamp: '1970-01-01T13:59:59+14:00' },
  ],
  [
    'a moment before the year 10000',
    logEntry,
    { ...log, timeStamp: '9999-12-31T09:59:59-14:00' },
    { ...log, timeStamp: '9999-12-31T10:00:00-14:00' },
  ],
  ['a shown name of one letter', userChange, { displayName: ' A ' }, { displayName: '  ' }],
  // S1 §5.38–5.39
  ['a reason for cancelling', cancellation, { reasons: ['inne'] }, { reasons: [], comment: 'bez powodu' }],
  ['a known reason', cancellation, { reasons: ['brak_czasu'] }, { reasons: ['boredom'] }],
  [
    'a first name of 100',
    newUser,
    { ...registration, firstName: 'a'.repeat(100) },
    { ...registration, firstName: 'a'.repeat(101) },
  ],
  [
    'a first name of 100 without the blanks around it',
    newUser,
    { ...registration, firstName: ` ${'a'.repeat(100)} ` },
    { ...registration, firstName: `a ${'a'.repeat(99)}` },
  ],
  [
    'a guardian’s e-mail of 256',
    newUser,
    { ...registration, guardianEmail: 'a'.repeat(256) },
    { ...registration, guardianEmail: 'a'.repeat(257) },
  ],
  [
    'an age that is told by yes or no',
    newUser,
    { ...registration, isUnder16: true },
    { ...registration, isUnder16: 'yes' },
  ],
  ['a new user’s shown name', newUser, { ...registration, displayName: 'A' }, { ...registration, displayName: ' ' }],
  ['a new user’s id', newUser, { ...registration, id: 'a' }, { ...registration, id: '' }],
  ['a new user’s e-mail', newUser, { ...registration, email: 'a' }, { ...registration, email: '' }],
  ['a new user’s class as a number', newUser, { ...registration, classId: 3 }, { ...registration, classId: '3' }],
  ['a new user’s names as text', newUser, { ...registration, lastName: '' }, { ...registration, lastName: ['Nowak'] }],
  ['a consent that is true or false', userChange, { marketingConsent: false }, { marketingConsent: 'no' }],
  ['an identity of 128 characters', userIdParams, { id: 'a'.repeat(128) }, { id: 'a'.repeat(129) }],
];

const isTaken = (change: object) => quizOrder.safeParse({ ...quizForm, ...change }).success;

describe('limits', () => {
  it.each(BOUNDARIES)('%s passes, and nothing beyond', (_, schema, last, beyond) => {
    expect([schema.safeParse(last).success, schema.safeParse(beyond).success]).toEqual([true, false]);
  });

  it('leave of levels and kinds of questions those of the specification (S2 §5.22, §5.24, §9.16–9.17)', () => {
    expect([
      ['easy', 'medium', 'hard', 'expert', 'Easy', ''].filter((difficulty) => isTaken({ difficulty })),
      ['multiple_choice', 'true_false', 'open', ''].filter((type) => isTaken({ question_types: [type] })),
    ]).toEqual([
      ['easy', 'medium', 'hard'],
      ['multiple_choice', 'true_false'],
    ]);
  });

  it('leave of ratings the whole numbers from 1 to 5 (S2 §9.6)', () => {
    const given = VALID_REQUESTS['feedback.give'].body;
    expect(
      [-1, 0, 1, 2, 3, 4, 5, 6, 2.5, '3'].filter((rating) => givenFeedback.safeParse({ ...given, rating }).success),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  it('are looked at before anything slow: a huge e-mail does not hang', () => {
    const hostile = `a@${'.'.repeat(1_000_000)}@`;
    expect(contactMessage.safeParse({ ...contact, email: hostile }).success).toBe(false);
  });

  it('lets half a surrogate pair pass: it is odd, not dangerous', () => {
    expect(question.safeParse({ ...ask, prompt: 'abc\uD800' }).success).toBe(true);
  });
});

describe('page numbers', () => {
  it('are 1 and 20 when nobody asks (S2 §7.30, §9.14)', () => {
    expect(pageQuery.parse({})).toEqual({ page: 1, pageSize: 20 });
  });

  it('are read as they are written, within their bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100 }), (page, pageSize) => {
        expect(pageQuery.parse({ page: String(page), pageSize: String(pageSize) })).toEqual({ page, pageSize });
      }),
    );
  });

  const lenient = [
    'Infinity',
    '1e309',
    '1e3',
    '0x10',
    '-1',
    '+1',
    '0',
    '01',
    '1.0',
    '1.5',
    ' 1',
    '1 ',
    '',
    'NaN',
    '١',
    '1n',
    '1_0',
    '100001',
    '999999',
    '9'.repeat(400),
    '1\n',
  ];
  it.each(lenient)('are not %j', (page) => {
    expect(pageQuery.safeParse({ page }).success).toBe(false);
  });

  it('are digits and nothing else', () => {
    const notCounting = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.integer({ min: 100_001 }).map(String),
      fc.integer({ max: 0 }).map(String),
    );
    fc.assert(
      fc.property(notCounting, (page) => {
        const isCounting = /^[1-9][0-9]*$/u.test(page) && Number(page) <= 100_000;
        expect(pageQuery.safeParse({ page }).success).toBe(isCounting);
      }),
    );
  });

  it.each([[1], [['1', '2']], [{}], [null]])('are one text, not %j', (page) => {
    expect(pageQuery.safeParse({ page }).success).toBe(false);
  });

  it('end at 100 a page', () => {
    expect(['100', '101'].map((pageSize) => pageQuery.safeParse({ pageSize }).success)).toEqual([true, false]);
  });
});
