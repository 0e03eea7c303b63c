import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';

/**
 * Few files instead of fifty: what pages share as they come alive, and what dialogs share. `framework` alone is fetched
 * before anybody touches the page (src/server/first-sign.mjs).
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/(react-router|@tanstack)\//, priority: 2 },
  { name: 'pages', tags: ['$initial'], minShareCount: 4, priority: 1 },
  { name: 'pages', tags: ['$initial'], minShareCount: 2, maxModuleSize: 4_000 },
];

/** Without the names of all pages that share a file. */
const shortName = (name = ''): string => `assets/${name.split('~')[0]}-[hash]`;
const FILE_NAMES: Rolldown.OutputOptions = {
  chunkFileNames: ({ name }) => `${shortName(name)}.js`,
  assetFileNames: ({ names }) => `${shortName(names[0]?.replace(/\.[^.]+$/, ''))}[extname]`,
};

export default defineConfig(({ isSsrBuild = false }) => ({
  cacheDir: '../../.local/cache/vite-shop',
  plugins: [reactRouter()],
  server: { host: '127.0.0.1', port: Number(process.env.SHOP_PORT ?? 8103), strictPort: true },
  // Found before the first request: otherwise the dev server reloads the page while it finds them one by one.
  optimizeDeps: { include: ['@tanstack/react-query', 'downshift', 'hls.js', 'input-otp', 'lucide-react', 'radix-ui'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, ...FILE_NAMES } } }),
  },
  // The workspace's own packages are TypeScript sources: they are compiled into the server bundle, not required.
  ssr: { noExternal: [/^@wethi\//] },
}));
