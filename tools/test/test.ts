import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { execa } from 'execa';
import { build } from '../build/build.ts';
import { migrate } from '../db/migrate.ts';
import { Failure } from '../services/failure.ts';
import { stopSignal } from '../services/stop-signal.ts';
import { claim, forget, prepareHome, release, seed } from '../start/data.ts';
import { complain } from '../start/messages.ts';
import { settleAgain, settleSettings, TEST, type Environment } from '../start/settings.ts';
import { System } from '../start/system.ts';
import { installForTests } from './install.ts';
import { vitestOutcome, playwrightOutcome, single, summaryLine, total, type Outcome } from './outcome.ts';

const USAGE = `npm test                          everything
npm test -- --only lint           one of lint, types, generated, vitest, pool, e2e
npm test -- --only vitest orders  only test files whose path holds "orders"`;

interface Bench {
  settings: Environment;
  system: System;
  /** Words after the options: which test files. */
  patterns: string[];
}

interface Step {
  name: string;
  title: string;
  run: (bench: Bench) => Promise<Outcome>;
}

/** Checks of one process each, which run side by side; the longest leaves room for the build that journeys want. */
const GATES: readonly Step[] = [
  script('lint', 'Lint', 'lint:code'),
  { name: 'e2e', title: 'Build', run: runBuild },
  script('lint', 'Lint of promises and circles', 'lint:program'),
  script('lint', 'Lint of styles', 'lint:styles'),
  script('lint', 'Format', 'lint:format'),
  script('types', 'Types', 'typecheck'),
  { name: 'generated', title: 'Generated files are fresh', run: () => gate('node', ['tools/openapi.ts', '--check']) },
];

const TESTS: readonly Step[] = [
  { name: 'vitest', title: 'Unit, database and API tests', run: runVitest },
  { name: 'pool', title: 'Database tests on one connection', run: runOnOneConnection },
  { name: 'e2e', title: 'Journeys in the browser', run: runJourneys },
];

function script(name: string, title: string, called: string): Step {
  return { name, title, run: () => gate('npm', ['run', '--silent', called]) };
}

/** `npm test` (RUN-01): its own services and data below .local/test, never the demo data. */
async function test(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  const chosen = [...GATES, ...TESTS].filter(({ name }) => values.only === undefined || name === values.only);
  if (chosen.length === 0) throw new Failure(`there is no step ${values.only}`, USAGE);
  const outcome = await withServices(chosen, positionals);
  for (const journey of outcome.unsteady) console.log(styleText('yellow', `↻ ${journey}`));
  for (const failure of outcome.failures) console.log(styleText('red', `✖ ${failure}`));
  console.log(`\n${summaryLine(outcome)}`);
  return outcome.failed === 0;
}

async function withServices(chosen: readonly Step[], patterns: string[]): Promise<Outcome> {
  claim(TEST, 'wait for the end of these tests');
  const needs = (name: string): boolean => chosen.some((step) => step.name === name);
  await installForTests(needs('e2e'));
  // Journeys begin with fresh demo data; the other tests empty their own databases themselves.
  if (needs('e2e')) forget(TEST);
  prepareHome(TEST);
  const settings = await settleSettings(TEST);
  const system = new System(TEST);
  try {
    if (needs('vitest') || needs('pool') || needs('e2e')) await system.startData(settings);
    return await Promise.race([runSteps(chosen, { settings, system, patterns }), interrupted()]);
  } finally {
    await system.stop();
    release(TEST);
  }
}

async function interrupted(): Promise<never> {
  await stopSignal();
  throw new Failure('interrupted', 'the tests did not come to their end');
}

async function runSteps(chosen: readonly Step[], bench: Bench): Promise<Outcome> {
  const isChosen = (step: Step): boolean => chosen.includes(step);
  const outcomes = await Promise.all(GATES.filter(isChosen).map((step) => runStep(step, bench)));
  for (const step of TESTS.filter(isChosen)) outcomes.push(await runStep(step, bench));
  return total(outcomes);
}

