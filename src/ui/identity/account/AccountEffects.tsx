import { useEffect, useEffectEvent, useRef } from 'react';
import { useEmitted } from '#ui/emitted.ts';
import { useApp } from '#ui/services.tsx';
import { GuardianConsentActor, ProfileActor } from './account.actors.ts';

/** What is changed on this page, the session learns; and what the session learns, this page. */
export const AccountEffects = () => {
  const { session } = useApp();
  const profile = ProfileActor.useActorRef();
  const isConsentSent = GuardianConsentActor.useSelector((snapshot) => snapshot.matches('sent'));
  const isOvertaken = useRef(false);
  const refresh = useEffectEvent(() => {
    // What the session is asking already may be answered as it was before the change.
    isOvertaken.current = session.getSnapshot().hasTag('busy');
    session.send({ type: 'session.refreshRequested' });
  });
  useEmitted(session, 'session.established', ({ user }) => {
    if (isOvertaken.current) refresh();
    else profile.send({ type: 'session.established', user });
  });
  useEmitted(profile, 'profile.updated', () => refresh());
  useEffect(() => {
    if (isConsentSent) refresh();
  }, [isConsentSent]);
  return null;
};
