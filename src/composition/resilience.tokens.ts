import type { ClientLogStore } from '#application/ports/client-log-store.port.ts';
import type { ClientLogLogic } from '#application/resilience/client-log/client-log.logic.ts';
import type { RecoveryLogic } from '#application/resilience/recovery/recovery.logic.ts';
import type { Resilience } from '#application/resilience/resilience.actor.ts';
import { token } from './token.ts';

/** What cares about what goes wrong. */
export const RESILIENCE = {
  clientLogStore: token<ClientLogStore>('ClientLogStore'),

  clientLogLogic: token<ClientLogLogic>('ClientLogLogic'),
  recoveryLogic: token<RecoveryLogic>('RecoveryLogic'),

  /** It lives as long as the page, from an idle moment or the first problem on. */
  resilience: token<Resilience>('Resilience'),
} as const;
