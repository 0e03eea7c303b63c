import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const common = {
  transform,
  setupFiles: ['reflect-metadata'],
  moduleNameMapper: { '\\.(css|svg|webp)$': '<rootDir>/tools/test/empty-module.cjs' },
} satisfies Config;

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{libs/{server,shared},apps/{api,worker,packager,sandbox},tools,migrations}/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      setupFiles: [...common.setupFiles, '<rootDir>/tools/test/jsdom-gaps.cjs'],
      testMatch: ['<rootDir>/{libs/web,apps/{shop,admin}}/**/*.spec.{ts,tsx}'],
    },
  ],
  // Each worker has a database of MariaDB and one of Redis's sixteen.
  maxWorkers: Math.min(availableParallelism(), 8),
  testTimeout: 60_000,
  // What hundreds of files leave behind in one process would fill its heap.
  workerIdleMemoryLimit: '1500MB',
  // Keep-alive sockets to the sandbox stay open a while after the last test.
  forceExit: true,
};
export default config;
