import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { titleOf } from '#ui/texts/titles.pl.ts';

/** Whoever is in a dialog, or on the page already, is left there. */
const isElsewhere = (): boolean =>
  document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"]') === null;

/** Browsers share a page under its canonical address. */
const renameCanonical = (path: string): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link !== null) link.href = new URL(path, link.href).href;
};

/** Coming to a page: its title, its beginning, and the focus, so that a screen reader goes on there (WCAG 2.4.2, 2.4.3). */
export const useArrival = (): void => {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  const arrive = useEffectEvent((path: string) => {
    document.title = titleOf(path);
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    renameCanonical(path);
    if (!isBack) window.scrollTo(0, 0);
    if (isElsewhere()) document.querySelector('main')?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(pathname), [pathname]);
};
