import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../start/ports';
import { startMariadb } from './mariadb';

describe('MariaDB', () => {
  const home = mkdtempSync(join(tmpdir(), 'wethi-mariadb-'));
  let other: Server;

  afterAll(() => {
    other.close();
    rmSync(home, { recursive: true, force: true });
  });

  it("RUN-01 is not taken for ready because another start's server answers at its port", async () => {
    const port = await freePort();
    other = createServer((socket) => socket.end());
    await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening));
    const mariadb = await startMariadb({ home, port });
    await expect(mariadb.ready).rejects.toThrow('mariadb ended');
  });
});
