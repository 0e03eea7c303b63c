import { parseArgs } from 'node:util';
import { Listr, type ListrTask } from 'listr2';
import { build } from '../build/build.ts';
import { migrate } from '../db/migrate.ts';
import { Failure } from '../services/failure.ts';
import { stopSignal } from '../services/stop-signal.ts';
import { installPackages, missingPackages } from '../services/system-packages.ts';
import { claim, clearHalfSeeded, forget, isSeeded, prepareHome, release, seed } from './data.ts';
import { announce, complain } from './messages.ts';
import { replaceWhenAsked } from './reload.ts';
import { installed, requirePublicPort, settleAgain, settleSettings, type Environment } from './settings.ts';
import { System } from './system.ts';
import { rebuildOnChange } from './watch.ts';

const USAGE = `npm start              starts the whole system; Ctrl-C stops it, the data stays
npm run dev            the same, and builds and restarts what a change of the code touches
npm start -- --reset   begins afresh: all data of this checkout is taken away first
PORT=8090 npm start    another port than 8080; more settings: .env.example

Where .env says NODE_ENV=production it starts a shop's own system instead: docs/keeping.md`;

const OPTIONS = {
  reset: { type: 'boolean' },
  watch: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HERE = installed();

/** `npm start` (RUN-01), with --watch `npm run dev`, and where `.env` says so the system of a shop (RUN-04). */
async function start(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(USAGE);
  if (HERE.isProduction && (values.watch || values.reset))
    throw new Failure('this is a production system', 'it is neither reset nor watched: see docs/keeping.md');
  const began = Number(process.env['START_BEGAN'] ?? Date.now());
  const stopAsked = stopSignal().then(() => undefined);
  const settings = await prepare(values.reset === true);
  const system = new System(HERE);
  let migrating = Promise.resolve();
  const schema = () => (migrating = makeSchema(settings));
  try {
    const starting = new Listr(steps(settings, system, schema), options())
      .run()
      .then(() => announce(HERE, settings, began));
    starting.catch(() => undefined);
    await Promise.race([starting, stopAsked]);
    if (values.watch) rebuildOnChange(system);
    if (HERE.isProduction) replaceWhenAsked(HERE, system);
    const crash = await Promise.race([system.crashed, stopAsked]);
    if (crash) throw crash;
    console.log('\nstopping …');
  } finally {
    // From half a migration no later start could go on.
    await migrating.catch(() => undefined);
    await system.stop();
    release(HERE);
  }
}

async function prepare(reset: boolean): Promise<Environment> {
  claim(HERE);
  if (reset) forget(HERE);
  prepareHome(HERE);
  const settings = await settleSettings(HERE);
  await requirePublicPort(settings);
  return settings;
}

async function makeSchema(settings: Environment): Promise<void> {
  if (!HERE.isProduction) await clearHalfSeeded(HERE, settings);
  await migrate(settings['MIGRATION_DATABASE_URL'] ?? '', settings['DATABASE_URL'] ?? '');
}

function steps(settings: Environment, system: System, schema: () => Promise<void>): ListrTask[] {
  const missing = missingPackages();
  const wantsDemo = !HERE.isProduction && !isSeeded(HERE);
  return [
    {
      title: `Install with apt: ${missing.map(({ name, why }) => `${name} (${why})`).join(', ')}`,
      enabled: () => missing.length > 0,
      task: (_context, task) => installPackages(missing, (line) => (task.output = line)),
    },
    { title: 'MariaDB and Redis', task: () => system.startData(settings) },
    {
      title: 'Build what changed',
      task: async (_context, task) => {
        const built = await build((line) => (task.output = line));
        task.title = built.length > 0 ? `Built ${built.join(', ')}` : 'Everything is built';
      },
    },
    { title: 'Database schema', task: schema },
    {
      title: 'Demo data (the first time only)',
      enabled: () => wantsDemo,
      // A database that came from elsewhere needs none.
      skip: () => isSeeded(HERE),
      task: (_context, task) => seed(HERE, settings, (line) => (task.output = line)),
    },
    {
      title: 'API, worker, packager, shop, web server',
      task: async () => system.startProcesses(await settleAgain(HERE, settings)),
    },
  ];
}

function options() {
  const rendererOptions = { showErrorMessage: false, collapseErrors: false };
  return {
    renderer: process.stdout.isTTY ? ('default' as const) : ('simple' as const),
    rendererOptions,
    registerSignalListeners: false,
  };
}

start().then(
  () => process.exit(0),
  (error: unknown) => {
    complain(error);
    process.exit(1);
  },
);
