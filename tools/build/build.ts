import { asFailure, Failure } from '../services/failure.ts';
import { runTask } from '../services/task.ts';
import { bundle } from './bundle.ts';
import { compressAssets } from './compress.ts';
import { isFresh, markFresh, sum, type Made } from './stamp.ts';

interface BuiltPart extends Made {
  build: () => Promise<void>;
}

const SERVER = ['libs/{server,shared}/**/*'];
const BROWSER = ['libs/{web,shared}/**/*'];

const PARTS: readonly BuiltPart[] = [
  bundled('api', 'apps/api/src/main.ts', ['apps/api/**/*', ...SERVER]),
  bundled('worker', 'apps/worker/src/main.ts', ['apps/worker/**/*', ...SERVER]),
  bundled('packager', 'apps/packager/src/main.ts', ['apps/packager/**/*', ...SERVER]),
  bundled('sandbox', 'apps/sandbox/src/main.ts', ['apps/sandbox/**/*', ...SERVER]),
  bundled('seed', 'tools/db/seed.ts', ['tools/db/**/*.ts', 'apps/api/src/**/*', ...SERVER], 'apps/api/dist/seed.js'),
  {
    name: 'shop',
    sources: ['apps/shop/**/*', ...BROWSER],
    outputs: ['apps/shop/build/server/index.js', 'apps/shop/build/brotli'],
    build: () =>
      buildBrowserApp('apps/shop', 'react-router').then(() =>
        compressAssets('apps/shop/build/client', 'apps/shop/build/brotli'),
      ),
  },
  {
    name: 'admin',
    sources: ['apps/admin/**/*', ...BROWSER],
    outputs: ['apps/admin/dist/index.html', 'apps/admin/dist/brotli'],
    build: () =>
      buildBrowserApp('apps/admin', 'vite').then(() => compressAssets('apps/admin/dist', 'apps/admin/dist/brotli')),
  },
];

function bundled(name: string, entry: string, sources: string[], output = `apps/${name}/dist/main.js`): BuiltPart {
  return { name, sources, outputs: [output], build: () => bundle(entry, output) };
}

async function buildBrowserApp(directory: string, program: 'react-router' | 'vite'): Promise<void> {
  const { failed, output } = await runTask({
    command: program,
    arguments: ['build'],
    directory,
    environment: { ...process.env, NODE_ENV: 'production' },
  });
  if (failed) throw new Error(output);
}

/**
 * Builds what is not fresh, server bundles first, then both browser apps at once.
 * @param report gets the name of each part that is being built
 * @returns names of the parts that were built
 * @throws Failure naming the part, with the builder's last lines
 */
export async function build(report: (line: string) => void): Promise<string[]> {
  const stale = PARTS.filter((part) => !isFresh(part));
  const [browser, server] = [stale.filter(isBrowserApp), stale.filter((part) => !isBrowserApp(part))];
  for (const part of server) await buildPart(part, report);
  if (browser.length > 0) report(browser.map(({ name }) => name).join(' and '));
  await Promise.all(browser.map((part) => buildPart(part, () => undefined)));
  return stale.map(({ name }) => name);
}

const isBrowserApp = ({ name }: BuiltPart): boolean => name === 'shop' || name === 'admin';

async function buildPart(part: BuiltPart, report: (line: string) => void): Promise<void> {
  report(part.name);
  const before = sum(part);
  try {
    await part.build();
  } catch (error) {
    throw buildFailure(part, error);
  }
  markFresh(part, before);
}

function buildFailure({ name }: BuiltPart, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (/ENOSPC|No space left/i.test(text)) return asFailure(Object.assign(new Error(name), { code: 'ENOSPC' }));
  return new Failure(`the build of ${name} failed`, 'see the lines below', text.trim().split('\n').slice(-25));
}

if (import.meta.main) {
  try {
    const built = await build((name) => console.log(`building ${name}`));
    console.log(built.length > 0 ? `built: ${built.join(', ')}` : 'everything is fresh');
  } catch (error) {
    const failure = asFailure(error);
    console.error([failure.message, ...failure.log].join('\n'));
    process.exit(1);
  }
}
