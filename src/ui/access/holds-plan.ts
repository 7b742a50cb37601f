import { useSelector } from '@xstate/react';
import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import { useApp } from '#ui/services.tsx';

/** Whether a plan is held, as far as it is known. Beside one no trial is begun, and no points are counted (S1 §2.38, D16, D27). */
export const useHoldsPlan = (): boolean =>
  useSelector(
    useApp().session,
    ({ context: { subscription } }) => subscription !== 'unknown' && hasActivePlan(subscription),
  );
