import { CatalogModule, StageTime } from '@wethi/catalog';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { seedDemoVideos } from './demo-videos';
import { MediaModule } from './media.module';
import { Video } from './video.entity';

describe('seedDemoVideos', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([CatalogModule, MediaModule]);
  });
  afterAll(() => test.close());

  it('CAT-08 gives a show to watch again a real recording with the songs of its set list, once', async () => {
    const { manager } = test.database;
    const storage = test.get(Storage);
    const picture = sharp({ create: { width: 160, height: 100, channels: 3, background: '#7438e0' } });
    await storage.put('public', 'product/demo.webp', await picture.webp().toBuffer());
    const product = await makeProduct(manager, { product_status: 'replay', product_img: 'product/demo.webp' });
    const stage_id = product.stage_id ?? 0;
    for (const stage_detail_time_item of [1, 2]) await makeStageTime(manager, { stage_id, stage_detail_time_item });

    await seedDemoVideos(manager, storage);
    await seedDemoVideos(manager, storage);

    const videos = await manager.findBy(Video, { stage_id });
    expect(videos).toMatchObject([{ video_status: 'ready', video_duration: 24, video_path: 'product/demo.webp' }]);
    const files = (name: string) => storage.get('videos', `${videos[0]?.video_content_id}/${name}`);
    const master = String(await files('master.m3u8'));
    expect(master.match(/RESOLUTION=\S+?,/g)).toEqual(['RESOLUTION=1280x720,', 'RESOLUTION=640x360,']);
    const lengths = String(await files('720.m3u8')).match(/(?<=EXTINF:)[\d.]+/g) ?? [];
    expect(lengths.reduce((sum, length) => sum + Number(length), 0)).toBeCloseTo(24, 0);
    const songs = await manager.find(StageTime, { where: { stage_id }, order: { stage_detail_time_item: 'ASC' } });
    expect(songs.map((song) => song.stage_detail_time_start)).toEqual(['19:30:00', '19:30:12']);
    expect(songs.every((song) => song.video_id === videos[0]?.id)).toBe(true);
  });
});
