import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asFailure } from './failure.ts';
import { startMariadb } from './mariadb.ts';
import { startRedis } from './redis.ts';
import { stopSignal } from './stop-signal.ts';

/** MariaDB and Redis alone, for work on the code: `node tools/services/run.ts [--name dev|test]`, until Ctrl-C. */
const PORTS: Record<string, [number, number]> = { dev: [8106, 8107], test: [8196, 8197] };

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { name: { type: 'string', default: 'dev' } } });
  const [mariadbPort, redisPort] = PORTS[values.name] ?? [8206, 8207];
  const home = resolve('.local', values.name);
  const parts = await Promise.all([startMariadb({ home, port: mariadbPort }), startRedis({ home, port: redisPort })]);
  await Promise.all(parts.map(({ ready }) => ready));
  console.log(`DATABASE_URL=mysql://wethi:wethi@127.0.0.1:${mariadbPort}/wethi`);
  console.log(`REDIS_URL=redis://127.0.0.1:${redisPort}/0`);
  await Promise.race([stopSignal(), ...parts.map(async (part) => console.error((await part.ended).message))]);
  await Promise.all(parts.map((part) => part.stop()));
}

run().catch((error: unknown) => {
  const failure = asFailure(error);
  console.error([`${failure.message}: ${failure.advice}`, ...failure.log].join('\n'));
  process.exit(1);
});
