const FLV_HEADER = 13;
const TAG_HEADER = 11;
const TAG_END = 4;

/** One FLV of two, the second so many milliseconds later. */
export function joined(first: Buffer, second: Buffer, ms: number): Buffer {
  return Buffer.concat([first, later(second.subarray(FLV_HEADER), ms)]);
}

/** An FLV's pictures alone, or its sounds alone. */
export function alone(bytes: Buffer, kind: 'video' | 'audio'): Buffer {
  const kept = [bytes.subarray(0, FLV_HEADER)];
  for (let at = FLV_HEADER; at < bytes.length;) {
    const end = at + TAG_HEADER + bytes.readUIntBE(at + 1, 3) + TAG_END;
    if (bytes.readUInt8(at) === (kind === 'video' ? 9 : 8)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function later(tags: Buffer, ms: number): Buffer {
  const moved = Buffer.from(tags);
  for (let at = 0; at < moved.length;) {
    const length = moved.readUIntBE(at + 1, 3);
    moved.writeUIntBE(moved.readUIntBE(at + 4, 3) + ms, at + 4, 3);
    at += TAG_HEADER + length + TAG_END;
  }
  return moved;
}
