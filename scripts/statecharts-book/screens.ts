import { existsSync, readdirSync } from 'node:fs';

export const PICTURES_FOLDER = 'docs/statecharts/pictures';

/** Which pictures of the end-to-end run show a state: by machine and path, the names that the tours give their screens. */
export const SCREENS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};

/** The small pictures that are kept beside the charts. */
export const pictureFiles = (): readonly string[] =>
  existsSync(PICTURES_FOLDER) ? readdirSync(PICTURES_FOLDER).toSorted() : [];

const isKept = (name: string): boolean => existsSync(`${PICTURES_FOLDER}/${name}.webp`);

/** The pictures that are kept of a state. */
export const picturesOf = (machine: string, path: string): readonly string[] =>
  (SCREENS[machine]?.[path] ?? []).filter(isKept);
