import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8101}`;

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: { outDir: 'dist', chunkSizeWarningLimit: 900 },
  server: { proxy: { '/api': api, '/files': process.env.ADMIN_URL ?? 'http://127.0.0.1:8080' } },
});
