import { useSelector } from '@xstate/react';
import { useApp } from '#ui/services.tsx';
import { selectAiBlock, type AiBlock } from './ai-block.view.ts';

/** What keeps the pupil from asking, as far as it is known. */
export const useAiBlock = (): AiBlock | null => {
  const { session, trial } = useApp();
  const knownTrial = useSelector(trial, (snapshot) => snapshot);
  return useSelector(session, (snapshot) => selectAiBlock(snapshot, knownTrial));
};
