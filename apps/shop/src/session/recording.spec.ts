import type { Video } from '../api-types';
import { QueryClient } from '@tanstack/react-query';
import { recordingOf, watchQuery } from './recording';

vi.mock('../ui/time/server-clock', () => ({ serverTime: () => Date.parse('2026-11-28T12:31:00Z') }));
vi.mock('@wethi/http', () => ({ call: async () => ({ data: [] }) }));

const video = (id: number, video_type: string, video_status = 'ready') => ({ id, video_type, video_status }) as Video;

describe('the recording to watch of a stage', () => {
  it('WATCH-01 is the show, else what members get, and none that is not ready', () => {
    expect(recordingOf([video(1, 'teaser'), video(2, 'member'), video(3, 'stage')])?.id).toBe(3);
    expect(recordingOf([video(4, 'member'), video(5, 'stage', 'upload')])?.id).toBe(4);
    expect(recordingOf([video(6, 'teaser')])).toBeUndefined();
  });

  it('WATCH-01 is its stage as soon as the show has begun by the server’s clock', async () => {
    const show = { id: 3, stage_id: 9, product_format: 'online', product_status: 'sale', stage_date: '2026-11-28' };
    const client = new QueryClient();
    const at = (stage_time_start: string) => client.fetchQuery(watchQuery({ ...show, stage_time_start }));
    expect(await at('19:30:00')).toContain('9');
    client.clear();
    expect(await at('19:32:00')).toBeNull();
  });
});
