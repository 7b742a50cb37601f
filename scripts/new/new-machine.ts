import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { featureNameOf, isFeatureName } from './feature-name.ts';
import { machineTexts } from './machine-texts.ts';

/** What is to be made, and where: `root` is the folder of the project. */
export interface Order {
  readonly root: string;
  readonly context: string;
  readonly name: string;
}

/** Where the machines stand whose adapters and screens are still to come. */
export const WAITING_LIST = 'tests/architecture/machines.test.ts';
const LIST = /(const STILL_TO_COME: readonly string\[\] = )\[([^\]]*)\]/;

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Why a machine cannot be made, in one line; `undefined` if it can. */
export const refusalOf = ({ root, context, name }: Order): string | undefined => {
  const domain = join(root, 'src/domain');
  const contexts = foldersIn(domain).filter((folder) => folder !== 'shared');
  if (!contexts.includes(context)) return `There is no context "${context}": it is one of ${contexts.join(', ')}.`;
  if (!isFeatureName(name)) return `"${name}" cannot be the name of a feature: it is written like study-plan.`;
  const namesake = contexts.find((one) => existsSync(join(domain, one, name)));
  if (namesake !== undefined) return `src/domain/${namesake}/${name} is there already, and a name is given once.`;
  const taken = Object.keys(machineTexts(context, featureNameOf(name))).find((path) => existsSync(join(root, path)));
  return taken === undefined ? undefined : `${taken} is there already.`;
};

/** The list with one name more, in its order. */
const withName = (text: string, name: string): string => {
  if (!LIST.test(text)) throw new Error(`${WAITING_LIST} has no list STILL_TO_COME.`);
  return text.replace(LIST, (_, head: string, list: string) => {
    const names = [...list.matchAll(/'([^']+)'/g)].map(([, one = '']) => one);
    return `${head}[${[...names, name]
      .toSorted()
      .map((one) => `'${one}'`)
      .join(', ')}]`;
  });
};

/** All that is written, by its path, as `npm run format` leaves it. */
export const filesOf = async ({ root, context, name }: Order): Promise<Readonly<Record<string, string>>> => {
  const options = { ...(await resolveConfig(join(root, 'package.json'))), parser: 'typescript' };
  const texts = {
    ...machineTexts(context, featureNameOf(name)),
    [WAITING_LIST]: withName(readFileSync(join(root, WAITING_LIST), 'utf8'), name),
  };
  return Object.fromEntries(
    await Promise.all(Object.entries(texts).map(async ([path, text]) => [path, await format(text, options)] as const)),
  );
};

export const writeFiles = (root: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

/** What whoever has asked for the machine does next. */
export const nextSteps = ({ context, name }: Order): readonly string[] => [
  `1. Make it yours: types, rules and chart in src/domain/${context}/${name}/, and in meta.source the sections that it tells.`,
  `2. npx vitest run tests/model/${context}/${name} tests/domain/${context}/${name}; npm run mutate -- ${name}`,
  `3. npm run statecharts; then tell its story above the line in docs/statecharts/${name}.md.`,
  `4. The rest of “A slice, file by file” in CONTRIBUTING.md; with the token of its logic it leaves the list STILL_TO_COME of ${WAITING_LIST}.`,
];
