import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:common-passwords';
/** How many of the most common passwords are refused (R13), and how short one is refused anyway (S1 §9.28). */
const COUNT = 3_000;
const MIN_LENGTH = 6;
const DICTIONARY = 'node_modules/@zxcvbn-ts/language-common/src/passwords.json';

const isPasswordList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** The most common passwords that are long enough to be chosen, one a line: the browser need not load the whole dictionary. */
export const commonPasswords = (): Plugin => ({
  name: 'common-passwords',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    const dictionary: unknown = JSON.parse(readFileSync(DICTIONARY, 'utf8'));
    if (!isPasswordList(dictionary)) return this.error(`${DICTIONARY} is no list of passwords.`);
    const common = dictionary.filter((word) => word.length >= MIN_LENGTH).slice(0, COUNT);
    return `export const commonPasswords = ${JSON.stringify(common.join('\n'))};`;
  },
});
