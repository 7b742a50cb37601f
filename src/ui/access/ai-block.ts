import { useSelector } from '@xstate/react';
import { useShownApp } from '#ui/services.tsx';
import { selectAiBlock, type AiBlock } from './ai-block.view.ts';

/** What keeps the pupil from asking, as far as it is known. */
export const useAiBlock = (): AiBlock | null => {
  const { session, trial } = useShownApp();
  const knownTrial = useSelector(trial, (snapshot) => snapshot);
  return useSelector(session, (snapshot) => selectAiBlock(snapshot, knownTrial));
};
