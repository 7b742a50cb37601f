import { useState } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import { ProfileActor } from './account.actors.ts';

const ConfirmDialog = lazyPart(async () => (await import('#ui/design/ConfirmDialog.tsx')).ConfirmDialog);

const texts = accountTexts.withdrawal;

/** A guardian's consent is taken back as easily as it was given (R8). The card that asks for it anew says the rest. */
export const WithdrawConsent = () => {
  const profile = ProfileActor.useActorRef();
  const isBusy = ProfileActor.useSelector((snapshot) => snapshot.hasTag('busy'));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" isPending={isBusy} onClick={() => setIsAsking(true)}>
        {texts.action}
      </Button>
      <LazyDialog onClose={() => setIsAsking(false)}>
        {isAsking && (
          <ConfirmDialog
            isOpen
            isDangerous
            title={texts.title}
            confirmLabel={texts.confirm}
            cancelLabel={accountTexts.cancel}
            closeLabel={accountTexts.close}
            onCancel={() => setIsAsking(false)}
            onConfirm={() => {
              setIsAsking(false);
              profile.send({ type: 'pupil.consentWithdrawn' });
            }}
          >
            <p>{texts.text}</p>
          </ConfirmDialog>
        )}
      </LazyDialog>
    </>
  );
};
