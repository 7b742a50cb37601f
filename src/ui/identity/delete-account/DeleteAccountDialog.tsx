import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { User } from '#domain/identity/user.types.ts';
import { IDENTITY } from '#composition/identity.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { useService } from '#ui/services.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import { hasPassword } from '#ui/identity/person.view.ts';
import { selectDeleteAccount } from './delete-account.view.ts';
import styles from './DeleteAccount.module.css';
import { DeleteAccountProof } from './DeleteAccountProof.tsx';
import { useEnd } from '#ui/identity/end.ts';

const texts = accountTexts.deletion;

interface DeleteAccountDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Says what goes and what stays, and asks anew who this is when the login is older than five minutes (R6). */
export const DeleteAccountDialog = ({ user, onClose, onDeleted }: DeleteAccountDialogProps) => {
  const deletion = useActorRef(useService(IDENTITY.deleteAccountLogic), { input: { userId: user.id } });
  const view = useSelector(deletion, (snapshot) => selectDeleteAccount(user, snapshot), shallowEqual);
  useEmitted(deletion, 'account.deleted', onDeleted);
  useEnd(deletion, onClose);
  const close = () => deletion.send({ type: 'pupil.dialogClosed' });
  const isProving = view.step === 'proving';
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={isProving ? texts.proofTitle : texts.title}
      closeLabel={accountTexts.close}
      onClose={close}
      isDismissable={view.canClose}
      footer={
        isProving ? undefined : (
          <>
            <Button variant="secondary" onClick={close} disabled={view.isBusy}>
              {accountTexts.cancel}
            </Button>
            <Button
              variant="danger"
              isPending={view.isBusy}
              onClick={() => deletion.send({ type: 'pupil.deletionConfirmed' })}
            >
              {texts.confirm}
            </Button>
          </>
        )
      }
    >
      {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
      {isProving ? (
        <DeleteAccountProof
          email={hasPassword(user) ? user.email : null}
          isBusy={view.isBusy}
          onProof={(proof) => deletion.send({ type: 'pupil.identityProven', proof })}
        />
      ) : (
        <>
          <p>{texts.lead}</p>
          <ul className={styles.consequences}>
            {texts.consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};
