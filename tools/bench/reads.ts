import { alternate, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { loadGet } from './wrk.ts';

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;
/** Which of nginx's workers takes how many connections is new in each. */
const ROUNDS = 8;

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
  const load =
    (address: string, sent: Record<string, string> = {}) =>
    (length: number): Promise<Load> =>
      loadGet(address, { connections: CONNECTIONS, directory: system.directory, seconds: length }, sent);
  const compare = async (bareNode: string, staticFile: string): Promise<Load[]> => {
    const works = [load(url, headers), load(bareNode), load(staticFile)];
    for (const work of works) await work(WARM_UP_SECONDS);
    return alternate(seconds, works, ROUNDS);
  };
  // One worker, as the API is one process.
  const [own, bareNode, staticFile] = (await system.withBareNode(bytes, type, (node) =>
    system.withStaticFile(bytes, 1, (file) => compare(node, file)),
  )) as [Load, Load, Load]; // one of each work
  return { bytes: bytes.length, own, bareNode, staticFile };
}
