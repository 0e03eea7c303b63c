import { createServer } from 'node:net';
import getPort, { clearLockedPorts, portNumbers } from 'get-port';

const LOOPBACK = ['127.0.0.1', '::1'];

/** Why a program of this user cannot listen on this port: EADDRINUSE (another one does), EACCES (needs root); or undefined. */
export async function whyClosed(port: number): Promise<string | undefined> {
  const reasons = await Promise.all(LOOPBACK.map((host) => tryToListen(host, port)));
  return reasons.find((reason) => reason === 'EADDRINUSE' || reason === 'EACCES');
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}

/** The wanted port, or a free one below the range from which the system hands out ports of outgoing connections. */
export function portNear(wanted: number): Promise<number> {
  // Not always the same first one: another start of this moment searches as well.
  const from = 20_000 + Math.floor(Math.random() * 10_000);
  return getPort({ port: [wanted, ...portNumbers(from, 32_000)], host: '127.0.0.1' });
}

/** A free port, seldom the same: who begins in the same moment, in another process, does not take it as well. */
export const freePort = (): Promise<number> => portNear(20_000 + Math.floor(Math.random() * 12_000));

/** Lets `portNear` answer the ports of an earlier search again; it answers none twice within half a minute otherwise. */
export const searchPortsAnew = clearLockedPorts;
