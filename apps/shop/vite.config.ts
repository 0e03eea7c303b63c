import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';

/** What opens over a page: none needs it to come alive. */
const OF_DIALOGS = /node_modules\/(@radix-ui\/react-(?!menu|dropdown-menu|popper)|react-remove-scroll|aria-hidden)/;
const OF_MENUS = /node_modules\/@(radix-ui|floating-ui)\//;
const OF_PAYMENT = /src\/(features\/checkout|shell\/payment-overlay)/;
const OF_FORMS = /node_modules\/react-hook-form\//;
const opens = (id: string) => [OF_DIALOGS, OF_MENUS, OF_FORMS, OF_PAYMENT].some((test) => test.test(id));

/**
 * Few files instead of fifty: a slow line waits half a second for each six of them. `framework` alone is fetched before
 * anybody touches the page (src/server/first-sign.mjs).
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: 'app', tags: ['$initial'], test: (id) => !opens(id), minShareCount: 2, priority: 4 },
  { name: 'dialogs', test: OF_DIALOGS, priority: 3 },
  { name: 'menus', test: OF_MENUS, priority: 2 },
  { name: 'forms', test: OF_FORMS, priority: 2 },
  { name: 'payment', test: OF_PAYMENT, priority: 1 },
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
    // Televisions of 2022 and iPhones that end at iOS 15; newer methods are not compiled away, lint keeps them out.
    target: isSsrBuild ? 'es2022' : ['chrome87', 'safari15'],
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, ...FILE_NAMES } } }),
  },
  // The workspace's own packages are TypeScript sources: they are compiled into the server bundle, not required.
  ssr: { noExternal: [/^@wethi\//] },
}));
