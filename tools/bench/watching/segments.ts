import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessToken } from '../../../libs/server/media/src/playback/access-cookie.ts';
import { alternate, type Load } from '../load.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { loadGet } from '../wrk.ts';

const CONNECTIONS = 64;
/** Four seconds of 1080p. */
const BYTES = 1_220_000;
const VIDEO = 'bench-segments';

interface Segments {
  own: Load;
  open: Load;
  /** Microseconds of nginx's processor time for one of each. */
  cpu: { own: number; open: number };
}

/** A segment of a video fetched with its cookie, and the same file where the same web server asks nobody for anything. */
export async function measureSegments(system: MeasuredSystem, seconds: number): Promise<Segments> {
  const { STORAGE_DIR = '', MEDIA_SECRET = '' } = system.settings;
  const folders = [join(STORAGE_DIR, 'videos', VIDEO), join(STORAGE_DIR, 'public', VIDEO)];
  const bytes = randomBytes(BYTES);
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'source-0.m4s'), bytes);
  }
  const access = { contentId: VIDEO, userId: 1, viewingId: 'bench' };
  const cookie = `vt=${accessToken(access, Math.floor(Date.now() / 1000) + 600, MEDIA_SECRET)}`;
  const load = (path: string, headers = {}) => {
    const spent = { requests: 0, ms: 0 };
    const url = `${system.web}${path}/${VIDEO}/source-0.m4s`;
    const run = async (length: number): Promise<Load> => {
      const before = system.processorTimeOf('nginx');
      const options = { connections: CONNECTIONS, seconds: length, directory: system.directory };
      const load = await loadGet(url, options, headers);
      spent.ms += system.processorTimeOf('nginx') - before;
      spent.requests += load.perSecond * length;
      return load;
    };
    return { run, cpu: () => (spent.ms * 1000) / spent.requests };
  };
  const [guarded, unguarded] = [load('/v', { cookie }), load('/files')];
  try {
    const [own, open] = await alternate(seconds, [guarded.run, unguarded.run]);
    if (!own || !open) throw new Error('nothing was measured');
    return { own, open, cpu: { own: guarded.cpu(), open: unguarded.cpu() } };
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
