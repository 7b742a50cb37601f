import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { Link, useSearchParams } from 'react-router-dom';
import { IDENTITY } from '#composition/identity.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { BrokenLinkPage } from '#ui/letter-links/BrokenLinkPage.tsx';
import { LetterLinkPage } from '#ui/letter-links/LetterLinkPage.tsx';
import { useService } from '#ui/services.tsx';
import { guardianAnswerTexts as texts } from '#ui/texts/letter-links.pl.ts';
import styles from './GuardianAnswerPage.module.css';
import { selectGuardianAnswer } from './guardian-answer.view.ts';

const GuardianAnswer = ({ token }: { readonly token: string }) => {
  const answer = useActorRef(useService(IDENTITY.guardianAnswerLogic), { input: { values: { token, agrees: null } } });
  const view = useSelector(answer, selectGuardianAnswer, shallowEqual);
  const say = (agrees: boolean) => {
    answer.send({ type: 'pupil.fieldsChanged', change: { agrees } });
    answer.send({ type: 'pupil.formSubmitted', idempotencyKey: crypto.randomUUID() });
  };
  switch (view.screen) {
    case 'ask':
      return (
        <LetterLinkPage title={texts.ask.title} text={texts.ask.text}>
          <p>
            {texts.ask.more} <Link to="/polityka-prywatnosci">{texts.ask.privacy}</Link>
          </p>
          {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
          <div className={styles.answers}>
            <Button isPending={view.sending === 'agreed'} onClick={() => say(true)}>
              {texts.ask.agree}
            </Button>
            <Button variant="secondary" isPending={view.sending === 'declined'} onClick={() => say(false)}>
              {texts.ask.decline}
            </Button>
          </div>
        </LetterLinkPage>
      );
    case 'agreed':
    case 'declined':
      return (
        <LetterLinkPage {...texts[view.screen]} isAnswer>
          <div>
            <Button variant="secondary" onClick={() => answer.send({ type: 'pupil.formDismissed' })}>
              {texts.change}
            </Button>
          </div>
        </LetterLinkPage>
      );
    case 'broken':
      return <BrokenLinkPage texts={texts.broken} token={token} />;
  }
};

/** /zgoda-opiekuna: a guardian agrees or declines by the link of a letter (R8). */
export const GuardianAnswerPage = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return <GuardianAnswer key={token} token={token} />;
};
