import { hugePicture } from '@wethi/platform/testing';
import sharp from 'sharp';

const CUTS = [0, 0.05, 0.3, 0.6, 0.9, 0.999];
const FLIPS = [0.02, 0.2, 0.5, 0.8];

/** Files that are pictures in their header at most: cut, with flipped bytes, with too few rows, or none at all. */
export async function garbageFiles(): Promise<Buffer[]> {
  const noise = Buffer.from(Array.from({ length: 120 * 80 * 3 }, (_, at) => (at * 7919) % 251));
  const whole = sharp(noise, { raw: { width: 120, height: 80, channels: 3 } });
  const sound = await Promise.all([
    whole.clone().png().toBuffer(),
    whole.clone().png({ palette: true, colours: 4 }).toBuffer(),
    whole.clone().jpeg({ progressive: true }).toBuffer(),
    whole.clone().gif().toBuffer(),
  ]);
  const others = [hugePicture(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a')];
  return [
    ...sound.flatMap((picture) => [picture, ...CUTS.map((part) => cut(picture, part)), ...flipped(picture)]),
    ...others,
  ];
}

function cut(picture: Buffer, part: number): Buffer {
  return picture.subarray(0, Math.floor(picture.length * part));
}

function flipped(picture: Buffer): Buffer[] {
  return FLIPS.map((part) => {
    const copy = Buffer.from(picture);
    const at = Math.floor(copy.length * part);
    copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at);
    return copy;
  });
}
