import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { commonPasswords } from './scripts/common-passwords.plugin.ts';
import { styleLayers } from './scripts/style-layers.plugin.ts';

const API_PORT = process.env['PORT'] ?? '3000';

export default defineConfig({
  plugins: [react(), commonPasswords(), styleLayers()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { input: ['index.html', 'google-account.html'] },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${API_PORT}`, '/config.json': `http://127.0.0.1:${API_PORT}` },
  },
  test: {
    // For what hangs; a busy machine is not a failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'domain', include: ['tests/{domain,model,application}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'adapters', include: ['tests/adapters/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'ui', include: ['tests/ui/**/*.test.{ts,tsx}'], exclude: ['tests/ui/browser/**'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/ui/browser/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
