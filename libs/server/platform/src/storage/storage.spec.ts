import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Config } from '../config/config';
import { S3Server } from '../testing/s3-server';
import { LocalStorage } from './local-storage';
import { S3Storage } from './s3-storage';
import type { Area, Storage } from './storage';

const LARGE = 12 * 1024 * 1024 + 7;
/** More than S3 names on one page. */
const MANY = 1_003;

let s3: S3Server;
const homes: string[] = [];

beforeAll(async () => {
  s3 = await S3Server.start();
});
afterAll(async () => {
  await s3.stop();
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

/** A machine with an empty disk. */
function machine(kind: 'disk' | 'S3', settings: Record<string, string> = {}): { home: string; storage: Storage } {
  const home = mkdtempSync(join(tmpdir(), 'wethi-storage-'));
  homes.push(home);
  const config = Object.assign(new Config(), { STORAGE_DIR: home, ...s3.settings, ...settings });
  const disk = new LocalStorage(config);
  return { home, storage: kind === 'S3' ? new S3Storage(config, disk) : disk };
}

async function pathsOf(storage: Storage, area: Area, folder?: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of storage.list(area, folder)) paths.push(path);
  return paths.sort();
}

async function write(file: string, bytes: Uint8Array): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return file;
}

const digest = (bytes: Uint8Array | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

describe('storage on a disk that loses its power', () => {
  it('RUN-06 has what is private on the disk, under its name, before a row names it', async () => {
    const { home, storage } = machine('disk');
    const handle = await open(home);
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    await handle.close();
    await storage.put('public', 'product/poster.webp', Buffer.from('picture'));
    expect(sync).not.toHaveBeenCalled();
    await storage.put('private', 'slip/paid.webp', Buffer.from('slip'));
    expect(sync).toHaveBeenCalledTimes(2);
    sync.mockRestore();
  });
});

describe.each(['disk', 'S3'] as const)('storage on %s', (kind) => {
  let storage: Storage;
  let home: string;
  beforeAll(() => {
    ({ storage, home } = machine(kind));
  });

  it.each(['public', 'private', 'videos'] as const)('RUN-06 keeps, replaces and removes a file (%s)', async (area) => {
    const path = 'folder/ชื่อ one+two.webp';
    expect([await storage.has(area, path), await storage.get(area, path)]).toEqual([false, undefined]);
    await storage.put(area, path, Buffer.from('one'));
    await storage.put(area, path, Buffer.from('two'));
    expect([await storage.has(area, path), (await storage.get(area, path))?.toString()]).toEqual([true, 'two']);
    await storage.remove(area, path);
    await storage.remove(area, path);
    expect([await storage.has(area, path), await storage.get(area, path)]).toEqual([false, undefined]);
  });

  it('RUN-06 keeps a file without a byte', async () => {
    await storage.put('public', 'empty.txt', Buffer.alloc(0));
    expect(await storage.get('public', 'empty.txt')).toEqual(Buffer.alloc(0));
  });

  it('RUN-06 takes a large file over whole, and names where a program can read it', async () => {
    const bytes = randomBytes(LARGE);
    const file = await write(join(home, 'making/show.mp4'), bytes);
    await storage.adopt('private', 'video-source/show.mp4', file);
    expect(existsSync(file)).toBe(false);
    expect(digest(await storage.get('private', 'video-source/show.mp4'))).toBe(digest(bytes));
    expect(await storage.localFile('private', 'video-source/show.mp4')).toBe(
      join(home, 'private/video-source/show.mp4'),
    );
    await expect(storage.localFile('private', 'video-source/none.mp4')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('RUN-06 lists all files of an area or a folder, however many', async () => {
    const names = Array.from({ length: MANY }, (_, index) => `many/${String(index).padStart(4, '0')}.jpg`);
    const waiting = names.values();
    const work = async () => {
      for (const name of waiting) await storage.put('videos', name, Buffer.from(name));
    };
    await Promise.all(Array.from({ length: 16 }, work));
    await storage.put('videos', 'many2/one.jpg', Buffer.from('one'));
    expect(await pathsOf(storage, 'videos', 'many')).toEqual(names);
    expect(await pathsOf(storage, 'videos')).toEqual([...names, 'many2/one.jpg']);
    expect(await pathsOf(storage, 'videos', 'none')).toEqual([]);
    for await (const { changedAt, bytes } of storage.list('videos', 'many2')) {
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
      expect(bytes).toBe('one'.length);
    }
  });

  it('RUN-06 names the folders of an area, and removes one with all that is in it', async () => {
    // On a disk a folder stays when its last file goes.
    const folders = async () => (await storage.folders('videos')).filter((name) => name.startsWith('many')).sort();
    expect(await folders()).toEqual(['many', 'many2']);
    await storage.removeFolder('videos', 'many');
    expect([await folders(), await pathsOf(storage, 'videos')]).toEqual([['many2'], ['many2/one.jpg']]);
    expect([await storage.has('videos', 'many/0001.jpg'), existsSync(join(home, 'videos/many'))]).toEqual([
      false,
      false,
    ]);
    await storage.removeFolder('videos', 'none');
  });

  it('RUN-06 refuses a path that leaves its area', async () => {
    for (const path of ['../private/slip.webp', 'a/../../b', '/etc/passwd', 'a\0b']) {
      await expect(storage.put('public', path, Buffer.from('x'))).rejects.toThrow('leaves the storage');
      await expect(storage.get('public', path)).rejects.toThrow('leaves the storage');
      await expect(storage.localFile('public', path)).rejects.toThrow('leaves the storage');
      await expect(storage.remove('public', path)).rejects.toThrow('leaves the storage');
    }
    expect(await readdir(home)).not.toContain('b');
  });
});

describe('storage in S3 that several machines share', () => {
  it('RUN-06 a file of one machine is read on another, fetched once for all who ask', async () => {
    const [one, other] = [machine('S3').storage, machine('S3')];
    const bytes = randomBytes(LARGE);
    await one.put('videos', 'shared/0.m4s', bytes);
    const files = await Promise.all(
      Array.from({ length: 20 }, () => other.storage.localFile('videos', 'shared/0.m4s')),
    );
    expect(new Set(files)).toEqual(new Set([join(other.home, 'videos/shared/0.m4s')]));
    expect(digest(await other.storage.get('videos', 'shared/0.m4s'))).toBe(digest(bytes));
    expect(await readdir(join(other.home, 'videos/shared'))).toEqual(['0.m4s']);
  });

  it('RUN-06 a playlist that one machine changes is new on the others moments later', async () => {
    const [one, other] = [machine('S3').storage, machine('S3').storage];
    const read = async () => (await other.get('videos', 'changing/master.m3u8'))?.toString();
    await one.put('videos', 'changing/master.m3u8', Buffer.from('before'));
    expect(await read()).toBe('before');
    await one.put('videos', 'changing/master.m3u8', Buffer.from('after'));
    expect((await other.get('videos', 'changing/master.m3u8', 'newest'))?.toString()).toBe('after');
    while ((await read()) !== 'after');
  });

  it('RUN-06 what is private lies on no disk unless a program reads it, and is gone everywhere once it is removed', async () => {
    const [one, other] = [machine('S3'), machine('S3')];
    await one.storage.put('private', 'slip/a.webp', Buffer.from('slip'));
    expect((await other.storage.get('private', 'slip/a.webp'))?.toString()).toBe('slip');
    await one.storage.remove('private', 'slip/a.webp');
    expect(await other.storage.get('private', 'slip/a.webp')).toBeUndefined();
    expect([existsSync(join(one.home, 'private')), existsSync(join(other.home, 'private'))]).toEqual([false, false]);
  });

  it('RUN-06 WATCH-12 a recording that a program wrote is kept once, its playlists last', async () => {
    const [one, other] = [machine('S3'), machine('S3').storage];
    const names = ['source.m3u8', 'source-0.mp4', 'source-0.m4s', 'source-1.m4s'];
    for (const name of names) await write(join(one.home, 'videos/show', name), Buffer.from(name));
    await one.storage.keepFolder('videos', 'show');
    await one.storage.keepFolder('videos', 'show');
    for (const name of names) expect((await other.get('videos', `show/${name}`))?.toString()).toBe(name);
    const times = new Map<string, number>();
    for await (const { path, changedAt } of other.list('videos', 'show')) times.set(path, changedAt.getTime());
    expect(Math.max(...times.values())).toBe(times.get('show/source.m3u8'));
    // Where none of it lies, nothing is kept and nothing is lost.
    await other.keepFolder('videos', 'show');
    expect(await pathsOf(other, 'videos', 'show')).toEqual(names.map((name) => `show/${name}`).sort());
  });

  it('RUN-06 WATCH-12 a show that was opened again loses nothing of what it wrote behind its first end', async () => {
    const [one, other] = [machine('S3'), machine('S3').storage];
    const wrote = (name: string, text: string) => write(join(one.home, 'videos/again', name), Buffer.from(text));
    const read = async (storage: Storage) => (await storage.get('videos', 'again/source.m3u8'))?.toString();
    const [first, whole] = ['#EXTM3U\n0.m4s\n#EXT-X-ENDLIST\n', '#EXTM3U\n0.m4s\n1.m4s\n#EXT-X-ENDLIST\n'];
    await wrote('0.m4s', 'first');
    await wrote('source.m3u8', first);
    await one.storage.keepFolder('videos', 'again');
    expect(await read(other)).toBe(first);
    await wrote('1.m4s', 'second');
    await wrote('source.m3u8', whole);
    expect(await read(one.storage)).toBe(whole);
    await one.storage.keepFolder('videos', 'again');
    while ((await read(other)) !== whole);
    expect((await other.get('videos', 'again/1.m4s'))?.toString()).toBe('second');
  });

  it('RUN-06 a wrong key is an error that says so, and never an absent file', async () => {
    const { storage } = machine('S3', { S3_SECRET_KEY: 'another' });
    await expect(storage.get('public', 'a.webp')).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('SignatureDoesNotMatch') as string,
    });
    await expect(storage.has('public', 'a.webp')).rejects.toMatchObject({ statusCode: 503 });
  });

  it('RUN-06 while S3 is away copies go on, the rest is a clear error, and nothing half stands anywhere', async () => {
    const { home, storage } = machine('S3');
    await storage.put('videos', 'away/0.m4s', Buffer.from('segment'));
    await storage.put('videos', 'away/master.m3u8', Buffer.from('playlist'));
    await machine('S3').storage.put('videos', 'away/1.m4s', Buffer.from('not here'));
    const source = await write(join(home, 'making/large.mp4'), randomBytes(LARGE));
    await s3.pause();
    try {
      const fresh = machine('S3').storage;
      expect((await storage.get('videos', 'away/0.m4s'))?.toString()).toBe('segment');
      expect((await storage.get('videos', 'away/master.m3u8'))?.toString()).toBe('playlist');
      const refusals = await Promise.allSettled([
        storage.get('videos', 'away/1.m4s'),
        storage.put('public', 'away.webp', Buffer.from('picture')),
        storage.adopt('private', 'video-source/away.mp4', source),
        storage.remove('videos', 'away/0.m4s'),
        pathsOf(storage, 'videos'),
        fresh.get('videos', 'away/0.m4s'),
        fresh.keepFolder('videos', 'away'),
      ]);
      for (const refusal of refusals)
        expect(refusal).toMatchObject({
          status: 'rejected',
          reason: { statusCode: 503, message: expect.stringContaining('S3') as string },
        });
    } finally {
      await s3.resume();
    }
    expect(existsSync(source)).toBe(true);
    expect([await storage.has('public', 'away.webp'), existsSync(join(home, 'public/away.webp'))]).toEqual([
      false,
      false,
    ]);
    expect(await pathsOf(storage, 'private', 'video-source')).not.toContain('video-source/away.mp4');
    expect((await readdir(join(home, 'videos/away'))).sort()).toEqual(['0.m4s', 'master.m3u8']);
    await storage.adopt('private', 'video-source/away.mp4', source);
    expect(await storage.has('private', 'video-source/away.mp4')).toBe(true);
  });
});
