import { shallowEqual, useSelector } from '@xstate/react';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useApp } from '#ui/services.tsx';
import { accessTexts as texts, trialEndTexts } from '#ui/texts/access.pl.ts';
import { selectTrialBanner } from './trial-banner.view.ts';
import { TrialStart } from './TrialStart.tsx';

/** Invites to the trial on the page of the plans, or says that it was used (S1 §2.112, S2 §2.124–2.125). */
export const TrialBanner = () => {
  const { authDialog, session, trial } = useApp();
  const known = useSelector(trial, (snapshot) => snapshot);
  const view = useSelector(session, (snapshot) => selectTrialBanner(snapshot, known), shallowEqual);
  switch (view.banner) {
    case 'none':
      return null;
    case 'visitor':
      return (
        <Notice
          tone="info"
          isLive={false}
          title={texts.offer.title}
          action={
            <Button
              variant="accent"
              onClick={() => authDialog.send({ type: 'pupil.loginRequested', destination: '/assistant?mode=tutor' })}
            >
              {texts.startTrial}
            </Button>
          }
        >
          {texts.banner}
        </Notice>
      );
    case 'available':
      return (
        <Notice tone="info" isLive={false} title={texts.offer.title} action={<TrialStart variant="accent" />}>
          {texts.banner}
        </Notice>
      );
    case 'used':
      return (
        <Notice tone="info" isLive={false} title={trialEndTexts[view.reason].title}>
          {texts.used}
        </Notice>
      );
  }
};
