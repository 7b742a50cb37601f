import { shallowEqual, useSelector } from '@xstate/react';
import { TRIAL_HOURS, TRIAL_POINTS } from '#domain/entitlement/trial-status.rules.ts';
import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import { useHoldsPlan } from '#ui/access/holds-plan.ts';
import { TrialStart } from '#ui/access/trial/TrialStart.tsx';
import { selectTrial, type TrialView } from '#ui/access/trial/trial.view.ts';
import { Badge } from '#ui/design/Badge.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Card } from '#ui/design/Card.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { useApp } from '#ui/services.tsx';
import { accessTexts, trialEndTexts } from '#ui/texts/access.pl.ts';
import { accountTexts } from '#ui/texts/account.pl.ts';
import styles from './Account.module.css';
import { ProfileActor } from './account.actors.ts';
import { selectUser } from './profile.view.ts';

const texts = accountTexts.trial;

const ActiveTrial = ({ points, hours, warning }: Extract<TrialView, { state: 'active' }>) => (
  <>
    <Badge tone={warning === 'warning' ? 'warning' : 'brand'}>
      {warning === 'warning' ? texts.ending : texts.active}
    </Badge>
    <ProgressBar label={texts.points} value={(points / TRIAL_POINTS) * 100} valueText={texts.pointsLeft(points)} />
    <ProgressBar label={texts.time} value={(hours / TRIAL_HOURS) * 100} valueText={texts.timeLeft(hours)} />
  </>
);

const AvailableTrial = ({ isClosed }: { readonly isClosed: boolean }) =>
  isClosed ? (
    <>
      <p>{texts.needsGuardian}</p>
      <ButtonLink variant="secondary" to="/account" replace>
        {texts.toGuardian}
      </ButtonLink>
    </>
  ) : (
    <>
      <p>{texts.available}</p>
      <ButtonLink variant="accent" to="/assistant?mode=tutor">
        {texts.start}
      </ButtonLink>
      <TrialStart variant="secondary" />
    </>
  );

const Trial = ({ view, isClosed }: { readonly view: TrialView; readonly isClosed: boolean }) => {
  switch (view.state) {
    case 'none':
      return <p className={styles.soft}>{texts.none}</p>;
    case 'available':
      return <AvailableTrial isClosed={isClosed} />;
    case 'active':
      return <ActiveTrial {...view} />;
    case 'expired':
      return (
        <>
          <Badge>{trialEndTexts[view.reason].title}</Badge>
          <p>{trialEndTexts[view.reason].text}</p>
          <ButtonLink variant="secondary" to="/assistant?mode=tutor&conversations=all">
            {accessTexts.readConversations}
          </ButtonLink>
        </>
      );
  }
};

/** What the server last told of the trial. */
export const TrialCard = () => {
  const view = useSelector(useApp().trial, selectTrial, shallowEqual);
  const holdsPlan = useHoldsPlan();
  const isClosed = ProfileActor.useSelector((snapshot) => isGuardianMissing(selectUser(snapshot)));
  return (
    <Card as="section" labelledBy="account-trial">
      <h2 id="account-trial" className={styles.title}>
        {texts.title}
      </h2>
      {holdsPlan ? <p className={styles.soft}>{texts.besidePlan}</p> : <Trial view={view} isClosed={isClosed} />}
    </Card>
  );
};
