/** How long a login waits for the backend to name the user: the default timeout of a call (S1 §9.8). */
export const SESSION_TIMEOUT = 30_000;
