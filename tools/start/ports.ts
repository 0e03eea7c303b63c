import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';

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
  const others = portNumbers(20_000, 32_000);
  return getPort({ port: [wanted, ...others], host: '127.0.0.1', reserve: true });
}
