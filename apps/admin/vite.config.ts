import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8101}`;

/** Refine imports them for its Markdown field, for reading and writing CSV in the browser, and for tools of developers. */
const UNUSED = ['react-markdown', 'remark-gfm', 'papaparse', 'error-stack-parser'];
const nothing = fileURLToPath(new URL('src/unused.ts', import.meta.url));
/** A table of Ant Design brings the tree along in which filters may be chosen; none of ours has one. */
const TREE_OF_FILTERS = /^(\.\.\/){3}tree$/;

/** Of every screen, and needing nothing large. */
const SMALL = /[\\/](lucide-react|format|feedback|layout|grid)[\\/]|[\\/](use-page-with-rows|use-panel)\./;
/** What the dashboard has in common with other screens: in a file with parts of lists it would load those. */
const FIGURES =
  /[\\/](contract[\\/]src[\\/]money|filters[\\/]with-parameters|report[\\/](axis|chart-frame|bar-chart|use-range)|waiting-orders[\\/](use-now|unique|use-waiting-orders)|deliveries[\\/]use-deliveries)\./;

/**
 * Few files instead of a hundred, as in the shop: what the page begins with, icons, ways to write values and the frames of
 * pages, figures, and what five parts share. The last is kept apart by who shares it: the dashboard, which people see first, loads no lists.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], minShareCount: 2, priority: 3 },
  { name: 'small', test: SMALL, minShareCount: 2, priority: 2 },
  { name: 'figures', test: FIGURES, minShareCount: 2, priority: 2 },
  // Else lists load what moves rows beside it.
  { name: 'ways', test: /[\\/](use-link|link-action|parent-select|crumbs)\./, minShareCount: 2, priority: 2 },
  // Else the frame of drawers, which the page begins with, loads what asks before a form is lost.
  { name: 'leaving', test: /[\\/](leave-guard|use-leave-question)\./, minShareCount: 2, priority: 2 },
  { name: 'screens', minShareCount: 5, entriesAware: true, entriesAwareMergeThreshold: 4000, priority: 1 },
];

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { alias: [...UNUSED, TREE_OF_FILTERS].map((find) => ({ find, replacement: nothing })) },
  build: {
    // Another one while the build is being served (tools/build/build.ts).
    outDir: process.env.BUILD_FOLDER ?? 'dist',
    // Browsers without it lose a head start, and nothing else.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false },
        // The page begins with the names of all files, so they are short.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7].[ext]',
      },
    },
  },
  server: { proxy: { '/api': api, '/files': process.env.ADMIN_URL ?? 'http://127.0.0.1:8080' } },
});
