/** @vitest-environment node */
import { createServer, type Server } from 'node:http';
import { bangkokTime } from '@wethi/format';
import type { AddressInfo } from 'node:net';

let server: Server;
let failing: string[];
/** Rows of a call whose address has all these parts. */
let answers: [parts: string[], rows: object[]][];

/** The module of readings takes its address once, so it is loaded when the address is known. */
async function load() {
  vi.resetModules();
  process.env.API_PORT = String((server.address() as AddressInfo).port);
  return (await import('./home-data.server')).homeData();
}

describe('what home shows', () => {
  beforeEach(async () => {
    failing = [];
    answers = [];
    server = createServer(({ url = '' }, response) => {
      const [, rows = []] =
        answers.find(([parts]) => parts.every((part) => decodeURIComponent(url).includes(part))) ?? [];
      response.writeHead(failing.some((part) => url.includes(part)) ? 503 : 200, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ result: true, data: rows, total: rows.length }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  it('SITE-06 tells a rail that could not be read from one that is empty', async () => {
    failing = ['bandView', 'product_kind=replay'];
    expect(await load()).toMatchObject({ bands: null, replays: null, courses: [], coming: [] });
  });

  it('SITE-06 shows a show of today that has no hour all day, and as the next one', async () => {
    const { date } = bangkokTime(Date.now());
    const show = { product_status: 'sale', stage_date: date, stage_time_start: null };
    const begun = { ...show, id: 1, stage_time_start: '00:00:00' };
    answers = [[[`product_show_at=${date}+00:00:00`], [begun, { ...show, id: 2 }]]];
    answers.push([['product_show_at_gte', 'product_status=sale'], [{ ...show, id: 3, stage_date: '2099-01-01' }]]);
    const { coming, next } = await load();
    expect(coming.map(({ id }) => id)).toEqual([2, 3]);
    expect(next?.id).toBe(2);
  });

  it('SITE-06 does not stand without its shows', async () => {
    failing = ['product_kind=stage'];
    await expect(load()).rejects.toMatchObject({ status: 503 });
  });
});
