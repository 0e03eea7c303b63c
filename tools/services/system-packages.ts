import { existsSync } from 'node:fs';
import { execa, execaSync } from 'execa';
import { Failure } from './failure.ts';
import { findNginxModule } from './nginx.ts';
import { lookForProgram } from './programs.ts';

/** A package of Debian and Ubuntu. */
export interface SystemPackage {
  name: string;
  why: string;
  present: () => boolean;
}

const NEEDED: readonly SystemPackage[] = [
  { name: 'mariadb-server', why: 'database', present: () => hasPrograms('mariadbd', 'mariadb-install-db') },
  { name: 'redis-server', why: 'queues and rate limits', present: () => hasPrograms('redis-server') },
  { name: 'nginx', why: 'web server', present: () => hasPrograms('nginx') },
  { name: 'libnginx-mod-rtmp', why: 'takes live streams in', present: () => findNginxModule('rtmp') !== undefined },
  {
    name: 'libnginx-mod-stream',
    why: 'limits who sends live streams',
    present: () => findNginxModule('stream') !== undefined,
  },
  { name: 'ffmpeg', why: 'prepares videos', present: () => hasPrograms('ffmpeg', 'ffprobe') },
  { name: 'fontconfig', why: 'finds fonts', present: () => hasPrograms('fc-list') },
  { name: 'fonts-thai-tlwg', why: 'Thai letters in pictures and pages', present: hasThaiFont },
];

// Keeps the new packages' own services from starting: this system runs private instances.
const INSTALL = `
if [ ! -e /usr/sbin/policy-rc.d ]; then
  trap 'rm -f /usr/sbin/policy-rc.d' EXIT
  trap 'exit 130' INT TERM HUP
  printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
  chmod 755 /usr/sbin/policy-rc.d
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -q && apt-get install -qy --no-install-recommends "$@"`;

/** What is missing of the programs that the system needs. */
export function missingPackages(): SystemPackage[] {
  return NEEDED.filter((wanted) => !wanted.present());
}

/**
 * Installs packages with apt, as root or through sudo; none of their services is started.
 * @param report gets one of apt's lines every few seconds
 * @throws Failure naming what to install by hand when apt or the right is missing
 */
export async function installPackages(packages: readonly SystemPackage[], report: (line: string) => void) {
  const names = packages.map(({ name }) => name);
  const [program = '', ...rest] = [...commandToBeRoot(names), 'sh', '-c', INSTALL, 'sh', ...names];
  const apt = execa(program, rest, { reject: false, all: true, stdin: 'inherit' });
  const calmly = everyFewSeconds(report);
  apt.all.on('data', (bytes: Buffer) => calmly(bytes.toString().trim().split('\n').at(-1) ?? ''));
  const { failed, all } = await apt;
  if (failed || packages.some((wanted) => !wanted.present())) throw aptTrouble(names, all);
}

/** Installs packages, saying what and why on the console. @throws Failure as installPackages does */
export async function installSaying(packages: readonly SystemPackage[]): Promise<void> {
  if (packages.length === 0) return;
  console.log(`Installing with apt: ${packages.map(({ name, why }) => `${name} (${why})`).join(', ')}`);
  await installPackages(packages, (line) => console.log(line));
}

/** Passes on only some of many lines: enough to see that it goes on. */
function everyFewSeconds(report: (line: string) => void): (line: string) => void {
  let next = 0;
  return (line) => {
    if (line === '' || performance.now() < next) return;
    next = performance.now() + 3_000;
    report(line);
  };
}

function aptTrouble(names: string[], output: string): Failure {
  const advice = /No space left|enough free space/i.test(output)
    ? 'the disk is full: free some space, then start again'
    : `see what apt says below, or install by hand: ${byHand(names)}`;
  return new Failure(`apt could not install ${names.join(', ')}`, advice, output.trim().split('\n').slice(-8));
}

function commandToBeRoot(names: string[]): string[] {
  const missing = `not installed: ${names.join(', ')}`;
  if (!hasPrograms('apt-get')) {
    const advice = 'install them with your package manager, or use: docker compose -f docker/compose.dev.yml up';
    throw new Failure(`${missing}; this system has no apt`, advice);
  }
  if (process.getuid?.() === 0) return [];
  if (!hasPrograms('sudo')) throw new Failure(`${missing}; installing needs root`, `have root run: ${byHand(names)}`);
  return ['sudo'];
}

const byHand = (names: string[]): string => `apt-get install ${names.join(' ')}`;

function hasPrograms(...names: string[]): boolean {
  return names.every((name) => lookForProgram(name) !== undefined);
}

function hasThaiFont(): boolean {
  if (!hasPrograms('fc-list')) return false;
  return execaSync('fc-list', [':lang=th', 'family'], { reject: false }).stdout.trim() !== '';
}

/** Path of a Chromium or Chrome: the one of CHROMIUM, or one that is installed. */
export function findChromium(): string | undefined {
  const { CHROMIUM: chosen } = process.env;
  if (chosen && existsSync(chosen)) return chosen;
  return lookForProgram('chromium', 'google-chrome', 'google-chrome-stable');
}
