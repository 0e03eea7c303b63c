import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  cacheDir: '../../.local/cache/vite-shop',
  plugins: [reactRouter()],
  server: { host: '127.0.0.1', port: Number(process.env.SHOP_PORT ?? 8103), strictPort: true },
  // Found before the first request: otherwise the dev server reloads the page while it finds them one by one.
  optimizeDeps: { include: ['@tanstack/react-query', 'downshift', 'hls.js', 'input-otp', 'lucide-react', 'radix-ui'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The workspace's own packages are TypeScript sources: they are compiled into the server bundle, not required.
  ssr: { noExternal: [/^@wethi\//] },
});
