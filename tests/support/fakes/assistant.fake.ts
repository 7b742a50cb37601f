import { randomUUID } from 'node:crypto';
import type { Assistant } from '#application/ports/assistant.port.ts';
import { aiAccess, type AiAccess } from '#domain/entitlement/ai-access.rules.ts';
import { trialStatusAt } from '#domain/entitlement/trial-status.rules.ts';
import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';
import { isSendable } from '#domain/learning/assistant/assistant.rules.ts';
import type { Answer, Question } from '#domain/learning/assistant/assistant.types.ts';
import type { Turn } from '#domain/learning/conversation.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { dangerIn } from '#tutoring/safety/danger.rules.ts';
import { scriptedReply } from '../tutor-script.ts';
import { admit, requireSelf, type FakeBackend } from './backend.fake.ts';
import { startFakeTrial } from './trials.fake.ts';

const TITLE_LENGTH = 60;
const titleOf = (prompt: string): string =>
  prompt.length <= TITLE_LENGTH ? prompt : `${prompt.slice(0, TITLE_LENGTH)}…`;

const charge = (backend: FakeBackend, uid: string): number => {
  if (!backend.trials.has(uid)) startFakeTrial(backend, uid);
  const trial = backend.trials.get(uid);
  if (trial === undefined) return 0;
  backend.trials.set(uid, { ...trial, remainingPoints: trial.remainingPoints - 1 });
  return 1;
};

/** The thread with these turns added; a new one stands first in the history. */
const converse = (
  { conversations, clock }: FakeBackend,
  uid: string,
  { mode, conversationId, history, prompt }: Question,
  turns: readonly Turn[],
) => {
  const index = conversations.findIndex(({ id }) => id === conversationId);
  const found = conversations[index];
  if (found !== undefined) {
    const continued = { ...found, messages: [...found.messages, ...turns] };
    conversations[index] = continued;
    return continued;
  }
  const createdAt = new Date(clock.now()).toISOString();
  const started = {
    id: randomUUID(),
    ownerId: uid,
    mode,
    title: titleOf(history[0]?.content ?? prompt),
    createdAt,
    messages: [...history, ...turns],
  };
  conversations.unshift(started);
  return started;
};

const accessOf = ({ trials, subscriptions, clock }: FakeBackend, user: User): AiAccess => {
  if (isGuardianMissing(user)) throw new Failure('assistant/guardian-missing');
  const access = aiAccess(trialStatusAt(trials.get(user.id) ?? null, clock.now()), subscriptions.get(user.id) ?? null);
  if (access.kind === 'blocked') throw new Failure('assistant/no-access');
  return access;
};

/** A cry for help is answered to everybody who has registered. */
const answerTo = (backend: FakeBackend, uid: string, question: Question): Answer => {
  const user = backend.users.get(uid);
  if (user === undefined) throw new Failure('assistant/no-access');
  const access = dangerIn(question.prompt) === undefined ? accessOf(backend, user) : null;
  const isOwn = backend.conversations.some(
    ({ id, ownerId, mode }) => id === question.conversationId && ownerId === uid && mode === question.mode,
  );
  if (question.conversationId !== null && !isOwn) throw new Failure('request/not-found');
  const reply = scriptedReply(question.prompt);
  if (reply === null) throw new Failure('server/unavailable');
  const pointsUsed = reply.isCharged && access !== null && access.kind !== 'plan' ? charge(backend, uid) : 0;
  const { id, messages } = converse(backend, uid, question, [
    { role: 'user', content: question.prompt },
    { role: 'assistant', content: reply.content },
  ]);
  return { response: reply.content, history: messages, conversationId: id, pointsUsed };
};

export const fakeAssistant = (backend: FakeBackend, { uid }: AuthUser): Assistant => ({
  async ask(question, signal) {
    admit(backend, uid, signal);
    if (!isSendable(question.prompt, question.history, question.attachments.length))
      throw new Failure('request/invalid');
    requireSelf(uid, question.userId);
    const key = `${uid} ${question.idempotencyKey}`;
    const asked = JSON.stringify(question);
    const earlier = backend.answers.get(key);
    if (earlier !== undefined && earlier.question !== asked) throw new Failure('request/conflict');
    const answer = earlier?.answer ?? answerTo(backend, uid, question);
    backend.answers.set(key, { question: asked, answer });
    return answer;
  },
  // It answers at once: nothing is left to stop.
  stop: async (_key, signal) => admit(backend, uid, signal),
});
