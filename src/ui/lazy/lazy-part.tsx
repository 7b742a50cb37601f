import type { Container, ContainerModule } from 'inversify';
import { use, type ComponentType, type ReactNode } from 'react';
import { loadOnce } from '#composition/container.ts';
import { useContainer } from '#ui/services.tsx';
import { LostPart } from './lost-part.ts';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches it before it is wanted. A failure is no matter: it is fetched again when it is shown. */
  warmUp(container: Container): Promise<void>;
  /** Whether its code is here, so that it is shown without waiting. */
  isHere(): boolean;
}

type ImportModules = () => Promise<readonly ContainerModule[]>;

/** A page or a dialog whose code comes when it is first shown; beside it, the modules of its context, which are loaded into the container once. */
export const lazyPart = <Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  importModules: ImportModules = async () => [],
): LazyPart<Props> => {
  let pending: Promise<ComponentType<Props>> | null = null;
  let arrived: ComponentType<Props> | null = null;
  let brought: readonly ContainerModule[] = [];
  const forget = () => {
    pending = null;
  };
  const load = async (container: Container): Promise<ComponentType<Props>> => {
    try {
      const [component, modules] = await Promise.all([importComponent(), importModules()]);
      loadOnce(container, modules);
      brought = modules;
      arrived = component;
      return component;
    } catch (cause) {
      throw new LostPart(forget, { cause });
    }
  };
  const Part = (props: Props) => {
    const container = useContainer();
    // A part that is here must not wait for a promise: React would show the fallback, and keep it for a while.
    const Shown = arrived ?? use((pending ??= load(container)));
    // It may have come for another container, as where one page after the other is prerendered.
    loadOnce(container, brought);
    return <Shown {...props} />;
  };
  return Object.assign(Part, {
    warmUp: (container: Container) => (pending ??= load(container)).then(() => undefined, forget),
    isHere: () => arrived !== null,
  });
};
