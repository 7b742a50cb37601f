import { useEffect } from 'react';
import { useEmitted } from '#ui/emitted.ts';
import { useApp } from '#ui/services.tsx';
import { GuardianConsentActor, ProfileActor } from './account.actors.ts';

/** What is changed on this page, the session learns; and what the session learns, this page. */
export const AccountEffects = () => {
  const { session } = useApp();
  const profile = ProfileActor.useActorRef();
  const isConsentSent = GuardianConsentActor.useSelector((snapshot) => snapshot.matches('sent'));
  useEmitted(session, 'session.established', ({ user }) => profile.send({ type: 'session.established', user }));
  useEmitted(profile, 'profile.updated', () => session.send({ type: 'user.changed' }));
  useEffect(() => {
    if (isConsentSent) session.send({ type: 'user.changed' });
  }, [isConsentSent, session]);
  return null;
};
