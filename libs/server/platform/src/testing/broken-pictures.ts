import sharp from 'sharp';
import { hugePicture } from './huge-picture';

/** Parts of a picture where it may still be one, and where a single byte may be wrong. */
const CUTS = [0.05, 0.6, 0.999];
const FLIPS = [0.02, 0.2, 0.5, 0.8];

/**
 * Pictures that are sound only in their header, or not even there.
 * @param picture a whole one to spoil
 */
export function brokenPictures(picture: Buffer): Record<string, Buffer> {
  const flipped = Buffer.from(picture);
  for (let at = 60; at < flipped.length; at += 97) flip(flipped, at);
  return {
    empty: Buffer.alloc(0),
    headerOnly: picture.subarray(0, 60),
    cutAtThird: cut(picture, 0.3),
    cutNearEnd: cut(picture, 0.9),
    flipped,
  };
}

/** Small pictures of every format, whole and spoilt in all ways, and files that are none. */
export async function garbageFiles(): Promise<Buffer[]> {
  const noise = Buffer.from(Array.from({ length: 120 * 80 * 3 }, (_, at) => (at * 7919) % 251));
  const whole = sharp(noise, { raw: { width: 120, height: 80, channels: 3 } });
  const pictures = await Promise.all([
    whole.clone().png().toBuffer(),
    whole.clone().png({ palette: true, colours: 4 }).toBuffer(),
    whole.clone().jpeg({ progressive: true }).toBuffer(),
    whole.clone().gif().toBuffer(),
  ]);
  const others = [hugePicture(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a')];
  return [...pictures.flatMap(variantsOf), ...others];
}

function variantsOf(picture: Buffer): Buffer[] {
  const cuts = CUTS.map((part) => cut(picture, part));
  const flips = FLIPS.map((part) => flip(Buffer.from(picture), Math.floor(picture.length * part)));
  return [picture, ...Object.values(brokenPictures(picture)), ...cuts, ...flips];
}

function cut(picture: Buffer, part: number): Buffer {
  return picture.subarray(0, Math.floor(picture.length * part));
}

function flip(picture: Buffer, at: number): Buffer {
  picture.writeUInt8(picture.readUInt8(at) ^ 0xff, at);
  return picture;
}
