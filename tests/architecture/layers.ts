import type { SourceFile } from './source-files.ts';

/** Who may import whom. This table is the architecture; everything else is commentary. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/domain': ['#domain', 'xstate'],
  'src/application': ['#domain', '#application', 'xstate'],
  'src/adapters': [
    '#domain',
    '#application',
    '#adapters',
    '#contract',
    'ky',
    'zod',
    'firebase',
    'heic-to',
    'tesseract.js-core',
    '@tesseract.js-data/pol',
    'virtual:common-passwords',
  ],
  'src/composition': ['#domain', '#application', '#adapters', '#composition', 'inversify', 'reflect-metadata', 'ky'],
  'src/ui': [
    '#domain',
    '#application',
    '#composition',
    '#ui',
    'xstate',
    '@xstate/react',
    'use-sync-external-store',
    'react',
    'react-dom',
    'react-router-dom',
    'react-stately',
    'react-aria',
    'react-aria-components',
    'inversify',
    'lucide-react',
    'katex',
    'marked',
    'dompurify',
    '@fontsource-variable/figtree',
  ],
  'src/service-worker': ['#domain', 'workbox-core', 'workbox-precaching', 'workbox-strategies'],
  'src/emulator': ['#adapters', '#ui'],
  contract: ['#contract', '#domain', 'zod'],
  tutoring: ['#tutoring', '#domain', 'mathjs', 'minisearch'],
  server: [
    '#server',
    '#tutoring',
    '#contract',
    '#domain',
    'node:*',
    'fastify',
    '@fastify/compress',
    '@fastify/static',
    '@fastify/under-pressure',
    'drizzle-orm',
    'pg',
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    'prom-client',
    'rate-limiter-flexible',
    'secure-json-parse',
    'lru-cache',
    '@electric-sql/pglite',
    'async-mutex',
    'fs-native-extensions',
    'jose',
    'marked',
    'nodemailer',
    'sanitize-html',
    'sharp',
    'unpdf',
    'zod',
    'firebase-tools',
    'google-auth-library',
    'stripe',
    'ts-fsrs',
    'tsx',
  ],
};

/** Adapters know ports and nothing else of the application: no logic, no actor. The emulated Google knows its texts and its message. */
const CLOSED_PATHS: Readonly<Record<string, RegExp>> = {
  'src/adapters': /^#application\/(?!ports\/)/,
  'src/ui': /^#application\/ports\//,
  'src/emulator': /^#(?!ui\/texts\/|adapters\/firebase\/google-window\.types\.ts$)/,
};

const SPECIFIER = /(?:(?:^|[\s}])from\s+|\bimport\(\s*|^import\s+)'([^'\n]+)'/gm;

/** What a file imports, as it is written. */
export const specifiersIn = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);

export const packageOf = (specifier: string): string =>
  specifier.startsWith('node:')
    ? 'node:*'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

const layerOf = (file: string): string | undefined =>
  Object.keys(MAY_IMPORT).find((layer) => file.startsWith(`${layer}/`));

/** Whether `./` and `../` stay inside the file's own layer. */
const leavesLayer = (layer: string, file: string, specifier: string): boolean =>
  !new URL(specifier, `file:///${file}`).pathname.startsWith(`/${layer}/`);

/** What a file imports and its layer may not. */
export const foreignImports = (source: SourceFile): readonly string[] => {
  const layer = layerOf(source.file);
  if (layer === undefined) return [];
  return specifiersIn(source).filter((specifier) =>
    specifier.startsWith('.')
      ? leavesLayer(layer, source.file, specifier)
      : !(MAY_IMPORT[layer] ?? []).includes(packageOf(specifier)) || CLOSED_PATHS[layer]?.test(specifier) === true,
  );
};
