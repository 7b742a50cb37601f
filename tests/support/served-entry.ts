import react from '@vitejs/plugin-react';
import { commonPasswords } from '../../scripts/common-passwords.plugin.ts';
import type { BrowserContext, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { FILE_WORKER_POLICY } from '#server/http/security-headers.ts';

/** Where a built entry is shown. No such host exists: every answer comes from the test. */
export const APP = 'http://app.test';

/** The inline styles of libraries: two in formulas of KaTeX, such as the arrow of \vec, and the touch rule of React Aria. */
const LIBRARY_STYLES =
  "'unsafe-hashes' 'sha256-H2y25+9xCWldMmGKkdm5PYXJfxQlOpoG5xtEkl0ATuE=' 'sha256-7mgh1HxrgWC1cqXninAf/Ev0BibaqPYlCwRDNbtTyz8=' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The policy that the interface must work under. */
export const STRICT_POLICY = `default-src 'none'; script-src 'self'; style-src 'self' ${LIBRARY_STYLES}; font-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify formula file-workers`;

export type ServedEntry = ReadonlyMap<string, { readonly body: string | Buffer; readonly contentType: string }>;

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
};

const isOutput = (result: Awaited<ReturnType<typeof build>>): result is Rolldown.RolldownOutput => 'output' in result;

/** One module of the interface in one file: a page of a hundred files takes longer to open than to test. Minified, since each page parses it anew. */
export const buildEntry = async (path: string): Promise<ServedEntry> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), commonPasswords()],
    build: {
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: { entry: path }, output: { entryFileNames: '[name].js', codeSplitting: false } },
    },
  });
  if (!isOutput(result)) throw new Error('One build was asked for');
  const files = result.output.map((file) => {
    const contentType = TYPES[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return [
      `/${file.fileName}`,
      { body: file.type === 'chunk' ? file.code : Buffer.from(file.source), contentType },
    ] as const;
  });
  const styles = files
    .filter(([name]) => name.endsWith('.css'))
    .map(([name]) => `<link rel="stylesheet" href="${name}">`);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Test</title>${styles.join('')}</head><body><div id="root"></div><script type="module" src="/entry.js"></script></body></html>`;
  return new Map([...files, ['/', { body: page, contentType: 'text/html' }]]);
};

/** Keeps in a page what the policy has refused there. Runs in the page. */
export const listenToReports = () => {
  const reports: string[] = [];
  Object.assign(window, { reports });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
    reports.push(`${effectiveDirective} ${sample}`),
  );
};

/** What the policy has refused since the page was opened. */
export const policyReports = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('reports' in window ? window.reports : null));

export interface Serving {
  readonly csp?: string;
  /** Hears of every request to another host; each of those fails. */
  readonly foreign?: (url: string) => void;
}

/** With what a file of an entry is served, under a policy or under none. */
export const headersOf = (path: string, csp: string | undefined): Record<string, string> => {
  if (csp === undefined) return {};
  if (path === '/') return { 'content-security-policy': csp };
  return path.includes('.worker-') ? { 'content-security-policy': FILE_WORKER_POLICY } : {};
};

/** Answers for the entry, and for nobody else. */
export const serveEntry = async (context: BrowserContext, entry: ServedEntry, { csp, foreign }: Serving = {}) => {
  await context.addInitScript(listenToReports);
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== APP) {
      foreign?.(url.href);
      return route.abort();
    }
    const file = entry.get(url.pathname);
    if (file === undefined) return route.fulfill({ status: 404, contentType: 'text/plain', body: 'not here' });
    return route.fulfill({
      body: file.body,
      contentType: file.contentType,
      headers: headersOf(url.pathname, csp),
    });
  });
};
