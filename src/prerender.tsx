import { ContainerModule } from 'inversify';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AppActors } from '#application/app.connections.ts';
import { initialApp } from '#application/initial-app.actor.ts';
import { composeApplication } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { App } from '#ui/App.tsx';
import { PAGES } from '#ui/routes/AppRoutes.tsx';

const AtHome = ({ children }: { readonly children: ReactNode }) => <StaticRouter location="/">{children}</StaticRouter>;

/** Composed as in a browser, but nothing is started and nothing is asked for. */
const composeAtRest = (app: AppActors) =>
  composeApplication(new ContainerModule(({ rebind }) => void rebind(CORE.app).toConstantValue(app)));

/** The home page before anything has happened, as HTML. React's other ways to make it may add scripts of their own, which our policy forbids. */
export const prerenderHome = (app: AppActors = initialApp()): string =>
  renderToString(<App container={composeAtRest(app)} Router={AtHome} />);

/** Each address whose page comes as a chunk of its own, and what fetches it. */
export const pageFetches = Object.entries(PAGES).map(([path, page]) => ({
  path,
  fetch: () => page.warmUp(composeAtRest(initialApp())),
}));
