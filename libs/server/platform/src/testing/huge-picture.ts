import { crc32, deflateSync } from 'node:zlib';

/** A PNG that says it is 20,000 × 20,000 pixels, in a few bytes. */
export function hugePicture(): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(20_000, 0);
  size.writeUInt32BE(20_000, 4);
  const header = chunk('IHDR', Buffer.concat([size, Buffer.from([1, 0, 0, 0, 0])]));
  const data = chunk('IDAT', deflateSync(Buffer.alloc(2_501)));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header, data, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
