import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { EMPTY_NEWSLETTER } from '#domain/support/newsletter/newsletter.rules.ts';
import { SUPPORT } from '#composition/support.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { useService } from '#ui/services.tsx';
import { NEWSLETTER_SUBSCRIBED, newsletterTexts as texts } from '#ui/texts/newsletter.pl.ts';
import styles from './NewsletterSection.module.css';
import { selectNewsletter } from './newsletter.view.ts';

/** A part of the home page: an address is left for the newsletter (S1 §1.40, §2.76). */
export const NewsletterSection = () => {
  const newsletter = useActorRef(useService(SUPPORT.newsletterLogic), { input: { values: EMPTY_NEWSLETTER } });
  const view = useSelector(newsletter, selectNewsletter, shallowEqual);
  return (
    <section className={styles.section} aria-labelledby="newsletter">
      <div className={styles.invitation}>
        <h2 id="newsletter">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <Form
        className={styles.form}
        onSubmit={(idempotencyKey) => newsletter.send({ type: 'pupil.formSubmitted', idempotencyKey })}
      >
        <div className={styles.line}>
          <TextField
            id="newsletter-email"
            label={texts.email}
            type="email"
            autoComplete="email"
            required
            error={view.mistake}
            value={view.email}
            onChange={(email) => newsletter.send({ type: 'pupil.fieldsChanged', change: { email } })}
          />
          <div className={styles.submit}>
            <Button type="submit" isPending={view.isBusy}>
              {texts.submit}
            </Button>
          </div>
        </div>
        {view.isSubscribed && <Notice tone="success">{NEWSLETTER_SUBSCRIBED}</Notice>}
        {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
        <p className={styles.small}>
          {texts.guardian} <Link to="/polityka-prywatnosci">{texts.privacy}</Link>
        </p>
      </Form>
    </section>
  );
};
