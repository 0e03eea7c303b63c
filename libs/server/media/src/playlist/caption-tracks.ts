/** Text in one language, in a media playlist of its own. */
export interface CaptionTrack {
  /** BCP 47, such as `th`. */
  language: string;
  label: string;
  /** Address of the media playlist, as the master playlist names it. */
  uri: string;
}

const GROUP = 'SUBTITLES="captions"';
const OLD_TRACKS = /^#EXT-X-MEDIA:TYPE=SUBTITLES,.*\n/gm;
const OLD_GROUP = new RegExp(`,${GROUP}`, 'g');

/** A master playlist with these captions in place of those that it names; whoever wrote it, worker or packager. */
export function withCaptions(master: string, tracks: readonly CaptionTrack[]): string {
  const bare = master.replace(OLD_TRACKS, '').replace(OLD_GROUP, '');
  if (tracks.length === 0) return bare;
  const lines = tracks.map((track) => `${mediaTag(track)}\n`).join('');
  return bare
    .replace(/^(#EXT-X-STREAM-INF:.*)$/gm, `$1,${GROUP}`)
    .replace('#EXT-X-STREAM-INF', `${lines}#EXT-X-STREAM-INF`);
}

function mediaTag({ language, label, uri }: CaptionTrack): string {
  const facts = `NAME="${label}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,URI="${uri}"`;
  return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",${facts}`;
}

/** The media playlist of a whole WebVTT file. @param seconds length of the video */
export function captionPlaylist(file: string, seconds: number): string {
  const target = `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`;
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', target, '#EXT-X-PLAYLIST-TYPE:VOD'];
  return [...head, `#EXTINF:${seconds.toFixed(3)},`, file, '#EXT-X-ENDLIST', ''].join('\n');
}
