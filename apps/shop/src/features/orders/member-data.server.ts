import { readOne, readRows } from '../../server/read.server';
import type { Product } from '../../api-types';

/** The video that could not be watched, and the show that opens it. */
export interface RequestedVideo {
  id: number;
  name: string;
  product: Pick<Product, 'product_title' | 'product_url'> | null;
}

async function productOf(stageId: number): Promise<RequestedVideo['product']> {
  const [product] = await readRows('productView', { stage_id: stageId });
  return product ? { product_title: product.product_title, product_url: product.product_url } : null;
}

/** A video by the number in an address; null when it is none, or its facts cannot be read. */
export async function requestedVideo(id: string | null): Promise<RequestedVideo | null> {
  if (!id || !/^[1-9]\d{0,9}$/.test(id)) return null;
  try {
    const video = await readOne('videosById', { id: Number(id) });
    if (!video) return null;
    return { id: video.id, name: video.video_name, product: video.stage_id ? await productOf(video.stage_id) : null };
  } catch {
    return null;
  }
}
