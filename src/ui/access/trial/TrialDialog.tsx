import { shallowEqual, useSelector } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MessageDialog } from '#ui/design/MessageDialog.tsx';
import { useApp } from '#ui/services.tsx';
import { accessTexts as texts, trialEndTexts } from '#ui/texts/access.pl.ts';
import { selectTrialDialog } from './trial.view.ts';

/** The trial is offered after a login, and its end is told once (S1 §2.37–2.46). */
export const TrialDialog = () => {
  const { trial } = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const view = useSelector(trial, selectTrialDialog, shallowEqual);
  const close = () => trial.send({ type: 'pupil.dialogClosed' });
  const goTo = (path: string) => () => {
    close();
    void navigate(path);
  };
  const isAtAssistant = pathname.toLowerCase() === '/assistant';
  switch (view.dialog) {
    case 'closed':
      return null;
    case 'offer':
      return (
        <MessageDialog
          onClose={close}
          title={texts.offer.title}
          closeLabel={texts.close}
          choice={{
            label: texts.offer.start,
            onChoose: isAtAssistant ? close : goTo('/assistant?mode=tutor'),
            variant: 'accent',
          }}
          otherChoice={{ label: texts.offer.pricing, onChoose: goTo('/pricing') }}
        >
          <p>{texts.offer.text}</p>
        </MessageDialog>
      );
    case 'ended':
      return (
        <MessageDialog
          onClose={close}
          title={trialEndTexts[view.reason].title}
          closeLabel={texts.close}
          choice={{ label: texts.ended.plans, onChoose: goTo('/pricing') }}
          otherChoice={{ label: texts.ended.later, onChoose: close }}
        >
          <p>{trialEndTexts[view.reason].text}</p>
        </MessageDialog>
      );
  }
};
