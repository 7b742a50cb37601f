import { Suspense, useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSelector } from '@xstate/react';
import { Logo } from '#ui/design/Logo.tsx';
import { Shell } from '#ui/design/Shell.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { selectTrialDialog } from '#ui/access/trial/trial.view.ts';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { useApp, useIsPrerendered, useShownApp } from '#ui/services.tsx';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { AuthDialog, Toasts, TrialDialog, useWarmUps } from './dialogs.ts';
import { Footer } from './Footer.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { MemberLink } from './MemberLink.tsx';

const MEMBER_LINKS = [
  { to: '/assistant?mode=tutor', label: texts.tutor },
  { to: '/praktyka', label: texts.practice },
  { to: '/exams', label: texts.quizzes },
  { to: '/egzaminy', label: texts.exams },
] as const;

const Navigation = ({ onPress }: { readonly onPress?: () => void }) => (
  <>
    {MEMBER_LINKS.map(({ to, label }) => (
      <MemberLink key={to} to={to} onPress={onPress}>
        {label}
      </MemberLink>
    ))}
    <NavLink to="/pricing" onClick={onPress}>
      {texts.pricing}
    </NavLink>
  </>
);

const Dialogs = () => {
  const { authDialog, trial } = useShownApp();
  const isAuthOpen = useSelector(authDialog, (snapshot) => snapshot.hasTag('open'));
  const isTrialOpen = useSelector(trial, (snapshot) => selectTrialDialog(snapshot).dialog !== 'closed');
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

/** They come after the page is alive; where their code is lost, the page does without them. */
const News = () => (
  <LostPartBoundary lost={() => null}>
    <Suspense>
      <Toasts />
    </Suspense>
  </LostPartBoundary>
);

export const AppShell = () => {
  const { authDialog } = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useEmitted(authDialog, 'auth.completed', ({ destination }) => {
    if (destination !== null) void navigate(destination);
  });
  const isAlive = !useIsPrerendered();
  useWarmUps();
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
          isOpen: isMenuOpen,
          onOpenChange: setIsMenuOpen,
          title: texts.menu,
          openLabel: texts.openMenu,
          closeLabel: texts.close,
          content: <Navigation onPress={() => setIsMenuOpen(false)} />,
        }}
        layout={isApp ? 'app' : 'page'}
        footer={isApp ? undefined : <Footer />}
      >
        <Outlet />
      </Shell>
      <Dialogs />
      {isAlive && <News />}
    </>
  );
};
