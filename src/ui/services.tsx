import type { Container } from 'inversify';
import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { AppActors } from '#application/app.connections.ts';
import { CORE } from '#composition/core.tokens.ts';
import type { Token } from '#composition/token.ts';

const ContainerContext = createContext<Container | null>(null);

const PrerenderedContext = createContext(false);

interface ServicesProps {
  readonly container: Container;
  /** Whether its HTML is being made, or stands on the page already. */
  readonly isPrerendered?: boolean;
  readonly children: ReactNode;
}

export const Services = ({ container, isPrerendered = false, children }: ServicesProps) => {
  const [isStillPrerendered, setStillPrerendered] = useState(isPrerendered);
  // What a prerendered page has not is rendered piece by piece: whatever is pressed meanwhile goes first.
  useEffect(() => startTransition(() => setStillPrerendered(false)), []);
  return (
    <ContainerContext value={container}>
      <PrerenderedContext value={isStillPrerendered}>{children}</PrerenderedContext>
    </ContainerContext>
  );
};

export const useContainer = (): Container => {
  const container = use(ContainerContext);
  if (container === null) throw new Error('A component that needs services stands outside of <Services>.');
  return container;
};

export const useService = <Service,>(service: Token<Service>): Service => useContainer().get(service);

/** The machines that live as long as the page. */
export const useApp = (): AppActors => useService(CORE.app);

/** Whether the page is being prerendered, or the browser is just taking that over. */
export const useIsPrerendered = (): boolean => use(PrerenderedContext);

/** Only what is alive has it: it is not in a prerendered page. */
export const WhenAlive = ({ children }: { readonly children: ReactNode }) => (useIsPrerendered() ? null : children);
