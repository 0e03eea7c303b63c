import { join } from 'node:path';
import { asFailure, Failure } from '../services/failure.ts';
import { runTask } from '../services/task.ts';
import { bundle } from './bundle.ts';
import { compressAssets } from './compress.ts';
import { publish } from './publish.ts';
import { isFresh, markFresh, sum, type Made } from './stamp.ts';

interface BuiltPart extends Made {
  build: (how: How) => Promise<void>;
}

interface How {
  /** Files that pages of before still ask for stay, while the new ones come: the build is being served. */
  keepsOld?: boolean;
}

const SERVER = ['libs/{server,shared}/**/*'];
const BROWSER = ['libs/{web,shared}/**/*'];

const PARTS: readonly BuiltPart[] = [
  bundled('api', 'apps/api/src/main.ts', ['apps/api/**/*', ...SERVER]),
  bundled('worker', 'apps/worker/src/main.ts', ['apps/worker/**/*', ...SERVER]),
  bundled('packager', 'apps/packager/src/main.ts', ['apps/packager/**/*', ...SERVER]),
  bundled('sandbox', 'apps/sandbox/src/main.ts', ['apps/sandbox/**/*', ...SERVER]),
  bundled('seed', 'tools/db/seed.ts', ['tools/db/**/*.ts', 'apps/api/src/**/*', ...SERVER], 'apps/api/dist/seed.js'),
  browserApp('shop', 'react-router', 'build', 'client', 'server/index.js'),
  browserApp('admin', 'vite', 'dist', '.', 'index.html'),
];

function bundled(name: string, entry: string, sources: string[], output = `apps/${name}/dist/main.js`): BuiltPart {
  return { name, sources, outputs: [output], build: () => bundle(entry, output) };
}

/** @param folder where it is built @param client below it, what browsers get @param output below it, what is there last */
function browserApp(
  name: string,
  program: 'react-router' | 'vite',
  folder: string,
  client: string,
  output: string,
): BuiltPart {
  const at = join('apps', name, folder);
  return {
    name,
    sources: [`apps/${name}/**/*`, ...BROWSER],
    outputs: [join(at, output), join(at, 'brotli')],
    build: async ({ keepsOld }) => {
      const target = keepsOld ? `${folder}.new` : folder;
      await buildBrowserApp(name, program, target);
      const built = join('apps', name, target);
      await compressAssets(join(built, client), join(built, 'brotli'));
      if (keepsOld) publish(built, at);
    },
  };
}

async function buildBrowserApp(name: string, program: 'react-router' | 'vite', folder: string): Promise<void> {
  const { failed, output } = await runTask({
    command: program,
    arguments: ['build'],
    directory: join('apps', name),
    environment: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder },
  });
  if (failed) throw new Error(output);
}

/**
 * Builds what is not fresh, server bundles first, then both browser apps at once.
 * @param report gets the name of each part that is being built
 * @param how whether what is there is being served
 * @returns names of the parts that were built
 * @throws Failure naming the part, with the builder's last lines
 */
export async function build(report: (line: string) => void, how: How = {}): Promise<string[]> {
  const stale = PARTS.filter((part) => !isFresh(part));
  const [browser, server] = [stale.filter(isBrowserApp), stale.filter((part) => !isBrowserApp(part))];
  for (const part of server) await buildPart(part, report, how);
  if (browser.length > 0) report(browser.map(({ name }) => name).join(' and '));
  await Promise.all(browser.map((part) => buildPart(part, () => undefined, how)));
  return stale.map(({ name }) => name);
}

const isBrowserApp = ({ name }: BuiltPart): boolean => name === 'shop' || name === 'admin';

async function buildPart(part: BuiltPart, report: (line: string) => void, how: How): Promise<void> {
  report(part.name);
  const before = sum(part);
  try {
    await part.build(how);
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
