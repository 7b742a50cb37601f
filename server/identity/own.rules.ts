import { forbidden } from '#server/api/api-failure.ts';
import type { Identity } from '#server/api/identity.types.ts';

/** Whose id a request names must be who speaks (R1). Throws 403, whether that other user exists or not. */
export const requireSelf = ({ uid }: Identity, id: string): void => {
  if (uid !== id) throw forbidden();
};

export const requireSelfOrAdmin = (identity: Identity, id: string): void => {
  if (!identity.isAdmin) requireSelf(identity, id);
};
