import { useEffect, useState, type ComponentType } from 'react';
import { loadedFormulas, loadFormulasWithLetters } from './formula.loader.ts';
import type { RichTextProps } from './rich-text.types.ts';

let loaded: ComponentType<RichTextProps> | null = null;

/** What sets texts, where it has come already. */
export const loadedBlocks = (): ComponentType<RichTextProps> | null => loaded;

/** Fetches marked and DOMPurify. */
export const loadBlocks = async (): Promise<ComponentType<RichTextProps>> =>
  (loaded ??= (await import('./RichTextBlocks.tsx')).RichTextBlocks);

/** How long a text is kept back for its setting, in milliseconds; RichText.module.css says the same. */
export const SETTING_TIMEOUT = 3000;

const isHere = (): boolean => loadedBlocks() !== null && loadedFormulas() !== null;

/** Fetches both before there is a text, where one is sure to come; whatever is lost is asked for again with the text. */
export const fetchSetting = async (): Promise<void> => {
  if (!isHere()) await Promise.allSettled([loadBlocks(), loadFormulasWithLetters()]);
};

/** Whether a page that opens texts keeps them back, so that nothing moves under a reader when they are set: from the opening until what sets them has come, or is not waited for any longer. */
export const useAwaitedSetting = (isOpening: boolean): boolean => {
  const [isReady, setReady] = useState(isHere);
  const [isWanted, setWanted] = useState(isOpening);
  if (isOpening && !isWanted) setWanted(true);
  const isAwaited = isWanted && !isReady;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const end = () => setReady(true);
    const timeout = AbortSignal.timeout(SETTING_TIMEOUT);
    timeout.addEventListener('abort', end);
    void fetchSetting().then(end);
    return () => timeout.removeEventListener('abort', end);
  }, [isAwaited]);
  return isAwaited;
};
