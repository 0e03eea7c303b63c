import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)];

/** A tenth smaller than gzip for half as much time again; the next ones take more and save nothing. */
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that somebody takes; nginx asks for exactly one. */
export function encodingFor(accepted: string | null): Encoding {
  const taken = (accepted ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const named = (name: string) => taken.some((part) => part.split(';')[0]?.trim() === name);
  return (['br', 'gzip'] as const).find(named) ?? 'identity';
}

/**
 * The smallest window that holds all of a text: a larger one takes time and saves nothing. The default sets aside 4 MB a page,
 * which had V8 collect garbage for a third of a page's time.
 */
const windowBits = (length: number): number => Math.min(18, Math.max(16, Math.ceil(Math.log2(length))));

/** Bytes of a text in an encoding, made beside this thread. */
export async function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotliBytes(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      },
    });
  return encoding === 'gzip' ? gzipBytes(bytes) : bytes;
}
