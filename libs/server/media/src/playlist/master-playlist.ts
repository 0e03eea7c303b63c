/** One quality of a video, or its sound alone. */
export interface Rendition {
  /** What people call it: the shorter side of the picture in pixels, or `audio`. */
  name: string;
  /** Address of its media playlist, as the master playlist names it. */
  uri: string;
  /** Of its largest segment and on average, in bits per second. */
  bandwidth: number;
  averageBandwidth: number;
  /** RFC 6381, such as `avc1.640028`. */
  codecs: string;
  /** Of the picture, in pixels; none of sound. */
  width?: number;
  height?: number;
  /** Pictures per second. */
  frameRate?: number;
}

interface Parts {
  /** Pictures without sound, and at most one sound that goes with all of them. */
  renditions: readonly Rendition[];
  /** Address of a WebVTT file of small pictures for the seek bar. */
  storyboard?: string;
}

/** Names the storyboard in the master playlist, where players read it as session data (RFC 8216 §4.3.4.4). */
export const STORYBOARD_ID = 'com.wethi.storyboard';

/**
 * The master playlist of a video with its sound beside the pictures (facts/media.md §2). ffmpeg's own lacks the codecs of
 * copied pictures. Sound alone comes last, for players that choose it by bandwidth; `soundPlaylist` offers nothing else.
 */
export function masterPlaylist({ renditions, storyboard }: Parts): string {
  const sound = renditions.find(isSound);
  const pictures = renditions
    .filter((rendition) => !isSound(rendition))
    .sort((one, other) => pixels(other) - pixels(one));
  const groups = sound ? ['AUDIO="sound"'] : [];
  return playlist([
    ...(storyboard ? [storyboardTag(storyboard)] : []),
    ...(sound ? [soundTrack(sound)] : []),
    ...pictures.flatMap((picture) => variant(picture, groups, sound)),
    ...(sound ? variant(sound, groups) : []),
  ]);
}

/** A master playlist of the sound alone; undefined of a silent video. */
export function soundPlaylist(renditions: readonly Rendition[]): string | undefined {
  const sound = renditions.find(isSound);
  return sound && playlist(variant(sound, []));
}

/** A master playlist that names a storyboard, in place of an older one. */
export function withStoryboard(master: string, storyboard: string): string {
  const others = master.split('\n').filter((line) => !line.includes(STORYBOARD_ID));
  return others.join('\n').replace('#EXT-X-STREAM-INF', `${storyboardTag(storyboard)}\n#EXT-X-STREAM-INF`);
}

/** The pictures that a master playlist names, the best first. */
export function qualitiesOf(master: string): { uri: string; width: number; height: number }[] {
  return [...master.matchAll(/^#EXT-X-STREAM-INF:.*RESOLUTION=(\d+)x(\d+).*\n(\S+)/gm)]
    .map(([, width, height, uri = '']) => ({ uri, width: Number(width), height: Number(height) }))
    .sort((one, other) => pixels(other) - pixels(one));
}

/** What people call the qualities that a master playlist names, the best first, and its sound alone: `1080`, `audio`. */
export function partNamesOf(master: string): string[] {
  const pictures = qualitiesOf(master).map(({ width, height }) => String(Math.min(width, height)));
  const hasSound = /^#EXT-X-STREAM-INF:(?!.*RESOLUTION=).*CODECS=/m.test(master);
  return [...new Set(pictures), ...(hasSound ? ['audio'] : [])];
}

function storyboardTag(file: string): string {
  return `#EXT-X-SESSION-DATA:DATA-ID="${STORYBOARD_ID}",VALUE="${file}"`;
}

function isSound({ width }: Rendition): boolean {
  return width === undefined;
}

function pixels({ width = 0, height = 0 }: Pick<Rendition, 'width' | 'height'>): number {
  return width * height;
}

function playlist(lines: readonly string[]): string {
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

function soundTrack({ uri }: Rendition): string {
  return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="ไทย",LANGUAGE="th",DEFAULT=YES,AUTOSELECT=YES,URI="${uri}"`;
}

function variant(rendition: Rendition, groups: readonly string[], sound?: Rendition): string[] {
  const { uri, width, height, frameRate } = rendition;
  const attributes = [
    `BANDWIDTH=${rendition.bandwidth + (sound?.bandwidth ?? 0)}`,
    `AVERAGE-BANDWIDTH=${rendition.averageBandwidth + (sound?.averageBandwidth ?? 0)}`,
    ...(width && height ? [`RESOLUTION=${width}x${height}`] : []),
    `CODECS="${[rendition.codecs, ...(sound ? [sound.codecs] : [])].join(',')}"`,
    ...(frameRate ? [`FRAME-RATE=${frameRate.toFixed(3)}`] : []),
    ...groups,
  ];
  return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, uri];
}
