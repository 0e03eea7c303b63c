import { makeBand } from '@wethi/catalog/testing';
import { Storage } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import type { Video } from '../video/video.entity';
import { CaptionedMasters } from './captioned-masters';

const MASTER = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n480.m3u8\n';
const SRT = '1\n00:00:01,000 --> 00:00:02,000\nสวัสดีค่ะ\n';

describe('captions of a video', () => {
  let test: TestApp;
  let owner: { authorization: string };
  let video: Video;

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { id: band_id } = await makeBand(test.database.manager);
    video = await makeVideo(test.database.manager, { band_id, video_duration: 90 });
    await write('master.m3u8', MASTER);
  });

  const pathOf = (file: string) => `${video.video_content_id}/${file}`;
  const write = (file: string, text: string) => test.get(Storage).put('videos', pathOf(file), Buffer.from(text));
  const read = async (file: string) => (await test.get(Storage).get('videos', pathOf(file)))?.toString();
  const namesOf = (master = '') => [...master.matchAll(/caption-[\w-]+(?=\.m3u8)/g)].map(([name]) => name);
  const list = async () => (await get()).body.data as { id: number; caption_language: string; caption_cues: number }[];
  const get = (headers: object = owner) =>
    test.request('GET', `/api/videoCaptionByVideoId?video_id=${video.id}`, { headers });
  function send(text: string | Buffer, language = 'th', headers: object = owner) {
    const form = new FormData();
    form.append('video_id', String(video.id));
    form.append('caption_language', language);
    form.append('caption_name', 'คลื่น_th.srt');
    form.append('images', new Blob([typeof text === 'string' ? text : new Uint8Array(text)]), 'คลื่น_th.srt');
    return test.request('POST', '/api/uploadVideoCaption', { headers, form });
  }

  it('WATCH-10 lie beside the replay and stand in its master playlist as subtitles', async () => {
    const { body } = await send(SRT);
    expect(body.data).toMatchObject({ caption_language: 'th', caption_name: 'คลื่น_th.srt', caption_cues: 1 });
    const master = await read('master.m3u8');
    const [name = ''] = namesOf(master);
    expect(master).toContain(`TYPE=SUBTITLES,GROUP-ID="captions",NAME="ไทย",LANGUAGE="th"`);
    expect(await read(`${name}.m3u8`)).toContain(`#EXTINF:90.000,\n${name}.vtt`);
    expect(await read(`${name}.vtt`)).toContain('00:00:01.000 --> 00:00:02.000\nสวัสดีค่ะ');
  });

  it('WATCH-10 a second file of a language replaces the first; another language stands beside it', async () => {
    await send(SRT);
    const [first] = namesOf(await read('master.m3u8'));
    await send(SRT.replace('ค่ะ', 'ครับ'));
    await send(SRT.replace('สวัสดีค่ะ', 'Hello'), 'en');
    const names = namesOf(await read('master.m3u8'));
    expect(names).toHaveLength(2);
    expect(names).not.toContain(first);
    expect(await read(`${first}.vtt`)).toBeUndefined();
    expect((await list()).map(({ caption_language }) => caption_language)).toEqual(['th', 'en']);
  });

  it('WATCH-10 stay when the worker adds a quality, and go when they are deleted', async () => {
    await send(SRT);
    await test.get(CaptionedMasters).write(video.id, `${MASTER}#EXT-X-STREAM-INF:BANDWIDTH=2\n720.m3u8\n`);
    const master = await read('master.m3u8');
    expect(master?.match(/SUBTITLES="captions"/g)).toHaveLength(2);
    const [caption] = await list();
    const { status } = await test.request('DELETE', `/api/videoCaption?id=${caption?.id}`, { headers: owner });
    expect(status).toBe(200);
    expect(await read('master.m3u8')).not.toContain('SUBTITLES');
    expect(await read(`${namesOf(master)[0]}.vtt`)).toBeUndefined();
  });

  it('WATCH-10 given to a video in the works appear as soon as it can be watched', async () => {
    await test.database.query("UPDATE video SET video_status = 'process' WHERE id = ?", [video.id]);
    await send(SRT);
    expect(await read('master.m3u8')).toBe(MASTER);
    await test.get(CaptionedMasters).write(video.id, MASTER);
    expect(await read('master.m3u8')).toContain('SUBTITLES="captions"');
  });

  it('WATCH-10 a wrong file is refused with its line, and changes nothing', async () => {
    const { status, body } = await send('1\n00:00:09,000 --> 00:00:01,000\nก');
    expect([status, body.message]).toEqual([422, 'บรรทัด 2 เวลาจบก่อนเวลาเริ่ม แก้ไฟล์แล้วใส่ใหม่']);
    expect((await send(Buffer.alloc(2_200_000, 'a'))).status).toBe(413);
    expect((await send(SRT, 'xx')).body.errors?.[0]?.field).toBe('caption_language');
    expect([await read('master.m3u8'), await list()]).toEqual([MASTER, []]);
  });

  it('WATCH-10 are no business of another band', async () => {
    await send(SRT);
    const { id: band_id } = await makeBand(test.database.manager);
    const stranger = await test.signInAs('personnel', 2);
    await test.database.query("UPDATE personnel SET role = 'band', band_id = ? WHERE id = 2", [band_id]);
    const [caption] = await list();
    expect((await send(SRT, 'en', stranger)).status).toBe(404);
    expect((await get(stranger)).body.data).toEqual([]);
    const gone = await test.request('DELETE', `/api/videoCaption?id=${caption?.id}`, { headers: stranger });
    expect(gone.status).toBe(404);
    expect((await send(SRT, 'en', {})).status).toBe(401);
  });
});
