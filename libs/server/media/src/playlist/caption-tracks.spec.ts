import { captionPlaylist, withCaptions } from './caption-tracks';

const MASTER = `#EXTM3U
#EXT-X-VERSION:9
#EXT-X-STREAM-INF:BANDWIDTH=900000,CODECS="avc1.64001f,mp4a.40.2"
source.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=90000,CODECS="mp4a.40.2"
audio.m3u8
`;
const thai = { language: 'th', label: 'ไทย', uri: 'caption-th-1.m3u8' };

describe('captions in a master playlist', () => {
  it('WATCH-10 stand before the qualities, each of which names them', () => {
    expect(withCaptions(MASTER, [thai])).toBe(`#EXTM3U
#EXT-X-VERSION:9
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="ไทย",LANGUAGE="th",DEFAULT=NO,AUTOSELECT=YES,URI="caption-th-1.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=900000,CODECS="avc1.64001f,mp4a.40.2",SUBTITLES="captions"
source.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=90000,CODECS="mp4a.40.2",SUBTITLES="captions"
audio.m3u8
`);
  });

  it('WATCH-10 take the place of older ones, and go without a trace', () => {
    const english = { language: 'en', label: 'อังกฤษ', uri: 'caption-en-2.m3u8' };
    const both = withCaptions(withCaptions(MASTER, [thai]), [thai, english]);
    expect(both.match(/TYPE=SUBTITLES/g)).toHaveLength(2);
    expect(both.match(/,SUBTITLES="captions"$/gm)).toHaveLength(2);
    expect(withCaptions(both, [])).toBe(MASTER);
  });

  it('WATCH-10 are one segment as long as the video', () => {
    expect(captionPlaylist('a.vtt', 61.5)).toContain(
      '#EXT-X-TARGETDURATION:62\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:61.500,\na.vtt\n',
    );
  });
});
