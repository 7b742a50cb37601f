import { shallowEqual, useSelector } from '@xstate/react';
import { Button, type ButtonVariant } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useApp } from '#ui/services.tsx';
import { accessTexts, TRIAL_NOT_STARTED } from '#ui/texts/access.pl.ts';
import { selectTrialStart } from './trial.view.ts';

/** Begins the trial without a question, and says when that came to nothing (S1 §2.112, §8.47, R5). */
export const TrialStart = ({ variant }: { readonly variant: ButtonVariant }) => {
  const { trial } = useApp();
  const { isStarting, hasFailed } = useSelector(trial, selectTrialStart, shallowEqual);
  return (
    <>
      {hasFailed && <Notice tone="error">{TRIAL_NOT_STARTED}</Notice>}
      <Button variant={variant} isPending={isStarting} onClick={() => trial.send({ type: 'pupil.trialStarted' })}>
        {accessTexts.startTrial}
      </Button>
    </>
  );
};
