// First: it says in which order the layers of the other style sheets count.
import '#ui/design/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchErrors } from '#adapters/browser/window-errors.ts';
import { composeApplication } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import type { ErrorPlace } from '#domain/resilience/problem.rules.ts';
import { App } from '#ui/App.tsx';
import { LostPart } from '#ui/lazy/lost-part.ts';
import { PAGES } from '#ui/routes/AppRoutes.tsx';

const container = composeApplication();
// The code of this page arrives while it is being found out who is here.
void Object.entries(PAGES)
  .find(([path]) => path === window.location.pathname)?.[1]
  .warmUp(container);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
const app = <App container={container} />;
const report = (place: ErrorPlace, error: unknown, components = ''): void =>
  container
    .get(CORE.problems)
    .report({ type: 'error.thrown', place, error, components, at: container.get(CORE.clock).now() });
watchErrors(window, report);
/** A part that could not be fetched says so on the page, and is no error of ours. */
const onCaughtError = (
  error: unknown,
  { componentStack = '' }: { readonly componentStack?: string | undefined },
): void => {
  const isLost = error instanceof LostPart;
  if (!isLost) console.error(error);
  report(isLost ? 'part' : 'rendering', error, componentStack);
};
// Only the page of the home address is prerendered; a copy of it elsewhere, such as at /index.html, is rendered anew.
if (root.hasChildNodes() && window.location.pathname === '/') hydrateRoot(root, app, { onCaughtError });
else createRoot(root, { onCaughtError }).render(app);
