import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { RESILIENCE } from '#composition/resilience.tokens.ts';
import { useEmitted } from '#ui/emitted.ts';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { REDIRECTED_ON } from '#ui/navigation/redirected.ts';
import { useService } from '#ui/services.tsx';
import { selectRecovery } from './recovery/recovery.view.ts';

const RecoveryDialog = lazyPart(async () => (await import('./recovery/RecoveryDialog.tsx')).RecoveryDialog);

/** The recovery as the page has it: where it leads, and its dialog. What the client log holds is sent when the page is hidden: it may never come back. */
export const Resilience = () => {
  const { recovery, clientLog } = useService(RESILIENCE.resilience);
  const navigate = useNavigate();
  const isOpen = useSelector(recovery, (snapshot) => selectRecovery(snapshot).screen !== 'closed');
  useEmitted(recovery, 'page.requested', ({ path, isNewTab }) => {
    if (isNewTab) window.open(path, '_blank', 'noopener');
    // A redirect of ours (D20), and back does not lead to what went wrong.
    else void navigate(path, { replace: true, state: REDIRECTED_ON });
  });
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') clientLog.send({ type: 'page.left' });
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [clientLog]);
  return (
    <LazyDialog onClose={() => recovery.send({ type: 'pupil.dialogClosed' })}>
      {isOpen && <RecoveryDialog />}
    </LazyDialog>
  );
};
