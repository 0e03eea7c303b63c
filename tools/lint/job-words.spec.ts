import { globSync, readFileSync } from 'node:fs';
import { jobWords } from '../../apps/admin/src/pages/deliveries/words.ts';

/** The back office has words for every job that may be given up, of which it knows nothing else (TELL-04). */
it('TELL-04 each job has a Thai name', () => {
  const sources = globSync('libs/server/*/src/**/*.ts', { exclude: ['**/*.spec.ts'] });
  const names = sources
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/= defineJob<[^(]*\(\s*'([\w-]+)'/g)])
    .map(([, name = '']) => name);
  expect(new Set(names).size).toBeGreaterThan(50);
  expect(names.filter((name) => jobWords(name).what === name)).toEqual([]);
});
