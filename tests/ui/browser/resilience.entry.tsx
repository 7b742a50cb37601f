import '#ui/design/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import '#ui/navigation/CrashedPage.tsx';
import '#ui/resilience/Resilience.tsx';
import '#ui/resilience/recovery/RecoveryDialog.tsx';
import '#ui/support/toasts/Toasts.tsx';
import { CORE } from '#composition/core.tokens.ts';
import type { Users } from '#application/ports/users.port.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { Problem } from '#domain/resilience/problem.rules.ts';
import { CrashBoundary } from '#ui/navigation/CrashBoundary.tsx';
import { UncheckedPage } from '#ui/navigation/UncheckedPage.tsx';
import { GuardedPage } from '#ui/routes/GuardedPage.tsx';
import { Services } from '#ui/services.tsx';
import { AppShell } from '#ui/shell/AppShell.tsx';
import { accountWorld, type AccountScene } from './account-scenes.ts';
import { pageContainer } from './page-container.ts';

/** What has crashed, as long as it is broken. */
const broken = { page: false, everything: false };

const Fragile = () => {
  if (broken.page) throw new TypeError('Ola Kowalska is not a function');
  return <h1>Cennik</h1>;
};

const Everything = () => {
  if (broken.everything) throw new RangeError('everything');
  return <AppShell />;
};

/** The shell with the real guard, the real recovery and pages of cardboard; `report` is what a test says has gone wrong. */
const show = (scene: AccountScene) => {
  const world = accountWorld(scene);
  let isBackendLost = false;
  window.loseBackend = () => {
    isBackendLost = true;
  };
  const find: Users['find'] = (...asked) =>
    isBackendLost ? Promise.reject(new Failure('server/unavailable')) : world.users.find(...asked);
  const container = pageContainer({ ...world, users: { ...world.users, find } });
  const problems = container.get(CORE.problems);
  const host = document.getElementById('root');
  if (host === null) throw new Error('The page has no root');
  window.report = (problem) => problems.report(problem);
  window.toast = () =>
    container
      .get(CORE.app)
      .toasts.send({ type: 'toast.requested', toast: { type: 'error', topic: 'session/unavailable' } });
  window.breakDown = (what, isBroken) => {
    broken[what] = isBroken;
  };
  const root = createRoot(host, {
    onCaughtError: (error, { componentStack }) =>
      problems.report({ type: 'error.thrown', place: 'rendering', error, components: componentStack ?? '', at: 0 }),
  });
  const render = () =>
    root.render(
      <Services container={container}>
        <CrashBoundary place={null}>
          <BrowserRouter>
            <Routes>
              <Route element={<Everything />}>
                <Route element={<GuardedPage />}>
                  <Route index element={<h1>Początek</h1>} />
                  <Route path="/pricing" element={<Fragile />} />
                  <Route path="/faq" element={<UncheckedPage failure="navigation/redirect-loop" />} />
                </Route>
              </Route>
            </Routes>
          </BrowserRouter>
        </CrashBoundary>
      </Services>,
    );
  render();
  window.renderAgain = render;
};

declare global {
  interface Window {
    showResilience: typeof show;
    renderAgain: () => void;
    loseBackend: () => void;
    report: (problem: Problem) => void;
    toast: () => void;
    breakDown: (what: keyof typeof broken, isBroken: boolean) => void;
  }
}
window.showResilience = show;
