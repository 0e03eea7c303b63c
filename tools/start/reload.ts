import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from '../build/build.ts';
import { migrate } from '../db/migrate.ts';
import { asFailure, Failure } from '../services/failure.ts';
import { runnerOf } from './data.ts';
import { complain } from './messages.ts';
import { installed, readSettings, type Installation } from './settings.ts';
import type { System } from './system.ts';

const SIGNAL = 'SIGUSR2';
/** Milliseconds between two looks for the outcome. */
const LOOK_EVERY = 100;

/** Where the running system says what came of it: nothing when all went well, else what to do. */
const outcomeFile = ({ home }: Installation): string => join(home, 'reloaded');

/** Puts new processes in the place of all whenever `npm run reload` asks for it. */
export function replaceWhenAsked(of: Installation, system: System): void {
  let replacing = Promise.resolve();
  process.on(SIGNAL, () => {
    replacing = replacing.then(async () => {
      const trouble = await system.replaceAll(readSettings(of)).then(() => undefined, asFailure);
      if (trouble) complain(trouble);
      writeFileSync(outcomeFile(of), trouble?.message ?? '');
    });
  });
}

/**
 * `npm run reload`: brings a running production system to the code, settings and certificate of now, without a lost request.
 * The tables are changed while the code of before still runs.
 */
async function reload(): Promise<void> {
  const of = installed();
  const pid = runnerOf(of);
  if (!of.isProduction || !pid) throw new Failure('no production system runs here', 'npm start; see docs/keeping.md');
  const built = await build((name) => console.log(`building ${name}`), { keepsOld: true });
  console.log(built.length > 0 ? `built: ${built.join(', ')}` : 'everything was built');
  const { MIGRATION_DATABASE_URL = '', DATABASE_URL = '' } = readSettings(of);
  const ran = await migrate(MIGRATION_DATABASE_URL, DATABASE_URL);
  if (ran.length > 0) console.log(`migrated: ${ran.join(', ')}`);
  rmSync(outcomeFile(of), { force: true });
  process.kill(pid, SIGNAL);
  while (!existsSync(outcomeFile(of))) {
    if (!runnerOf(of)) throw new Failure('the system ended meanwhile', 'see what it said, then npm start');
    await setTimeout(LOOK_EVERY);
  }
  const trouble = readFileSync(outcomeFile(of), 'utf8');
  if (trouble) throw new Failure(trouble, `see ${join(of.home, 'logs')}; what was not replaced goes on`);
  console.log('all processes are new');
}

if (import.meta.main) {
  reload().catch((error: unknown) => {
    complain(error);
    process.exit(1);
  });
}
