/** What the calls that ask a model answer besides their own errors. The text of a 403 holds "no ai access" (R11). */
export const AI_ERRORS = {
  403: 'The id is not the signed-in user’s, or no AI access (`terms_not_accepted`; `guardian_consent_required`: a pupil under 16 whose guardian has not agreed).',
  409: 'The key was used for another body.',
  503: 'The model is away; nothing was charged.',
} as const;
