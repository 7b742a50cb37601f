import type { SnapshotFrom } from 'xstate';
import type { authDialogMachine } from '#domain/identity/auth-dialog/auth-dialog.machine.ts';
import type { registrationProgressMachine } from '#domain/identity/registration-progress/registration-progress.machine.ts';
import {
  REGISTRATION_STEPS,
  type RegistrationStep,
} from '#domain/identity/registration-progress/registration-progress.rules.ts';
import type { registrationMachine } from '#domain/identity/registration/registration.machine.ts';
import type { AuthUser, RegistrationDetails } from '#domain/identity/user.types.ts';
import { accountFailureText, failureTexts, progressFailureText } from '#ui/texts/failures.pl.ts';

export interface LoginView {
  readonly screen: 'login';
  /** What is filled in already. */
  readonly email: string;
  readonly isBusy: boolean;
  readonly isAskingGoogle: boolean;
  readonly error: string | undefined;
}

export type AuthDialogView =
  | { readonly screen: 'closed' }
  | LoginView
  | { readonly screen: 'forgotPassword' }
  | { readonly screen: 'registration' };

export const selectAuthDialog = (snapshot: SnapshotFrom<typeof authDialogMachine>): AuthDialogView => {
  if (snapshot.matches('login')) {
    const { email, failure } = snapshot.context;
    return {
      screen: 'login',
      email: email ?? '',
      isBusy: snapshot.hasTag('busy'),
      isAskingGoogle: snapshot.matches({ login: 'signingInWithGoogle' }),
      error: failure === null ? undefined : failureTexts[failure],
    };
  }
  if (snapshot.matches('resettingPassword')) return { screen: 'forgotPassword' };
  return snapshot.matches('registering') ? { screen: 'registration' } : { screen: 'closed' };
};

export type RegistrationView =
  | { readonly screen: 'account'; readonly isBusy: boolean; readonly error: string | undefined }
  | { readonly screen: 'details'; readonly person: AuthUser | null; readonly details: RegistrationDetails | null }
  | { readonly screen: 'progress' }
  | { readonly screen: 'succeeded' }
  | { readonly screen: 'failed'; readonly error: string };

type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

export const selectRegistration = (snapshot: RegistrationSnapshot): RegistrationView => {
  const { failure, person, details } = snapshot.context;
  if (snapshot.matches('details')) return { screen: 'details', person, details };
  if (snapshot.matches('progress')) return { screen: 'progress' };
  if (snapshot.matches('failed')) return { screen: 'failed', error: progressFailureText(failure ?? 'unexpected') };
  if (snapshot.matches('account'))
    return {
      screen: 'account',
      isBusy: snapshot.hasTag('busy'),
      error: failure === null ? undefined : accountFailureText(failure),
    };
  return { screen: 'succeeded' };
};

export const isUninterruptible = ({ screen }: RegistrationView): boolean =>
  screen === 'progress' || screen === 'succeeded';

const STEP_OF_STATE: Readonly<Record<string, RegistrationStep>> = { resuming: 'start', completeUser: 'addUser' };

const isStep = (name: string): name is RegistrationStep => name in REGISTRATION_STEPS;

export interface ProgressView {
  readonly step: RegistrationStep;
  /** 0 to 100. */
  readonly percent: number;
}

export const selectProgress = (snapshot: SnapshotFrom<typeof registrationProgressMachine>): ProgressView => {
  const { value } = snapshot;
  const running = typeof value === 'object' && 'running' in value ? String(value.running) : '';
  const name = STEP_OF_STATE[running] ?? running;
  const step: RegistrationStep = snapshot.matches('complete') ? 'complete' : isStep(name) ? name : 'start';
  return { step, percent: REGISTRATION_STEPS[step] };
};
