import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContainerModule, type Container } from 'inversify';
import { composeApplication, loadOnce } from '#composition/container.ts';

const FOLDER = 'src/composition';

const exportsOf = (ending: string): Promise<unknown[]> =>
  Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(ending))
      .map(async (file): Promise<unknown[]> => Object.values(await import(pathToFileURL(resolve(FOLDER, file)).href))),
  ).then((files) => files.flat());

const isModule = (value: unknown): value is ContainerModule => value instanceof ContainerModule;
const isSymbol = (value: unknown): value is symbol => typeof value === 'symbol';

/** The application with the modules of all its contexts, and everything that it is to be made of. */
export const composed = async (): Promise<{ readonly container: Container; readonly tokens: readonly symbol[] }> => {
  const [modules, tokens] = await Promise.all([exportsOf('.module.ts'), exportsOf('.tokens.ts')]);
  const container = composeApplication();
  loadOnce(container, modules.flat().filter(isModule));
  return { container, tokens: tokens.flatMap((value) => [value, ...Object.values(Object(value))]).filter(isSymbol) };
};
