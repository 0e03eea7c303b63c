import type { Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { loadGet } from './wrk.ts';

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;

/** A public read, and what this machine does with the same bytes without the application. */
export interface Read {
  bytes: number;
  own: Load;
  bareNode: Load;
  staticFile: Load;
}

export async function measureRead(
  system: MeasuredSystem,
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Read> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  const load = async (address: string, sent: Record<string, string> = {}): Promise<Load> => {
    const options = { connections: CONNECTIONS, directory: system.directory };
    await loadGet(address, { ...options, seconds: WARM_UP_SECONDS }, sent);
    return loadGet(address, { ...options, seconds }, sent);
  };
  const own = await load(url, headers);
  const bareNode = await system.withBareNode(bytes, type, load);
  // One worker, as the API is one process.
  const staticFile = await system.withStaticFile(bytes, 1, load);
  return { bytes: bytes.length, own, bareNode, staticFile };
}
