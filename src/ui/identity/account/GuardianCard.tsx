import { shallowEqual } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { User } from '#domain/identity/user.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Card } from '#ui/design/Card.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import { GuardianConsentFields } from '#ui/identity/guardian-consent/GuardianConsentFields.tsx';
import styles from './Account.module.css';
import { GuardianConsentActor } from './account.actors.ts';
import { selectGuardianCard } from './account.view.ts';
import { useFocusAfter } from '#ui/design/focus-after.ts';
import { useWithdrawal } from './GuardianConsent.tsx';

const texts = accountTexts.guardian;

/** Under sixteen AI opens with a guardian's consent, which may come later than the registration (R8). */
export const GuardianCard = ({ user }: { readonly user: User }) => {
  const consent = GuardianConsentActor.useActorRef();
  const view = GuardianConsentActor.useSelector((snapshot) => selectGuardianCard(user, snapshot), shallowEqual);
  const thanks = useRef<HTMLDivElement>(null);
  useFocusAfter(thanks, view.card === 'form');
  const withdrawal = useWithdrawal();
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (withdrawal.takeNews()) news.current?.focus();
  }, [withdrawal]);
  switch (view.card) {
    case 'none':
      return null;
    case 'thanks':
      return (
        <div ref={thanks} tabIndex={-1}>
          <Notice tone="success" action={<ButtonLink to="/assistant?mode=tutor">{texts.toTutor}</ButtonLink>}>
            {texts.done}
          </Notice>
        </div>
      );
    case 'form':
      return (
        <Card as="section" look="highlighted" labelledBy="account-guardian">
          <h2 id="account-guardian" className={styles.title}>
            {texts.title}
          </h2>
          {withdrawal.count > 0 && (
            <div ref={news} tabIndex={-1}>
              <Notice tone="info">{accountTexts.withdrawal.done}</Notice>
            </div>
          )}
          <p>{texts.lead}</p>
          <Form
            className={styles.form}
            onSubmit={(idempotencyKey) => consent.send({ type: 'pupil.formSubmitted', idempotencyKey })}
          >
            {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
            <GuardianConsentFields
              value={view.values}
              errors={view.errors}
              onChange={(change) => consent.send({ type: 'pupil.fieldsChanged', change })}
            />
            <div className={styles.buttons}>
              <Button type="submit" isPending={view.isBusy}>
                {texts.submit}
              </Button>
            </div>
          </Form>
        </Card>
      );
  }
};
