import { parseArgs } from 'node:util';
import { claim, prepareHome, release } from '../start/data.ts';
import { complain } from '../start/messages.ts';
import { installed, settleSettings, TEST } from '../start/settings.ts';
import { startMariadb } from './mariadb.ts';
import { startRedis } from './redis.ts';
import { stopSignal } from './stop-signal.ts';

/** MariaDB and Redis alone, for work on the code: `node tools/services/run.ts [--test]`, until Ctrl-C. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { test: { type: 'boolean' } } });
  const of = values.test ? TEST : installed();
  claim(of);
  prepareHome(of);
  const settings = await settleSettings(of);
  const { MARIADB_PORT, REDIS_PORT, MIGRATION_DATABASE_URL, REDIS_URL, DATABASE_PASSWORD: password } = settings;
  const parts = [
    await startMariadb({ home: of.home, port: Number(MARIADB_PORT), password }),
    startRedis({ home: of.home, port: Number(REDIS_PORT) }),
  ];
  await Promise.all(parts.map(({ ready }) => ready));
  // Tests make tables and databases.
  console.log(`DATABASE_URL=${MIGRATION_DATABASE_URL}\nREDIS_URL=${REDIS_URL}`);
  const crash = await Promise.race([stopSignal(), ...parts.map(({ ended }) => ended)]);
  await Promise.all(parts.map((part) => part.stop()));
  release(of);
  if (crash) throw crash;
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    complain(error);
    process.exit(1);
  },
);