async function runStep({ title, run }: Step, bench: Bench): Promise<Outcome> {
  const began = performance.now();
  console.log(styleText('bold', `\n▸ ${title}`));
  const outcome = await run(bench).catch((error: unknown) => {
    complain(error);
    return single(false);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const mark = outcome.failed > 0 ? styleText('red', '✖') : styleText('green', '✔');
  console.log(`${mark} ${title}: ${summaryLine(outcome)} (${seconds} s)`);
  const named = outcome.failures.length > 0 || outcome.failed === 0;
  return named ? outcome : { ...outcome, failures: [title] };
}

/** A check that is silent when it is content. */
async function gate(program: string, programArguments: string[]): Promise<Outcome> {
  const result = await execa(program, programArguments, { preferLocal: true, reject: false, all: true });
  if (result.failed) console.log(result.all);
  return single(!result.failed);
}

/** All but the database tests in which nothing races: those run on one connection alone. */
function runVitest({ settings, patterns }: Bench): Promise<Outcome> {
  const elsewhere = patterns.length > 0 ? [] : databaseTests().filter((file) => !races(file));
  return vitest({ ...settings, TESTS_ELSEWHERE: elsewhere.join(',') }, patterns);
}

/** A pool of one shows whoever asks for a second connection while it holds the first: it would wait for ever. */
function runOnOneConnection({ settings, patterns }: Bench): Promise<Outcome> {
  return vitest({ ...settings, DATABASE_POOL: '1' }, patterns.length > 0 ? patterns : databaseTests());
}

function databaseTests(): string[] {
  return globSync('{libs/server,apps/{api,worker}}/**/*.db.spec.ts', { exclude: (name) => name === 'node_modules' });
}

/** Several things at one time want the usual pool, too. */
function races(file: string): boolean {
  return /Promise\.(all|race|any)/.test(readFileSync(file, 'utf8'));
}

async function vitest(settings: Environment, patterns: readonly string[]): Promise<Outcome> {
  const report = join(TEST.home, 'vitest.json');
  const unhandled = join(TEST.home, 'vitest-unhandled.json');
  for (const file of [report, unhandled]) rmSync(file, { force: true });
  const { exitCode = 1 } = await execa(
    'vitest',
    [
      'run',
      ...['default', 'json', './tools/test/unhandled-errors.ts'].map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${report}`,
      ...patterns,
    ],
    {
      preferLocal: true,
      reject: false,
      env: {
        DATABASE_URL: settings['MIGRATION_DATABASE_URL'],
        REDIS_URL: settings['REDIS_URL'],
        DATABASE_POOL: settings['DATABASE_POOL'],
        TESTS_ELSEWHERE: settings['TESTS_ELSEWHERE'],
        NODE_ENV: 'test',
        UNHANDLED_ERRORS: unhandled,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  return vitestOutcome({ report, unhandled }, exitCode);
}

async function runBuild(): Promise<Outcome> {
  await build((line) => console.log(`building ${line}`));
  return single(true);
}

async function runJourneys({ settings: before, system, patterns }: Bench): Promise<Outcome> {
  // Nothing is built again; what could not be built has no journeys.
  await runBuild();
  await migrate(before['MIGRATION_DATABASE_URL'] ?? '', before['DATABASE_URL'] ?? '');
  await seed(TEST, before, (line) => console.log(line));
  const settings = await settleAgain(TEST, before);
  await system.startProcesses(settings);
  const report = join(TEST.home, 'playwright.json');
  const renewed = process.env['RENEW_PICTURES'] ? ['--update-snapshots=all'] : [];
  const journeys = execa(
    'playwright',
    ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=list,json', ...renewed, ...patterns],
    {
      preferLocal: true,
      reject: false,
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        SHOP_URL: settings['PUBLIC_URL'],
        ADMIN_URL: settings['ADMIN_URL'],
        INBOX_URL: `http://inbox.localhost:${settings['PORT']}`,
        DATABASE_URL: settings['MIGRATION_DATABASE_URL'],
        REDIS_URL: settings['REDIS_URL'],
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const crash = system.crashed.then((failure) => Promise.reject(failure));
  const { exitCode = 1 } = await Promise.race([journeys, crash]);
  return playwrightOutcome(report, exitCode);
}

test().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    complain(error);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  },
);
