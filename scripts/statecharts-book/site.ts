import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinesIn } from '../statecharts/machine-files.ts';
import { linksOf, mapChart } from '../statecharts/machine-map.ts';
import { PAGES_FOLDER } from '../statecharts/pages.ts';
import { drawn, svgOf } from '../statecharts/svg.ts';
import { assets } from './assets.ts';
import { bookMachineOf } from './book-machine.ts';
import { readEvidence } from './browser.ts';
import { modelFileOf, readModel } from './models/model-files.ts';
import { indexPage } from './pages/index-page.ts';
import { machinePage } from './pages/machine-page.ts';
import { requirementsPage } from './pages/requirements-page.ts';
import { readSentences } from './sentences.ts';
import { PICTURES_FOLDER, pictureFiles } from './screens.ts';
import { placesOf } from './search-index.ts';
import type { Site } from './site-folder.ts';

const NO_CHARTS: ReadonlyMap<string, string> = new Map();

/** Every file of the book as it should be, by its name; of the machines that are named, or of all. Charts that are drawn already may be given. */
export const freshSite = async (names: readonly string[] = [], charts = NO_CHARTS): Promise<Site> => {
  const files = await machinesIn('src/domain');
  const wanted = files.filter(({ name }) => names.length === 0 || names.includes(name));
  const sentences = readSentences();
  const evidence = readEvidence();
  const site = new Map<string, string | Buffer>(await assets());
  const machines = [];
  // The models share one stage.
  for (const file of wanted) {
    const model = await readModel(file.file);
    if (model === null) throw new Error(`${modelFileOf(file.file)} describes no machine.`);
    const book = bookMachineOf(file, model, sentences, evidence);
    machines.push({ file, book });
    const svg = charts.get(join(PAGES_FOLDER, `${file.name}.svg`)) ?? (await svgOf(file.machine));
    site.set(`${file.name}.html`, machinePage(file, model.file, svg, book, sentences));
  }
  const map = await drawn(mapChart(files, await linksOf(files, 'src/application')), 'The map of the machines');
  site.set('index.html', indexPage(machines, map));
  site.set('requirements.html', requirementsPage(machines, sentences));
  const places = machines.flatMap(({ file, book }) => placesOf(file, book));
  site.set('search.js', `globalThis.bookPlaces = ${JSON.stringify(places)};\n`);
  for (const name of pictureFiles()) site.set(`pictures/${name}`, readFileSync(join(PICTURES_FOLDER, name)));
  return site;
};
