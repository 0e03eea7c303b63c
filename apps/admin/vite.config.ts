import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8101}`;

/** Refine imports them for its Markdown field, and for reading and writing CSV in the browser. */
const UNUSED = ['react-markdown', 'remark-gfm', 'papaparse'];
const nothing = fileURLToPath(new URL('src/unused.ts', import.meta.url));

const SCREENS = readFileSync(new URL('src/screens.tsx', import.meta.url), 'utf8').match(/import\('.\/pages/g) ?? [];

/** Few files instead of fifty, as in the shop: what the page begins with, and what as many parts share as there are screens. */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], minShareCount: 2, priority: 2 },
  { name: 'screens', minShareCount: SCREENS.length, priority: 1 },
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
