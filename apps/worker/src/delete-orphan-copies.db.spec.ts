import { makeProduct, makeStage } from '@wethi/catalog/testing';
import { DAY_MS } from '@wethi/format';
import { DeleteOrphanVideos } from '@wethi/media';
import { makeLiveStreaming, makeVideo } from '@wethi/media/testing';
import { DeleteOrphanFiles, Storage } from '@wethi/platform';
import { createTestApp, S3Server, type TestApp } from '@wethi/platform/testing';
import { Schedule } from './schedule';
import { WorkerModule } from './worker.module';

/** The machine whose rows are gone deleted what S3 and its own disk had; this one has copies. */
describe('copies of files in S3', () => {
  let s3: S3Server;
  let test: TestApp;
  let disk: Storage;
  const bytes = Buffer.from('file');

  beforeAll(async () => {
    s3 = await S3Server.start();
    test = await createTestApp([WorkerModule], s3.settings);
    disk = test.get(Storage).copies!;
  });
  afterAll(async () => {
    await test.close();
    await s3.stop();
  });

  const filesOf = async (storage: Storage, area: 'public' | 'private' | 'videos') => {
    const paths: string[] = [];
    for await (const { path } of storage.list(area)) paths.push(path);
    return paths.sort();
  };

  const daysLater = async () => {
    test.clock.set(new Date(Date.now() + 3 * DAY_MS));
    // A tick of the schedule would be the first that this database knows.
    await test.database.query('DELETE FROM outbox');
  };

  it('RUN-05 RUN-06 go at night two days after their rows, those of a show that S3 has not yet stay', async () => {
    const { manager } = test.database;
    const storage = test.get(Storage);
    await makeProduct(manager, { product_img: 'product/named.webp' });
    const { video_content_id: named } = await makeVideo(manager);
    const show = await makeLiveStreaming(manager, { stage_id: (await makeStage(manager)).id });
    const [{ video_content_id: live }] = await test.database.query<[{ video_content_id: string }]>(
      'SELECT video_content_id FROM video WHERE id = ?',
      [show.video_id],
    );
    for (const name of ['named', 'named.w160', 'gone']) await storage.put('public', `product/${name}.webp`, bytes);
    await storage.put('videos', `${named}/master.m3u8`, bytes);
    // Another machine has deleted these from S3; that one is where a show comes in.
    await disk.put('public', 'product/deleted.webp', bytes);
    for (const folder of ['deleted', live]) await disk.put('videos', `${folder}/master.m3u8`, bytes);
    await disk.put('private', 'slip/read-by-ffmpeg.mp4', bytes);
    const all = await Promise.all((['public', 'private', 'videos'] as const).map((area) => filesOf(disk, area)));
    await test.get(Schedule).deleteOrphanCopies();
    expect(await Promise.all((['public', 'private', 'videos'] as const).map((area) => filesOf(disk, area)))).toEqual(
      all,
    );
    await daysLater();
    await test.get(Schedule).deleteOrphanCopies();
    expect(await filesOf(disk, 'public')).toEqual(['product/named.w160.webp', 'product/named.webp']);
    expect(await filesOf(disk, 'private')).toEqual([]);
    expect(await filesOf(disk, 'videos')).toEqual([`${live}/master.m3u8`, `${named}/master.m3u8`].sort());
    // What S3 has is another job's.
    expect(await filesOf(storage, 'public')).toContain('product/gone.webp');
  });

  it('RUN-05 RUN-06 and what S3 has of rows that are gone is deleted there too', async () => {
    const storage = test.get(Storage);
    await storage.put('videos', 'deleted-in-s3/master.m3u8', bytes);
    await daysLater();
    await test.get(DeleteOrphanFiles).sweep();
    await test.get(DeleteOrphanVideos).sweep();
    expect(await filesOf(storage, 'public')).toEqual(['product/named.w160.webp', 'product/named.webp']);
    expect((await storage.folders('videos')).includes('deleted-in-s3')).toBe(false);
  });
});
