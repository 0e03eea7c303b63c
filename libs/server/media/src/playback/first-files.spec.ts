import { firstFiles } from './first-files';

const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="th",DEFAULT=YES,URI="sound.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1865600,RESOLUTION=1280x720
720.m3u8
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=500000,BANDWIDTH=600600,RESOLUTION=640x360
360.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=128000,CODECS="mp4a.40.2",AUDIO="a"
sound.m3u8
`;
const playlist = (name: string) => `#EXTM3U
#EXT-X-MAP:URI="${name}-init.mp4"
#EXTINF:4.000000,
${name}-0000.m4s
#EXTINF:4.000000,
${name}-0001.m4s
#EXT-X-DISCONTINUITY
#EXTINF:2.500000,
${name}-0002.m4s
#EXT-X-ENDLIST
`;
const FILES: Record<string, string> = {
  'master.m3u8': MASTER,
  '360.m3u8': playlist('360'),
  'sound.m3u8': playlist('sound'),
};
const read = (name: string) => Promise.resolve(FILES[name]);
const PLAYLISTS = ['master.m3u8', '360.m3u8', 'sound.m3u8'];

describe('what a player on a slow line fetches first', () => {
  it.each([
    [0, '0000'],
    [3.9, '0000'],
    [4, '0001'],
    [9, '0002'],
  ])('WATCH-02 is the lowest quality and the sound beside it, at second %p from segment %p on', async (at, segment) => {
    const media = ['360', 'sound'].flatMap((name) => [`${name}-init.mp4`, `${name}-${segment}.m4s`]);
    expect(await firstFiles(read, at)).toEqual([...PLAYLISTS, ...media]);
  });

  it('WATCH-02 is nothing where there is nothing to name', async () => {
    expect(await firstFiles(() => Promise.resolve(undefined), 0)).toEqual([]);
    expect(await firstFiles(read, 99)).toEqual([]);
  });
});
