import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isLeftForCompletion, needsOf, wishOf } from '#domain/access/routes.rules.ts';
import { useEmitted } from '#ui/emitted.ts';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { useApp } from '#ui/services.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { CrashBoundary } from '#ui/navigation/CrashBoundary.tsx';
import { LoadingPage, LostPage } from '#ui/navigation/StatePages.tsx';
import { useArrival } from './arrival.ts';
import { selectGuard } from './guard.view.ts';
import { redirectedFrom, wasRedirected } from '#ui/navigation/redirected.ts';

const UncheckedPage = lazyPart(async () => (await import('#ui/navigation/UncheckedPage.tsx')).UncheckedPage);

const Verdict = ({ path }: { readonly path: string }): ReactNode => {
  const { navigationGuard } = useApp();
  const view = useSelector(navigationGuard, (snapshot) => selectGuard(snapshot, path), shallowEqual);
  switch (view.screen) {
    case 'checking':
      return <LoadingPage />;
    case 'failed':
      return <UncheckedPage failure={view.failure} />;
    case 'page':
      return <Outlet />;
  }
};

/** The page at this address, if the guard lets the visitor see it (S2 §4). A public page is shown at once. */
export const GuardedPage = () => {
  const { navigationGuard, profileCompletion } = useApp();
  const location = useLocation();
  const navigate = useNavigate();
  const { path, isReading } = wishOf(location);
  // Whoever goes back to where they were once led goes by themselves.
  const isBack = useNavigationType() === 'POP';
  const isByPupil = isBack || !wasRedirected(location);
  useArrival();

  useEmitted(navigationGuard, 'navigation.redirected', ({ from, to }) => {
    // What is decided of a page that was left meanwhile, for the completion of the profile, leads nobody away from there.
    if (from !== wishOf(window.location).path) return;
    void navigate(to, { replace: true, state: redirectedFrom(window.location) });
  });
  useEmitted(profileCompletion, 'completion.needed', ({ path: completionPath }) => {
    const { pathname } = window.location;
    if (!isLeftForCompletion(pathname)) return;
    // Back leads to what may be seen without a profile, and not out of the product.
    const replace = needsOf(pathname).length > 0;
    void navigate(completionPath, { replace, state: redirectedFrom(window.location) });
  });

  // What is read there changes with the query; the page is asked for once.
  const ask = useEffectEvent((wished: string, isWished: boolean) =>
    navigationGuard.send({
      type: 'navigation.requested',
      path: wished,
      isReading,
      at: Date.now(),
      isByPupil: isWished,
    }),
  );
  // After the listeners: the guard may answer in the same breath.
  useEffect(() => {
    ask(path, isByPupil);
  }, [path, isByPupil]);

  return (
    <CrashBoundary place={`${location.key} ${path}`}>
      <LostPartBoundary key={path} renderLost={(retry) => <LostPage onRetry={retry} />}>
        {path === '/' ? (
          // React would hydrate what stands in a Suspense later than the rest.
          <Outlet />
        ) : (
          <Suspense fallback={<LoadingPage />}>
            {needsOf(path).length === 0 ? <Outlet /> : <Verdict path={path} />}
          </Suspense>
        )}
      </LostPartBoundary>
    </CrashBoundary>
  );
};
