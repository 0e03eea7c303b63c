const FLV_HEADER = 13;
const TAG_HEADER = 11;
const TAG_END = 4;

/** One FLV of two, the second so many milliseconds later. */
export function joined(first: Buffer, second: Buffer, ms: number): Buffer {
  return Buffer.concat([first, later(second.subarray(FLV_HEADER), ms)]);
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
