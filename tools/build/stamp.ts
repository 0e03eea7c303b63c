import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const EVERYWHERE = ['package-lock.json', 'package.json', 'tsconfig*.json', 'tools/build/*.ts'];
const LEFT_OUT = [
  '**/node_modules/**',
  '**/dist/**',
  'apps/*/build/**',
  'apps/*/*.new/**',
  '**/.react-router/**',
  '**/*.spec.{ts,tsx}',
];

/** What a built part was made from, to tell whether it is still fresh. */
export interface Made {
  name: string;
  /** Globs of its sources, from the repository's root. */
  sources: readonly string[];
  /** Files that exist when it is built. */
  outputs: readonly string[];
}

/** Whether the outputs exist and come from exactly the sources of now. */
export function isFresh(made: Made): boolean {
  const stamp = stampFile(made);
  return (
    made.outputs.every((file) => existsSync(file)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sum(made)
  );
}

/** The sum of all sources of now; give it to `markFresh` after building from them. */
export function sum({ sources, outputs }: Made): string {
  const hash = createHash('sha256').update(outputs.join());
  const patterns = [...EVERYWHERE, ...sources];
  for (const file of globSync(patterns, { exclude: LEFT_OUT, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

export function markFresh(made: Made, sumBefore: string): void {
  const stamp = stampFile(made);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sumBefore);
}

const stampFile = ({ name }: Made): string => join('.local', 'cache', 'build', `${name}.sum`);
