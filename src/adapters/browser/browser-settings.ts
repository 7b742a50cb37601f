import ky from 'ky';
import { browserSettings, type BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';

/** The settings of this environment, told by the server that serves the page. */
export const fetchBrowserSettings = async (): Promise<BrowserSettings> =>
  browserSettings.parse(await ky.get('/config.json', { retry: { limit: 2 } }).json());
