import { randomBytes } from 'node:crypto';
import { type Product, type Stage, StageTime } from '@wethi/catalog';
import { bangkokTime, secondsFrom } from '@wethi/format';
import type { Storage } from '@wethi/platform';
import type { EntityManager } from 'typeorm';
import { LOOP_SECONDS, lengthOf, repeatingPlaylist } from './demo-playlist';
import { type DemoRecording, RENDITIONS } from './demo-recording';
import { Video } from '../video/video.entity';

interface Tools {
  manager: EntityManager;
  storage: Storage;
  now: Date;
}

interface Taught {
  product: Product;
  stage: Stage;
  setList: StageTime[];
}

/** Cuts the recording of a whole course into a video for each lesson that was taught by now; the first is free. */
export async function keepLessons(
  { manager, storage, now }: Tools,
  { product, stage, setList }: Taught,
  made: DemoRecording,
): Promise<void> {
  const today = bangkokTime(now).date;
  for (const [place, lesson] of setList.entries()) {
    const isAhead = product.product_type === 'T' && (lesson.stage_detail_time_date ?? '') > today;
    if (isAhead) continue;
    const seconds = lengthOfItem(lesson);
    const video_content_id = await cut(storage, made.contentId, place, seconds);
    const video = manager.create(Video, {
      band_id: stage.band_id,
      stage_id: stage.id,
      video_item: place + 1,
      video_name: lesson.stage_detail_time_title,
      video_content_id,
      video_status: 'ready',
      video_type: place === 0 ? 'teaser' : 'course',
      video_path: product.product_img,
      video_duration: lengthOf([seconds]),
    });
    await manager.insert(Video, video);
    await manager.update(StageTime, { id: lesson.id }, { video_id: video.id });
  }
  await storage.removeFolder('videos', made.contentId);
}

/** @returns the folder of a lesson's own files */
async function cut(storage: Storage, from: string, place: number, seconds: number): Promise<string> {
  const folder = randomBytes(16).toString('hex');
  const copy = async (name: string) => {
    const bytes = await storage.get('videos', `${from}/${name}`);
    if (bytes) await storage.put('videos', `${folder}/${name}`, bytes);
  };
  for (const name of RENDITIONS) {
    const playlist = repeatingPlaylist(name, [seconds], place);
    for (const file of new Set(playlist.match(/[\w-]+\.(?:m4s|mp4)/g))) await copy(file);
    await storage.put('videos', `${folder}/${name}.m3u8`, Buffer.from(playlist));
  }
  await copy('master.m3u8');
  return folder;
}

/** How long an item of the set list lasts by its times; past midnight the clock begins again. */
export function lengthOfItem({ stage_detail_time_start, stage_detail_time_to }: StageTime): number {
  if (!stage_detail_time_start || !stage_detail_time_to) return LOOP_SECONDS;
  return secondsFrom(stage_detail_time_start, stage_detail_time_to);
}
