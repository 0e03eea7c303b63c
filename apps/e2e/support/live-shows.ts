import { api } from './member.ts';
import { officeApi } from './office.ts';
import type { Show } from './shows.ts';

const MINUTE_MS = 60_000;
const BANGKOK_MINUTES = 7 * 60;

/** Day and time of day of a stage that begins so many minutes from now. */
export function beginsIn(minutes: number) {
  const [stage_date = '', time = ''] = new Date(Date.now() + (minutes + BANGKOK_MINUTES) * MINUTE_MS)
    .toISOString()
    .split('T');
  return { stage_date, stage_time_start: `${time.slice(0, 5)}:00` };
}

/** Adds a record as the owner. @returns its number */
export async function made(path: string, body: object): Promise<number> {
  return ((await officeApi('POST', path, body)).data as { insertId: number }).insertId;
}

/** A live show of its own, at the stage of a show, so that its buyers may watch. @returns its number */
export async function newLiveShow(show: Show): Promise<number> {
  const { data: products } = await api('GET', `productView?id=${show.id}`);
  const [{ stage_id }] = products as [{ stage_id: number }];
  const { data } = await officeApi('POST', 'liveStreaming', { live_streaming_name: 'คืนทดสอบ', stage_id });
  return (data as { insertId: number }).insertId;
}
