import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { useApp } from '#ui/services.tsx';
import { identityTexts } from '#ui/texts/identity.pl.ts';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { useSession } from './member-navigation.ts';
import styles from './shell.module.css';

const AccountPanel = lazy(async () => ({ default: (await import('./AccountPanel.tsx')).AccountPanel }));

export const HeaderActions = () => {
  const { authDialog, session: sessionActor } = useApp();
  const session = useSession();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  switch (session.status) {
    case 'unknown':
      return (
        <div className={styles.pending}>
          <Skeleton shape="block" height="2.5rem" />
        </div>
      );
    case 'visitor':
      return (
        <Button variant="secondary" size="small" onClick={() => authDialog.send({ type: 'pupil.loginRequested' })}>
          {texts.logIn}
        </Button>
      );
    case 'unregistered':
      return (
        <Button variant="accent" size="small" aria-label={identityTexts.complete} onClick={() => authDialog.send({ type: 'pupil.completionRequested', person: session.person })}>
          {identityTexts.completeShort}
        </Button>
      );
    case 'unavailable':
      return (
        <Button variant="secondary" size="small" onClick={() => sessionActor.send({ type: 'pupil.loggedOut' })}>
          {texts.logOut}
        </Button>
      );
    case 'registered':
      return (
        <>
          <Button variant="secondary" size="small" aria-haspopup="dialog" aria-expanded={isPanelOpen} onClick={() => setIsPanelOpen(true)}>
            {texts.account}
          </Button>
          <Suspense>{isPanelOpen && <AccountPanel name={session.name} onClose={() => setIsPanelOpen(false)} />}</Suspense>
        </>
      );
  }
};
