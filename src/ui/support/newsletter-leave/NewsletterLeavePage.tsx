import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import { SUPPORT } from '#composition/support.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useService } from '#ui/services.tsx';
import { newsletterLeaveTexts as texts } from '#ui/texts/letter-links.pl.ts';
import { BrokenLinkPage } from '#ui/letter-links/BrokenLinkPage.tsx';
import { LetterLinkPage } from '#ui/letter-links/LetterLinkPage.tsx';
import { selectNewsletterLeave } from './newsletter-leave.view.ts';

const NewsletterLeave = ({ token }: { readonly token: string }) => {
  const leaving = useActorRef(useService(SUPPORT.newsletterLeaveLogic), { input: { values: { token } } });
  const view = useSelector(leaving, selectNewsletterLeave, shallowEqual);
  switch (view.screen) {
    case 'ask':
      return (
        <LetterLinkPage title={texts.ask.title} text={texts.ask.text}>
          {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
          <Form onSubmit={(idempotencyKey) => leaving.send({ type: 'pupil.formSubmitted', idempotencyKey })}>
            <Button type="submit" isPending={view.isBusy}>
              {texts.ask.submit}
            </Button>
          </Form>
        </LetterLinkPage>
      );
    case 'left':
      return (
        <LetterLinkPage title={texts.left.title} text={texts.left.text} isAnswer>
          <div>
            <ButtonLink to="/" variant="secondary">
              {texts.left.home}
            </ButtonLink>
          </div>
        </LetterLinkPage>
      );
    case 'broken':
      return <BrokenLinkPage texts={texts.broken} token={token} />;
  }
};

/** /newsletter/wypisz: takes an address off the newsletter’s list, once the button is pressed (R16). */
export const NewsletterLeavePage = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return <NewsletterLeave key={token} token={token} />;
};
