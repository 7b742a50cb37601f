// Before Inversify.
import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';
import { Failure } from '#domain/shared/failure.ts';
import { coreModule, type Arrivals } from './core.module.ts';
import type { Token } from './token.ts';

type ImportModules = () => Promise<readonly ContainerModule[]>;

const loaded = new WeakMap<Container, Set<ContainerModule>>();

/** Modules arrive with the pages that need them; each is loaded once, whoever brings it. */
export const loadOnce = (container: Container, modules: readonly ContainerModule[]): void => {
  const known = loaded.get(container) ?? new Set();
  loaded.set(container, known);
  for (const module of modules) {
    if (known.has(module)) continue;
    known.add(module);
    container.loadSync(module);
  }
};

/** What lives as long as the page; `overrides` put fakes in the place of ports. The modules of pages come with them. */
export const composeApplication = (...overrides: ContainerModule[]): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  const arriving = async <Port>(importModules: ImportModules, port: Token<Port>): Promise<Port> => {
    const modules = await importModules().catch((cause: unknown) => {
      throw new Failure('network/offline', { cause });
    });
    loadOnce(container, modules);
    return container.get(port);
  };
  const arrivals: Arrivals = {
    fromBackend: (port) => arriving(async () => [(await import('./backend.module.ts')).backend], port),
    fromIdentity: (port) => arriving(async () => (await import('./identity.module.ts')).identity, port),
    arrived: (service) => container.get(service),
  };
  container.loadSync(coreModule(arrivals), ...overrides);
  return container;
};
