import { useEffect } from 'react';
import { BILLING } from '#composition/billing.tokens.ts';
import { useHeldSubscription } from '#ui/billing/held-subscription.ts';
import { PricingActor } from '#ui/billing/pricing/pricing.actor.ts';
import { PlanPicker } from '#ui/billing/pricing/PlanPicker.tsx';
import { Purchases } from '#ui/billing/purchase/Purchases.tsx';
import { Badge } from '#ui/design/Badge.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Card } from '#ui/design/Card.tsx';
import { DefinitionList, type Definition } from '#ui/design/DefinitionList.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { LoadingPage } from '#ui/navigation/StatePages.tsx';
import { useApp, useService } from '#ui/services.tsx';
import { upgradeTexts as texts } from '#ui/texts/billing.pl.ts';
import { longDate } from '#ui/texts/long-date.ts';
import styles from './UpgradePage.module.css';
import { selectUpgrade, type UpgradeView } from './upgrade.view.ts';

const Ways = () => (
  <div className={styles.ways}>
    <ButtonLink to="/pricing">{texts.plans}</ButtonLink>
    <ButtonLink variant="secondary" to="/account?tab=plan">
      {texts.account}
    </ButtonLink>
  </div>
);

const validUntil = (endsAt: string | null): readonly Definition[] =>
  endsAt === null ? [] : [{ term: texts.validUntil, value: longDate(endsAt) }];

const Plans = () => (
  <PricingActor.Provider logic={useService(BILLING.pricingLogic)} options={{ input: { period: null, mode: null } }}>
    <PlanPicker />
  </PricingActor.Provider>
);

const HeldPlan = ({ name, isActive, endsAt, reason }: Extract<UpgradeView, { screen: 'plan' }>) => (
  <>
    <Card>
      <DefinitionList
        definitions={[
          { term: texts.current, value: name ?? texts.unknown },
          {
            term: texts.status,
            value: <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? texts.active : texts.inactive}</Badge>,
          },
          ...validUntil(endsAt),
        ]}
      />
    </Card>
    {reason === null ? (
      <Plans />
    ) : (
      <Notice tone="info" isLive={false} action={<Ways />}>
        {texts[reason]}
      </Notice>
    )}
  </>
);

const Upgrade = ({ view }: { readonly view: UpgradeView }) => {
  switch (view.screen) {
    case 'loading':
      return <LoadingPage />;
    case 'none':
      return (
        <Notice tone="info" isLive={false} action={<Ways />}>
          {texts.noPlan}
        </Notice>
      );
    case 'oneTime':
      return (
        <>
          <Notice tone="info" isLive={false} action={<Ways />}>
            {texts.oneTime}
          </Notice>
          <DefinitionList definitions={validUntil(view.endsAt)} />
        </>
      );
    case 'plan':
      return <HeldPlan {...view} />;
  }
};

const MemberUpgrade = () => {
  const { session } = useApp();
  const subscription = useHeldSubscription();
  useEffect(() => {
    session.send({ type: 'session.refreshRequested' });
  }, [session]);
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <Upgrade view={selectUpgrade(subscription)} />
    </div>
  );
};

/** /upgrade: the held plan, and the plans that it can be changed for; the subscription is asked for anew (S2 §2.114–2.123). */
export const UpgradePage = () => (
  <>
    <Purchases />
    <MemberPage>{(user) => <MemberUpgrade key={user.id} />}</MemberPage>
  </>
);
