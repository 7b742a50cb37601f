import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { EMPTY_CHANGE_PASSWORD } from '#domain/identity/change-password/change-password.rules.ts';
import { IDENTITY } from '#composition/identity.tokens.ts';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useService } from '#ui/services.tsx';
import { accountTexts as texts, PASSWORD_CHANGED } from '#ui/texts/account.pl.ts';
import { selectChangePassword } from './change-password.view.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { useEnd } from '#ui/identity/end.ts';

/** Lives while it is shown, and its machine says when that is over (S1 §2.50). */
export const ChangePasswordDialog = ({ email, onClose }: { readonly email: string; readonly onClose: () => void }) => {
  const dialog = useActorRef(useService(IDENTITY.changePasswordLogic), { input: { values: EMPTY_CHANGE_PASSWORD } });
  const view = useSelector(dialog, selectChangePassword, shallowEqual);
  useEnd(dialog, onClose);
  return (
    <Dialog
      isOpen
      onClose={() => dialog.send({ type: 'pupil.formDismissed' })}
      title={texts.password.title}
      closeLabel={texts.close}
      size="small"
      // What is on its way to the identity service cannot be called back: whoever closed now would not know which password counts.
      isDismissable={!view.isBusy}
    >
      {view.isDone ? (
        <Notice tone="success">{PASSWORD_CHANGED}</Notice>
      ) : (
        <ChangePasswordForm
          view={view}
          email={email}
          onChange={(change) => dialog.send({ type: 'pupil.fieldsChanged', change })}
          onSubmit={(idempotencyKey) => dialog.send({ type: 'pupil.formSubmitted', idempotencyKey })}
        />
      )}
    </Dialog>
  );
};
