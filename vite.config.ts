import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { commonPasswords } from './scripts/common-passwords.plugin.ts';
import { inspector } from './scripts/inspector.plugin.ts';
import { leanRouter } from './scripts/lean-router.plugin.ts';
import { machineNotes } from './scripts/machine-notes.plugin.ts';
import { scopedName } from './scripts/scoped-name.ts';
import { chunkGroups, isNotOfStart } from './scripts/chunk-groups.ts';
import { statechartsBook } from './scripts/statecharts-book.plugin.ts';
import { styleLayers } from './scripts/style-layers.plugin.ts';
import { withoutNode } from './scripts/without-node.plugin.ts';
import { woff2Only } from './scripts/woff2-only.plugin.ts';

const API_PORT = process.env['PORT'] ?? '3000';

/** What leaves nothing behind in its process: tests of pure functions, at 40 % of the time, those of servers, each on a port and a database of its own, and those whose world is a page of the browser, which is built once for all of them. */
const SHARED = { isolate: false } as const;

export default defineConfig({
  plugins: [react(), commonPasswords(), leanRouter(), machineNotes(), styleLayers(), statechartsBook(), inspector()],
  resolve: {
    alias: [
      // The part of it that Inversify calls.
      { find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' },
      // What React has had since its version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  worker: { plugins: () => [withoutNode()] },
  css: { postcss: { plugins: [woff2Only] }, modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : files.filter(isNotOfStart)),
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: ['index.html', 'google-account.html'],
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/config.json', '/embedded-checkout'].map((path) => [path, `http://127.0.0.1:${API_PORT}`]),
    ),
  },
  test: {
    // For what hangs; a busy machine is not a failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // By itself it leaves one core alone, of two.
    maxWorkers: '100%',
    setupFiles: ['tests/support/random-seed.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['tests/{domain,model}/**/*.test.ts'], ...SHARED },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          ...SHARED,
          include: ['tests/architecture/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'application', include: ['tests/application/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'adapters', include: ['tests/adapters/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], ...SHARED },
      },
      {
        extends: true,
        test: { name: 'tutoring', include: ['tests/tutoring/**/*.test.ts'], ...SHARED },
      },
      {
        extends: true,
        test: { name: 'ui', include: ['tests/ui/**/*.test.{ts,tsx}'], exclude: ['tests/ui/browser/**'], ...SHARED },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/ui/browser/**/*.test.ts'],
          ...SHARED,
        },
      },
    ],
  },
});
