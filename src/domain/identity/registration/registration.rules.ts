/** How long a finished registration is shown before the dialog closes (S1 §4.68, §9.38). */
export const COMPLETION_REDIRECT = 2_000;
/** How long a failed registration shows its message before the login returns (S1 §4.72, §9.39). */
export const FAILURE_RETURN = 5_000;
