import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { BILLING } from '#composition/billing.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { DefinitionList } from '#ui/design/DefinitionList.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Spinner } from '#ui/design/Spinner.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { LoadingPage } from '#ui/navigation/StatePages.tsx';
import { useService } from '#ui/services.tsx';
import { durationText, methodTexts, periodTexts, purchaseTexts } from '#ui/texts/billing.pl.ts';
import { money } from '#ui/texts/money.ts';
import styles from './PaymentPage.module.css';
import { Purchases } from './Purchases.tsx';
import { selectPayment, type DealView, type PaymentView } from './purchase.view.ts';

const texts = purchaseTexts.selection;

const Terms = ({ deal: { name, price, period, duration, isRecurring } }: { readonly deal: DealView }) => (
  <DefinitionList
    definitions={[
      { term: texts.plan, value: name },
      { term: texts.period, value: durationText(duration) },
      { term: texts.total, value: <strong>{money(price)}</strong> },
      {
        term: texts.renewal,
        value: isRecurring ? texts.renews(price, periodTexts[period].each) : texts.renewsNot,
      },
    ]}
  />
);

const Selection = ({ deal, methods, error }: Extract<PaymentView, { screen: 'selection' }>) => {
  const purchase = useService(BILLING.purchase);
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <Card>
        <Terms deal={deal} />
        <h2 className={styles.subtitle}>{texts.methods}</h2>
        <ul className={styles.methods}>
          {methods.map((method) => (
            <li key={method}>{methodTexts[method]}</li>
          ))}
        </ul>
        <p className={styles.note}>{texts.note}</p>
        <Button
          isWide
          size="large"
          variant="accent"
          onClick={() => purchase.send({ type: 'pupil.checkoutConfirmed', idempotencyKey: crypto.randomUUID() })}
        >
          {texts.pay(deal.price)}
        </Button>
        <Button isWide variant="quiet" onClick={() => purchase.send({ type: 'pupil.purchaseCancelled' })}>
          {texts.back}
        </Button>
      </Card>
    </div>
  );
};

const Processing = ({ deal }: { readonly deal: DealView }) => (
  <div className={styles.page}>
    <h1>{purchaseTexts.processing.title}</h1>
    <Card>
      <p className={styles.waiting}>
        <Spinner size="large" />
        <span>{purchaseTexts.processing.text}</span>
      </p>
      <Terms deal={deal} />
    </Card>
  </div>
);

const Screen = ({ view }: { readonly view: PaymentView }) => {
  switch (view.screen) {
    case 'waiting':
      return <LoadingPage />;
    case 'selection':
      return <Selection {...view} />;
    case 'processing':
      return <Processing deal={view.deal} />;
  }
};

const Payment = () => {
  const purchase = useService(BILLING.purchase);
  const view = useSelector(purchase, selectPayment, shallowEqual);
  // After the listeners, which are below: the purchase may lead on at once.
  useEffect(() => {
    purchase.send({ type: 'page.opened' });
  }, [purchase]);
  return (
    <>
      <Purchases />
      <Screen view={view} />
    </>
  );
};

/** /payment/method-selection and /payment/processing: the review, and the way to the payment provider (D13). Opened by itself it takes up what was chosen, or leads to the plans. */
export const PaymentPage = () => <MemberPage>{() => <Payment />}</MemberPage>;
