import { useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { LEARNING } from '#composition/learning.tokens.ts';
import { useService } from '#ui/services.tsx';
import { isHardwareKey } from './hardware-keyboard.rules.ts';

const COARSE = '(pointer: coarse)';

const watchPointer = (onChange: () => void) => {
  const query = window.matchMedia(COARSE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export interface FormulaKeysState {
  /** There is no mouse, so the keyboard is one on the screen. */
  readonly areOffered: boolean;
  /** From the first time on that the message has had the focus. */
  readonly areShown: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly putAway: () => void;
  readonly bringBack: () => void;
}

/** Whether the mathematical keys stand below the message. They go at the first key of a hardware keyboard, until they are called back. */
export const useFormulaKeys = (): FormulaKeysState => {
  const preference = useService(LEARNING.formulaKeyPreference);
  const areOffered = useSyncExternalStore(watchPointer, () => window.matchMedia(COARSE).matches);
  const [areAway, setAway] = useState(() => preference.areAway());
  const [isMessageKnown, setMessageKnown] = useState(false);
  const show = (isShown: boolean) => {
    setAway(!isShown);
    preference.keep(!isShown);
  };
  return {
    areOffered: areOffered && (isMessageKnown || areAway),
    areShown: areOffered && isMessageKnown && !areAway,
    onFocus: () => setMessageKnown(true),
    onKeyDown: ({ code }) => {
      const visibleHeight = window.visualViewport?.height ?? window.innerHeight;
      if (!areAway && isHardwareKey({ code, visibleHeight, screenHeight: window.screen.height })) setAway(true);
    },
    putAway: () => show(false),
    bringBack: () => show(true),
  };
};
