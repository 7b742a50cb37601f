import 'reflect-metadata';
import { Container, type ContainerModule } from 'inversify';
import { Failure } from '#domain/shared/failure.ts';
import { coreModule } from './core.module.ts';
import type { Token } from './token.ts';

const loaded = new WeakMap<Container, Set<ContainerModule>>();

/** Modules arrive with the pages that need them; each is loaded once, whoever brings it. */
export const loadOnce = (container: Container, modules: readonly ContainerModule[]): void => {
  const known = loaded.get(container) ?? new Set();
  loaded.set(container, known);
  for (const module of modules) {
    if (known.has(module)) continue;
    known.add(module);
    container.load(module);
  }
};

/** What lives as long as the page; `overrides` put fakes in the place of ports. The modules of pages come with them. */
export const composeApplication = (...overrides: ContainerModule[]): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  const fromBackend = async <Port>(port: Token<Port>): Promise<Port> => {
    const { backend } = await import('./backend.module.ts').catch((cause: unknown) => {
      throw new Failure('network/offline', { cause });
    });
    loadOnce(container, [backend]);
    return container.get(port);
  };
  container.load(coreModule({ fromBackend, arrived: (service) => container.get(service) }), ...overrides);
  return container;
};
