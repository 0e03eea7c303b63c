/**
 * Pictures that are sound only in their header, or not even there.
 * @param png a whole picture to spoil
 */
export function brokenPictures(png: Buffer): Record<string, Buffer> {
  const flipped = Buffer.from(png);
  for (let at = 60; at < flipped.length; at += 97) flipped[at]! ^= 0xff;
  return {
    empty: Buffer.alloc(0),
    headerOnly: png.subarray(0, 60),
    cutAtThird: png.subarray(0, Math.floor(png.length * 0.3)),
    cutNearEnd: png.subarray(0, Math.floor(png.length * 0.9)),
    flipped,
  };
}
