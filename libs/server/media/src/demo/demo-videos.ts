import { randomBytes } from 'node:crypto';
import { Band, Product, Stage, StageTime } from '@wethi/catalog';
import type { Storage } from '@wethi/platform';
import type { EntityManager } from 'typeorm';
import { LOOP_SECONDS, lengthOf } from './demo-playlist';
import { keepLessons, lengthOfItem } from './demo-lesson-videos';
import { makeDemoRecording, type DemoRecording } from './demo-recording';
import { Video } from '../video/video.entity';

/** Recordings in the making at once; ffmpeg uses more than one core for each. */
const AT_ONCE = 2;
const TONES = [262, 294, 330, 220, 247, 349];

interface Tools {
  manager: EntityManager;
  /** Holds the shows' pictures and gets the recordings. */
  storage: Storage;
  now: Date;
}

interface Replay {
  product: Product;
  stage: Stage;
  band: Band;
  setList: StageTime[];
}

/**
 * Gives every demonstration show that can be watched again a real recording, as long as its set list says, in which
 * each song can be seen and heard, and every lesson of a course that was taught one of its own. Shows that have a video are
 * left alone.
 */
export async function seedDemoVideos(tools: Tools): Promise<void> {
  const { manager } = tools;
  const waiting = await replaysWithoutVideo(manager);
  let next = 0;
  const work = async () => {
    for (let place = next++; place < waiting.length; place = next++) {
      const replay = waiting[place];
      if (replay) await record(tools, replay, TONES[place % TONES.length] ?? 262);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function replaysWithoutVideo(manager: EntityManager): Promise<Replay[]> {
  const products = await manager
    .createQueryBuilder(Product, 'product')
    .where("(product.product_status = 'replay' OR product.product_type <> 'M') AND product.stage_id IS NOT NULL")
    .andWhere('NOT EXISTS (SELECT 1 FROM video WHERE video.stage_id = product.stage_id)')
    .orderBy('product.id')
    .getMany();
  const ofStages = [...new Map(products.map((product) => [product.stage_id, product])).values()];
  return Promise.all(ofStages.map((product) => replayOf(manager, product)));
}

async function replayOf(manager: EntityManager, product: Product): Promise<Replay> {
  const stage = await manager.findOneByOrFail(Stage, { id: product.stage_id ?? 0 });
  const [band, setList] = await Promise.all([
    manager.findOneByOrFail(Band, { id: stage.band_id }),
    manager.find(StageTime, { where: { stage_id: stage.id }, order: { stage_detail_time_item: 'ASC', id: 'ASC' } }),
  ]);
  return { product, stage, band, setList };
}

async function record({ manager, storage, now }: Tools, replay: Replay, tone: number): Promise<void> {
  const { product, band, setList } = replay;
  const picture = await storage.get('public', product.product_img ?? '');
  if (!picture) throw new Error(`the demonstration show ${product.product_url} has no picture`);
  const songs = setList.map((item) => ({ title: item.stage_detail_time_title, seconds: lengthOfItem(item) }));
  const recording: DemoRecording = {
    contentId: randomBytes(16).toString('hex'),
    picture,
    bandName: band.band_name,
    songs: songs.length > 0 ? songs : [{ title: product.product_title, seconds: LOOP_SECONDS }],
    tone,
  };
  await makeDemoRecording(recording, storage);
  if (product.product_type === 'M') await manager.transaction((within) => keep(within, replay, recording));
  else await keepLessons({ manager, storage, now }, replay, recording);
}

async function keep(manager: EntityManager, { product, stage }: Replay, made: DemoRecording): Promise<void> {
  const video = manager.create(Video, {
    band_id: stage.band_id,
    stage_id: stage.id,
    video_name: product.product_title,
    video_content_id: made.contentId,
    video_status: 'ready',
    video_path: product.product_img,
    video_duration: lengthOf(made.songs.map(({ seconds }) => seconds)),
  });
  await manager.insert(Video, video);
  await manager.update(StageTime, { stage_id: stage.id }, { video_id: video.id });
}
