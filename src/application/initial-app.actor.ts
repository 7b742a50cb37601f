import { createActor } from 'xstate';
import { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { authDialogMachine } from '#domain/identity/auth-dialog/auth-dialog.machine.ts';
import { profileCompletionMachine } from '#domain/identity/profile-completion/profile-completion.machine.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { toastsMachine } from '#domain/support/toasts/toasts.machine.ts';
import { actorsOf } from './app.actor.ts';
import type { AppActors } from './app.connections.ts';
import { appLogic } from './app.logic.ts';

/** The app before anything has happened. It is never started and asks nothing of the world. */
export const initialApp = (): AppActors =>
  actorsOf(
    createActor(
      appLogic(
        sessionMachine,
        authDialogMachine,
        profileCompletionMachine,
        trialMachine,
        navigationGuardMachine,
        toastsMachine,
      ),
    ),
  );
