import { useEffect, useEffectEvent } from 'react';

/** The page shows again as it was left, by the browser's back button: it was not loaded anew. */
export const usePageReturned = (onReturn: () => void): void => {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
};

/** The tab is looked at again, or the network is back. */
export const useTabReturned = (onReturn: () => void): void => {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const hear = () => {
      if (document.visibilityState === 'visible') tell();
    };
    document.addEventListener('visibilitychange', hear);
    for (const type of ['pageshow', 'focus', 'online']) window.addEventListener(type, hear);
    return () => {
      document.removeEventListener('visibilitychange', hear);
      for (const type of ['pageshow', 'focus', 'online']) window.removeEventListener(type, hear);
    };
  }, []);
};
