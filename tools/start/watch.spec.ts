import { globSync } from 'node:fs';
import { SOURCES } from './watch';

describe('npm run dev', () => {
  it('RUN-01 looks at the sources of every process', () => {
    const folders = globSync(SOURCES);
    for (const name of ['api', 'worker', 'packager', 'sandbox', 'shop', 'admin'])
      expect(folders).toContain(`apps/${name}/src`);
  });
});
