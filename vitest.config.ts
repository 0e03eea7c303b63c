import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const SERVER = ['{libs/{server,shared},apps/{api,worker,packager,sandbox},tools,migrations}/**/*.spec.ts'];

/**
 * What adds tables or jobs of its own to those of the product does so for its whole process; what counts statements
 * counts fewer where others had some of them answered before; what counts objects counts those of others; and a mock
 * of a module stays with those who import it next.
 */
const WANTS_ITS_PROCESS = /@Entity\(|defineJob\(|watchStatements\(|queryObjects\(|vi\.mock\(/;

/** Files that run otherwise (tools/test/test.ts). Vitest's own option does not reach projects that exclude files themselves. */
const ELSEWHERE = process.env['TESTS_ELSEWHERE']?.split(',') ?? [];

const ALONE = globSync(SERVER, { exclude: ['**/node_modules'] }).filter((file) =>
  WANTS_ITS_PROCESS.test(readFileSync(file, 'utf8')),
);

const common = {
  globals: true,
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** As tsconfig.server.json says it to who builds the server. */
const server = {
  oxc: {
    decorator: { legacy: true, emitDecoratorMetadata: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
    assumptions: { setPublicClassFields: true },
  },
  test: { ...common, environment: 'node', setupFiles: ['tools/test/process.mjs'] },
} satisfies TestProjectInlineConfiguration;

export default defineConfig({
  test: {
    // Each worker has a database of MariaDB and one of Redis's sixteen.
    maxWorkers: Math.min(availableParallelism(), 8),
    projects: [
      {
        ...server,
        test: {
          ...server.test,
          name: 'server',
          isolate: false, // Loading the server anew for each file takes longer than its tests.
          include: SERVER,
          exclude: [...configDefaults.exclude, ...ELSEWHERE, ...ALONE],
        },
      },
      { ...server, test: { ...server.test, name: 'server, alone', include: ALONE, exclude: ELSEWHERE } },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        // As Node resolves: one react-router for all who import it.
        resolve: { conditions: ['module-sync', 'node', 'development|production'] },
        test: {
          ...common,
          name: 'web',
          // A context for each file instead of a process, which would read page and libraries anew: a third of the time.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['tools/test/page.mjs'],
          include: ['{libs/web,apps/{shop,admin}}/**/*.spec.{ts,tsx}'],
        },
      },
    ],
  },
});
