import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { BILLING } from '#composition/billing.tokens.ts';
import type { paymentPollingMachine } from '#domain/billing/payment-polling/payment-polling.machine.ts';
import { useTabReturned } from '#ui/billing/page-returned.ts';
import { Button } from '#ui/design/Button.tsx';
import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { Spinner } from '#ui/design/Spinner.tsx';
import { HeroIllustration } from '#ui/design/illustrations/HeroIllustration.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { NotThereYetIllustration } from '#ui/design/illustrations/NotThereYetIllustration.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { useMemberNavigation, useSession } from '#ui/navigation/member-navigation.ts';
import { LoadingPage } from '#ui/navigation/StatePages.tsx';
import { useApp, useService } from '#ui/services.tsx';
import { checkText, PAID_PLAN, resultTexts } from '#ui/texts/billing.pl.ts';
import { pollingInputOf, selectPaymentSuccess, type PaymentSuccessView } from './payment-success.view.ts';
import { Result } from './Result.tsx';

const TUTOR = '/assistant?mode=tutor';
const ACCOUNT = '/account?tab=plan';

type Polling = ActorRefFrom<typeof paymentPollingMachine>;
type Success = Extract<PaymentSuccessView, { screen: 'welcome' | 'changed' | 'held' }>;

const Checking = ({ isChange, attempt, attempts }: Extract<PaymentSuccessView, { screen: 'polling' }>) => {
  const texts = resultTexts.polling[isChange ? 'change' : 'purchase'];
  return (
    <Result illustration={<Spinner size="large" />} title={texts.title}>
      <p>{texts.text}</p>
      <ProgressBar label={checkText(attempt, attempts)} value={(attempt / attempts) * 100} />
    </Result>
  );
};

const titleOf = (view: PaymentSuccessView): string => {
  switch (view.screen) {
    case 'polling':
      return resultTexts.polling[view.isChange ? 'change' : 'purchase'].title;
    case 'welcome':
      return resultTexts.success.welcome;
    case 'changed':
      return resultTexts.success.changed;
    case 'held':
      return resultTexts.success.held(view.plan ?? PAID_PLAN);
    case 'timeout':
    case 'error':
      return resultTexts[view.screen].title;
  }
};

const Confirmed = (view: Success) => {
  const goTo = useMemberNavigation();
  const texts = resultTexts.success;
  const plan = view.plan ?? PAID_PLAN;
  return (
    <Result
      illustration={<HeroIllustration />}
      title={titleOf(view)}
      actions={
        <>
          <Button variant="accent" autoFocus onClick={() => goTo(TUTOR)}>
            {view.screen === 'changed' ? texts.explore : texts.start}
          </Button>
          <Button variant="secondary" onClick={() => goTo(ACCOUNT)}>
            {texts.account}
          </Button>
        </>
      }
    >
      {view.screen === 'changed' && view.from !== null && <p>{texts.fromTo(view.from, plan)}</p>}
      <p>{view.screen === 'held' ? texts.heldText : view.plan === null ? PAID_PLAN : texts.plan(plan)}</p>
    </Result>
  );
};

interface UnconfirmedProps {
  readonly polling: Polling;
  readonly texts: Readonly<Record<'title' | 'recheck' | 'account', string>>;
  readonly illustration: ReactNode;
  readonly children: ReactNode;
}

/** It is not known whether the plan is there: the pupil may ask again. */
const Unconfirmed = ({ polling, texts, illustration, children }: UnconfirmedProps) => {
  const goTo = useMemberNavigation();
  return (
    <Result
      illustration={illustration}
      title={texts.title}
      actions={
        <>
          <Button autoFocus onClick={() => polling.send({ type: 'pupil.recheckRequested' })}>
            {texts.recheck}
          </Button>
          <Button variant="secondary" onClick={() => goTo(ACCOUNT)}>
            {texts.account}
          </Button>
        </>
      }
    >
      {children}
    </Result>
  );
};

const Screen = ({ polling, view }: { readonly polling: Polling; readonly view: PaymentSuccessView }) => {
  const { timeout, error } = resultTexts;
  switch (view.screen) {
    case 'polling':
      return <Checking {...view} />;
    case 'welcome':
    case 'changed':
    case 'held':
      return <Confirmed {...view} />;
    case 'timeout':
      return (
        <Unconfirmed polling={polling} texts={timeout} illustration={<NotThereYetIllustration />}>
          <p>{timeout.text}</p>
        </Unconfirmed>
      );
    case 'error':
      return (
        <Unconfirmed polling={polling} texts={error} illustration={<LostNetworkIllustration />}>
          <p role="alert">
            {error.text} {error.advice} <Link to="/kontakt">{error.contact}</Link>.
          </p>
        </Unconfirmed>
      );
  }
};

const Payment = ({ userId }: { readonly userId: string | null }) => {
  const [query] = useSearchParams();
  const { session, trial } = useApp();
  const polling = useActorRef(useService(BILLING.paymentPollingLogic), { input: pollingInputOf(query, userId) });
  useTabReturned(() => polling.send({ type: 'page.returned' }));
  useEmitted(polling, 'payment.confirmed', () => {
    session.send({ type: 'session.refreshRequested' });
    trial.send({ type: 'trial.refreshRequested' });
  });
  const view = useSelector(polling, selectPaymentSuccess, shallowEqual);
  return (
    <>
      <LiveRegion message={titleOf(view)} />
      <Screen polling={polling} view={view} />
    </>
  );
};

/** /payment/success and /subscriptions/success: whether the plan is there yet (S2 §2.86–2.109). It begins once it is known who is here. */
export const PaymentSuccessPage = () => {
  const session = useSession();
  if (session.status === 'unknown') return <LoadingPage />;
  const userId = session.status === 'registered' ? session.user.id : null;
  return <Payment key={userId} userId={userId} />;
};
