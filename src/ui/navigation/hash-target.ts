import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings into sight what the address names behind its `#`: the page came after the browser had looked for it. What is folded opens. */
export const useHashTarget = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target === null) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  }, [hash]);
};
