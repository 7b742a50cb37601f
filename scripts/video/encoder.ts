import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import type { Film } from './encoder.entry.tsx';

/** A browser encodes only for a page that is secure, as one of the own machine is; nothing listens there. */
const PLACE = 'http://localhost:9/';

const isOutput = (result: Awaited<ReturnType<typeof build>>): result is Rolldown.RolldownOutput => 'output' in result;

const encoderScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('encoder.entry.tsx', import.meta.url)) },
    },
  });
  if (!isOutput(built) || built.output.length !== 1) throw new Error('The encoder is to be one script.');
  return built.output[0].code;
};

export interface Encoded {
  readonly film: Buffer;
  readonly poster: Buffer;
}

/** WebM and its poster, made by Chromium itself. */
export const encoded = async (browser: Browser, film: Film): Promise<Encoded> => {
  const script = await encoderScript();
  const page = await browser.newPage();
  await page.route(PLACE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Encoder</title>' }));
  await page.goto(PLACE);
  await page.addScriptTag({ type: 'module', content: script });
  await page.waitForFunction(() => 'encode' in window);
  const made = await page.evaluate((one) => window.encode(one), film);
  await page.close();
  return { film: Buffer.from(made.film, 'base64'), poster: Buffer.from(made.poster, 'base64') };
};
