import { lazy, Suspense } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSelector } from '@xstate/react';
import { Logo } from '#ui/design/Logo.tsx';
import { Shell } from '#ui/design/Shell.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { selectAuthDialog } from '#ui/identity/auth-dialog/auth-dialog.view.ts';
import { selectTrialDialog } from '#ui/access/trial/trial.view.ts';
import { useApp, useShownApp } from '#ui/services.tsx';
import { Toasts } from '#ui/support/toasts/Toasts.tsx';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { Footer } from './Footer.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { useLayer } from '#ui/navigation/layer.ts';
import { MenuContent } from './MenuContent.tsx';
import { Navigation } from './Navigation.tsx';

// Dialogs bring the code of modal layers; the first screen does without it.
const AuthDialog = lazy(async () => ({
  default: (await import('#ui/identity/auth-dialog/AuthDialog.tsx')).AuthDialog,
}));
const TrialDialog = lazy(async () => ({ default: (await import('#ui/access/trial/TrialDialog.tsx')).TrialDialog }));

const Dialogs = () => {
  const { authDialog, trial } = useShownApp();
  const isAuthOpen = useSelector(authDialog, (snapshot) => selectAuthDialog(snapshot).screen !== 'closed');
  const isTrialOpen = useSelector(trial, (snapshot) => selectTrialDialog(snapshot).dialog !== 'closed');
  return (
    <Suspense>
      {isAuthOpen && <AuthDialog />}
      {isTrialOpen && <TrialDialog />}
    </Suspense>
  );
};

export const AppShell = () => {
  const { authDialog } = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const menu = useLayer('menu');
  useEmitted(authDialog, 'auth.completed', ({ destination }) => {
    if (destination !== null) void navigate(destination);
  });
  const isApp = pathname.toLowerCase() === '/assistant';
  return (
    <>
      <Shell
        skipLabel={texts.skip}
        logo={
          <Link to="/" aria-label={`${texts.product} – ${texts.home}`}>
            <Logo name={texts.product} />
          </Link>
        }
        navigation={<Navigation />}
        navigationLabel={texts.navigation}
        actions={<HeaderActions />}
        menu={{
          isOpen: menu.isOpen,
          onOpenChange: (isOpen) => (isOpen ? menu.open() : menu.close()),
          title: texts.menu,
          openLabel: texts.openMenu,
          closeLabel: texts.close,
          content: <MenuContent closeLayer={menu.close} />,
        }}
        layout={isApp ? 'app' : 'page'}
        footer={isApp ? undefined : <Footer />}
      >
        <Outlet />
      </Shell>
      <Dialogs />
      <Toasts />
    </>
  );
};
