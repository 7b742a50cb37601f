/** `npm run video` plays a scene of the product, as it was built last, and writes the films of it for the home page, one for each theme. */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { newPupil, register } from '../tests/e2e/support/pupils.ts';
import { rememberLogin } from '../tests/e2e/support/remembered-login.ts';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { freePort, kill, startServerProcess } from '../tests/support/server-process.ts';
import { ensureChromium } from './chromium.ts';
import { encoded } from './video/encoder.ts';
import { FRAMES_PER_SECOND, playScene } from './video/scene.ts';

const FOLDER = 'public/video';
const PHONE = { width: 360, height: 640 };
const DENSITY = 2;
const BITRATE = 300_000;

/** Each film and its poster by its name; the page shows the one of its theme. */
const FILMS = [
  { name: 'tutor', colorScheme: 'light' },
  { name: 'tutor-dark', colorScheme: 'dark' },
] as const;
type FilmOf = (typeof FILMS)[number];

ensureChromium();
const authPort = await freePort();
const server = await startServerProcess({ PORT: await freePort(), AUTH_EMULATOR_PORT: authPort, DATA_DIR: 'memory:' });
const browser = await chromium.launch(chromiumOptions());
const addresses = { url: server.url, authUrl: `http://localhost:${authPort}` };

const record = async ({ name, colorScheme }: FilmOf): Promise<void> => {
  const pupil = newPupil();
  await register(addresses, pupil);
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: DENSITY,
    isMobile: true,
    hasTouch: true,
    locale: 'pl-PL',
    colorScheme,
    reducedMotion: 'reduce',
  });
  await rememberLogin(context, addresses, pupil);
  const stills = await playScene(await context.newPage(), server.url);
  await context.close();
  const { film, poster } = await encoded(browser, {
    stills,
    width: PHONE.width * DENSITY,
    height: PHONE.height * DENSITY,
    framesPerSecond: FRAMES_PER_SECOND,
    bitrate: BITRATE,
  });
  await Promise.all([writeFile(`${FOLDER}/${name}.webm`, film), writeFile(`${FOLDER}/${name}.webp`, poster)]);
  const seconds = stills.reduce((sum, { frames }) => sum + frames, 0) / FRAMES_PER_SECOND;
  console.log(
    `${name}: ${seconds} s, film ${Math.round(film.length / 1_000)} kB, poster ${Math.round(poster.length / 1_000)} kB`,
  );
};

try {
  await mkdir(FOLDER, { recursive: true });
  for (const film of FILMS) await record(film);
} finally {
  await browser.close();
  await kill(server.process, 'SIGTERM');
}
