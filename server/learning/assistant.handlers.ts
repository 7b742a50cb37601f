import type { AnswerOf } from '#contract/calls/call.ts';
import type { askBuddy, askTutor } from '#contract/calls/assistant.calls.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import { findTrialStatus, spendTrialPoint, startTrial } from '#server/access/trial.repository.ts';
import { currentSubscription } from '#server/billing/purchases/current-subscription.ts';
import type { Database } from '#server/database/database.types.ts';
import type { CallRequest, Handlers } from '#server/api/handler.types.ts';
import type { Identity } from '#server/api/identity.types.ts';
import { findUser, lockUser } from '#server/identity/users.repository.ts';
import { noAiAccess, requireAiAccess, type GrantedAccess } from '#server/learning/ai-entry.rules.ts';
import { aiUnavailable } from '#server/learning/ai-unavailable.ts';
import { noLimits, type AiLimits, type Place } from '#server/learning/ai-limits.ts';
import { readAttachments } from '#server/learning/attachments/attachments.reader.ts';
import { cryWith } from '#server/learning/attachments/cry.rules.ts';
import { titleOfConversation } from '#server/learning/conversation-title.rules.ts';
import { conversationNotFound } from '#server/learning/conversations.handlers.ts';
import { addConversation, appendTurns, findThread } from '#server/learning/conversations.repository.ts';
import { replyStopped, type RunningReplies, type Writing } from '#server/learning/running-replies.ts';
import { dangerIn } from '#tutoring/safety/danger.rules.ts';
import type { Tutor, TutorReply, TutorRequest } from '#server/tutor/tutor.port.ts';

/** The model's time; the rest of the call's thirty seconds is ours. */
const REPLY_TIMEOUT = 25_000;

export type TutorReplies = RunningReplies<AnswerOf<typeof askTutor>>;

interface Dependencies {
  readonly database: Database;
  readonly tutor: Tutor;
  readonly replies: TutorReplies;
  readonly limits: AiLimits;
  readonly now: () => number;
}

type Ask = CallRequest<typeof askTutor> | CallRequest<typeof askBuddy>;

export const assistantHandlers = (dependencies: Dependencies) =>
  ({
    'assistant.tutor': (request) => ask('tutor', request, dependencies),
    'assistant.buddy': (request) => ask('buddy', request, dependencies),
    'assistant.stop': async ({ identity, params }) => {
      await dependencies.replies.stop(identity.uid, params.key);
      return {};
    },
  }) satisfies Handlers;

const ask = (mode: AssistantMode, request: Ask, dependencies: Dependencies) =>
  dependencies.replies.join(request.keyed, request.onWriting, (writing) =>
    answerTo(mode, request, writing, dependencies),
  );

/** The model is asked outside of any transaction; what its answer changes is one. */
const answerTo = async (
  mode: AssistantMode,
  { identity, body, once }: Ask,
  writing: Writing,
  { database, tutor, limits, now }: Dependencies,
) => {
  const askedAt = now();
  const [user, trial, subscription] = await Promise.all([
    findUser(database, identity.uid),
    findTrialStatus(database, identity, askedAt),
    currentSubscription(database, identity.uid, askedAt),
  ]);
  if (user === null || trial === null) throw noAiAccess('no_subscription');
  // A cry for help is answered to everybody, whatever their plan.
  const isCry = dangerIn(body.prompt) !== undefined;
  const granted = isCry ? null : requireAiAccess(user, trial, subscription);

  const attachments = await readAttachments(body);
  const cry = isCry ? null : cryWith(body.prompt, attachments);
  const access = cry === null ? granted : null;
  const history =
    typeof body.conversationId === 'string'
      ? await storedHistory(database, identity.uid, mode, body.conversationId)
      : body.conversationHistory;
  const schoolClass = schoolClassById(body.classId ?? user.classId ?? 0);
  const place = await (access === null ? noLimits : limits).enter(identity.uid);
  const question = { mode, prompt: cry ?? body.prompt, history, schoolClass, attachments };
  const reply = await replyOf(tutor, question, place, writing).finally(place.end);

  return once(async (transaction) => {
    await lockUser(transaction, identity.uid);
    const pointsUsed = reply.isCharged && access !== null ? await charge(transaction, identity, access, askedAt) : 0;
    const opening =
      typeof body.conversationId === 'string'
        ? []
        : body.conversationHistory.map((turn) => ({ ...turn, pointsUsed: 0 }));
    const title = titleOfConversation(opening.find(({ role }) => role === 'user')?.content ?? body.prompt, askedAt);
    const conversationId =
      body.conversationId ?? (await addConversation(transaction, { userId: identity.uid, mode, title, now: askedAt }));
    const thread = await appendTurns(
      transaction,
      conversationId,
      [
        ...opening,
        { role: 'user', content: body.prompt, pointsUsed: 0 },
        { role: 'assistant', content: reply.content, pointsUsed },
      ],
      now(),
    );
    if (thread === null) throw conversationNotFound();
    return {
      success: true,
      response: reply.content,
      conversationHistory: thread.map(({ role, content }) => ({ role, content })),
      conversationId,
      pointsUsed,
    };
  });
};

/** The server's own copy: what a client says was said is not believed. */
const storedHistory = async (
  database: Database,
  userId: string,
  mode: AssistantMode,
  id: string,
): Promise<readonly Turn[]> => {
  const thread = await findThread(database, userId, id);
  if (thread === null || thread.conversation.mode !== mode) throw conversationNotFound();
  return thread.turns.map(({ role, content }) => ({ role, content }));
};

const replyOf = async (tutor: Tutor, question: TutorRequest, place: Place, writing: Writing): Promise<TutorReply> => {
  const { stopped, tell, shown } = writing;
  tell('');
  try {
    await unlessAborted(place.begins, stopped);
    return storable(await writtenBy(tutor, question, writing));
  } catch (cause) {
    if (!stopped.aborted) throw aiUnavailable(cause);
    if (shown() === '') throw replyStopped();
    return storable({ content: shown(), isCharged: true });
  }
};

const writtenBy = async (tutor: Tutor, question: TutorRequest, { stopped, tell }: Writing): Promise<TutorReply> => {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, REPLY_TIMEOUT);
  stopped.addEventListener('abort', end, { once: true });
  // Words that come after the end are nobody's.
  const hear = (soFar: string) => (limit.signal.aborted ? undefined : tell(soFar));
  try {
    return await unlessAborted(tutor.reply(question, limit.signal, hear), limit.signal);
  } finally {
    clearTimeout(timer);
    end();
  }
};

/** A tutor may be deaf to its signal. */
const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  const broken = new Promise<never>((_resolve, reject) => {
    const breakOff = () => reject(signal.reason);
    if (signal.aborted) breakOff();
    signal.addEventListener('abort', breakOff, { once: true });
  });
  return Promise.race([work, broken]);
};

/** PostgreSQL refuses NUL in text. */
const storable = (reply: TutorReply): TutorReply => ({ ...reply, content: reply.content.replaceAll('\0', '') });

/** The points that a reply costs (D16). Throws 403 when the last one went while the model was thinking. */
const charge = async (
  transaction: Database,
  identity: Identity,
  access: GrantedAccess,
  askedAt: number,
): Promise<number> => {
  if (access.kind === 'plan') return 0;
  if (access.kind === 'trialToStart') await startTrial(transaction, identity, askedAt);
  if (!(await spendTrialPoint(transaction, identity.uid, askedAt))) throw noAiAccess('points_depleted');
  return 1;
};
