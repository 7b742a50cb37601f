import { setup } from 'xstate';
import { ROUTES } from '#domain/access/routes.rules.ts';
import type { NavigationGuardLogic } from './access/navigation-guard/navigation-guard.logic.ts';
import type { TrialLogic } from './access/trial/trial.logic.ts';
import type { AuthDialogLogic } from './identity/auth-dialog/auth-dialog.logic.ts';
import type { ProfileCompletionLogic } from './identity/profile-completion/profile-completion.logic.ts';
import type { SessionLogic } from './identity/session/session.logic.ts';
import type { ToastsLogic } from './support/toasts/toasts.logic.ts';

/** The root of everything that lives as long as the page. It decides nothing: see `app.connections.ts`. */
export const appLogic = (
  session: SessionLogic,
  authDialog: AuthDialogLogic,
  profileCompletion: ProfileCompletionLogic,
  trial: TrialLogic,
  navigationGuard: NavigationGuardLogic,
  toasts: ToastsLogic,
) =>
  setup({ actors: { session, authDialog, profileCompletion, trial, navigationGuard, toasts } }).createMachine({
    id: 'app',
    invoke: [
      { id: 'session', src: 'session', systemId: 'session' },
      { id: 'authDialog', src: 'authDialog', systemId: 'authDialog' },
      { id: 'profileCompletion', src: 'profileCompletion', systemId: 'profileCompletion' },
      { id: 'trial', src: 'trial', systemId: 'trial' },
      { id: 'navigationGuard', src: 'navigationGuard', systemId: 'navigationGuard', input: { routes: ROUTES } },
      { id: 'toasts', src: 'toasts', systemId: 'toasts' },
    ],
  });

export type AppLogic = ReturnType<typeof appLogic>;
