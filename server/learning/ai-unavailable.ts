import { ApiFailure } from '#server/api/api-failure.ts';

/** What a pupil hears when a model could not be asked, or said nothing of use. */
export const aiUnavailable = (cause: unknown): ApiFailure =>
  new ApiFailure(503, 'ai_unavailable', 'The external service of the model is away. Nothing was charged.', { cause });
