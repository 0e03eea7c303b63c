import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSALS, type RefusalCode } from '../../libs/shared/contract/src/refusals';
import { SECRET, startEdge, type Asked, type Edge } from './testing/edge';

const VIDEO = 'a1b2c3';
let edge: Edge;
const FORM = { headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: Buffer.alloc(12 * 1024 ** 2 + 1) };

const get = (path: string, headers: Record<string, string> = {}) => edge.ask(path, { headers });

function cookie({ video = VIDEO, who = 'u12', seconds = 60 } = {}): { cookie: string } {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const signature = createHash('md5').update(`${expires}.${who}.s-1.${video}.${SECRET}`).digest('base64url');
  return { cookie: `vt=${expires}.${who}.s-1.${signature}` };
}

function put(path: string, text: string): void {
  mkdirSync(join(edge.storage, path, '..'), { recursive: true });
  writeFileSync(join(edge.storage, path), text);
}

beforeAll(async () => {
  // Nobody listens behind: API and shop are down.
  edge = await startEdge({});
  put(`videos/${VIDEO}/master.m3u8`, '#EXTM3U');
  put(`videos/${VIDEO}/720-0000.m4s`, 'segment');
  put('public/product/poster.webp', 'picture');
  put('private/slip/secret.webp', 'slip');
});
afterAll(() => edge.stop());

describe('the web server', () => {
  it('WATCH-03 gives a video only to the cookie of this video, this viewer and this minute', async () => {
    const playlist = `/v/${VIDEO}/master.m3u8`;
    const statusWith = async (headers: Record<string, string>): Promise<number> =>
      (await get(playlist, headers)).status;
    expect(await statusWith({})).toBe(403);
    expect(await statusWith(cookie({ video: 'other' }))).toBe(403);
    expect(await statusWith({ cookie: cookie().cookie.replace('u12', 'u13') })).toBe(403);
    expect(await statusWith(cookie({ seconds: -1 }))).toBe(410);
    expect(await statusWith(cookie())).toBe(200);
  });

  it('WATCH-11 gives the lobby’s test picture to everybody, whole and small, and nothing beside it', async () => {
    const picture = await get('/v/line-check.mp4?1');
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({ 'content-type': 'video/mp4', 'cache-control': 'private, no-store' });
    expect(Number(picture.headers['content-length'])).toBeGreaterThan(80_000);
    expect(Number(picture.headers['content-length'])).toBeLessThanOrEqual(100_000);
    expect((await get(`/v/line-check.mp4/../${VIDEO}/master.m3u8`)).status).toBe(403);
  });

  it('WATCH-03 lets the viewer alone keep the files', async () => {
    const playlist = await get(`/v/${VIDEO}/master.m3u8`, cookie());
    expect(playlist.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'private, max-age=30',
    });
    const segment = await get(`/v/${VIDEO}/720-0000.m4s`, cookie());
    expect(segment.headers).toMatchObject({ 'content-type': 'video/iso.segment' });
    expect(segment.headers['cache-control']).toMatch(/^private, .*immutable/);
  });

  it.each([
    '/files/../private/slip/secret.webp',
    '/files/../private/slip/secret.w160.webp',
    '/files../private/slip/secret.webp',
    '/files/%2e%2e/private/slip/secret.webp',
    `/v/${VIDEO}/../../private/slip/secret.webp`,
    `/v/${VIDEO}/..%2f..%2fprivate/slip/secret.webp`,
  ])('RUN-01 never leads to a private file: %s', async (path) => {
    const { status, text } = await get(path, cookie());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('slip');
  });

  it('RUN-01 serves uploaded pictures as files, never as pages', async () => {
    const { status, headers } = await get('/files/product/poster.webp');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'image/webp' });
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('SITE-13 serves a picture in its widths for good, and the original for a minute while a width is not written', async () => {
    put('public/product/3f-1600x1000.w640.avif', 'small');
    put('public/product/3f-1600x1000.webp', 'original');
    const [sized, original] = [
      await get('/files/product/3f-1600x1000.w640.avif'),
      await get('/files/product/3f-1600x1000.w320.avif'),
    ];
    expect(sized).toMatchObject({ status: 200, text: 'small', headers: { 'content-type': 'image/avif' } });
    expect(sized.headers['cache-control']).toContain('immutable');
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' };
    expect(original).toMatchObject({ status: 200, text: 'original', headers });
    for (const { headers } of [sized, original]) {
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers.vary).toBeUndefined();
    }
    const none = await get('/files/product/none.w320.webp');
    expect([none.status, none.headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect((await get('/originals/product/3f-1600x1000.webp')).status).toBe(404);
  });

  it('SITE-10 speaks for a stopped API in its own envelope, and for a stopped shop with a page', async () => {
    const api = await get('/api/productView');
    expect(api).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(JSON.parse(api.text)).toMatchObject({ result: false, code: 'BUSY' });
    const shop = await get('/');
    expect(shop.status).toBe(503);
    expect(shop.text).toContain('ระบบขัดข้องชั่วคราว');
  });

  it.each([
    ['no such file', '/files/none.webp', {}, 404, 'NOT_FOUND'],
    ['no cookie', `/v/${VIDEO}/master.m3u8`, {}, 403, 'NOT_ALLOWED'],
    ['TRACE', '/api/band', { method: 'TRACE' }, 405, 'METHOD_NOT_ALLOWED'],
    ['TRACE of a page', '/', { method: 'TRACE' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a broken request', '/api/band', { headers: { host: 'a b' } }, 400, 'BROKEN_BODY'],
    ['headers without end', '/api/band', { headers: { 'x-long': 'a'.repeat(5_000) } }, 400, 'BROKEN_BODY'],
    ['1 MB and a byte of JSON', '/api/login', { body: Buffer.alloc(1024 ** 2 + 1) }, 413, 'TOO_LARGE'],
    ['12 MB of JSON', '/api/login', { body: Buffer.alloc(12 * 1024 ** 2) }, 413, 'TOO_LARGE'],
    ['an upload that is none', '/api/uploadSlip', { body: Buffer.alloc(2 * 1024 ** 2) }, 415, 'WRONG_TYPE'],
    ['an upload of more than 12 MB', '/api/uploadSlip', FORM, 413, 'TOO_LARGE'],
    ['an API that is down', '/api/login', { body: '{}' }, 503, 'BUSY'],
  ])('RUN-01 refuses %s in the words of the API', async (_, path, asked: Asked, status, code) => {
    const method = asked.method ?? (asked.body ? 'POST' : 'GET');
    const answer = await edge.ask(path, { ...asked, method });
    expect(answer).toMatchObject({ status, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(JSON.parse(answer.text)).toEqual({ result: false, code, message: REFUSALS[code as RefusalCode].message });
  });

  it.each([
    '/',
    '/api/band',
    '/api/none',
    '/files/product/poster.webp',
    '/files/none',
    '/v/none/none',
    '/assets/none.js',
  ])('CAT-04 %s is framed, sniffed and read by no other site, whoever answers', async (path) => {
    const { headers } = await edge.ask(path);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    });
  });

  it('ADMIN-01 serves the admin on its own host only', async () => {
    expect(await get('/', { host: 'admin.example.com' })).toMatchObject({
      status: 302,
      headers: { location: '/admin/' },
    });
    expect((await get('/', { host: 'inbox.localhost' })).status).toBe(502);
  });
});
