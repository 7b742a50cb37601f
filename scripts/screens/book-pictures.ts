import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES_FOLDER, SCREENS } from '../statecharts-book/screens.ts';

/** A few kilobytes each: they are committed. */
const LOOK = '360×740 light';
const WIDTH = 216;
const QUALITY = 45;

/** Keeps a small picture of each screen that the book of the machines shows, if this run has come to it; tells of how many. */
export const keepBookPictures = async (folder: string): Promise<number> => {
  const wanted = [...new Set(Object.values(SCREENS).flatMap((states) => Object.values(states).flat()))];
  const taken = wanted.filter((screen) => existsSync(join(folder, LOOK, `${screen}.png`)));
  mkdirSync(PICTURES_FOLDER, { recursive: true });
  await Promise.all(
    taken.map((screen) =>
      sharp(join(folder, LOOK, `${screen}.png`))
        .resize(WIDTH)
        .webp({ quality: QUALITY })
        .toFile(join(PICTURES_FOLDER, `${screen}.webp`)),
    ),
  );
  return taken.length;
};
