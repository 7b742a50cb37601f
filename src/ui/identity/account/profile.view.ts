import type { SnapshotFrom } from 'xstate';
import type { profileEditMachine } from '#domain/identity/profile-edit/profile-edit.machine.ts';
import { profileProblems } from '#domain/identity/profile-edit/profile-edit.rules.ts';
import type { ProfileForm } from '#domain/identity/profile-edit/profile-edit.types.ts';
import type { User } from '#domain/identity/user.types.ts';
import { profileFailureText } from '#ui/texts/failures.pl.ts';
import { detailsProblemTexts } from '#ui/texts/identity.pl.ts';

type ProfileSnapshot = SnapshotFrom<typeof profileEditMachine>;

export const selectUser = ({ context }: ProfileSnapshot): User => context.user;

export interface ProfileView {
  readonly isEditing: boolean;
  /** The good news is shown. */
  readonly isThanking: boolean;
  readonly isSaving: boolean;
  readonly isAcceptingTerms: boolean;
  readonly values: ProfileForm;
  readonly firstNameError: string | undefined;
  readonly error: string | undefined;
}

export const selectProfile = (snapshot: ProfileSnapshot): ProfileView => {
  const { values, isChecked, failure } = snapshot.context;
  const problem = isChecked ? profileProblems(values).firstName : undefined;
  const isSaving = snapshot.matches('saving');
  return {
    isEditing: isSaving || snapshot.matches('editing'),
    isThanking: snapshot.matches({ reading: 'thanking' }),
    isSaving,
    isAcceptingTerms: snapshot.matches('acceptingTerms'),
    values,
    firstNameError: problem === undefined ? undefined : detailsProblemTexts[problem],
    error: failure === null ? undefined : profileFailureText(failure),
  };
};
