import { createSocket, type Socket } from 'node:dgram';
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

/** A loopback address that nothing of the system listens on. */
const RESERVING = '127.0.0.3';
const reservations = new Map<number, Socket>();

/**
 * The wanted port, or a free one below the range from which the system hands out ports of outgoing connections. It is reserved
 * while this process lives: what will listen there takes a second to begin, in which another start may search as well.
 */
export async function portNear(wanted: number): Promise<number> {
  const from = 20_000 + Math.floor(Math.random() * 10_000);
  const port = await getPort({ port: [wanted, ...portNumbers(from, 32_000)], host: '127.0.0.1' });
  // getPort does not answer this one again so soon.
  return (await reserve(port)) ? port : portNear(wanted);
}

/** A free port, seldom the same. */
export const freePort = (): Promise<number> => portNear(20_000 + Math.floor(Math.random() * 12_000));

/** Lets `portNear` answer the ports of an earlier search again; it answers none twice within half a minute otherwise. */
export const searchPortsAnew = clearLockedPorts;

/** By the UDP port of the same number: it is in nobody's way, and the kernel frees it however this process ends. */
function reserve(port: number): Promise<boolean> {
  if (reservations.has(port)) return Promise.resolve(true);
  const socket = createSocket('udp4').unref();
  return new Promise((resolve) => {
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: RESERVING, exclusive: true }, () => {
      reservations.set(port, socket);
      resolve(true);
    });
  });
}
