/** ffmpeg's name of a container that uploads may be. */
export type VideoContainer = 'mov' | 'matroska';

/** Bytes of a file that tell what it is. */
export const VIDEO_HEAD_BYTES = 16;
/** What the first bytes of an mp4 or mov file say from the fifth on. */
const MOV_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
const EBML = '\x1a\x45\xdf\xa3';

/** Which container the content of a file is, whatever its name says; undefined of anything but mp4, mov and mkv. */
export function videoContainerOf(head: Uint8Array): VideoContainer | undefined {
  const text = String.fromCharCode(...head.subarray(0, VIDEO_HEAD_BYTES));
  if (text.startsWith(EBML)) return 'matroska';
  return MOV_BOXES.includes(text.slice(4, 8)) ? 'mov' : undefined;
}
