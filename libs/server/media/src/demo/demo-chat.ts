import type { User } from '@wethi/accounts';
import type { EntityManager } from 'typeorm';
import { LiveStreaming } from '../live/live-streaming.entity';
import { makeLiveStreamingComment } from '../testing/media.factory';

const ON_AIR = `SELECT stage_id FROM product WHERE product_status = 'live' ORDER BY id LIMIT 1`;
const SAID = [
  'มาแล้วค่ะ ดูจากเชียงใหม่',
  'เสียงดีมากครับ ใส่หูฟังแล้วเหมือนนั่งแถวหน้า',
  'เพลงนี้รอมาทั้งปีเลย',
  'ไฟสวยมากกก',
  'แม่นั่งดูด้วยกันอยู่ ฝากบอกวงว่าน่ารัก',
  'ใครรู้ชื่อเพลงนี้บ้างคะ',
  'ที่ร่ม ครับ อยู่ในชุดแรก',
  'ขอบคุณที่ถ่ายทอดสดนะคะ อยู่ไกลไปไม่ได้จริง ๆ',
  'กล้องมุมนี้ดีมากครับ',
  'ขนลุกเลย 😭',
  'ปรบมือจากหน้าจอค่ะ 👏👏',
  'เดี๋ยวดูย้อนหลังอีกรอบแน่นอน',
];
const APART_MS = 20_000;

/** What viewers say in the chat of the first show that is on. */
export async function seedDemoChat(manager: EntityManager, viewers: readonly User[], now: Date): Promise<void> {
  const [product] = await manager.query<{ stage_id: number }[]>(ON_AIR);
  const show = product && (await manager.findOneBy(LiveStreaming, product));
  if (!show) return;
  let live_streaming_comments = 0;
  for (const [place, live_streaming_comment] of SAID.entries()) {
    const viewer = viewers[place * 5];
    if (!viewer) continue;
    const create_at = new Date(now.getTime() - (SAID.length - place) * APART_MS);
    await makeLiveStreamingComment(manager, show, viewer.id, { live_streaming_comment, create_at });
    live_streaming_comments++;
  }
  // One that is taken away is one less.
  await manager.update(LiveStreaming, { id: show.id }, { live_streaming_comments });
}
