import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeVideo } from '@wethi/media/testing';
import { DeleteOrphanFiles, Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { WorkerModule } from './worker.module';

const IN_TEXT = 'info-page/in-a-text-9x9.webp';

describe('files that no row names', () => {
  let test: TestApp;
  let storage: Storage;
  const bytes = Buffer.from('picture');

  beforeAll(async () => {
    test = await createTestApp([WorkerModule]);
    storage = test.get(Storage);
    const { manager } = test.database;
    const named = ['product/poster.webp', 'product/replaced.webp', 'product/video.webp', 'product/unsaved.webp.part'];
    for (const path of named) await storage.put('public', path, bytes);
    // The widths of two of them; their job may be later than the upload.
    for (const original of ['poster', 'replaced'])
      for (const width of ['w160.webp', 'w160.avif'])
        await storage.put('public', `product/${original}.${width}`, bytes);
    for (const path of ['slip/paid.jpg', 'slip/crashed.jpg']) await storage.put('private', path, bytes);
    await storage.put('videos', 'content/master.m3u8', bytes);
    const { id: product_id, stage_id } = await makeProduct(manager, { product_img: 'product/poster.webp' });
    await makeVideo(manager, { stage_id: stage_id ?? 0, video_path: 'product/video.webp' });
    const { id: user_id } = await makeUser(manager);
    const info_page_draft_body = `<p>ก</p><img src="/files/${IN_TEXT}" alt="" />`;
    for (const path of [IN_TEXT, 'info-page/taken-out-9x9.webp']) await storage.put('public', path, bytes);
    const page = await manager.insert('info_page', { info_page_slug: 'safety', info_page_title: 'ก' });
    const info_page_id = page.generatedMaps[0]?.['id'] as number; // by a table's name TypeORM knows no columns
    await manager.insert('info_page_draft', { info_page_id, info_page_draft_title: 'ก', info_page_draft_body });
    const slip = { user_id, product_id, slip_picture: 'slip/paid.jpg', picture_sha256: ''.padEnd(64, '0') };
    await manager.insert('slip', slip);
  });
  afterAll(() => test.close());

  const left = async (area: 'public' | 'private' | 'videos') => {
    const paths: string[] = [];
    for await (const { path } of storage.list(area)) paths.push(path);
    return paths.sort();
  };

  it('RUN-05 stay for two days, in which a form may still be saved', async () => {
    await test.get(DeleteOrphanFiles).sweep();
    expect([await left('public'), await left('private')].flat()).toHaveLength(12);
  });

  it('RUN-05 are deleted then, pictures and slips alike; what a row of any domain names stays', async () => {
    test.clock.set(new Date(Date.now() + 3 * 24 * 60 * 60 * 1_000));
    // A tick of the schedule would be the first that this database knows.
    await test.database.query('DELETE FROM outbox');
    await test.get(DeleteOrphanFiles).sweep();
    expect(await left('public')).toEqual([
      IN_TEXT,
      'product/poster.w160.avif',
      'product/poster.w160.webp',
      'product/poster.webp',
      'product/video.webp',
    ]);
    expect([await left('private'), await left('videos')]).toEqual([['slip/paid.jpg'], ['content/master.m3u8']]);
  });

  it('RUN-06 stay that came in after the copy from which the database was put back', async () => {
    test.clock.set(new Date());
    const days = 'UTC_TIMESTAMP(3) - INTERVAL ? DAY';
    await test.database.query('DELETE FROM outbox');
    await test.database.query(
      `INSERT INTO outbox (name, payload, create_at, done_at) SELECT 'tick', '{}', at, at FROM
        (SELECT UTC_TIMESTAMP(3) - INTERVAL 5 * seq MINUTE AS at FROM seq_0_to_8700) ticks ORDER BY at`,
    );
    await test.database.query(`DELETE FROM outbox WHERE create_at BETWEEN ${days} AND ${days}`, [6, 4]);
    for (const age of [9, 5, 3]) {
      await storage.put('private', `slip/old${age}.jpg`, bytes);
      const at = Date.now() / 1_000 - age * 86_400;
      await utimes(join(test.config.STORAGE_DIR, 'private', `slip/old${age}.jpg`), at, at);
    }
    await test.get(DeleteOrphanFiles).sweep();
    expect(await left('private')).toEqual(['slip/old5.jpg', 'slip/paid.jpg']);
  });

  it('RUN-05 stay where a table is there whose columns this process does not know', async () => {
    await storage.put('public', 'news/poster.webp', bytes);
    await test.database.query('CREATE TABLE news (news_path varchar(200))');
    try {
      await expect(test.get(DeleteOrphanFiles).sweep()).rejects.toThrow('entities of news');
    } finally {
      await test.database.query('DROP TABLE news');
    }
    expect(await left('public')).toContain('news/poster.webp');
  });
});
