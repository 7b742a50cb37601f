import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BILLING } from '#composition/billing.tokens.ts';
import { COMPLETION_PATH } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { useApp, useService } from '#ui/services.tsx';
import { selectPendingPlan } from './purchase.view.ts';

interface PlanChoice {
  readonly choose: (planId: string) => void;
  /** The plan whose button is at work; null when none is. */
  readonly pending: string | null;
}

/** Begins the purchase of a plan as soon as it is known who is here; whoever has not finished their registration does that first. */
export const usePlanChoice = (): PlanChoice => {
  const { session } = useApp();
  const purchase = useService(BILLING.purchase);
  const navigate = useNavigate();
  const { status } = useSession();
  const isKnown = useSelector(purchase, ({ context }) => context.userId !== null);
  const isSettled = useSelector(session, (snapshot) => !snapshot.hasTag('busy'));
  const canBegin = isKnown || isSettled || status === 'visitor';
  const pending = useSelector(purchase, selectPendingPlan);
  const awaited = useRef<string | null>(null);
  const [waiting, show] = useState<string | null>(null);

  const begin = (planId: string) => {
    if (status === 'unregistered') void navigate(COMPLETION_PATH);
    else purchase.send({ type: 'pupil.planChosen', planId, at: Date.now() });
  };
  const wait = (planId: string) => {
    awaited.current = planId;
    show(planId);
  };
  const goOn = useEffectEvent(() => {
    const planId = awaited.current;
    awaited.current = null;
    if (planId !== null) begin(planId);
  });
  useEffect(() => {
    if (canBegin) goOn();
  }, [canBegin]);
  return { choose: canBegin ? begin : wait, pending: canBegin ? pending : waiting };
};
