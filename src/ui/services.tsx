import type { Container } from 'inversify';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { AppActors } from '#application/app.connections.ts';
import { CORE } from '#composition/core.tokens.ts';
import type { Token } from '#composition/token.ts';

const ContainerContext = createContext<Container | null>(null);

export const Services = ({ container, children }: { readonly container: Container; readonly children: ReactNode }) => (
  <ContainerContext value={container}>{children}</ContainerContext>
);

export const useContainer = (): Container => {
  const container = use(ContainerContext);
  if (container === null) throw new Error('A component that needs services stands outside of <Services>.');
  return container;
};

export const useService = <Service,>(service: Token<Service>): Service => useContainer().get(service);

/** The machines that live as long as the page. */
export const useApp = (): AppActors => useService(CORE.app);

const neverChanges = () => () => undefined;

/** Whether the page is being prerendered, or the browser is just taking that over. */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** Only what is alive has it: it is not in a prerendered page. */
export const WhenAlive = ({ children }: { readonly children: ReactNode }) => (useIsPrerendered() ? null : children);
