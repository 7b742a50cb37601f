import { shallowEqual, useSelector } from '@xstate/react';
import { Badge } from '#ui/design/Badge.tsx';
import { useApp } from '#ui/services.tsx';
import { useAiBlock } from '#ui/access/ai-block.ts';
import { useHoldsPlan } from '#ui/access/holds-plan.ts';
import { accessTexts as texts, trialEndTexts } from '#ui/texts/access.pl.ts';
import { selectTrial } from './trial.view.ts';

/** The points left, as the server last told (S1 §2.113–2.115). Nothing is promised to whoever may not begin yet (R8), nor told to whom no points are counted. */
export const PointsBadge = () => {
  const isGuardianMissing = useAiBlock() === 'guardian_missing';
  const holdsPlan = useHoldsPlan();
  const view = useSelector(useApp().trial, selectTrial, shallowEqual);
  if (holdsPlan) return null;
  switch (view.state) {
    case 'none':
      return null;
    case 'available':
      return isGuardianMissing ? null : <Badge tone="accent">{texts.trialAvailable}</Badge>;
    case 'active':
      return (
        <Badge tone={view.warning === 'warning' ? 'warning' : 'brand'}>
          {texts.pointsLeft(view.points)} {texts.timeLeft(view.hours)}
        </Badge>
      );
    case 'expired':
      return <Badge tone="neutral">{trialEndTexts[view.reason].title}</Badge>;
  }
};
