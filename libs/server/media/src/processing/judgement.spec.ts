import { videoContainerOf } from '@wethi/contract';
import { judge } from './judgement';
import { rungsOf, sizeAt } from './ladder';
import type { PictureFacts } from './probe';

const picture: PictureFacts = {
  codec: 'h264',
  profile: 'High',
  pixels: 'yuv420p',
  width: 1920,
  height: 1080,
  rate: 30,
  variableRate: false,
  turned: false,
  interlaced: false,
  bits: 6_000_000,
  keyDistance: 2,
};
const sound = { codec: 'aac', profile: 'LC', channels: 2, rate: 48_000 };
const file = { seconds: 3600, lastPicture: 3599, picture, sound, locked: false };
const sides = (changes: Partial<PictureFacts>, copyPicture = false) =>
  rungsOf({ picture: { ...picture, ...changes }, copyPicture }).map(({ side }) => side);

describe('what an upload allows', () => {
  it('WATCH-01 takes a compatible picture and sound as they are', () => {
    expect(judge(file, false)).toMatchObject({ plan: { copyPicture: true, copySound: true, seconds: 3600 } });
  });

  it.each<[string, Partial<PictureFacts>]>([
    ['ten bits', { pixels: 'yuv420p10le', profile: 'High 10' }],
    ['another codec', { codec: 'hevc', profile: 'Main' }],
    ['a phone held upright', { turned: true }],
    ['lines in turn', { interlaced: true }],
    ['a key frame a minute', { keyDistance: 60 }],
    ['more than a good line carries', { bits: 90_000_000 }],
  ])('WATCH-01 encodes a picture with %s', (_what, changes) => {
    expect(judge({ ...file, picture: { ...picture, ...changes } }, false)).toMatchObject({
      plan: { copyPicture: false },
    });
  });

  it('WATCH-01 names what is wrong with a file', () => {
    const faults = [
      judge({ unreadable: 'no mp4, mov or mkv' }, false),
      judge({ unreadable: 'moov atom not found', container: 'mov' }, false),
      judge({ unreadable: 'Invalid data', container: 'mov' }, false),
      judge({ ...file, locked: true }, false),
      judge({ ...file, picture: undefined, sound: undefined }, false),
      judge({ ...file, picture: undefined }, false),
      judge({ ...file, seconds: 10_800 }, false),
      judge({ ...file, sound: undefined }, false),
    ].map((judgement) => 'fault' in judgement && judgement.fault);
    expect(faults).toEqual(['NOT_VIDEO', 'CUT_OFF', 'BROKEN', 'LOCKED', 'BROKEN', 'NO_PICTURE', 'CUT_OFF', 'NO_SOUND']);
    expect(judge({ ...file, sound: undefined }, true)).toHaveProperty('plan');
  });

  it('WATCH-01 makes no quality above the source, the one of most phones first', () => {
    expect(sides({}, true)).toEqual([480, 240, 720]);
    expect(sides({})).toEqual([480, 240, 720, 1080]);
    expect(sides({ width: 3840, height: 2160 }, true)).toEqual([480, 240, 720, 1080]);
    expect(sides({ width: 640, height: 360 })).toEqual([240, 360]);
    expect(sides({ width: 160, height: 90 }, true)).toEqual([]);
    expect(sizeAt(480, { width: 1080, height: 1920 })).toEqual({ width: 480, height: 854 });
    const thrifty = rungsOf({ picture: { ...picture, bits: 800_000 }, copyPicture: true });
    expect(thrifty.map(({ kilobits }) => kilobits)).toEqual([800, 300, 800]);
  });

  it('WATCH-01 tells a container by its content', () => {
    expect(videoContainerOf(Buffer.from('\0\0\0\x18ftypmp42'))).toBe('mov');
    expect(videoContainerOf(Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 0, 0, 0]))).toBe('matroska');
    expect(videoContainerOf(Buffer.from('#EXTM3U\nhttp://elsewhere/'))).toBeUndefined();
    expect(videoContainerOf(Buffer.from('ftyp'))).toBeUndefined();
  });
});
