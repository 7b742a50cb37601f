import { shallowEqual, useSelector } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/design/Button.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
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
        <Dialog
          isOpen
          onClose={close}
          title={texts.offer.title}
          closeLabel={texts.close}
          size="small"
          footer={
            <>
              <Button variant="secondary" onClick={goTo('/pricing')}>
                {texts.offer.pricing}
              </Button>
              <Button variant="accent" autoFocus onClick={isAtAssistant ? close : goTo('/assistant?mode=tutor')}>
                {texts.offer.start}
              </Button>
            </>
          }
        >
          <p>{texts.offer.text}</p>
        </Dialog>
      );
    case 'ended':
      return (
        <Dialog
          isOpen
          onClose={close}
          title={trialEndTexts[view.reason].title}
          closeLabel={texts.close}
          size="small"
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                {texts.ended.later}
              </Button>
              <Button autoFocus onClick={goTo('/pricing')}>
                {texts.ended.plans}
              </Button>
            </>
          }
        >
          <p>{trialEndTexts[view.reason].text}</p>
        </Dialog>
      );
  }
};
