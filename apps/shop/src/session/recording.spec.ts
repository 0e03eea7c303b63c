import type { Video } from '../api-types';
import { recordingOf } from './recording';

const video = (id: number, video_type: string, video_status = 'ready') => ({ id, video_type, video_status }) as Video;

describe('the recording to watch of a stage', () => {
  it('WATCH-01 is the show, else what members get, and none that is not ready', () => {
    expect(recordingOf([video(1, 'teaser'), video(2, 'member'), video(3, 'stage')])?.id).toBe(3);
    expect(recordingOf([video(4, 'member'), video(5, 'stage', 'upload')])?.id).toBe(4);
    expect(recordingOf([video(6, 'teaser')])).toBeUndefined();
  });
});
