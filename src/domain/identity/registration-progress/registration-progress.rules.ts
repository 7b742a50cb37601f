/** How often a waiting registration asks whether it may begin (S1 §4.75). */
export const LOCK_INTERVAL = 100;
/** How long it waits for its turn before it gives up: the default timeout of a call (S1 §9.8). */
export const LOCK_TIMEOUT = 30_000;

/** The steps of a registration in their order, with the share that is done when the step begins (S1 §4.66–4.67). */
export const REGISTRATION_STEPS = {
  start: 0,
  addUser: 20,
  getSchoolYear: 40,
  addUserSchoolYear: 60,
  saveLog: 80,
  complete: 100,
} as const;

export type RegistrationStep = keyof typeof REGISTRATION_STEPS;
