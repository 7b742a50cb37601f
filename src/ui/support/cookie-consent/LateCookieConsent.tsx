import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CORE } from '#composition/core.tokens.ts';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useService } from '#ui/services.tsx';

const CookieConsent = lazyPart(
  async () => (await import('./CookieConsent.tsx')).CookieConsent,
  async () => (await import('#composition/consent.module.ts')).consent,
);

/** When the page has come to rest; at once where it is what the visitor came for, and from then on. Where its code is lost, nothing is asked and nothing allowed. */
export const LateCookieConsent = () => {
  const idle = useService(CORE.idle);
  const { pathname } = useLocation();
  const [isWanted, want] = useState(false);
  if (pathname === '/ustawienia-cookies' && !isWanted) want(true);
  useEffect(() => {
    void idle.wait().then(() => want(true));
  }, [idle]);
  return (
    isWanted && (
      <LostPartBoundary renderLost={() => null}>
        <Suspense>
          <CookieConsent />
        </Suspense>
      </LostPartBoundary>
    )
  );
};
