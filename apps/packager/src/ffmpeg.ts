import { PICTURE_KILOBITS } from '@wethi/contract';

/** What is known of a publisher's stream before it is read. */
export interface StreamFacts {
  video?: { codec: string; width: number; height: number; fps: number };
  audio?: { codec: string; channels: number; sampleRate: number };
}

/** A quality that is made of the publisher's picture. */
export interface Rung {
  /** What the names of its files begin with. */
  name: string;
  /** Lines of the picture; 0 for sound alone, undefined for the publisher's own. */
  height?: number;
}

const SOURCE: Rung = { name: 'source' };
const AUDIO: Rung = { name: 'audio', height: 0 };

/** Microseconds; with one more sample it stays below the part target of the playlists. */
const PART_MICROSECONDS = 320_000;
const SOUND_KILOBITS = 96;
const GENTLE =
  '-fps_mode passthrough -preset superfast -tune zerolatency -bf 0 -pix_fmt yuv420p -sc_threshold 0 -g 600';

/** The qualities of a show, best first: the publisher's own, those that are asked for and not larger, sound alone. */
export function rungsOf(heights: readonly number[], facts: StreamFacts): Rung[] {
  const smaller = heights.filter((height) => height < (facts.video?.height ?? Infinity));
  return [SOURCE, ...smaller.map(String).map(rungCalled), AUDIO];
}

/** What a camera beside a show has: the machine's cores belong to the show, so its picture and sound stay as they come. */
export const CAMERA_RUNGS: readonly Rung[] = [SOURCE];

/** The rung whose files begin with a name. */
export function rungCalled(name: string): Rung {
  return [SOURCE, AUDIO].find((rung) => rung.name === name) ?? { name, height: Number(name) };
}

/** Bits a second that a rung needs at most; 0 of one that may be copied, whose publisher alone knows. */
export function mostBits({ height = 0 }: Rung): number {
  return height > 0 ? (maxrateOf(height) + SOUND_KILOBITS) * 1000 : 0;
}

/**
 * Arguments for one ffmpeg that makes every rung of a recording at its input, the first on file descriptor 3, the next on 4 and so on.
 * What the publisher does not send is made up, so that a show has picture and sound in every session: players cannot go
 * on when one of them ends.
 * @param still a JPEG to keep showing what is seen, made of key frames alone, which costs next to nothing
 */
export function packagerArguments(rungs: readonly Rung[], facts: StreamFacts, still?: string): string[] {
  const made = [
    ...(facts.video ? [] : ['-re -f lavfi -i color=c=0x0c0814:s=640x360:r=15']),
    ...(facts.audio ? [] : ['-f lavfi -i anullsrc=r=48000:cl=stereo']),
  ];
  const video = facts.video ? '0:v:0' : '1:v:0';
  const audio = facts.audio ? '0:a:0' : facts.video ? '1:a:0' : '2:a:0';
  const outputs = rungs.map((rung, index) => {
    const maps = rung.height === 0 ? `-map ${audio}` : `-map ${video} -map ${audio}`;
    return `${maps} ${videoOf(rung, facts)} ${audioOf(rung, facts)} ${OUTPUT} pipe:${index + 3}`;
  });
  const shortest = made.length > 0 ? outputs.map((output) => `-shortest ${output}`) : outputs;
  return [
    ...`-hide_banner -loglevel warning -probesize 500000 -analyzeduration 500000`.split(' '),
    ...(still ? ['-y', '-skip_frame', 'nokey'] : []),
    ...['-f', 'flv', '-i', 'pipe:0'],
    ...[...made, ...shortest].join(' ').split(/\s+/),
    ...(still ? [...STILL, still] : []),
  ];
}

/** Every ten seconds, and the first at once; a reader never sees half of one. */
const STILL = [
  ...['-map', '0:v:0', '-fps_mode', 'passthrough', '-q:v', '5'],
  ...['-vf', "select='isnan(prev_selected_t)+gte(t-prev_selected_t,10)',scale=264:-2:out_range=pc,format=yuvj420p"],
  ...['-f', 'image2', '-update', '1', '-atomic_writing', '1'],
];

const OUTPUT = `-f mp4 -movflags cmaf+delay_moov+frag_keyframe+skip_trailer -use_editlist 0 -frag_duration ${PART_MICROSECONDS} -flush_packets 1`;

function videoOf({ height }: Rung, { video }: StreamFacts): string {
  if (height === 0) return '-vn';
  if (height === undefined && video?.codec === 'H264') return '-c:v copy';
  const lines = height ?? video?.height ?? 360;
  const kilobits = kilobitsOf(lines);
  const scale = height ? `-vf scale=-2:${height}` : '';
  const keys = video?.codec === 'H264' ? 'source' : 'expr:gte(t,n_forced)';
  return `${scale} -c:v libx264 ${GENTLE} -force_key_frames ${keys} -b:v ${kilobits}k -maxrate ${maxrateOf(lines)}k -bufsize ${kilobits * 2}k`;
}

function audioOf({ height }: Rung, { audio }: StreamFacts): string {
  const isCopied = audio?.codec === 'AAC' && (height === undefined || height === 0);
  return isCopied ? '-c:a copy' : `-c:a aac -ac 2 -ar 48000 -b:a ${SOUND_KILOBITS}k`;
}

const maxrateOf = (lines: number): number => Math.round(kilobitsOf(lines) * 1.1);

/** Of a picture with this many lines; with the sound the smallest is the data saver of about 0.6 Mbit/s. */
function kilobitsOf(lines: number): number {
  if (lines > 720) return PICTURE_KILOBITS[1080];
  if (lines > 480) return PICTURE_KILOBITS[720];
  if (lines > 360) return PICTURE_KILOBITS[480];
  return lines > 240 ? 800 : 480;
}
