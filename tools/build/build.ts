import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execa } from 'execa';
import { bundle } from './bundle.ts';

interface Target {
  /** Sources that, when they change, make it necessary to build again. */
  sources: string[];
  output: string;
  build: () => Promise<unknown>;
}

const SERVER = ['libs/server/**/*.ts', 'libs/shared/**/*.ts', 'tsconfig*.json', 'package-lock.json'];
const WEB = ['libs/web/**/*', 'libs/shared/**/*.ts', 'package-lock.json'];
const run = (cwd: string, ...words: string[]) =>
  execa(words[0] ?? '', words.slice(1), { cwd, preferLocal: true, localDir: process.cwd(), stdout: 'ignore' });

export const TARGETS: Record<string, Target> = {
  api: {
    sources: ['apps/api/src/**/*.ts', ...SERVER],
    output: 'apps/api/dist/main.js',
    build: () => bundle('apps/api/src/main.ts', 'apps/api/dist/main.js'),
  },
  worker: {
    sources: ['apps/worker/src/**/*.ts', ...SERVER],
    output: 'apps/worker/dist/main.js',
    build: () => bundle('apps/worker/src/main.ts', 'apps/worker/dist/main.js'),
  },
  seed: {
    sources: ['tools/db/seed.ts', ...SERVER],
    output: 'tools/db/dist/seed.js',
    build: () => bundle('tools/db/seed.ts', 'tools/db/dist/seed.js'),
  },
  sandbox: {
    sources: ['apps/sandbox/**/*.{ts,tsx,mjs,css}', 'libs/shared/**/*.ts', 'package-lock.json'],
    output: 'apps/sandbox/dist/main.js',
    build: () => bundle('apps/sandbox/src/main.ts', 'apps/sandbox/dist/main.js'),
  },
  shop: {
    sources: ['apps/shop/{src,public}/**/*', 'apps/shop/*.ts', ...WEB],
    output: 'apps/shop/build/server/index.js',
    build: () => run('apps/shop', 'react-router', 'build'),
  },
  admin: {
    sources: ['apps/admin/{src,public}/**/*', 'apps/admin/*.{ts,html}', ...WEB],
    output: 'apps/admin/dist/index.html',
    build: () => run('apps/admin', 'vite', 'build', '--logLevel', 'error'),
  },
};

/**
 * Builds one target unless its sources are those of the last build.
 * @returns whether anything was built
 */
export async function build(name: string): Promise<boolean> {
  const target = TARGETS[name];
  if (!target) throw new Error(`no build target ${name}; there are ${Object.keys(TARGETS).join(', ')}`);
  const stampFile = `.local/cache/build-${name}`;
  const stamp = fingerprint(target.sources);
  if (existsSync(target.output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await target.build();
  mkdirSync('.local/cache', { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

function fingerprint(patterns: string[]): string {
  const files = globSync(patterns, {
    exclude: (name) => /(^|\/)(node_modules|dist|build|\.react-router)$/.test(String(name)),
  }).sort();
  const hash = createHash('sha256');
  for (const file of files) if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

if (import.meta.main) {
  for (const name of Object.keys(TARGETS)) {
    const started = performance.now();
    const built = await build(name);
    console.log(`${name}: ${built ? `built in ${((performance.now() - started) / 1000).toFixed(1)} s` : 'unchanged'}`);
  }
}
