import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8101}`;

/** Refine imports them for its Markdown field, and for reading and writing CSV in the browser. */
const UNUSED = ['react-markdown', 'remark-gfm', 'papaparse'];
const nothing = fileURLToPath(new URL('src/unused.ts', import.meta.url));

/** Of every screen, and needing nothing large: with the lists' parts in one file, the dashboard would load those. */
const SMALL = /[\\/](lucide-react|format|feedback|layout|report[\\/](axis|chart-frame|bar-chart\.module))[\\/.]/;

/**
 * Few files instead of a hundred, as in the shop: what the page begins with, icons, ways to write values and the frames of
 * pages, and what five parts share. The last is kept apart by who shares it: the dashboard, which people see first, loads no lists.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], minShareCount: 2, priority: 3 },
  { name: 'small', test: SMALL, minShareCount: 2, priority: 2 },
  { name: 'screens', minShareCount: 5, entriesAware: true, entriesAwareMergeThreshold: 6000, priority: 1 },
];

/** The page begins with the names of all files, and those that say who shares them are long. */
function fileName(name: string, ending: string): string {
  return `assets/${name.includes('~') ? '' : `${name.replace(/\.[^.]*$/, '')}-`}[hash].${ending}`;
}

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { alias: Object.fromEntries(UNUSED.map((name) => [name, nothing])) },
  build: {
    outDir: 'dist',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false },
        chunkFileNames: ({ name }) => fileName(name, 'js'),
        assetFileNames: ({ names: [name = ''] }) => fileName(name, '[ext]'),
      },
    },
  },
  server: { proxy: { '/api': api, '/files': process.env.ADMIN_URL ?? 'http://127.0.0.1:8080' } },
});
