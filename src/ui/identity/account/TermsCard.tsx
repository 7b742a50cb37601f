import { shallowEqual } from '@xstate/react';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import { ProfileActor } from './account.actors.ts';
import { DocumentLink } from '../DocumentLink.tsx';
import { selectProfile } from './profile.view.ts';

const texts = accountTexts.terms;

/** The orange card of S1 §2.100: the terms are still open. */
export const TermsCard = () => {
  const profile = ProfileActor.useActorRef();
  const { isAcceptingTerms, isEditing, error } = ProfileActor.useSelector(selectProfile, shallowEqual);
  return (
    <Notice
      tone="warning"
      title={texts.title}
      isLive={false}
      action={
        <Button
          variant="accent"
          isPending={isAcceptingTerms}
          disabled={isEditing}
          onClick={() => profile.send({ type: 'pupil.termsAccepted' })}
        >
          {texts.accept}
        </Button>
      }
    >
      <p>
        {texts.before}
        <DocumentLink href="/warunki-uzytkowania">{texts.terms}</DocumentLink>
        {texts.between}
        <DocumentLink href="/polityka-prywatnosci">{texts.privacy}</DocumentLink>
        {texts.after}
      </p>
      {!isEditing && error !== undefined && <p role="alert">{error}</p>}
    </Notice>
  );
};
