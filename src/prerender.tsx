import { ContainerModule } from 'inversify';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { AppActors } from '#application/app.connections.ts';
import { initialApp } from '#application/initial-app.actor.ts';
import { composeApplication } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { App } from '#ui/App.tsx';
import { PAGES } from '#ui/routes/AppRoutes.tsx';

/** Composed as in a browser, but nothing is started and nothing is asked for. */
const composeAtRest = (app: AppActors) =>
  composeApplication(new ContainerModule(({ rebind }) => void rebind(CORE.app).toConstantValue(app)));

/** The page at a path before anything has happened, as HTML. */
export const prerenderPage = async (path: string, app: AppActors = initialApp()): Promise<string> => {
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const page = <App container={composeAtRest(app)} Router={Router} />;
  // It waits for the parts that come as chunks of their own, but adds scripts to the page, which our policy forbids; what it finds thrown the second one finds too.
  await prerender(page, { onError: () => undefined });
  return renderToString(page);
};

/** Fetches what stands at a path, where only a browser can show it. */
export const fetchPage: ReadonlyMap<string, () => Promise<void>> = new Map(
  Object.entries(PAGES).map(([path, page]) => [path, () => page.warmUp(composeAtRest(initialApp()))]),
);
