import { DEVICE_KIND, QUALITY, type DeviceKind, type Quality } from '@wethi/contract';
import type { EntityManager } from 'typeorm';
import type { ReportedViewing, ViewingRecord } from '../viewing/viewing-record';

/** Who bought a show that can be watched again. */
interface Bought {
  user_id: number;
  product_id: number;
  video_id: number;
  video_duration: number;
  bought_at: Date;
}

const BOUGHT = `
  SELECT o.user_id, p.id AS product_id, v.id AS video_id, v.video_duration, o.create_at AS bought_at
    FROM orders o
    JOIN orders_detail d ON d.orders_id = o.id
    JOIN product p ON p.id = d.product_id AND p.product_status = 'replay' AND p.product_type = 'M'
    JOIN video v ON v.stage_id = p.stage_id AND v.video_status = 'ready'
   WHERE o.orders_status = 'approve' AND v.video_duration > 0
   ORDER BY o.id`;

/** A viewing begins when it was first told of, which is now for all that the demo data makes. */
const BEGIN_WHERE_THEY_BEGAN = `
  UPDATE video_statistics SET create_at = update_at - INTERVAL time_total SECOND, update_at = update_at`;

const MINUTE_MS = 60_000;
const AT_ONCE = 1_000;
const DEVICES = Object.keys(DEVICE_KIND) as DeviceKind[];
const QUALITIES = Object.keys(QUALITY) as Quality[];
/** Of eight viewers: how much of the show each sees. */
const SHARES = [1, 0.35, 1, 0.8, 0.12, 1, 0.6, 0.9];

/** What buyers watched so far, told as their players would have: a report a minute. @param now nothing is later */
export async function seedDemoViewings(manager: EntityManager, record: ViewingRecord, now: Date): Promise<void> {
  const bought = await manager.query<Bought[]>(BOUGHT);
  const reports = bought.flatMap((one, number) => viewing(one, number)).filter(({ at }) => at < now.getTime());
  for (let first = 0; first < reports.length; first += AT_ONCE)
    await record.write(reports.slice(first, first + AT_ONCE));
  await manager.query(BEGIN_WHERE_THEY_BEGAN);
}

function viewing(bought: Bought, number: number): ReportedViewing[] {
  const { user_id, product_id, video_id, video_duration } = bought;
  const share = SHARES[number % SHARES.length] ?? 1;
  const minutes = Math.floor((video_duration / 60) * share);
  // Some watch at once, others the evenings after.
  const began = bought.bought_at.getTime() + (5 + (number % 4) * 24 * 60) * MINUTE_MS;
  const stalled = number % 9 === 4 ? 2 : 0;
  return Array.from({ length: minutes }, (_, minute) => ({
    ...{ user_id, product_id, video_id },
    session: `demo-${video_id}-${user_id}`,
    at: began + (minute + 1) * MINUTE_MS,
    event: minute + 1 < minutes ? 'Beat' : share === 1 ? 'Ended' : 'Leave',
    cur_time_end: (minute + 1) * 60,
    time_total: (minute + 1) * 60,
    pause_total: number % 3,
    end_total: share === 1 && minute + 1 === minutes ? 1 : 0,
    stall_total: stalled,
    stall_seconds: stalled * 3,
    device: DEVICES[number % 5 < 3 ? 0 : number % DEVICES.length] ?? null,
    network: number % 3 === 0 ? 'mobile' : 'home',
    quality: QUALITIES[number % 3] ?? null,
  }));
}
