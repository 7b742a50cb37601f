import type { SnapshotFrom } from 'xstate';
import { aiAccess, type AiBlockReason } from '#domain/entitlement/ai-access.rules.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';

/** Why Tutor and Przyjaciel would not answer. */
export type AiBlock = AiBlockReason | 'guardian_missing';

/** What keeps a pupil from asking; null while nothing does, or while it is not known: what is remembered never refuses (D25). */
export const selectAiBlock = (
  { context: { user, subscription, isRemembered } }: SnapshotFrom<typeof sessionMachine>,
  status: TrialStatus | null,
): AiBlock | null => {
  if (user === null || isRemembered) return null;
  if (isGuardianMissing(user)) return 'guardian_missing';
  if (status === null || subscription === 'unknown') return null;
  const access = aiAccess(status, subscription);
  return access.kind === 'blocked' ? access.reason : null;
};
