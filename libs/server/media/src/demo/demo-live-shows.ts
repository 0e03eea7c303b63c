import { Product } from '@wethi/catalog';
import type { EntityManager } from 'typeorm';
import { LiveStreaming } from '../live/live-streaming.entity';
import { makeLiveStreaming } from '../testing/media.factory';

/** Gives every demonstration show that is still to come, or on, a live show with a key for its band. Once. */
export async function seedDemoLiveShows(manager: EntityManager): Promise<void> {
  const products = await manager
    .createQueryBuilder(Product, 'product')
    .where("product.product_status IN ('live', 'sale', 'coming') AND product.stage_id IS NOT NULL")
    .orderBy('product.id')
    .getMany();
  for (const { stage_id, product_title } of products) {
    if (stage_id === null || (await manager.existsBy(LiveStreaming, { stage_id }))) continue;
    await makeLiveStreaming(manager, { stage_id, live_streaming_name: product_title });
  }
}
