import { addUploads, pauseUpload, removeUpload, resumeUpload, uploadList } from './uploads';

const HEAD = [0, 0, 0, 24, ...Buffer.from('ftypisom'), ...Array.from({ length: 64 }, () => 0)];

/** As much of a file as is read before it is sent. */
function video(name: string, read = async () => new Uint8Array(HEAD).buffer): File {
  return {
    name,
    size: 1_000,
    type: 'video/mp4',
    lastModified: 1,
    slice: () => ({ arrayBuffer: read }),
  } as unknown as File; // jsdom cannot read files
}

let made = 0;
let status = 200;
const answers: (() => void)[] = [];
/** A server that makes videos as soon as the test says so. */
async function server(): Promise<Response> {
  made += 1;
  await new Promise<void>((resolve) => answers.push(resolve));
  const body = { result: status === 200, message: 'ระบบไม่พร้อม', data: { insertId: made } };
  return { ok: status === 200, status, headers: new Headers(), json: async () => body } as Response;
}

const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers({ toNotFake: ['queueMicrotask'] });
  global.fetch = server as typeof fetch;
  [made, status] = [0, 200];
});
afterEach(async () => {
  for (const { key } of uploadList.get()) removeUpload(key);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  global.fetch = originalFetch;
});
const settle = () => vi.advanceTimersByTimeAsync(50);
const newest = () => uploadList.get().at(-1);

describe('uploads of videos', () => {
  it('WATCH-07 a file that is gone says so, and the next ones go on', async () => {
    addUploads([video('gone.mp4', () => Promise.reject(new DOMException('gone', 'NotFoundError')))]);
    await settle();
    expect(newest()).toMatchObject({ state: 'refused', message: expect.stringContaining('อ่านไฟล์นี้ไม่ได้') });
  });

  it('WATCH-07 a busy server is tried again by itself', async () => {
    status = 503;
    addUploads([video('show.mp4')]);
    await settle();
    answers.splice(0).forEach((answer) => answer());
    await settle();
    expect(newest()?.state).toBe('broken');
  });

  it('WATCH-07 only one file is for the video that was chosen', async () => {
    addUploads([video('one.mp4'), video('two.mp4')], 41);
    addUploads([video('three.mp4')], 41);
    expect(uploadList.get().filter(({ videoId }) => videoId === 41)).toHaveLength(1);
  });

  it('WATCH-07 paused and gone on with while its video is made: one video is made', async () => {
    addUploads([video('show.mp4')]);
    await settle();
    const key = newest()?.key ?? 0;
    pauseUpload(key);
    resumeUpload(key);
    await settle();
    expect(made).toBe(1);
  });

  it('WATCH-07 one that was taken off can be taken back for ten seconds', async () => {
    addUploads([video('show.mp4')]);
    await settle();
    const key = newest()?.key ?? 0;
    removeUpload(key);
    expect(newest()?.state).toBe('removed');
    await vi.advanceTimersByTimeAsync(9_000);
    resumeUpload(key);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(newest()?.key).toBe(key);
    removeUpload(key);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(uploadList.get()).toEqual([]);
  });
});
