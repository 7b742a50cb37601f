import type { Plugin } from 'vite';

/** The layers of the style sheets; what stands later wins. */
const ORDER = '@layer tokens,base,katex,components,pages;';

/** Every built style sheet says in which order the layers count: which of them a page loads first is for the bundler to decide. */
export const styleLayers = (): Plugin => ({
  name: 'style-layers',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ORDER + String(file.source);
    }
  },
});
