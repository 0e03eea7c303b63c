import { open } from 'node:fs/promises';
import { VIDEO_HEAD_BYTES, videoContainerOf, type VideoContainer } from '@wethi/contract';
import { FfmpegFailed, runFfmpeg } from '../workshop/ffmpeg';

/** What ffprobe reads from an uploaded file. */
export interface SourceFacts {
  /** As the container says; undefined where it says nothing. */
  seconds?: number;
  /** Where the last picture really is, in seconds. */
  lastPicture?: number;
  picture?: PictureFacts;
  sound?: SoundFacts;
  locked: boolean;
}

export interface PictureFacts {
  codec: string;
  profile: string;
  pixels: string;
  /** As shown, after turning. */
  width: number;
  height: number;
  /** Pictures per second on average. */
  rate: number;
  /** They do not come in equal distances. */
  variableRate: boolean;
  turned: boolean;
  interlaced: boolean;
  /** Bits per second of the whole file; 0 while unknown. */
  bits: number;
  /** The longest time between two key frames in the first minute, in seconds. */
  keyDistance: number;
}

export interface SoundFacts {
  codec: string;
  profile: string;
  channels: number;
  /** Hertz. */
  rate: number;
}

interface Stream {
  codec_type: string;
  codec_name?: string;
  codec_tag_string?: string;
  profile?: string;
  pix_fmt?: string;
  width?: number;
  height?: number;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  field_order?: string;
  channels?: number;
  sample_rate?: string;
  side_data_list?: { rotation?: number }[];
  disposition?: { attached_pic?: number };
}
interface Shown {
  streams?: Stream[];
  format?: { duration?: string; bit_rate?: string };
}

const LOCKED_TAGS = ['encv', 'enca', 'drmi', 'drms'];
/** Looked at of the end of a file, in seconds. */
const END_SECONDS = 30;

/** Reads a file with ffprobe. @returns undefined when it is no container that we take, or ffprobe cannot read it, with why */
export async function probe(
  file: string,
  signal: AbortSignal,
): Promise<SourceFacts | { unreadable: string; container?: VideoContainer }> {
  const container = videoContainerOf(await headOf(file));
  if (!container) return { unreadable: 'no mp4, mov or mkv' };
  const ask = (...rest: string[]) =>
    runFfmpeg({ program: 'ffprobe', arguments: [...rest, ...openedAs(container, file)], signal });
  try {
    const shown = JSON.parse(await ask('-show_format', '-show_streams', '-of', 'json')) as Shown;
    const picture = shown.streams?.find((one) => one.codec_type === 'video' && !one.disposition?.attached_pic);
    const sound = shown.streams?.find(({ codec_type }) => codec_type === 'audio');
    const seconds = Number(shown.format?.duration) || undefined;
    const packets = async (range: string) =>
      readPackets(
        await ask(
          '-select_streams',
          'V:0',
          '-show_entries',
          'packet=pts_time,flags',
          '-read_intervals',
          range,
          '-of',
          'csv=p=0',
        ),
      );
    const first = picture ? await packets('%+60') : [];
    const last = picture ? await packets(`${Math.max(0, (seconds ?? 0) - END_SECONDS)}%`) : [];
    return {
      seconds,
      lastPicture: last.length > 0 ? latest(last) : undefined,
      picture: picture && pictureFacts(picture, Number(shown.format?.bit_rate) || 0, keyDistance(first)),
      sound: sound && soundFacts(sound),
      locked: (shown.streams ?? []).some(({ codec_tag_string = '' }) => LOCKED_TAGS.includes(codec_tag_string)),
    };
  } catch (error) {
    if (error instanceof FfmpegFailed) return { unreadable: error.message, container };
    throw error;
  }
}

/** The first bytes of a file, which tell what it is. */
export async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(VIDEO_HEAD_BYTES), 0, VIDEO_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function pictureFacts(stream: Stream, bits: number, distance: number): PictureFacts {
  const rotation = Math.abs(stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0);
  const { width = 0, height = 0, codec_name = '', profile = '', pix_fmt = '', field_order = 'progressive' } = stream;
  const lying = rotation % 180 === 90;
  const rate = quotient(stream.avg_frame_rate);
  return {
    codec: codec_name,
    profile,
    pixels: pix_fmt,
    width: lying ? height : width,
    height: lying ? width : height,
    rate,
    variableRate: Math.abs(quotient(stream.r_frame_rate) - rate) > 0.01 * rate,
    turned: rotation !== 0,
    interlaced: !['progressive', 'unknown'].includes(field_order),
    bits,
    keyDistance: distance,
  };
}

function soundFacts({ codec_name = '', profile = '', channels = 0, sample_rate }: Stream): SoundFacts {
  return { codec: codec_name, profile, channels, rate: Number(sample_rate) || 0 };
}

function quotient(text = '0/1'): number {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return under ? over / under : 0;
}

interface Packet {
  at: number;
  key: boolean;
}

function readPackets(csv: string): Packet[] {
  return csv.split('\n').flatMap((line) => {
    const [at = '', flags = ''] = line.split(',');
    return Number.isFinite(parseFloat(at)) ? [{ at: parseFloat(at), key: flags.startsWith('K') }] : [];
  });
}

/** One after the other: a recording that says no length is read whole, and no call takes as many arguments as it has pictures. */
function latest(packets: readonly Packet[]): number {
  return packets.reduce((last, { at }) => Math.max(last, at), 0);
}

/** Up to the end of what was read, so that a file with one key frame at its start counts as having a long distance. */
function keyDistance(packets: readonly Packet[]): number {
  const ends = [...packets.filter(({ key }) => key).map(({ at }) => at), latest(packets)];
  return ends.slice(1).reduce((longest, at, place) => Math.max(longest, at - (ends[place] ?? 0)), 0);
}

/** Uploads are kept under the ending of what they are. */
export const ENDINGS: Record<VideoContainer, string> = { mov: 'mp4', matroska: 'mkv' };

/**
 * Options with which ffmpeg opens a kept upload: as what it is, and only files, so that nothing in it makes the server fetch.
 * @param path in the storage, whose ending tells the container
 */
export function inputOf(path: string, file: string): string[] {
  return openedAs(path.endsWith(`.${ENDINGS.matroska}`) ? 'matroska' : 'mov', file);
}

function openedAs(container: VideoContainer, file: string): string[] {
  return ['-protocol_whitelist', 'file', '-f', container, '-i', file];
}
