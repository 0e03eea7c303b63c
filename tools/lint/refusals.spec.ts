import { globSync, readFileSync } from 'node:fs';
import { REFUSALS } from '../../libs/shared/contract/src/refusals.ts';

/** All that says no: the server's libraries and what nginx itself refuses. */
const SOURCES = [...globSync('libs/server/*/src/**/*.ts'), 'tools/services/nginx.ts'].filter(
  (file) => !/\.spec\.ts$|\/(testing|demo)\//.test(file),
);

describe('catalogue of refusals', () => {
  it('RUN-01 holds none that nobody says', () => {
    const said = SOURCES.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(Object.keys(REFUSALS).filter((code) => !said.includes(`'${code}'`))).toEqual([]);
  });
});
