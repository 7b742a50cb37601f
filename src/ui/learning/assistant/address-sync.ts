import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useAiBlock } from '#ui/access/ai-block.ts';
import { useApp } from '#ui/services.tsx';
import { isLayered } from '#ui/navigation/layer.ts';
import { AssistantActor } from './assistant.actor.ts';
import { queryOf, selectReading, selectSettledQuery, type AssistantAddress } from './assistant.view.ts';

/** What the query of an address says of mode and conversation. */
export const addressIn = (query: URLSearchParams): AssistantAddress => ({
  mode: query.get('mode') === 'buddy' ? 'buddy' : 'tutor',
  conversationId: query.get('conversation'),
});

/** Keeps the address and the machine of one mind: where the pupil goes, the machine follows; what the machine decides goes into the address. */
export const useAddressSync = (): void => {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const isBackOrForward = useNavigationType() === 'POP';
  const assistant = AssistantActor.useActorRef();
  const settled = AssistantActor.useSelector(selectSettledQuery);
  const wanted = addressIn(query);
  const block = useAiBlock();
  const isOnlyReading = useSelector(useApp().navigationGuard, (snapshot) => selectReading(snapshot, block) !== null);

  const isRemoved = (id: string | null): boolean =>
    id !== null && assistant.getSnapshot().children.history?.getSnapshot().context.removed.includes(id) === true;

  const follow = useEffectEvent(({ mode, conversationId }: AssistantAddress, isGoingBack = isBackOrForward) => {
    const { context } = assistant.getSnapshot();
    if (isRemoved(conversationId)) return;
    const isLeaving = isGoingBack && conversationId !== context.conversationId;
    if (conversationId === null && mode !== context.mode) assistant.send({ type: 'pupil.modeChosen', mode });
    else if (isLeaving && conversationId === null) assistant.send({ type: 'pupil.newConversationRequested' });
    else if (isLeaving && conversationId !== null) assistant.send({ type: 'pupil.conversationChosen', conversationId });
  });
  const { mode, conversationId } = wanted;
  useEffect(() => follow({ mode, conversationId }), [mode, conversationId]);
  // Whoever goes back before the last address is on the screen comes to the one that still is: nothing is rendered anew.
  useEffect(() => {
    const followBrowser = () => {
      if (window.location.pathname === pathname) follow(addressIn(new URLSearchParams(window.location.search)), true);
    };
    window.addEventListener('popstate', followBrowser);
    return () => window.removeEventListener('popstate', followBrowser);
  }, [pathname]);

  const tell = useEffectEvent((decided: string | null, address: string) => {
    const snapshot = assistant.getSnapshot();
    // The pupil has gone on meanwhile: the machine decides anew.
    if (decided === null || decided === address || decided !== selectSettledQuery(snapshot)) return;
    const { context } = snapshot;
    // Whoever only reads stays among what was written, also after a reload (D40).
    const isListed = isOnlyReading && context.conversationId === null;
    const isLeft =
      conversationId !== null &&
      conversationId !== context.conversationId &&
      context.failure === null &&
      !isRemoved(conversationId);
    // The back button leads to the conversation that was left, unless it was deleted; a drawer that is open over it is the entry to replace.
    setQuery(isListed ? `${decided}&conversations=all` : decided, { replace: !isLeft || isLayered(location) });
  });
  const address = queryOf(wanted);
  useEffect(() => tell(settled, address), [settled, address]);
};
