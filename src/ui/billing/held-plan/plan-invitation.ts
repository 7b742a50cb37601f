import { shallowEqual, useSelector } from '@xstate/react';
import { BILLING } from '#composition/billing.tokens.ts';
import { useService } from '#ui/services.tsx';
import { selectInvitation, type Invitation } from './held-plan.view.ts';

/** What the held plan invites to; null for nothing. */
export const usePlanInvitation = (): Invitation | null =>
  useSelector(useService(BILLING.subscriptionStatus), selectInvitation, shallowEqual);
