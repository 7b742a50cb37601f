import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CONSENT } from '#composition/consent.tokens.ts';
import { CORE } from '#composition/core.tokens.ts';
import { routeOf } from '#domain/access/routes.rules.ts';
import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useService } from '#ui/services.tsx';
import { cookieTexts } from '#ui/texts/cookie-consent.pl.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { selectChoices, selectIsAsking, selectIsResetting } from './cookie-consent.view.ts';

const CustomiseDialog = lazyPart(async () => (await import('./CustomiseDialog.tsx')).CustomiseDialog);
const ResetDialog = lazyPart(async () => (await import('./ResetDialog.tsx')).ResetDialog);

/** Tells the analytics which page is shown, by its route: neither the ids nor the query of its address. */
const useCountedPages = (path: string): void => {
  const analytics = useService(CONSENT.analytics);
  const route = routeOf(path)?.path ?? null;
  useEffect(() => {
    if (route !== null) analytics.pageSeen(route);
  }, [analytics, route]);
};

const Dialogs = () => {
  const consent = useService(CONSENT.cookieConsent);
  const clock = useService(CORE.clock);
  const choices = useSelector(consent, selectChoices);
  const isResetting = useSelector(consent, selectIsResetting);
  const close = () => consent.send({ type: 'visitor.dialogClosed' });
  const decline = () => consent.send({ type: 'visitor.resetDeclined' });
  return (
    <>
      <LazyDialog onClose={close}>
        {choices !== null && (
          <CustomiseDialog
            choices={choices}
            onChange={(category, isAllowed) => consent.send({ type: 'visitor.choiceChanged', category, isAllowed })}
            onSave={() => consent.send({ type: 'visitor.choicesSaved', at: clock.now() })}
            onAcceptAll={() => consent.send({ type: 'visitor.allAccepted', at: clock.now() })}
            onRejectAll={() => consent.send({ type: 'visitor.allRejected', at: clock.now() })}
            onClose={close}
          />
        )}
      </LazyDialog>
      <LazyDialog onClose={decline}>
        {isResetting && (
          <ResetDialog onConfirm={() => consent.send({ type: 'visitor.resetConfirmed' })} onCancel={decline} />
        )}
      </LazyDialog>
    </>
  );
};

/** What the consent shows on every page: the banner while there is no answer, and the dialogs of the cookie settings. */
export const CookieConsent = () => {
  const consent = useService(CONSENT.cookieConsent);
  const clock = useService(CORE.clock);
  const { pathname } = useLocation();
  const isAsking = useSelector(consent, selectIsAsking);
  const place = pathname.toLowerCase() === '/assistant' ? 'app' : 'page';
  useCountedPages(pathname);
  useEmitted(consent, 'page.reloadRequested', () => window.location.reload());
  return (
    <>
      <LiveRegion message={isAsking && place === 'page' ? cookieTexts.banner.announced : ''} />
      {isAsking && (
        <CookieBanner
          place={place}
          onAcceptAll={() => consent.send({ type: 'visitor.allAccepted', at: clock.now() })}
          onRejectAll={() => consent.send({ type: 'visitor.allRejected', at: clock.now() })}
          onCustomise={() => consent.send({ type: 'visitor.customiseRequested' })}
        />
      )}
      <Dialogs />
    </>
  );
};
