import { useEffect, useState } from 'react';
import { CORE } from '#composition/core.tokens.ts';
import { useService } from '#ui/services.tsx';

/** Whether the page has had nothing else to do since `isAwaited`. */
export const useIsIdle = (isAwaited = true): boolean => {
  const idle = useService(CORE.idle);
  const [isIdle, begin] = useState(false);
  useEffect(() => {
    if (isAwaited) void idle.wait().then(() => begin(true));
  }, [idle, isAwaited]);
  return isIdle;
};
