// First: it says in which order the layers of the other style sheets count.
import '#ui/design/base.css';
import { startTransition } from 'react';
import { watchErrors } from '#adapters/browser/window-errors.ts';
import { composeApplication } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import type { Token } from '#composition/token.ts';
import type { ErrorPlace } from '#domain/resilience/problem.rules.ts';
import { App } from '#ui/App.tsx';
import { LostPart } from '#ui/lazy/lost-part.ts';
import { UNKNOWN_PATH } from '#domain/access/routes.rules.ts';
import { partAt } from '#ui/routes/AppRoutes.tsx';

/** What comes next is a task of its own: the browser paints and hears what was pressed in between. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

await nextTask();
const container = composeApplication();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
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

const { pathname, search } = window.location;
/** The path of the page that stands here already (D37, D43), if any does. */
const { page } = root.dataset;
const part = partAt(page ?? pathname);
// The code of the page arrives while it is being found out who is here.
const coming = part?.warmUp(container);
/** Home is the same whatever the query says; of the others a query may tell something that the prerendered page does not know. */
const isSame = page === '/' ? pathname === '/' : search === '' && (page === pathname || page === UNKNOWN_PATH);

/** Makes a service before it is needed. */
const prepare = async (service: Token<unknown>): Promise<void> => {
  await nextTask();
  try {
    container.get(service);
  } catch {
    // It fails again where it is needed, and there the page can say so.
  }
};

const begin = async (): Promise<void> => {
  await prepare(CORE.appLogic);
  await prepare(CORE.initialApp);
  await prepare(CORE.app);
  await nextTask();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  // What can be read already stays until the code of its page is here.
  if (page !== undefined) await coming;
  // Where the address is another one by now, so is its page.
  const isTakenOver = page !== undefined && isSame && window.location.pathname === pathname;
  const app = <App container={container} isPrerendered={isTakenOver} />;
  if (isTakenOver) startTransition(() => void hydrateRoot(root, app, { onCaughtError }));
  else createRoot(root, { onCaughtError }).render(app);
};
begin().catch((error: unknown) => {
  report('part', error);
  window.dispatchEvent(new Event('app.lost'));
});
