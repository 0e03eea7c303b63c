/** @vitest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, encodingFor } from './compression.server';

describe('compression of pages', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['brotli', 'identity'],
    [null, 'identity'],
  ])('CAT-02 answers %p with %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('CAT-02 keeps the text', async () => {
    const text = Buffer.from('แสงสุดท้ายก่อนเช้า '.repeat(100));
    expect(brotliDecompressSync(await compressed(text, 'br'))).toEqual(text);
    expect(gunzipSync(await compressed(text, 'gzip'))).toEqual(text);
    expect(await compressed(text, 'identity')).toBe(text);
  });
});
