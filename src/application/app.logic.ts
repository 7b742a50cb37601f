import { setup } from 'xstate';
import type { TrialLogic } from './access/trial.logic.ts';
import type { AuthDialogLogic } from './identity/auth-dialog.logic.ts';
import type { SessionLogic } from './identity/session.logic.ts';
import type { ToastsLogic } from './support/toasts.logic.ts';

/** The root of everything that lives as long as the page. It decides nothing: see `app.connections.ts`. */
export const appLogic = (session: SessionLogic, authDialog: AuthDialogLogic, trial: TrialLogic, toasts: ToastsLogic) =>
  setup({ actors: { session, authDialog, trial, toasts } }).createMachine({
    id: 'app',
    invoke: [
      { id: 'session', src: 'session', systemId: 'session' },
      { id: 'authDialog', src: 'authDialog', systemId: 'authDialog' },
      { id: 'trial', src: 'trial', systemId: 'trial' },
      { id: 'toasts', src: 'toasts', systemId: 'toasts' },
    ],
  });

export type AppLogic = ReturnType<typeof appLogic>;
