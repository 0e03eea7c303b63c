import { bangkokTime } from '@wethi/format';
import { paths } from '../../../config/paths';
import { readOne, readRows } from '../../../server/read.server';
import type { Product } from '../../../api-types';

/** What could not be watched, and the show that opens it. */
export interface RequestedVideo {
  id: number;
  name: string;
  /** Where it plays. */
  path: string;
  isLive: boolean;
  stageId: number | null;
  product: Pick<
    Product,
    | 'id'
    | 'product_title'
    | 'product_url'
    | 'product_img'
    | 'product_price'
    | 'product_free'
    | 'product_status'
    | 'band_name'
  > | null;
  /** The day of the show, and whether it was before today. */
  date: string | null;
  isPast: boolean;
}

/** A video by the numbers in an address; null when it is none, or its facts cannot be read. */
export async function requestedVideo(id: string | null, live: string | null): Promise<RequestedVideo | null> {
  try {
    return await (isNumber(live) ? ofLiveShow(Number(live)) : isNumber(id) ? ofVideo(Number(id)) : null);
  } catch {
    return null;
  }
}

function isNumber(text: string | null): boolean {
  return text !== null && /^[1-9]\d{0,9}$/.test(text);
}

async function ofVideo(id: number): Promise<RequestedVideo | null> {
  const video = await readOne('videosById', { id });
  if (!video) return null;
  const facts = { id, name: video.video_name, path: paths.replay(id), isLive: false, stageId: video.stage_id };
  return { ...facts, ...(await showOf(video.stage_id)) };
}

/** The video of a show that goes on is no replay yet, and is told to nobody. */
async function ofLiveShow(id: number): Promise<RequestedVideo | null> {
  const show = await readOne('liveStreamingById', { id });
  if (!show) return null;
  const { video_id, live_streaming_name, live_streaming_live, stage_id } = show;
  const isLive = live_streaming_live === 'Y';
  const facts = { id: video_id, name: live_streaming_name, path: paths.live(id), isLive, stageId: stage_id };
  return { ...facts, ...(await showOf(stage_id)) };
}

async function showOf(stageId: number | null): Promise<Pick<RequestedVideo, 'product' | 'date' | 'isPast'>> {
  if (!stageId) return { product: null, date: null, isPast: false };
  const [[product], stage] = await Promise.all([
    readRows('productView', { stage_id: stageId }),
    readOne('stageById', { id: stageId }),
  ]);
  const date = stage?.stage_date ?? null;
  return {
    product: product ? shown(product) : null,
    date,
    isPast: date !== null && date < bangkokTime(Date.now()).date,
  };
}

function shown(product: Product): RequestedVideo['product'] {
  const { id, product_title, product_url, product_img, product_price, product_free, product_status, band_name } =
    product;
  return { id, product_title, product_url, product_img, product_price, product_free, product_status, band_name };
}
