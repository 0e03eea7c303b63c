import { mkdtempSync, rmSync } from 'node:fs';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryObjects } from 'node:v8';
import { MediaPlaylist } from './media-playlist';
import type { Packager } from './packager';
import { playlistServer } from './playlist-server';

const PLAYERS = 400;

describe('players that wait while nobody sends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wethi-waiting-'));
  const playlist = new MediaPlaylist(folder, 'source');
  const packager = { show: () => ({ playlists: { of: () => playlist } }) } as unknown as Packager; // all that it is asked for here
  let server: Server;
  beforeAll(
    () => new Promise<void>((done) => (server = playlistServer(packager, 'token').listen(0, '127.0.0.1', done))),
  );
  afterAll(() => {
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  const wait = () =>
    new Promise<void>((done, failed) => {
      const { port } = server.address() as AddressInfo;
      const asked = { port, host: '127.0.0.1', path: '/v/show/source.m3u8?_HLS_msn=0&_HLS_part=0', agent: false };
      get(asked, (answer) => answer.resume().on('end', () => done())).on('error', failed);
    });

  /** How many there are after all that nobody needs is gone. */
  const promises = () => queryObjects(Promise, { format: 'count' });

  it('WATCH-04 RUN-05 get what there is, and leave nothing behind in the packager', async () => {
    await wait();
    const before = promises();
    await Promise.all(Array.from({ length: PLAYERS }, wait));
    await expect.poll(() => promises() - before, { timeout: 10_000 }).toBeLessThan(PLAYERS / 4);
  });
});
