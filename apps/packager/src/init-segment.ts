/** A track of the stream, with what holds for its samples unless a fragment says otherwise. */
export interface Track {
  id: number;
  isVideo: boolean;
  /** Ticks per second. */
  timescale: number;
  /** Ticks. */
  duration: number;
  flags: number;
}

/** What a player needs before the first fragment. */
export interface Init {
  bytes: Buffer;
  tracks: Track[];
  /** As in CODECS of a master playlist (RFC 6381), such as avc1.64001f,mp4a.40.2. */
  codecs: string;
  /** Pixels, 0 without a picture. */
  width: number;
  height: number;
}

/** The contents of all boxes of one type directly within a box. */
export function boxesOf(box: Buffer, type: string, from = 8): Buffer[] {
  const found: Buffer[] = [];
  for (let at = from; at + 8 <= box.length;) {
    const size = Math.max(box.readUInt32BE(at), 8);
    // With their header where boxes are looked for within, so that every box is read alike.
    if (box.toString('latin1', at + 4, at + 8) === type)
      found.push(CONTAINERS.has(type) ? box.subarray(at, at + size) : box.subarray(at + 8, at + size));
    at += size;
  }
  return found;
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'traf']);

export function findBox(box: Buffer, ...path: string[]): Buffer | undefined {
  let current: Buffer | undefined = box;
  for (const type of path) current = current && boxesOf(current, type)[0];
  return current;
}

/** @param bytes everything up to and with `moov` */
export function readInit(bytes: Buffer, moov: Buffer): Init {
  const defaults = findBox(moov, 'mvex');
  const tracks: Track[] = [];
  const codecs: string[] = [];
  let [width, height] = [0, 0];
  for (const trak of boxesOf(moov, 'trak')) {
    const id = versioned(findBox(trak, 'tkhd'), 12, 20);
    const timescale = versioned(findBox(trak, 'mdia', 'mdhd'), 12, 20);
    const isVideo = findBox(trak, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === 'vide';
    const extends_ = defaults && boxesOf(defaults, 'trex').find((trex) => trex.readUInt32BE(4) === id);
    const duration = extends_?.readUInt32BE(12) ?? 0;
    tracks.push({ id, isVideo, timescale, duration, flags: extends_?.readUInt32BE(20) ?? 0 });
    const entry = findBox(trak, 'mdia', 'minf', 'stbl', 'stsd')?.subarray(8);
    if (!entry) continue;
    codecs.push(isVideo ? videoCodec(entry) : 'mp4a.40.2');
    if (isVideo) [width, height] = [entry.readUInt16BE(32), entry.readUInt16BE(34)];
  }
  return { bytes, tracks, codecs: codecs.join(','), width, height };
}

/** A number of a box whose place depends on its version. */
function versioned(box: Buffer | undefined, short: number, long: number): number {
  return box?.readUInt32BE(box.readUInt8(0) === 1 ? long : short) ?? 0;
}

/** Profile, constraints and level stand in the second to fourth byte of the decoder's configuration. */
function videoCodec(entry: Buffer): string {
  const at = entry.indexOf('avcC', 0, 'latin1');
  return `avc1.${entry.toString('hex', at + 5, at + 8)}`;
}
