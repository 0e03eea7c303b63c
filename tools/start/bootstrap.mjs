// Runs on Node 20 with nothing installed: installs the npm packages if they are not the lock file's, then hands over
// to one of SCRIPTS, which run on the Node 24 that is one of these packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS = {
  start: ['tools/start/start.ts'],
  dev: ['tools/start/start.ts', '--watch'],
  reload: ['tools/start/reload.ts'],
  edge: ['tools/services/edge.ts'],
  test: ['tools/test/test.ts'],
  bench: ['tools/bench/bench.ts'],
  lighthouse: ['tools/bench/lighthouse.ts'],
  endurance: ['tools/bench/watching/endurance.ts'],
};
const NODE = 'node_modules/.bin/node';
const NEEDED_MEGABYTES = 2000;

const began = Date.now();
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
const [command = 'start', ...rest] = process.argv.slice(2);
checkMachine();
linkNode();
if (!isInstalled()) installPackages();
handOver();

function fail(what, advice) {
  console.error(`\n✖ ${what}: ${advice}`);
  process.exit(1);
}

function checkMachine() {
  const compose = 'use Docker instead: docker compose -f docker/compose.dev.yml up';
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old`, 'install Node 20 or newer, e.g. from https://nodejs.org');
  }
  if (process.platform !== 'linux') fail(`this command runs on Linux, not on ${process.platform}`, compose);
  if (!['x64', 'arm64'].includes(process.arch)) fail(`no Node 24 for a ${process.arch} processor`, compose);
}

/** Whether node_modules holds exactly what the lock file says, by the list that npm keeps of what it installed. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed) || !existsSync(NODE)) return false;
  const [wanted, present] = ['package-lock.json', installed].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || present[path]?.version === version,
  );
}

/** npm before 11 installs the package with Node 24 but leaves its command out of node_modules/.bin. */
function linkNode() {
  const program = `node-linux-${process.arch}/bin/node`;
  if (existsSync(join('node_modules', program)) && !existsSync(NODE)) symlinkSync(join('..', program), NODE);
}

function installPackages() {
  const { bavail, bsize } = statfsSync('.');
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free < NEEDED_MEGABYTES) fail(`only ${free} MB are free on this disk`, `free at least ${NEEDED_MEGABYTES} MB`);
  console.log('Installing the npm packages, about 900 MB; this takes one to three minutes …');
  const npm = process.env.npm_execpath;
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, programArguments] = npm ? [process.execPath, [npm, ...options]] : ['npm', options];
  const { status, signal } = spawnSync(program, programArguments, { stdio: 'inherit' });
  if (signal === 'SIGINT') process.exit(130);
  if (status !== 0)
    fail('npm could not install the packages', 'see its lines above; often it is the network: try again');
  linkNode();
  if (!existsSync(NODE)) fail('Node 24 was not installed with the packages', 'remove node_modules, then start again');
}

function handOver() {
  const script = SCRIPTS[command];
  if (!script) fail(`"${command}" is no command`, `use one of ${Object.keys(SCRIPTS).join(', ')}`);
  const child = spawn(NODE, [...script, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, START_BEGAN: String(began) },
  });
  // Ctrl-C reaches the child as well, by the terminal; a signal to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
