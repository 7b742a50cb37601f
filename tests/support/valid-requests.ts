import type { CallName, Calls } from '#contract/calls.ts';
import type { SentBodyOf, SentParamsOf, SentQueryOf } from '#contract/calls/call.ts';

interface ValidRequest<Name extends CallName> {
  readonly params: SentParamsOf<Calls[Name]>;
  readonly query: SentQueryOf<Calls[Name]>;
  readonly body: SentBodyOf<Calls[Name]>;
}

/** What a request must hold, by call; a part that the call does not have is absent. */
type Parts<Name extends CallName> = {
  readonly [
    Part in keyof ValidRequest<Name> as ValidRequest<Name>[Part] extends undefined ? never : Part
  ]: ValidRequest<Name>[Part];
};

const history = [
  { role: 'user', content: 'Rozwiąż równanie 2x + 3 = 11' },
  { role: 'assistant', content: 'Co możesz odjąć od obu stron?' },
] as const;
const timedHistory = history.map((turn) => ({ ...turn, timestamp: '2026-09-01T10:00:00Z' }));
/** Who asks, and the conversation that is asked about, in every request below. */
export const ASKER_ID = 'pupil-1';
export const CONVERSATION_ID = '3f1c9a52-7f0e-4f0b-9a53-6f2d1f6f8a10';
export const DOCUMENT_ID = '7b0c2f7e-36f7-4f0a-8a59-0a1d5d2c9a11';
const SENT_QUIZ = {
  quiz_title: 'Quiz: Matematyka',
  questions: [
    {
      id: '1',
      type: 'multiple_choice',
      question: 'Ile to $2 + 3$?',
      options: ['$4$', '$5$', '$6$'],
      correct_answer: '$5$',
      explanation: 'Dodajemy.',
    },
  ],
  metadata: { subject: 'Matematyka', level: 'Klasa 6' },
};
/** Two by two pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQImWP4z8DwnwGM/zMwAAAf7gP9qS/A4gAAAABJRU5ErkJggg==';

const question = {
  userId: ASKER_ID,
  prompt: 'A co dalej?',
  conversationHistory: [...history],
  conversationId: CONVERSATION_ID,
  classId: 10,
  images: [PNG],
  attachments: [{ fileName: 'zadanie.png', contentType: 'image/png' as const, content: PNG }],
};

/** One good request of every call, with every field that it may carry: the neighbour of all bad ones. */
export const VALID_REQUESTS: { readonly [Name in CallName]: Parts<Name> } = {
  'users.find': { params: { id: ASKER_ID } },
  'users.list': {},
  'users.add': {
    body: {
      id: ASKER_ID,
      firstName: 'Ala',
      lastName: '',
      displayName: 'Ala',
      email: 'ala@example.test',
      isTermsAccepted: true,
      authProvider: 'Email',
      marketingConsent: false,
      classId: 10,
      isUnder16: true,
      guardianConsent: true,
      guardianEmail: 'mama@example.test',
    },
  },
  'users.update': {
    params: { id: ASKER_ID },
    body: {
      id: ASKER_ID,
      firstName: 'Ola',
      lastName: '',
      displayName: 'Ola',
      isTermsAccepted: true,
      marketingConsent: true,
      classId: 11,
      isUnder16: true,
      guardianConsent: true,
      guardianEmail: 'tata@example.test',
      deleteDate: '2026-09-01T10:00:00.000Z',
    },
  },
  'users.remove': { params: { id: ASKER_ID } },
  'users.export': { params: { id: ASKER_ID } },
  'schoolYears.current': {},
  'userSchoolYears.find': { query: { id: ASKER_ID } },
  'userSchoolYears.list': { params: { id: ASKER_ID } },
  'userSchoolYears.add': {
    body: { userID: ASKER_ID, schoolYearID: '2026-2027', classID: 10, membershipTypeID: 'free' },
  },
  'logs.write': { body: { text: 'registration completed', userID: ASKER_ID, timeStamp: '2026-09-01T10:00:00.000Z' } },
  'analytics.countVisits': { body: { visits: { '/': 2, '/fiszki/:id': 1 } } },
  'trial.status': {},
  'trial.start': { body: {} },
  'assistant.tutor': { body: question },
  'assistant.buddy': { body: question },
  'assistant.stop': { params: { key: 'question-1' } },
  'guardian.answer': { body: { token: 'id.signature', agrees: true } },
  'conversations.list': { query: { page: '1', pageSize: '10', mode: 'tutor', query: 'równanie' } },
  'conversations.find': { params: { id: CONVERSATION_ID } },
  'feedback.list': { params: { id: CONVERSATION_ID } },
  'feedback.give': {
    params: { id: CONVERSATION_ID },
    body: { position: 1, verdict: 'non', rating: 2, comment: 'Za trudne' },
  },
  'conversations.rename': { params: { id: CONVERSATION_ID }, body: { title: 'Równania na sprawdzian' } },
  'conversations.remove': { params: { id: CONVERSATION_ID } },
  'flashcards.analyze': { body: { conversation: [...history], userClass: 'Klasa 7' } },
  'flashcards.generate': {
    body: {
      confirmedTopic: { subject: 'Matematyka', topicTitle: 'Równania', userClass: 'Klasa 7' },
      userPreferences: {},
    },
  },
  'flashcards.list': { query: { page: '1', pageSize: '20' } },
  'flashcards.find': { params: { id: DOCUMENT_ID } },
  'cards.due': { query: { page: '1', pageSize: '20' } },
  'cards.review': { params: { id: DOCUMENT_ID }, body: { grade: 'good' } },
  'cards.list': { query: { page: '1', pageSize: '20' } },
  'cards.add': { body: { front: 'Stolica Czech?', back: 'Praga' } },
  'cards.change': { params: { id: DOCUMENT_ID }, body: { front: 'Stolica Słowacji?', back: 'Bratysława' } },
  'cards.remove': { params: { id: DOCUMENT_ID } },
  'exams.generate': {
    body: {
      userId: ASKER_ID,
      subject: 'Matematyka',
      examType: 'egzamin_osmoklasisty',
      level: 'Klasa 8',
      conversationId: null,
    },
  },
  'exams.list': { query: { page: '1', pageSize: '10' } },
  'exams.find': { params: { id: DOCUMENT_ID } },
  'exams.chat': {
    body: {
      userMessage: 'Wyjaśnij zadanie 3',
      examType: 'matura',
      examHtmlContent: '<p>Zadanie 3</p>',
      conversationHistory: timedHistory,
    },
  },
  'exams.findAttempt': { params: { id: DOCUMENT_ID } },
  'exams.saveAttempt': {
    params: { id: DOCUMENT_ID },
    body: { elapsed: 60_000, duration: 7_500_000, answers: { 'task-1': { text: 'A', writtenAfter: 30_000 } } },
  },
  'exams.handIn': {
    params: { id: DOCUMENT_ID },
    body: { elapsed: 60_000, duration: 7_500_000, answers: {}, handedInAfter: 60_000 },
  },
  'exams.review': { params: { id: DOCUMENT_ID } },
  'exams.mark': { params: { id: DOCUMENT_ID }, body: { marks: { 'task-16': 2 } } },
  'progress.find': {},
  'progress.correct': { body: { quizId: DOCUMENT_ID, questionId: 'task-1', chosen: '4' } },
  'questionReports.add': {
    body: { kind: 'quiz', assessmentId: DOCUMENT_ID, questionId: 'task-1', comment: 'Dwie odpowiedzi są dobre.' },
  },
  'quizzes.generate': {
    body: {
      subject: 'Matematyka',
      class_level: 'Klasa 6',
      topic: 'Ułamki dziesiętne',
      num_questions: 10,
      difficulty: 'medium',
      question_types: ['multiple_choice', 'true_false'],
      country_code: 'pl',
    },
  },
  'quizzes.list': { query: { page: '1', pageSize: '20' } },
  'quizzes.find': { params: { id: DOCUMENT_ID } },
  'quizzes.chat': {
    body: {
      userMessage: 'Odpowiedź B',
      quizJsonContent: JSON.stringify(SENT_QUIZ),
      currentQuestionIndex: 0,
      conversationHistory: timedHistory,
    },
  },
  'subscriptions.plans': {},
  'subscriptions.current': {},
  'subscriptions.stripeKey': {},
  'subscriptions.checkout': { body: { priceId: 'price_embedded_basic-monthly', type: 'subscription' } },
  'subscriptions.success': { query: { session_id: 'cs_1' } },
  'subscriptions.upgrade': {
    body: {
      newPriceId: 'price_embedded_premium-monthly',
      newMembershipTypeID: 'premium-monthly',
      addForum: false,
      days: 30,
    },
  },
  'subscriptions.await': { body: {} },
  'subscriptions.cancel': { body: { reasons: ['za_drogie', 'inne'], comment: 'Dziękuję' } },
  'subscriptions.resume': { body: {} },
  'subscriptions.invoices': {},
  'subscriptions.billingPortal': { body: {} },
  'stripe.webhook': {},
  'newsletter.subscribe': { body: { email: 'ala@example.test', source: 'home' } },
  'newsletter.unsubscribe': { query: { email: 'ala@example.test' }, body: {} },
  'newsletter.leave': { query: { token: 'id.signature' } },
  'contact.send': {
    body: { name: 'Ala', email: 'ala@example.test', subject: 'Pytanie', message: 'Kiedy ruszy nowy dział?' },
  },
  'ai.preview': {},
  'ai.ask': { body: {} },
  'system.health': {},
  'system.ready': {},
};
