import { useSelector } from '@xstate/react';
import { CONSENT } from '#composition/consent.tokens.ts';
import { CONSENT_VERSION, NOTHING_OPTIONAL } from '#domain/support/cookie-consent/cookie-consent.rules.ts';
import type { ConsentCategory, ConsentChoices } from '#domain/support/cookie-consent/cookie-consent.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { DefinitionList } from '#ui/design/DefinitionList.tsx';
import { useIsPrerendered, useService } from '#ui/services.tsx';
import { cookieTexts, STORED_ITEMS } from '#ui/texts/cookie-consent.pl.ts';
import { longDate } from '#ui/texts/long-date.ts';
import { isSameConsent, selectConsent, type ConsentView } from './cookie-consent.view.ts';
import styles from './CookieSettingsPage.module.css';

const { settings: texts, kinds, places } = cookieTexts;

const onOrOff = (category: ConsentCategory, allowed: ConsentChoices | null): string =>
  allowed === null ? texts.unknown : texts[category][allowed[category] ? 'on' : 'off'];

/** What is said of an answer, in the words of the page. */
const wordsFor = (view: ConsentView) => {
  switch (view.status) {
    case 'unknown':
      return { status: texts.unknown, date: texts.unknown, version: CONSENT_VERSION, allowed: null };
    case 'unanswered':
      return { status: texts.unanswered, date: texts.none, version: CONSENT_VERSION, allowed: NOTHING_OPTIONAL };
    case 'answered':
      return { status: texts.answered, date: longDate(view.at), version: view.version, allowed: view.allowed };
  }
};

type Actions = {
  readonly onCustomise?: () => void;
  readonly onReset?: () => void;
  readonly onTest?: () => void;
};

/** Status, date, what is allowed, and what can be done about it (S2 §2.132–2.138). */
const Consent = ({ view, onCustomise, onReset, onTest }: { readonly view: ConsentView } & Actions) => {
  const { status, date, version, allowed } = wordsFor(view);
  const isAnswered = view.status === 'answered';
  return (
    <Card as="section" labelledBy="consent-title">
      <h2 id="consent-title">{texts.yours}</h2>
      <DefinitionList
        definitions={[
          { term: texts.status, value: status },
          { term: texts.date, value: date },
          { term: kinds.analytics.title, value: onOrOff('analytics', allowed) },
          { term: kinds.marketing.title, value: onOrOff('marketing', allowed) },
          { term: texts.version, value: version },
        ]}
      />
      <div className={styles.actions}>
        <Button aria-haspopup="dialog" onClick={onCustomise}>
          {texts.customise}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" disabled={!isAnswered} onClick={onReset}>
          {texts.reset}
        </Button>
        <Button variant="secondary" disabled={!isAnswered} aria-describedby="consent-test" onClick={onTest}>
          {texts.test}
        </Button>
      </div>
      <p className={styles.hint} id="consent-test">
        {texts.testHint}
      </p>
    </Card>
  );
};

const KnownConsent = () => {
  const consent = useService(CONSENT.cookieConsent);
  return (
    <Consent
      view={useSelector(consent, selectConsent, isSameConsent)}
      onCustomise={() => consent.send({ type: 'visitor.customiseRequested' })}
      onReset={() => consent.send({ type: 'visitor.resetRequested' })}
      onTest={() => consent.send({ type: 'visitor.bannerTested' })}
    />
  );
};

const StoredItems = () => (
  <ul className={styles.items}>
    {STORED_ITEMS.map(({ name, place, purpose, keptFor }) => (
      <li key={name}>
        <p>
          <code className={styles.name}>{name}</code>
        </p>
        <p>{purpose}</p>
        <p className={styles.hint}>
          {texts.place} {places[place]}. {texts.keptFor} {keptFor}
        </p>
      </li>
    ))}
  </ul>
);

/** /ustawienia-cookies: what holds in this browser, and what is kept there and why (S2 §1.28, §2.24, §2.132–2.140). */
export const CookieSettingsPage = () => (
  <article className={styles.page}>
    <header className={styles.header}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
    </header>
    {useIsPrerendered() ? <Consent view={{ status: 'unknown' }} /> : <KnownConsent />}
    <section className={styles.kinds} aria-labelledby="kinds-title">
      <h2 id="kinds-title">{texts.kinds}</h2>
      {(['necessary', 'analytics', 'marketing'] as const).map((kind) => (
        <section key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
          <h3 id={`kind-${kind}`}>{kinds[kind].title}</h3>
          <p>{kinds[kind].text}</p>
          {kind === 'necessary' && <StoredItems />}
        </section>
      ))}
      <p>{texts.elsewhere}</p>
    </section>
  </article>
);
