import { NAME_MAX_LENGTH } from '#domain/identity/credentials.rules.ts';
import { marketingConsentOf } from '#domain/identity/guardian.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { Checkbox } from '#ui/design/Checkbox.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Select } from '#ui/design/Select.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { CLASS_OPTIONS } from '#ui/identity/class-options.ts';
import { identityTexts } from '#ui/texts/identity.pl.ts';
import { accountTexts } from '#ui/texts/account.pl.ts';
import styles from './Account.module.css';
import { ProfileActor } from './account.actors.ts';
import type { ProfileView } from './profile.view.ts';

const texts = accountTexts.profile;

interface ProfileFormProps {
  readonly view: ProfileView;
  readonly isUnder16: boolean;
  readonly onDelete: () => void;
}

export const ProfileForm = ({ view, isUnder16, onDelete }: ProfileFormProps) => {
  const profile = ProfileActor.useActorRef();
  return (
    <Form className={styles.form} onSubmit={() => profile.send({ type: 'pupil.formSubmitted' })}>
      {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
      <TextField
        label={texts.firstName}
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        required
        autoFocus
        error={view.firstNameError}
        value={view.values.firstName}
        onChange={(firstName) => profile.send({ type: 'pupil.fieldsChanged', change: { firstName } })}
      />
      <Select
        label={texts.schoolClass}
        placeholder={identityTexts.details.schoolClassPlaceholder}
        options={CLASS_OPTIONS}
        description={identityTexts.details.otherSchools}
        value={view.values.classId === null ? '' : String(view.values.classId)}
        onChange={(value) => profile.send({ type: 'pupil.fieldsChanged', change: { classId: Number(value) } })}
      />
      <Checkbox
        label={texts.marketingLabel}
        description={isUnder16 ? texts.marketingUnder16 : undefined}
        disabled={isUnder16}
        isChecked={marketingConsentOf(isUnder16, view.values.marketingConsent)}
        onChange={(marketingConsent) => profile.send({ type: 'pupil.fieldsChanged', change: { marketingConsent } })}
      />
      <div className={styles.buttons}>
        <Button type="submit" isPending={view.isSaving}>
          {texts.save}
        </Button>
        <Button
          variant="secondary"
          disabled={view.isSaving}
          onClick={() => profile.send({ type: 'pupil.editCancelled' })}
        >
          {accountTexts.cancel}
        </Button>
        <button type="button" className={styles.remove} disabled={view.isSaving} onClick={onDelete}>
          {texts.remove}
        </button>
      </div>
    </Form>
  );
};
