import { isOffered, offerIn } from './offer';

const HEAD = '#EXTM3U\n#EXT-X-VERSION:7\n';
const ADDRESS = 'https://media.example/v/c0ffee/master.m3u8';

describe('offerIn', () => {
  it('WATCH-13 names sizes that bring their sound along, an upright picture by its shorter side', () => {
    const offer = offerIn(
      `${HEAD}#EXT-X-STREAM-INF:BANDWIDTH=700000,AVERAGE-BANDWIDTH=600000,RESOLUTION=240x426,CODECS="avc1.42c00d,mp4a.40.2"
240.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2900000,RESOLUTION=720x1280
720.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=115000,CODECS="mp4a.40.2"
audio.m3u8
`,
      ADDRESS,
    );
    expect(offer.rungs).toEqual([
      { height: 720, bitrate: 2_900_000 },
      { height: 240, bitrate: 600_000 },
    ]);
    expect(offer.addresses.get(240)).toBe('https://media.example/v/c0ffee/240.m3u8');
    expect(offer.sound).toMatchObject({ url: 'https://media.example/v/c0ffee/audio.m3u8', bitrate: 115_000 });
    expect([isOffered('audio', offer), isOffered(720, offer), isOffered(480, offer)]).toEqual([true, true, false]);
  });

  it('WATCH-13 leaves sizes to the browser whose sound lies beside them', () => {
    const offer = offerIn(
      `${HEAD}#EXT-X-SESSION-DATA:DATA-ID="com.wethi.storyboard",VALUE="x-storyboard.vtt"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="ไทย",URI="x-audio.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=5000000,RESOLUTION=1920x1080,AUDIO="sound"
x-1080.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=130000,CODECS="mp4a.40.2",AUDIO="sound"
x-audio.m3u8
`,
      ADDRESS,
    );
    expect([offer.rungs, offer.sound?.url]).toEqual([[], 'https://media.example/v/c0ffee/x-audio.m3u8']);
    expect(offer.storyboard).toBe('https://media.example/v/c0ffee/x-storyboard.vtt');
  });

  it('WATCH-13 offers nothing of a playlist of segments', () => {
    expect(offerIn(`${HEAD}#EXTINF:4,\n0.m4s\n`, ADDRESS)).toMatchObject({ rungs: [], sound: undefined });
  });
});
