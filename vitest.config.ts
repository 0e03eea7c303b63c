import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const SERVER = ['{libs/{server,shared},apps/{api,worker,packager,sandbox},tools,migrations}/**/*.spec.ts'];
const WEB = ['{libs/web,apps/{shop,admin}}/**/*.spec.{ts,tsx}'];

/** What adds tables or jobs of its own to those of the product, or puts others in the place of modules, does so for its whole process. */
const MARKS_ITS_PROCESS = /@Entity\(|defineJob\(|vi\.mock\(|vi\.resetModules\(|@vitest-environment/;

const alone = (files: string[]): string[] =>
  globSync(files, { exclude: ['**/node_modules'] }).filter((file) =>
    MARKS_ITS_PROCESS.test(readFileSync(file, 'utf8')),
  );

const common = {
  globals: true,
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  unstubEnvs: true,
} as const;

/** As tsconfig.server.json says it to who builds the server. */
const server = {
  oxc: {
    decorator: { legacy: true, emitDecoratorMetadata: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
    assumptions: { setPublicClassFields: true },
  },
  test: { ...common, environment: 'node', setupFiles: ['reflect-metadata'] },
} satisfies TestProjectInlineConfiguration;

const web = {
  oxc: { jsx: { runtime: 'automatic' } },
  // As Node resolves: one react-router for all who import it.
  resolve: { conditions: ['module-sync', 'node', 'development|production'] },
  test: {
    ...common,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['tools/test/page.mjs'],
  },
} satisfies TestProjectInlineConfiguration;

/** Most files share a process, which loads each module once: that takes longer than their tests. Some need one of their own. */
function projects<Kind extends typeof server | typeof web>(name: string, kind: Kind, files: string[]) {
  const apart = alone(files);
  const exclude = [...configDefaults.exclude, ...apart];
  return [
    { ...kind, test: { ...kind.test, name, include: files, exclude, isolate: false } },
    { ...kind, test: { ...kind.test, name: `${name}, alone`, include: apart } },
  ];
}

export default defineConfig({
  test: {
    // Each worker has a database of MariaDB and one of Redis's sixteen.
    maxWorkers: Math.min(availableParallelism(), 8),
    projects: [...projects('server', server, SERVER), ...projects('web', web, WEB)],
  },
});
