import { existsSync, readdirSync } from 'node:fs';

export const PICTURES_FOLDER = 'docs/statecharts/pictures';

/** Which screens of the end-to-end run show a state: by machine and path, the names that the tours give them. */
export const SCREENS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  assistant: {
    composing: ['tutor empty', 'tutor guides'],
    confirming: ['confirm mode', 'confirm new conversation'],
  },
  'auth-dialog': {
    'login.editing': ['login', 'login refused'],
    registering: ['step 1', 'step 2'],
    resettingPassword: ['forgotten password'],
  },
  'cancel-subscription': {
    editing: ['cancellation', 'cancellation without a reason'],
    cancelled: ['cancellation taken'],
    refused: ['cancellation too late'],
  },
  'change-password': { editing: ['change password', 'change password refused'], sent: ['password changed'] },
  'data-export': { handedOver: ['data handed over'] },
  'delete-account': {
    confirming: ['delete account'],
    'proving.asking': ['delete account, proof', 'delete account, proof refused'],
  },
  'exam-session': {
    ready: ['ready'],
    'reviewing.looking': ['review'],
    'underway.paper.confirming': ['asked to hand in'],
    'underway.paper.writing': ['writing'],
  },
  feedback: { asking: ['answer to rate'], explaining: ['what was wrong', 'stars are lit'], thanking: ['rated'] },
  'flashcard-generation': { editing: ['topic', 'no topic'], ungenerated: ['nothing about it'] },
  'flashcard-viewer': { finished: ['finished'], 'practising.front': ['question'], reading: ['flashcard'] },
  'forgot-password': {
    editing: ['forgotten password', 'forgotten password without e-mail'],
    sent: ['link sent'],
  },
  generator: { 'choosing.filling': ['form', 'no subject'], viewing: ['sheet', 'quiz'] },
  'payment-polling': {
    'polling.waiting': ['payment checked'],
    success: ['payment success', 'plan changed'],
    timeout: ['payment takes longer'],
  },
  pricing: { shown: ['plans of a visitor', 'plans of a quarter'] },
  'profile-completion': { 'guidance.called': ['completion'] },
  'profile-edit': {
    editing: ['profile form', 'profile form without a name'],
    'reading.thanking': ['profile updated'],
  },
  purchase: {
    awaitingLogin: ['login before the purchase'],
    confirmingUpgrade: ['upgrade to confirm'],
    refused: ['upgrade refused'],
    selectingMethod: ['payment review'],
  },
  registration: {
    'account.editing': ['step 1', 'account taken'],
    details: ['step 2', 'details missing'],
    succeeded: ['registered'],
  },
  'subscription-status': {
    'status.active.basic': ['held plan', 'cancelled plan'],
    'status.active.premium': ['premium plan'],
    'status.noSubscription': ['plan not there yet'],
  },
  trial: { 'dialog.offering': ['trial offer'] },
};

/** The small pictures that are kept beside the charts. */
export const pictureFiles = (): readonly string[] =>
  existsSync(PICTURES_FOLDER) ? readdirSync(PICTURES_FOLDER).toSorted() : [];

/** The screens that show a state and of which a picture is kept. */
export const picturesOf = (machine: string, path: string): readonly string[] => {
  const kept = new Set(pictureFiles());
  return (SCREENS[machine]?.[path] ?? []).filter((screen) => kept.has(`${screen}.webp`));
};
