import { StageTime } from '@wethi/catalog';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import sharp from 'sharp';
import { seedDemoVideos } from './demo-videos';
import { MediaModule } from '../media.module';
import { Video } from '../video/video.entity';

describe('seedDemoVideos', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([MediaModule]);
  });
  afterAll(() => test.close());

  it('CAT-08 gives a show to watch again a real recording with the songs of its set list, once', async () => {
    const { manager } = test.database;
    const storage = test.get(Storage);
    const picture = sharp({ create: { width: 160, height: 100, channels: 3, background: '#7438e0' } });
    await storage.put('public', 'product/demo.webp', await picture.webp().toBuffer());
    const product = await makeProduct(manager, { product_status: 'replay', product_img: 'product/demo.webp' });
    const stage_id = product.stage_id ?? 0;
    const times = ['23:00:00', '23:58:00', '00:30:00'];
    for (const item of [1, 2]) {
      const [stage_detail_time_start, stage_detail_time_to] = times.slice(item - 1);
      const item_times = { stage_detail_time_start, stage_detail_time_to };
      await makeStageTime(manager, { stage_id, stage_detail_time_item: item, ...item_times });
    }

    await seedDemoVideos({ manager, storage, now: new Date() });
    await seedDemoVideos({ manager, storage, now: new Date() });

    const videos = await manager.findBy(Video, { stage_id });
    expect(videos).toMatchObject([{ video_status: 'ready', video_duration: 5400, video_path: 'product/demo.webp' }]);
    const files = (name: string) => storage.get('videos', `${videos[0]?.video_content_id}/${name}`);
    const master = String(await files('master.m3u8'));
    expect(master.match(/RESOLUTION=\S+?,/g)).toEqual(['RESOLUTION=1280x720,', 'RESOLUTION=640x360,']);
    const lengths = String(await files('720.m3u8')).match(/(?<=EXTINF:)[\d.]+/g) ?? [];
    expect(lengths.reduce((sum, length) => sum + Number(length), 0)).toBe(5400);
    expect(await manager.countBy(StageTime, { stage_id, video_id: videos[0]?.id })).toBe(2);
  });
});
