import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8101}`;

/** Refine imports them for its Markdown field, and for reading and writing CSV in the browser. */
const UNUSED = ['react-markdown', 'remark-gfm', 'papaparse'];
const nothing = fileURLToPath(new URL('src/unused.ts', import.meta.url));

/**
 * Few files instead of a hundred, as in the shop: what the page begins with, icons and ways to write values, and what
 * five parts share. The last is kept apart by who shares it: the dashboard, which people see first, loads no lists.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], minShareCount: 2, priority: 3 },
  { name: 'small', test: /[\\/](lucide-react|format)[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'screens', minShareCount: 5, entriesAware: true, entriesAwareMergeThreshold: 1000, priority: 1 },
];

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { alias: Object.fromEntries(UNUSED.map((name) => [name, nothing])) },
  build: {
    outDir: 'dist',
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } } },
  },
  server: { proxy: { '/api': api, '/files': process.env.ADMIN_URL ?? 'http://127.0.0.1:8080' } },
});
