import { ContainerModule, type Container } from 'inversify';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { AppActors } from '#application/app.connections.ts';
import { initialApp } from '#application/initial-app.actor.ts';
import { composeApplication } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { App } from '#ui/App.tsx';
import { HERO_PICTURE, HOME_SECTIONS } from '#ui/home/home-sections.ts';
import { PrerenderedSections } from '#ui/lazy/LazySection.tsx';
import { PAGES } from '#ui/routes/AppRoutes.tsx';
import { Services } from '#ui/services.tsx';

const AtHome = ({ children }: { readonly children: ReactNode }) => <StaticRouter location="/">{children}</StaticRouter>;

/** Composed as in a browser, but nothing is started and nothing is asked for. */
const composeAtRest = (app: AppActors) =>
  composeApplication(new ContainerModule(({ rebind }) => void rebind(CORE.app).toConstantValue(app)));

const SECTIONS = [HERO_PICTURE, ...HOME_SECTIONS];

/** Fetches what stands below the first screen: it must be here before it is rendered. */
export const fetchSections = async (): Promise<void> => {
  const container = composeAtRest(initialApp());
  await Promise.all(SECTIONS.map(({ Part }) => Part.warmUp(container)));
};

/** Each a root of its own, as it will be when it comes alive (D42). */
const sectionsOf = (container: Container): ReadonlyMap<string, string> =>
  new Map(
    SECTIONS.map(({ name, Part }) => [
      name,
      renderToString(
        <Services container={container}>
          <AtHome>
            <Part />
          </AtHome>
        </Services>,
        { identifierPrefix: name },
      ),
    ]),
  );

/** The home page before anything has happened, as HTML. React's other ways to make it may add scripts of their own, which our policy forbids. */
export const prerenderHome = (app: AppActors = initialApp()): string => {
  const container = composeAtRest(app);
  return renderToString(
    <PrerenderedSections value={sectionsOf(container)}>
      <App container={container} Router={AtHome} />
    </PrerenderedSections>,
  );
};

/** Each address whose page comes as a chunk of its own, and what fetches it. */
export const pageFetches = Object.entries(PAGES).map(([path, page]) => ({
  path,
  fetch: () => page.warmUp(composeAtRest(initialApp())),
}));
