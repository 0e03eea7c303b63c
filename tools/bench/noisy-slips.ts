import sharp from 'sharp';
import { addBuyers, addShows } from './buyers.ts';
import { compare, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { loadGet } from './wrk.ts';

const SLIPS = 200;
/** Eight megapixels, as phones take them. */
const SIZE = { width: 3_264, height: 2_448 };
const READERS = 4;
/** Readers who pause, so that what they wait for is the slips and not each other. */
const PAUSE_MS = 20;
const WARM_UP_SECONDS = 3;

interface EncodedForm {
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * A list read from the database, undisturbed and while 200 customers upload noise at the same moment: pictures in which the
 * whole search for a QR code finds none.
 */
export async function measureNoisySlips(system: MeasuredSystem, path: string, seconds: number) {
  const connection = await system.connect();
  const buyers = await addBuyers(connection, SLIPS, system.settings.TOKEN_SECRET ?? '');
  const [show = 0] = await addShows(connection, 1);
  await connection.end();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const picture = await sharp({ create: { ...SIZE, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 50 })
    .toBuffer();
  const form = await encode(show, picture);
  // An API of its own: what it has not read at the end goes with it.
  return system.withApi({}, async (api) => {
    const options = { connections: READERS, directory: system.directory, pauseMs: PAUSE_MS };
    const read = (length: number): Promise<Load> =>
      loadGet(`${api}${path}`, { ...options, seconds: length }, { authorization: 'Bearer none' });
    await read(WARM_UP_SECONDS);
    return compare(seconds, read, async (length) => {
      const uploads = buyers.map(({ token }) => upload(`${api}/uploadSlip`, token, form));
      const load = await read(length);
      const settled = await Promise.all(uploads.map(({ stop }) => stop()));
      return { ...load, failed: load.failed + settled.filter((accepted) => !accepted).length };
    });
  });
}

/** Encoded once: the clients must not take the processor that the API is measured on. */
async function encode(show: number, picture: Buffer): Promise<EncodedForm> {
  const form = new FormData();
  form.set('product_id', String(show));
  form.set('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'slip.jpg');
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', body: await encoded.bytes() };
}

/** @returns ends the upload; answers whether it was still waiting, answered, or told that the API is busy */
function upload(url: string, token: string, { type, body }: EncodedForm) {
  const ended = new AbortController();
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = fetch(url, { method: 'POST', headers, body, signal: ended.signal }).then(
    ({ status }) => status === 200 || status === 503,
    () => ended.signal.aborted,
  );
  return {
    stop: (): Promise<boolean> => {
      ended.abort();
      return answer;
    },
  };
}
