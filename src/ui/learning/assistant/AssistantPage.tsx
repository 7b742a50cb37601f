import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { User } from '#domain/identity/user.types.ts';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { CORE } from '#composition/core.tokens.ts';
import { LEARNING } from '#composition/learning.tokens.ts';
import { useEmitted } from '#ui/emitted.ts';
import { useApp, useService } from '#ui/services.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { addressIn, useAddressSync } from './address-sync.ts';
import { AssistantActor } from './assistant.actor.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import { Feedback } from './feedback/Feedback.tsx';

/** The open conversation may be deleted from the list. */
const Removals = ({ history }: { readonly history: ActorRefFrom<typeof conversationHistoryMachine> }) => {
  const assistant = AssistantActor.useActorRef();
  useEmitted(history, 'history.conversationRemoved', (removed) => assistant.send(removed));
  return null;
};

/** What the thread leaves in the world. */
const Effects = () => {
  const assistant = AssistantActor.useActorRef();
  const drafts = useService(CORE.drafts);
  const questions = useService(LEARNING.keptQuestions);
  const port = useService(LEARNING.assistant);
  const { trial } = useApp();
  const history = AssistantActor.useSelector(({ children }) => children.history);
  useAddressSync();
  useEmitted(assistant, 'draft.changed', ({ userId, thread, text }) => drafts.keep(userId, thread, text));
  useEmitted(assistant, 'question.changed', ({ userId, thread, question }) => questions.keep(userId, thread, question));
  // Where it cannot be stopped, it is stored like any other, and its key finds it.
  useEmitted(assistant, 'reply.unwanted', ({ idempotencyKey }) => void port.stop(idempotencyKey).catch(() => {}));
  useEmitted(assistant, 'assistant.answered', () => trial.send({ type: 'trial.refreshRequested' }));
  useEmitted(assistant, 'assistant.refused', () => trial.send({ type: 'trial.refreshRequested' }));
  return history === undefined ? null : <Removals history={history} />;
};

const MemberAssistant = ({ user }: { readonly user: User }) => {
  const logic = useService(LEARNING.assistantLogic);
  const [query] = useSearchParams();
  const input = { userId: user.id, classId: user.classId, ...addressIn(query) };
  return (
    <AssistantActor.Provider logic={logic} options={{ input }}>
      <Effects />
      <Feedback userId={user.id}>
        <AssistantScreen firstName={user.firstName} />
      </Feedback>
    </AssistantActor.Provider>
  );
};

/** /assistant: for members. */
export const AssistantPage = () => <MemberPage>{(user) => <MemberAssistant key={user.id} user={user} />}</MemberPage>;
