import type { AnswerOf } from '#contract/calls/call.ts';
import type { askBuddy, askTutor } from '#contract/calls/assistant.calls.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import { findTrialStatus } from '#server/access/trial.repository.ts';
import { currentSubscription } from '#server/billing/purchases/current-subscription.ts';
import type { Database } from '#server/database/database.types.ts';
import type { CallRequest, Handlers } from '#server/api/handler.types.ts';
import { findUser, lockUser } from '#server/identity/users.repository.ts';
import { noAiAccess, requireAiAccess } from '#server/learning/ai-entry.rules.ts';
import { noEnd, NO_PLACE, type AiPlaces } from '#server/learning/ai-places.ts';
import { readAttachments } from '#server/learning/attachments/attachments.reader.ts';
import { cryWith } from '#server/learning/attachments/cry.rules.ts';
import { titleOfConversation } from '#server/learning/conversation-title.rules.ts';
import { conversationNotFound } from '#server/learning/conversations.handlers.ts';
import { addConversation, appendTurns, findThread } from '#server/learning/conversations.repository.ts';
import { charge, pointsLeft } from '#server/learning/reply-points.ts';
import type { RunningReplies, Writing } from '#server/learning/running-replies.ts';
import { writtenReply } from '#server/learning/written-reply.ts';
import { dangerIn } from '#tutoring/safety/danger.rules.ts';
import type { Tutor } from '#server/tutor/tutor.port.ts';

export type TutorReplies = RunningReplies<AnswerOf<typeof askTutor>>;

interface Dependencies {
  readonly database: Database;
  readonly tutor: Tutor;
  readonly replies: TutorReplies;
  readonly places: AiPlaces;
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
  dependencies.replies.join(request, (writing) => answerTo(mode, request, writing, dependencies));

/** The model is asked outside of any transaction, by whoever has a place, a point and the key to themselves; what its answer changes is one. */
const answerTo = async (
  mode: AssistantMode,
  { identity, body, keyed, once }: Ask,
  writing: Writing,
  { database, tutor, places, now }: Dependencies,
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
  const question = { mode, prompt: cry ?? body.prompt, history, schoolClass, attachments };
  const points =
    access?.kind === 'plan' ? noEnd : () => pointsLeft(database, { identity, user, subscription }, askedAt);
  const place = access === null ? NO_PLACE : await places.enter({ userId: identity.uid, keyed, points });
  try {
    const reply = await writtenReply(tutor, question, place, writing);
    return await once(async (transaction) => {
      await lockUser(transaction, identity.uid);
      const pointsUsed = reply.isCharged && access !== null ? await charge(transaction, identity, access, askedAt) : 0;
      const opening =
        typeof body.conversationId === 'string'
          ? []
          : body.conversationHistory.map((turn) => ({ ...turn, pointsUsed: 0 }));
      const title = titleOfConversation(opening.find(({ role }) => role === 'user')?.content ?? body.prompt, askedAt);
      const conversationId =
        body.conversationId ??
        (await addConversation(transaction, { userId: identity.uid, mode, title, now: askedAt }));
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
  } finally {
    await place.end();
  }
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
