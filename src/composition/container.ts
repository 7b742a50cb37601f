import 'reflect-metadata';
import { Container, type ContainerModule } from 'inversify';
import { adapters } from './adapters.module.ts';
import { machines } from './machines.module.ts';

/** The whole application; `overrides` put fakes in the place of ports. */
export const composeApplication = (...overrides: ContainerModule[]): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(adapters, machines, ...overrides);
  return container;
};
