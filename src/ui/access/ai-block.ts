import { useShown } from '#ui/shown.ts';
import { selectAiBlock, type AiBlock } from './ai-block.view.ts';

/** What keeps the pupil from asking, as far as it is known. */
export const useAiBlock = (): AiBlock | null => {
  const status = useShown('trial', ({ context }) => context.status);
  return useShown('session', (session) => selectAiBlock(session, status));
};
