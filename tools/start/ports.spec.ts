import { execa } from 'execa';
import { freePort, portNear, searchPortsAnew } from './ports';

const ASK = `const { portNear } = await import('./tools/start/ports.ts'); console.log(await portNear(Number(process.argv[1])))`;

/** What another start of this moment gets. */
async function elsewhere(wanted: number): Promise<number> {
  const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', ASK, String(wanted)]);
  return Number(stdout);
}

describe('ports', () => {
  it('RUN-01 gives nobody else a port on which something is about to listen', async () => {
    const port = await freePort();
    expect(await elsewhere(port)).not.toBe(port);
  });

  it('RUN-01 finds its own again in a second search', async () => {
    const port = await freePort();
    searchPortsAnew();
    expect(await portNear(port)).toBe(port);
  });
});
