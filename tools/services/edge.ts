import { resolve } from 'node:path';
import { complain } from '../start/messages.ts';
import { Failure } from './failure.ts';
import { startVideoEdge } from './nginx.ts';
import { stopSignal } from './stop-signal.ts';

const REQUIRED = ['ORIGIN', 'EDGE_PORT', 'MEDIA_SECRET'] as const;

/**
 * A server for the files of videos on a machine of its own: `npm run edge`, until Ctrl-C. A load balancer sends it all of /v/.
 * Settings: ORIGIN (host:port of the shop's web server), EDGE_PORT, MEDIA_SECRET (the shop's), EDGE_CACHE (how much of the
 * disk it may use, in nginx's units), LISTEN_ADDRESS.
 */
async function run(): Promise<void> {
  const missing = REQUIRED.filter((name) => !process.env[name]);
  if (missing.length > 0) throw new Failure(`${missing.join(', ')} not set`, 'see tools/services/edge.ts');
  const {
    ORIGIN = '',
    EDGE_PORT = '',
    MEDIA_SECRET = '',
    EDGE_CACHE = '20g',
    LISTEN_ADDRESS = '0.0.0.0',
  } = process.env;
  const edge = startVideoEdge({
    home: resolve('.local/edge'),
    environment: { ORIGIN, EDGE_PORT, MEDIA_SECRET, EDGE_CACHE, LISTEN_ADDRESS },
  });
  await edge.ready;
  console.log(`videos of ${ORIGIN} on port ${EDGE_PORT}`);
  const crash = await Promise.race([stopSignal(), edge.ended]);
  await edge.stop();
  if (crash) throw crash;
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    complain(error);
    process.exit(1);
  },
);
