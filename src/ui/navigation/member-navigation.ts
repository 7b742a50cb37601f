import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectSession, type SessionView } from './session.view.ts';
import { useApp } from '#ui/services.tsx';
import { useShown } from '#ui/shown.ts';

export const useSession = (): SessionView => useShown('session', selectSession, shallowEqual);

/** What is remembered of a pupil is without e-mail and class: whether the rest is on its way. */
export const useIsRestComing = (): boolean =>
  useSelector(useApp().session, (snapshot) => snapshot.context.isRemembered && snapshot.hasTag('busy'));

/**
 * Goes where a member may go; a visitor is asked to log in and goes there afterwards (S1 §2.21–2.22, §2.57, §2.66–2.67). Waits until it is known who is here.
 * From a layer, such as a drawer, its closing is needed: whoever leaves it does not come back to it.
 */
export const useMemberNavigation = (closeLayer?: () => void): ((destination: string) => void) => {
  const { authDialog } = useApp();
  const session = useSession();
  const navigate = useNavigate();
  const awaited = useRef<string | null>(null);

  const goTo = (destination: string) => {
    if (session.status === 'unknown') awaited.current = destination;
    else if (session.status === 'visitor') {
      closeLayer?.();
      authDialog.send({ type: 'pupil.loginRequested', destination });
    } else void navigate(destination, { replace: closeLayer !== undefined });
  };

  const goOn = useEffectEvent(() => {
    const destination = awaited.current;
    awaited.current = null;
    if (destination !== null) goTo(destination);
  });
  useEffect(() => {
    if (session.status !== 'unknown') goOn();
  }, [session.status]);
  return goTo;
};
