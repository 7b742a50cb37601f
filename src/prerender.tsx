import { ContainerModule, type Container } from 'inversify';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import type { AppActors } from '#application/app.connections.ts';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { composeApplication } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { App } from '#ui/App.tsx';
import { HERO_PICTURE, HOME_SECTIONS } from '#ui/home/home-sections.ts';
import { PrerenderedSections } from '#ui/lazy/LazySection.tsx';
import { EarlyAssistant } from '#ui/learning/assistant/early/EarlyAssistant.tsx';
import { PAGES } from '#ui/routes/AppRoutes.tsx';
import { Services } from '#ui/services.tsx';
import { AppShell } from '#ui/shell/AppShell.tsx';

/** Composed as in a browser, but nothing is started and nothing is asked for. */
const composeUnstarted = (known: Partial<AppActors> = {}): Container => {
  const container = composeApplication();
  const { actors } = container.get(CORE.initialApp);
  container.loadSync(
    new ContainerModule(({ rebindSync }) => void rebindSync(CORE.app).toConstantValue({ ...actors, ...known })),
  );
  return container;
};

const routerAt =
  (path: string) =>
  ({ children }: { readonly children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;

const SECTIONS = [HERO_PICTURE, ...HOME_SECTIONS];
const AtHome = routerAt('/');

/** What stands below the first screen of the home page, each a root of its own, as it will be when it comes alive (D42). */
const homeSections = async (container: Container): Promise<ReadonlyMap<string, string>> => {
  await Promise.all(SECTIONS.map(({ Part }) => Part.warmUp(container)));
  return new Map(
    SECTIONS.map(({ name, Part }) => [
      name,
      renderToString(
        <Services container={container} isPrerendered>
          <AtHome>
            <Part />
          </AtHome>
        </Services>,
        { identifierPrefix: name },
      ),
    ]),
  );
};

/** The page at a path before anything has happened, as HTML; whatever is known of those who look at it. */
export const prerenderPage = async (path: string, known: Partial<AppActors> = {}): Promise<string> => {
  const container = composeUnstarted(known);
  const page = (
    <PrerenderedSections value={path === '/' ? await homeSections(container) : new Map()}>
      <App container={container} isPrerendered Router={routerAt(path)} />
    </PrerenderedSections>
  );
  // It waits for the parts that come as chunks of their own, but adds scripts to the page, which our policy forbids; what it finds thrown the second one finds too.
  await prerender(page, { onError: () => undefined });
  return renderToString(page);
};

const earlyAssistant = (mode: AssistantMode): string =>
  renderToString(
    <Services container={composeUnstarted()} isPrerendered>
      <StaticRouter location={`/assistant?mode=${mode}`}>
        <Routes>
          <Route element={<AppShell />}>
            <Route path="*" element={<EarlyAssistant mode={mode} />} />
          </Route>
        </Routes>
      </StaticRouter>
    </Services>,
    { identifierPrefix: `early-${mode}` },
  );

/** What a member can use at a path before its code is here (D70), by its mode. */
export const earlyPages: ReadonlyMap<string, () => Readonly<Record<string, string>>> = new Map([
  ['/assistant', () => ({ tutor: earlyAssistant('tutor'), buddy: earlyAssistant('buddy') })],
]);

/** Fetches what stands at a path, where only a browser can show it. */
export const fetchPage: ReadonlyMap<string, () => Promise<void>> = new Map(
  Object.entries(PAGES).map(([path, page]) => [path, () => page.warmUp(composeUnstarted())]),
);
