import type { Container } from 'inversify';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { AppActors } from '#application/app.connections.ts';
import { TOKENS } from '#composition/tokens.ts';
import type { Token } from '#composition/token.ts';

const ContainerContext = createContext<Container | null>(null);

export const Services = ({ container, children }: { readonly container: Container; readonly children: ReactNode }) => (
  <ContainerContext value={container}>{children}</ContainerContext>
);

export const useService = <Service,>(service: Token<Service>): Service => {
  const container = use(ContainerContext);
  if (container === null) throw new Error('A component that needs services stands outside of <Services>.');
  return container.get(service);
};

/** The machines that live as long as the page. */
export const useApp = (): AppActors => useService(TOKENS.app);

const neverChanges = () => () => undefined;

/** The machines that the page shows: while it is prerendered, and while the browser takes that over, those before anything has happened. */
export const useShownApp = (): AppActors => {
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useService(isPrerendered ? TOKENS.initialApp : TOKENS.app);
};
