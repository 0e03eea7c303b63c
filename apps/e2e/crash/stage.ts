import type { Buyer } from '../../../tools/bench/buyers.ts';
import type { CrashSystem } from './crash-system.ts';

interface OpenStage {
  buyers: Buyer[];
  bandId: number;
  stageId: number;
}

/** The stage of a show, and customers who bought its ticket. */
export async function openStage(system: CrashSystem, count: number): Promise<OpenStage> {
  const { buyers, shows } = await system.prepare(count, 1, '');
  const [show] = await system.query<{ band_id: number }>(`SELECT band_id FROM product WHERE id = ${shows[0]}`);
  const bandId = show?.band_id ?? 0;
  const stageId = await system.insert('stage (band_id, stage_title)', `${bandId}, 'โชว์'`);
  await system.query(`UPDATE product SET stage_id = ${stageId} WHERE id = ${shows[0]}`);
  await system.query(
    `INSERT INTO orders (order_no, user_id, orders_status, approve_date, orders_payment_type_id)
     SELECT CONCAT('WX', id), id, 'approve', CURRENT_DATE, 4 FROM user`,
  );
  await system.query(`INSERT INTO orders_detail (orders_id, product_id) SELECT id, ${shows[0]} FROM orders`);
  return { buyers, bandId, stageId };
}

/** A show of a stage that its band sends to with a key. @returns its number */
export async function openLive(system: CrashSystem, { bandId, stageId }: OpenStage, key: string): Promise<number> {
  const videoId = await system.insert(
    'video (band_id, stage_id, video_name, video_status, video_content_id)',
    `${bandId}, ${stageId}, 'โชว์', 'create', REPEAT('a', 32)`,
  );
  return system.insert(
    'live_streaming (band_id, stage_id, video_id, live_streaming_name, live_streaming_stream_key)',
    `${bandId}, ${stageId}, ${videoId}, 'โชว์', '${key}'`,
  );
}
