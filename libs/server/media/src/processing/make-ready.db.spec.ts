import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { definedJobs, OutboxRow, Storage, TryLater } from '@wethi/platform';
import { createTestApp, until, type TestApp } from '@wethi/platform/testing';
import { In } from 'typeorm';
import { MediaJobsModule } from '../media-jobs.module';
import { makeVideo } from '../testing/media.factory';
import { VideoFiles, type VideoFile } from '../testing/video-files';
import { DrawRecording } from '../stills/draw-recording.job';
import { VideoPosters } from '../stills/video-posters';
import { VideoStills } from '../stills/video-stills';
import { Video } from '../video/video.entity';
import { DeleteReplaced } from './delete-replaced.job';
import { EncodeVideo } from './encode-video.job';
import { runFfmpeg } from '../workshop/ffmpeg';
import { VideoWorkshop } from '../workshop/video-workshop';
import { PublishVideo } from './publish-video.job';
import { VideoProgress } from './video-progress';
import type { Replacement } from './video-run';
import { stemOf, VideoSource } from './video-source.entity';
import { VideoSources } from './video-sources';
import { WorkerRuns } from './worker-runs';

describe('making uploaded videos ready', () => {
  let test: TestApp;
  let files: VideoFiles;
  const signal = new AbortController().signal;
  const context = { key: 'ob-1', signal };

  beforeAll(async () => {
    test = await createTestApp([MediaJobsModule]);
    files = await VideoFiles.open();
  });
  afterAll(async () => {
    await files.close();
    await test.close();
  });

  async function upload(name: VideoFile): Promise<number> {
    const { id } = await makeVideo(test.database.manager, { video_status: 'upload', video_duration: null });
    await again(id, name);
    return id;
  }
  async function again(video_id: number, name: VideoFile): Promise<void> {
    const upload = randomBytes(16).toString('hex');
    const file = await files.copy(name);
    await test.get(VideoSources).accept({ video_id, name, upload, file, bytes: 1, begunAt: test.clock.now() });
  }
  const sourceOf = (video_id: number) => test.database.manager.findOneByOrFail(VideoSource, { video_id });
  const videoOf = (id: number) => test.database.manager.findOneByOrFail(Video, { id });
  const runOf = async (video_id: number) => ({ video_id, run: (await sourceOf(video_id)).run ?? 'none' });
  const publish = async (id: number) => test.get(PublishVideo).publish(await runOf(id), context);
  const encode = async (id: number) => test.get(EncodeVideo).encode(await runOf(id), context);
  async function stateOf(id: number) {
    const [{ video_status, video_duration }, { run, fault, renditions }] = [await videoOf(id), await sourceOf(id)];
    return { video_status, video_duration, running: run !== null, fault, names: renditions?.map(({ name }) => name) };
  }
  async function fileOf(id: number, name: string): Promise<string | undefined> {
    const { video_content_id } = await videoOf(id);
    return (await test.get(Storage).get('videos', `${video_content_id}/${name}`))?.toString('latin1');
  }
  /** What a player would see, read by ffprobe from the playlists. */
  async function played(id: number, playlist = 'master.m3u8') {
    const { video_content_id } = await videoOf(id);
    const file = join(test.config.STORAGE_DIR, 'videos', video_content_id ?? '', playlist);
    const options = [
      '-show_entries',
      'stream=codec_name,width,height,pix_fmt',
      '-show_entries',
      'format=duration',
      '-of',
      'csv=p=0',
    ];
    const output = await runFfmpeg({ program: 'ffprobe', arguments: [...options, file], signal });
    return output.split('\n').filter((line) => line !== '');
  }
  const leftBehind = () => readdir(join(test.config.STORAGE_DIR, 'making')).catch(() => []);

  it('WATCH-01 a compatible source is watchable at its own size at once; smaller ones follow', async () => {
    const id = await upload('large.mp4');
    expect(await stateOf(id)).toMatchObject({ video_status: 'process', running: true });
    await publish(id);
    expect(await stateOf(id)).toEqual({
      video_status: 'ready',
      video_duration: 6,
      running: true,
      fault: null,
      names: ['360', 'audio'],
    });
    expect(await test.database.manager.countBy(OutboxRow, { name: 'encode-video' })).toBe(1);
    expect((await sourceOf(id)).heights).toBe('360,240,audio');
    expect(await played(id)).toContainEqual(expect.stringMatching(/^h264,640,360,yuv420p/));
    const { update_at } = await videoOf(id);
    await encode(id);
    expect(await stateOf(id)).toMatchObject({ running: false, fault: null, names: ['360', 'audio', '240'] });
    expect((await videoOf(id)).update_at).toEqual(update_at);
    const master = (await fileOf(id, 'master.m3u8')) ?? '';
    const sizes = [...master.matchAll(/RESOLUTION=(\w+)/g)].map(([, size]) => size);
    expect(sizes).toEqual(['640x360', '426x240']);
    expect(master).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
    expect(await leftBehind()).toEqual([]);
  });

  it('WATCH-01 RUN-05 makes nothing where a show on air would have no room left, and says so', async () => {
    const [fresh, playing] = [await upload('plain.mp4'), await upload('large.mp4')];
    await publish(playing);
    await test.database.manager.update(VideoSource, { video_id: In([fresh, playing]) }, { source_bytes: 2 ** 50 });
    await publish(fresh);
    await encode(playing);
    expect(await stateOf(fresh)).toMatchObject({ video_status: 'error', running: false, fault: 'STORAGE_FULL' });
    expect(await stateOf(playing)).toMatchObject({
      video_status: 'ready',
      fault: 'STORAGE_FULL',
      names: ['360', 'audio'],
    });
    expect(await leftBehind()).toEqual([]);
  });

  it('WATCH-01 draws a poster, six frames to choose from and small pictures for the seek bar', async () => {
    const id = await upload('plain.mp4');
    await publish(id);
    const { video_path, video_frames } = await videoOf(id);
    expect(video_path).toMatch(/^video\/[0-9a-f]{32}-160x90-/);
    const { source_path, source_picture, source_sound } = await sourceOf(id);
    expect([source_picture, source_sound]).toEqual(['160×90 · 30 · H.264', 'AAC ข้างเดียว 44.1 kHz']);
    const stem = source_path.slice('video-source/'.length).slice(0, 12);
    const frames = [0, 1, 2, 3, 4, 5].map((second) => `${stem}-frame-${second}.jpg`);
    expect(video_frames?.split(',')).toEqual(frames);
    for (const frame of frames) expect(await fileOf(id, frame)).toContain('JFIF');
    const cues = await fileOf(id, `${stem}-storyboard.vtt`);
    expect(cues).toContain(`00:00:05.000 --> 00:00:06.000\n${stem}-storyboard-001.jpg#xywh=192,0,192,108`);
    expect(await fileOf(id, `${stem}-storyboard-001.jpg`)).toContain('JFIF');
    expect(await fileOf(id, 'master.m3u8')).toContain(`VALUE="${stem}-storyboard.vtt"`);
    expect(await played(id, 'audio.m3u8')).toContainEqual(expect.stringMatching(/^aac/));
  });

  it('WATCH-01 WATCH-10 a live recording gets the same, from the files that viewers play', async () => {
    const id = await upload('large.mp4');
    await publish(id);
    await test.database.query('UPDATE video SET video_path = NULL, video_frames = NULL WHERE id = ?', [id]);
    await test.get(DrawRecording).draw({ video_id: id }, context);
    const { video_path, video_frames } = await videoOf(id);
    expect(video_path).toMatch(/^video\/[0-9a-f]{32}-640x360-/);
    const stem = (await videoOf(id)).video_content_id?.slice(0, 12);
    const frames = video_frames?.split(',') ?? [];
    expect(frames).toEqual([0, 1, 2, 3, 4, 5].map((second) => `${stem}-frame-${second}.jpg`));
    for (const frame of frames) expect(await fileOf(id, frame)).toContain('JFIF');
    const master = await fileOf(id, 'master.m3u8');
    expect(master?.match(/com.wethi.storyboard/g)).toHaveLength(1);
    expect(master).toContain(`VALUE="${stem}-storyboard.vtt"`);
    expect(await fileOf(id, `${stem}-storyboard.vtt`)).toContain(`${stem}-storyboard-001.jpg#xywh=192,0,192,108`);
  });

  it('WATCH-01 pictures, what is watchable at once and work of hours keep none of each other waiting', () => {
    const lanes = ['complete-pictures', 'publish-video', 'draw-recording', 'encode-video'];
    expect(lanes.map((name) => definedJobs().get(name)?.lane)).toEqual(['media', 'publishing', 'publishing', 'video']);
  });

  it('WATCH-01 an upload counts that was begun before the older one was worked on again', async () => {
    const id = await upload('large.mp4');
    const first = (await sourceOf(id)).source_path;
    const begunAt = new Date(test.clock.now().getTime() + 1);
    test.clock.advance(60);
    await test.get(VideoSources).retry(id);
    const [older, newer] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
    const accept = async (upload: string, at: Date) =>
      test.get(VideoSources).accept({
        ...{ video_id: id, name: 'b.mp4', upload, bytes: 1, begunAt: at },
        file: await files.copy('large.mp4'),
      });
    await accept(newer, begunAt);
    expect((await sourceOf(id)).source_path).toContain(newer);
    await accept(older, new Date(begunAt.getTime() - 1));
    expect((await sourceOf(id)).source_path).toContain(newer);
    expect(first).not.toContain(newer);
  });

  it('WATCH-01 WATCH-10 a poster that somebody chose while the first was drawn stays, of a recording too', async () => {
    const id = await upload('large.mp4');
    const choose = (video_path: string | null) => test.database.manager.update(Video, id, { video_path });
    const stills = test.get(VideoStills);
    const drawFrames = stills.drawFrames.bind(stills);
    const chosenMeanwhile = async (path: string, work: () => Promise<void>) => {
      await choose(null);
      vi.spyOn(stills, 'drawFrames').mockImplementationOnce(async (...given) => {
        const drawn = await drawFrames(...given);
        await choose(path);
        return drawn;
      });
      await work();
      return (await videoOf(id)).video_path;
    };
    const draw = () => test.get(DrawRecording).draw({ video_id: id }, context);
    expect(await chosenMeanwhile('video/one.webp', () => publish(id))).toBe('video/one.webp');
    expect(await chosenMeanwhile('video/two.webp', draw)).toBe('video/two.webp');
  });

  it('WATCH-12 an upload that takes the place of a recording while that is drawn stays', async () => {
    const id = await upload('large.mp4');
    await publish(id);
    const { video_content_id, video_frames } = await videoOf(id);
    const drawing = test.get(DrawRecording).draw({ video_id: id }, context);
    await until(async () => (await leftBehind()).length > 0);
    const replaced = ((await fileOf(id, 'master.m3u8')) ?? '').replace(/^\w+-360\.m3u8$/m, 'replaced-360.m3u8');
    await test.get(Storage).put('videos', `${video_content_id}/master.m3u8`, Buffer.from(replaced, 'latin1'));
    await drawing;
    expect(await fileOf(id, 'master.m3u8')).toBe(replaced);
    expect((await videoOf(id)).video_frames).toBe(video_frames);
  });

  it('WATCH-01 a run takes no file from the one before it, which has not heard of it yet', async () => {
    const workshop = test.get(VideoWorkshop);
    await workshop.at({ begin: 'a1b2c3', run: 'one' }, '720', async ({ folder }) => {
      await writeFile(join(folder, 'half.m4s'), '');
      await workshop.at({ begin: 'a1b2c3', run: 'two' }, '720', () => Promise.resolve());
      expect(await readdir(folder)).toEqual(['half.m4s']);
    });
    expect(await leftBehind()).toEqual([]);
  });

  it('WATCH-10 a frame that is chosen is kept as a poster; nothing else of the folder is', async () => {
    const id = await upload('large.mp4');
    await publish(id);
    const [frame = ''] = (await videoOf(id)).video_frames?.split(',') ?? [];
    const owner = { kind: 'personnel', id: 1, session: '', role: 'owner', band_id: null, mfa: 'ok' } as const;
    const posters = test.get(VideoPosters);
    expect(await posters.keep(id, frame, owner)).toMatch(/^video\/[0-9a-f]{32}-640x360-/);
    await expect(posters.keep(id, 'master.m3u8', owner)).rejects.toThrow('ไม่พบข้อมูล');
    await expect(posters.keep(id, `../${frame}`, owner)).rejects.toThrow('ไม่พบข้อมูล');
  });

  it.each<[VideoFile, string]>([
    ['text.mp4', 'NOT_VIDEO'],
    ['unfinished.mp4', 'CUT_OFF'],
    ['cut.mp4', 'CUT_OFF'],
    ['cut.mkv', 'CUT_OFF'],
    ['three-hours.mp4', 'CUT_OFF'],
    ['sound.mp4', 'NO_PICTURE'],
    ['silent.mp4', 'NO_SOUND'],
    ['broken.mp4', 'BROKEN'],
    ['garbled.mp4', 'FAILED'],
  ])('WATCH-01 %s ends in the state error with its cause %s, and nobody sees it', async (name, fault) => {
    const id = await upload(name);
    await publish(id);
    expect(await stateOf(id)).toMatchObject({ video_status: 'error', running: false, fault });
    expect((await sourceOf(id)).fault_detail).not.toBe('');
    // What could be read is told beside what could not.
    if (fault === 'NO_SOUND') expect((await sourceOf(id)).source_picture).toMatch(/H\.264/);
    expect(await fileOf(id, 'master.m3u8')).toBeUndefined();
  });

  it.each<[VideoFile, string, string[]]>([
    ['vertical.mp4', 'h264,90,160,yuv420p', ['90', 'audio']],
    ['uneven.mp4', 'h264,160,90,yuv420p', ['90', 'audio']],
    ['deep.mp4', 'h264,160,90,yuv420p', ['audio', '90']],
    ['rare-keys.mp4', 'h264,160,90,yuv420p', ['audio', '90']],
    ['camera.mkv', 'h264,160,90,yuv420p', ['90', 'audio']],
  ])('WATCH-01 %s becomes watchable', async (name, picture, names) => {
    const id = await upload(name);
    await publish(id);
    await encode(id);
    expect(await stateOf(id)).toMatchObject({ video_status: 'ready', running: false, fault: null, names });
    expect(await played(id)).toContainEqual(expect.stringContaining(picture));
  });

  it('WATCH-01 a silent file is taken when somebody says that it is meant so', async () => {
    const id = await upload('silent.mp4');
    await publish(id);
    await test.get(VideoSources).retry(id, true);
    await publish(id);
    expect(await stateOf(id)).toMatchObject({ video_status: 'ready', names: ['90'] });
    expect(await fileOf(id, 'master.m3u8')).not.toContain('AUDIO');
  });

  it('WATCH-01 what is stopped writes nothing more; another try keeps the file and what is finished', async () => {
    const id = await upload('large.mp4');
    await publish(id);
    const run = await runOf(id);
    await test.get(VideoSources).stop(id);
    await test.get(EncodeVideo).encode(run, context);
    expect(await stateOf(id)).toMatchObject({
      video_status: 'ready',
      running: false,
      fault: 'STOPPED',
      names: ['360', 'audio'],
    });
    await test.get(VideoSources).retry(id);
    await publish(id);
    await encode(id);
    expect(await stateOf(id)).toMatchObject({ running: false, fault: null, names: ['360', 'audio', '240'] });
  });

  it('WATCH-01 a run that ends while ffmpeg works stops it, within a second', async () => {
    const id = await upload('plain.mp4');
    const endless = ['-re', '-f', 'lavfi', '-i', 'testsrc=s=160x90', '-f', 'null', '-'];
    const run = await runOf(id);
    const working = test.get(WorkerRuns).work(run, signal, async (tools) => {
      await tools.ffmpeg(endless, '90', 3600);
    });
    await until(async () => '90' in ((await test.get(VideoProgress).of([id])).get(id) ?? {}));
    await test.get(VideoSources).stop(id);
    await working;
    expect(await stateOf(id)).toMatchObject({ video_status: 'error', fault: 'STOPPED' });
    expect((await test.get(VideoProgress).of([id])).get(id)).toEqual({});
  });

  it('WATCH-01 a source that replaces another one plays from its own files, the older one until then', async () => {
    const id = await upload('plain.mp4');
    await publish(id);
    const before = await fileOf(id, 'master.m3u8');
    await again(id, 'text.mp4');
    await publish(id);
    expect(await stateOf(id)).toMatchObject({ video_status: 'ready', fault: 'NOT_VIDEO' });
    expect(await fileOf(id, 'master.m3u8')).toBe(before);
    await again(id, 'vertical.mp4');
    await publish(id);
    expect(await fileOf(id, 'master.m3u8')).not.toBe(before);
    expect(await played(id)).toContainEqual(expect.stringContaining('h264,90,160'));
  });

  it('WATCH-01 a newer upload that is published while the files of an older one are taken over goes on playing', async () => {
    const id = await upload('large.mp4');
    await publish(id);
    const older = await runOf(id);
    const workshop = test.get(VideoWorkshop);
    const take = workshop.take.bind(workshop);
    vi.spyOn(workshop, 'take').mockImplementationOnce(async (...given) => {
      const taken = await take(...given);
      await again(id, 'vertical.mp4');
      await publish(id);
      return taken;
    });
    await test.get(EncodeVideo).encode(older, context);
    expect(await played(id)).toContainEqual(expect.stringContaining('h264,90,160'));
  });

  it('WATCH-01 files of an upload that another one replaced go two days after that one is whole', async () => {
    const id = await upload('plain.mp4');
    await publish(id);
    await encode(id);
    const first = stemOf(await sourceOf(id));
    await again(id, 'vertical.mp4');
    await publish(id);
    await encode(id);
    const second = stemOf(await sourceOf(id));
    const { video_content_id } = await videoOf(id);
    const stems = async () => {
      const found = new Set<string>();
      for await (const { path } of test.get(Storage).list('videos', video_content_id ?? ''))
        found.add(/\/([0-9a-f]{12})-/.exec(path)?.[1] ?? path.replace(/^.*\//, ''));
      return [...found].sort();
    };
    const rest = ['audio.m3u8', 'master.m3u8'];
    expect(await stems()).toEqual([first, second, ...rest].sort());
    const live = ['480-1.mp4', 'audio-17.m4s', 'source-17.2.m4s'];
    for (const name of live) await test.get(Storage).put('videos', `${video_content_id}/${name}`, Buffer.from('live'));
    const jobs = await test.database.manager.findBy(OutboxRow, { name: 'delete-replaced-files' });
    const ofVideo = jobs.filter(({ payload }) => payload.includes(`"video_id":${id},`));
    const payloads = ofVideo.map(({ payload }) => JSON.parse(payload) as Replacement);
    const due = Number(ofVideo.at(-1)?.due_at) - test.clock.now().getTime();
    expect([payloads.map(({ stem }) => stem), Math.round(due / 86_400_000)]).toEqual([[first, second], 2]);
    test.clock.set(new Date(Date.now() + 2 * 86_400_000));
    for (const payload of payloads.slice(0, 1)) await test.get(DeleteReplaced).sweep(payload);
    expect(await stems()).toEqual([first, second, ...live, ...rest].sort());
    for (const payload of payloads) await test.get(DeleteReplaced).sweep(payload);
    expect(await stems()).toEqual([second, ...rest].sort());
    expect(await played(id)).toContainEqual(expect.stringContaining('h264,90,160'));
    test.clock.set();
  });

  it('WATCH-01 a worker that ends hands its work over, and the next one begins again where it was', async () => {
    const leaving = await createTestApp([MediaJobsModule], { STORAGE_DIR: test.config.STORAGE_DIR });
    const id = await upload('large.mp4');
    await publish(id);
    leaving.get(WorkerRuns).onModuleDestroy();
    await expect(leaving.get(EncodeVideo).encode(await runOf(id), context)).rejects.toThrow(TryLater);
    await leaving.close();
    await encode(id);
    expect(await stateOf(id)).toMatchObject({ running: false, names: ['360', 'audio', '240'] });
  });
});
