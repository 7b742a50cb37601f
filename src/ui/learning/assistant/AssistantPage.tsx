import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { AssistantMode } from '#domain/learning/assistant/assistant.types.ts';
import type { User } from '#domain/identity/user.types.ts';
import { TOKENS } from '#composition/tokens.ts';
import { useEmitted } from '#ui/emitted.ts';
import { useApp, useService } from '#ui/services.tsx';
import { MemberPage } from '#ui/shell/MemberPage.tsx';
import { AssistantActor } from './assistant.actor.ts';
import { selectAddress } from './assistant.view.ts';
import { AssistantScreen } from './AssistantScreen.tsx';

const modeOf = (query: URLSearchParams): AssistantMode => (query.get('mode') === 'buddy' ? 'buddy' : 'tutor');

/** Keeps the address and the machine of one mind: a chosen mode goes into the machine, what the machine decides into the address. */
const AddressSync = () => {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const assistant = AssistantActor.useActorRef();
  const wanted = modeOf(query);

  useEffect(() => {
    assistant.send({ type: 'pupil.modeChosen', mode: wanted });
  }, [assistant, wanted]);

  useEffect(() => {
    // By what the machine says now: it may just have obeyed the query.
    const tell = () => {
      const address = new URLSearchParams(selectAddress(assistant.getSnapshot()));
      if (address.toString() !== query.toString()) setQuery(address, { replace: true, state });
    };
    tell();
    const { unsubscribe } = assistant.subscribe(tell);
    return unsubscribe;
  }, [assistant, query, state, setQuery]);
  return null;
};

/** What the thread leaves in the world. */
const Effects = () => {
  const assistant = AssistantActor.useActorRef();
  const drafts = useService(TOKENS.drafts);
  const { trial } = useApp();
  useEmitted(assistant, 'draft.changed', ({ userId, thread, text }) => drafts.keep(userId, thread, text));
  useEmitted(assistant, 'assistant.answered', () => trial.send({ type: 'trial.refreshRequested' }));
  useEmitted(assistant, 'assistant.refused', () => trial.send({ type: 'trial.refreshRequested' }));
  return null;
};

const MemberAssistant = ({ user }: { readonly user: User }) => {
  const logic = useService(TOKENS.assistantLogic);
  const [query] = useSearchParams();
  const input = {
    userId: user.id,
    classId: user.classId,
    mode: modeOf(query),
    conversationId: query.get('conversation'),
  };
  return (
    <AssistantActor.Provider logic={logic} options={{ input }}>
      <AddressSync />
      <Effects />
      <AssistantScreen firstName={user.firstName} />
    </AssistantActor.Provider>
  );
};

/** /assistant: for members. */
export const AssistantPage = () => <MemberPage>{(user) => <MemberAssistant key={user.id} user={user} />}</MemberPage>;
