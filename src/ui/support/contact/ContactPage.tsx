import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { Link, useSearchParams } from 'react-router-dom';
import { NAME_MAX_LENGTH } from '#domain/identity/credentials.rules.ts';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_SUBJECT_MAX_LENGTH,
  contactRequestOf,
  EMPTY_CONTACT,
} from '#domain/support/contact/contact.rules.ts';
import type { ContactForm as Values } from '#domain/support/contact/contact.types.ts';
import { SUPPORT } from '#composition/support.tokens.ts';
import { ArrivalHeading } from '#ui/design/ArrivalHeading.tsx';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { TextArea } from '#ui/design/TextArea.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { useService } from '#ui/services.tsx';
import { contactTexts as texts } from '#ui/texts/contact.pl.ts';
import { useFilledContact } from './contact-draft.ts';
import { selectContact, type ContactView } from './contact.view.ts';
import styles from './ContactPage.module.css';

interface ContactFormProps {
  readonly view: Extract<ContactView, { screen: 'form' }>;
  readonly onChange: (change: Partial<Values>) => void;
  readonly onSubmit: (idempotencyKey: string) => void;
}

const ContactForm = ({ view: { values, mistakes, error, isBusy }, onChange, onSubmit }: ContactFormProps) => (
  <Form className={styles.form} onSubmit={onSubmit}>
    {error !== undefined && <Notice tone="error">{error}</Notice>}
    <TextField
      id="contact-name"
      label={texts.name}
      autoComplete="name"
      maxLength={NAME_MAX_LENGTH}
      required
      error={mistakes.name}
      value={values.name}
      onChange={(name) => onChange({ name })}
    />
    <TextField
      id="contact-email"
      label={texts.email}
      type="email"
      autoComplete="email"
      required
      error={mistakes.email}
      value={values.email}
      onChange={(email) => onChange({ email })}
    />
    <TextField
      id="contact-subject"
      label={texts.subject}
      maxLength={CONTACT_SUBJECT_MAX_LENGTH}
      hasCounter
      required
      error={mistakes.subject}
      value={values.subject}
      onChange={(subject) => onChange({ subject })}
    />
    <TextArea
      id="contact-message"
      label={texts.message}
      description={texts.messageHint}
      maxLength={CONTACT_MESSAGE_MAX_LENGTH}
      hasCounter
      required
      error={mistakes.message}
      value={values.message}
      onChange={(message) => onChange({ message })}
    />
    <p className={styles.small}>
      {texts.privacy} <Link to="/polityka-prywatnosci">{texts.privacyLink}</Link>
    </p>
    <Button type="submit" isWide isPending={isBusy}>
      {texts.submit}
    </Button>
  </Form>
);

const Sent = ({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) => {
  return (
    <div className={styles.form}>
      <ArrivalHeading className={styles.thanks}>{texts.sent.title}</ArrivalHeading>
      <p className={styles.address}>{texts.sent.text(email)}</p>
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {texts.sent.another}
        </Button>
      </div>
    </div>
  );
};

/** /kontakt: a message to the people of the service (S1 §2.12, S2 §1.25, §2.15, §2.78–2.80). */
export const ContactPage = () => {
  const [query] = useSearchParams();
  const contact = useActorRef(useService(SUPPORT.contactLogic), { input: { values: EMPTY_CONTACT } });
  const view = useSelector(contact, selectContact, shallowEqual);
  useFilledContact(contact, useSession(), contactRequestOf(query.get('request')));
  return (
    <div className={styles.page}>
      <header className={styles.invitation}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <p>
          {texts.help.text} <Link to="/faq">{texts.help.link}</Link>
        </p>
        <p className={styles.danger}>{texts.danger}</p>
      </header>
      <Card>
        {view.screen === 'sent' ? (
          <Sent email={view.email} onAnother={() => contact.send({ type: 'pupil.formDismissed' })} />
        ) : (
          <ContactForm
            view={view}
            onChange={(change) => contact.send({ type: 'pupil.fieldsChanged', change })}
            onSubmit={(idempotencyKey) => contact.send({ type: 'pupil.formSubmitted', idempotencyKey })}
          />
        )}
      </Card>
    </div>
  );
};
