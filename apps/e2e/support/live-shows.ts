import { api } from './member.ts';
import { officeApi } from './office.ts';
import type { Show } from './shows.ts';

/** A live show of its own, at the stage of a show, so that its buyers may watch. @returns its number */
export async function newLiveShow(show: Show): Promise<number> {
  const { data: products } = await api('GET', `productView?id=${show.id}`);
  const [{ stage_id }] = products as [{ stage_id: number }];
  const { data } = await officeApi('POST', 'liveStreaming', { live_streaming_name: 'คืนทดสอบ', stage_id });
  return (data as { insertId: number }).insertId;
}
