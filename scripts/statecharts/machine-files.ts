import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';

/** A machine with what lies beside it: its rules' named numbers and the events that its types let it emit. */
export interface MachineFile {
  /** `payment-polling`: the name of the machine's page and of its model. */
  readonly name: string;
  /** Path of the machine from the project's root, with `/`. */
  readonly file: string;
  readonly machine: AnyStateMachine;
  readonly constants: readonly Constant[];
  readonly emits: readonly string[];
}

interface Constant {
  readonly name: string;
  readonly value: number | string;
  /** The comment above it. */
  readonly meaning: string;
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const importOf = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(file).href)) as Record<string, unknown>;

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const isNumbers = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((part) => typeof part === 'number');

const valueOf = (value: unknown): number | string | undefined => {
  if (typeof value === 'number') return value;
  return isNumbers(value)
    ? Object.entries(value)
        .map(([key, part]) => `${key} ${part.toLocaleString('en-GB')}`)
        .join(', ')
    : undefined;
};

const constantsOf = async (rulesFile: string): Promise<Constant[]> => {
  if (!existsSync(rulesFile)) return [];
  const text = textOf(rulesFile);
  return Object.entries(await importOf(rulesFile))
    .filter(([name]) => /^[A-Z][A-Z0-9_]*$/.test(name))
    .flatMap(([name, exported]) => {
      const value = valueOf(exported);
      const meaning = new RegExp(`/\\*\\*([^*]*)\\*/\\s*export const ${name}\\b`).exec(text)?.[1]?.trim() ?? '';
      return value === undefined ? [] : [{ name, value, meaning }];
    })
    .toSorted((a, b) => text.indexOf(`const ${a.name}`) - text.indexOf(`const ${b.name}`));
};

const emitsOf = (typesFile: string): string[] => {
  const union = /export type \w+Emitted =([\s\S]*?);\s*(?=\n\n|\nexport|$)/.exec(textOf(typesFile))?.[1] ?? '';
  return [...union.matchAll(/type: '([^']+)'/g)].map(([, type = '']) => type);
};

/** Reads every machine of `folder`, in alphabetical order. */
export const machinesIn = async (folder: string): Promise<readonly MachineFile[]> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .toSorted((a, b) => basename(a).localeCompare(basename(b), 'en'));
  return Promise.all(
    files.map(async (file) => {
      const machine = Object.values(await importOf(file)).find(isMachine);
      if (machine === undefined) throw new Error(`${file} exports no machine.`);
      const beside = (role: string): string => file.replace(/\.machine\.ts$/, `.${role}.ts`);
      return {
        name: basename(file, '.machine.ts'),
        file,
        machine,
        constants: await constantsOf(beside('rules')),
        emits: emitsOf(beside('types')),
      };
    }),
  );
};
