import { useSearchParams } from 'react-router-dom';
import type { User } from '#domain/identity/user.types.ts';
import { CORE } from '#composition/core.tokens.ts';
import { LEARNING } from '#composition/learning.tokens.ts';
import { useEmitted } from '#ui/emitted.ts';
import { useApp, useService } from '#ui/services.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { addressIn, useAddressSync } from './address-sync.ts';
import { AssistantActor } from './assistant.actor.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import { Feedback } from './feedback/Feedback.tsx';

/** What the thread leaves in the world. */
const Effects = () => {
  const assistant = AssistantActor.useActorRef();
  const drafts = useService(CORE.drafts);
  const questions = useService(LEARNING.keptQuestions);
  const port = useService(LEARNING.assistant);
  const { trial } = useApp();
  useAddressSync();
  useEmitted(assistant, 'draft.changed', ({ userId, thread, text }) => drafts.keep(userId, thread, text));
  useEmitted(assistant, 'question.changed', ({ userId, thread, question }) => questions.keep(userId, thread, question));
  // Where it cannot be stopped, it is stored like any other, and its key finds it.
  useEmitted(assistant, 'reply.unwanted', ({ idempotencyKey }) => void port.stop(idempotencyKey).catch(() => {}));
  useEmitted(assistant, 'assistant.answered', () => trial.send({ type: 'trial.refreshRequested' }));
  useEmitted(assistant, 'assistant.refused', () => trial.send({ type: 'trial.refreshRequested' }));
  return null;
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
