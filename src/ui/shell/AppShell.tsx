import { Suspense } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '#ui/design/Logo.tsx';
import { Shell } from '#ui/design/Shell.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { selectTrialDialog } from '#ui/access/trial/trial.view.ts';
import { useHomeWarmUp } from '#ui/home/home-warm-up.ts';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { useApp, WhenAlive } from '#ui/services.tsx';
import { useShown } from '#ui/shown.ts';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { AuthDialog, Menu, NewVersion, Purchases, Resilience, Toasts, TrialDialog, useWarmUps } from './dialogs.ts';
import { useIsIdle } from './is-idle.ts';
import { useArePurchasesWanted } from './purchases-wanted.ts';
import { useIsResilienceWanted } from './resilience-wanted.ts';
import { Footer } from './Footer.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { LateCookieConsent } from '#ui/support/cookie-consent/LateCookieConsent.tsx';
import { useLayer } from '#ui/navigation/layer.ts';
import { Navigation } from './Navigation.tsx';

const Dialogs = () => {
  const { authDialog, trial } = useApp();
  const isAuthOpen = useShown('authDialog', (snapshot) => snapshot.hasTag('open'));
  const isTrialOpen = useShown('trial', (snapshot) => selectTrialDialog(snapshot).dialog !== 'closed');
  return (
    <>
      <LazyDialog onClose={() => authDialog.send({ type: 'pupil.dialogClosed' })}>
        {isAuthOpen && <AuthDialog />}
      </LazyDialog>
      <LazyDialog onClose={() => trial.send({ type: 'pupil.dialogClosed' })}>
        {isTrialOpen && <TrialDialog />}
      </LazyDialog>
    </>
  );
};

/** Their place stands before they come, or nothing is announced; with the first of them, if that is early. Where the code is lost, the page does without them. */
const News = () => {
  const isIdle = useIsIdle();
  const isSomethingTold = useShown('toasts', (snapshot) => !snapshot.matches('empty'));
  return (
    (isIdle || isSomethingTold) && (
      <LostPartBoundary renderLost={() => null}>
        <Suspense>
          <Toasts />
        </Suspense>
      </LostPartBoundary>
    )
  );
};

/** Nobody waits for it; and in development there is no worker, which would keep what has been changed since. */
const Updates = () => {
  const isIdle = useIsIdle(import.meta.env.PROD);
  return (
    isIdle && (
      <LostPartBoundary renderLost={() => null}>
        <Suspense>
          <NewVersion />
        </Suspense>
      </LostPartBoundary>
    )
  );
};

/** After a page of plans; or where a login finds what was chosen before it (S1 §4.60). */
const BackgroundPurchases = () =>
  useArePurchasesWanted() && (
    <LostPartBoundary renderLost={() => null}>
      <Suspense>
        <Purchases />
      </Suspense>
    </LostPartBoundary>
  );

/** Once a page is idle, or when something is wrong. */
const BackgroundResilience = () =>
  useIsResilienceWanted() && (
    <LostPartBoundary renderLost={() => null}>
      <Suspense>
        <Resilience />
      </Suspense>
    </LostPartBoundary>
  );

export const AppShell = () => {
  const { authDialog } = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const menu = useLayer('menu');
  useEmitted(authDialog, 'auth.completed', ({ destination }) => {
    if (destination !== null) void navigate(destination);
  });
  useWarmUps();
  const isHome = pathname === '/';
  const warmHomeUp = useHomeWarmUp();
  const isApp = pathname.toLowerCase() === '/assistant';
  return (
    <>
      <Shell
        skipLabel={texts.skip}
        banner={
          <WhenAlive>
            <LateCookieConsent />
          </WhenAlive>
        }
        logo={
          <Link
            to="/"
            aria-label={`${texts.product} – ${texts.home}`}
            onPointerEnter={isHome ? undefined : warmHomeUp}
            onFocus={isHome ? undefined : warmHomeUp}
          >
            <Logo name={texts.product} />
          </Link>
        }
        navigation={<Navigation />}
        navigationLabel={texts.navigation}
        actions={<HeaderActions />}
        menu={{ isOpen: menu.isOpen, onOpen: menu.open, openLabel: texts.openMenu }}
        layout={isApp ? 'app' : 'page'}
        footer={isApp ? undefined : <Footer />}
      >
        <Outlet />
      </Shell>
      <LazyDialog onClose={menu.close}>{menu.isOpen && <Menu onClose={menu.close} />}</LazyDialog>
      <Dialogs />
      <WhenAlive>
        <BackgroundPurchases />
        <BackgroundResilience />
        <News />
        <Updates />
      </WhenAlive>
    </>
  );
};
