import { shallowEqual, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { selectSession, type SessionView } from '#ui/identity/session.view.ts';
import { useApp } from '#ui/services.tsx';

export const useSession = (): SessionView => useSelector(useApp().session, selectSession, shallowEqual);

/** Goes where a member may go; a visitor is asked to log in and goes there afterwards (S1 §2). */
export const useMemberNavigation = (): ((destination: string) => void) => {
  const { authDialog } = useApp();
  const session = useSession();
  const navigate = useNavigate();
  return (destination) => {
    if (session.status === 'visitor') authDialog.send({ type: 'pupil.loginRequested', destination });
    else if (session.status === 'unregistered') authDialog.send({ type: 'pupil.completionRequested', person: session.person });
    else void navigate(destination);
  };
};
