import { bundle } from '../build/bundle.ts';
import { isSeeded, seed } from '../start/data.ts';
import { complain } from '../start/messages.ts';
import { DEVELOPMENT, readSettings } from '../start/settings.ts';

/** `npm run seed`: the demo data into a running, migrated development installation that has none yet. */
async function run(): Promise<void> {
  if (isSeeded(DEVELOPMENT)) {
    console.log('the demo data is there already; npm start -- --reset begins afresh');
    return;
  }
  await bundle('tools/db/seed.ts', 'apps/api/dist/seed.js');
  await seed(DEVELOPMENT, readSettings(DEVELOPMENT), console.log);
}

run().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});
