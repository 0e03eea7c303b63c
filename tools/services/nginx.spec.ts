import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portNear } from '../start/ports';
import { startNginx } from './nginx';
import type { Part } from './part';

const SECRET = 'only-for-tests-0123456789-0123456789';
const VIDEO = 'a1b2c3';
const home = mkdtempSync(join(tmpdir(), 'wethi-nginx-'));
const storage = join(home, 'storage');
let port: number;
let nginx: Part;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends the path as it is written; a browser and `fetch` would straighten it first. */
function get(path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const sent = request({ host: '127.0.0.1', port, path, method, agent: false, headers });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      const text = (): string => Buffer.concat(parts).toString();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: text() }));
    });
    sent.end(body);
  });
}

function cookie({ video = VIDEO, who = 'u12', seconds = 60 } = {}): { cookie: string } {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const signature = createHash('md5').update(`${expires}.${who}.s-1.${video}.${SECRET}`).digest('base64url');
  return { cookie: `vt=${expires}.${who}.s-1.${signature}` };
}

function put(path: string, text: string): void {
  mkdirSync(join(storage, path, '..'), { recursive: true });
  writeFileSync(join(storage, path), text);
}

beforeAll(async () => {
  put(`videos/${VIDEO}/master.m3u8`, '#EXTM3U');
  put(`videos/${VIDEO}/720-0000.m4s`, 'segment');
  put('public/product/poster.webp', 'picture');
  put('private/slip/secret.webp', 'slip');
  port = await portNear(8300);
  // Nobody listens behind: the API is down.
  const behind = String(await portNear(8301));
  nginx = startNginx({
    home,
    environment: {
      PORT: String(port),
      ...{ API_PORT: behind, SHOP_PORT: behind, SANDBOX_PORT: behind },
      ...{ STORAGE_DIR: storage, MEDIA_SECRET: SECRET },
    },
  });
  await nginx.ready;
});
afterAll(async () => {
  await nginx.stop();
  rmSync(home, { recursive: true, force: true });
});

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

  it('WATCH-03 lets the viewer alone keep the files', async () => {
    const playlist = await get(`/v/${VIDEO}/master.m3u8`, cookie());
    expect(playlist.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'private, max-age=2',
    });
    const segment = await get(`/v/${VIDEO}/720-0000.m4s`, cookie());
    expect(segment.headers).toMatchObject({ 'content-type': 'video/iso.segment' });
    expect(segment.headers['cache-control']).toMatch(/^private, .*immutable/);
  });

  it.each([
    '/files/../private/slip/secret.webp',
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

  it('SITE-10 speaks for a stopped API in its own envelope, and for a stopped shop with a page', async () => {
    const api = await get('/api/productView');
    expect(api).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(JSON.parse(api.text)).toMatchObject({ result: false, code: 'BUSY' });
    const shop = await get('/');
    expect(shop.status).toBe(503);
    expect(shop.text).toContain('ระบบขัดข้องชั่วคราว');
  });

  it('RUN-01 refuses a body of more than 12 MB in the envelope', async () => {
    const { status, text } = await get('/api/uploadSlip', {}, Buffer.alloc(12 * 1024 * 1024 + 1));
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ result: false, code: 'TOO_LARGE' });
  });

  it('ADMIN-01 serves the admin on its own host only', async () => {
    expect(await get('/', { host: 'admin.example.com' })).toMatchObject({
      status: 302,
      headers: { location: '/admin/' },
    });
    expect((await get('/', { host: 'inbox.localhost' })).status).toBe(502);
  });
});
