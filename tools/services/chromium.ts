import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { Failure } from './failure.ts';
import { lookForProgram } from './programs.ts';
import { findChromium, installSaying, type SystemPackage } from './system-packages.ts';

const CHROMIUM: SystemPackage = {
  name: 'chromium',
  why: 'browser of the journeys and measurements',
  present: () => findChromium() !== undefined,
};

const HEADLESS_SHELL = 'chromium-headless-shell';
const SHELL: SystemPackage = {
  name: HEADLESS_SHELL,
  why: 'browser of most journeys',
  present: () => lookForProgram(HEADLESS_SHELL) !== undefined,
};

/**
 * Installs what journeys run in. Debian's Chromium without windows takes a fifth less of the processor, but shows no
 * notifications; elsewhere, or when CHROMIUM names a browser, that one serves for both.
 * @returns paths @throws Failure when they cannot be installed
 */
export async function installJourneysBrowsers(): Promise<{ whole: string; shell: string }> {
  if (!process.env['CHROMIUM'] && isSystem('debian'))
    await installSaying([CHROMIUM, SHELL].filter(({ present }) => !present()));
  const whole = await installChromium();
  const shell = process.env['CHROMIUM'] ? undefined : lookForProgram(HEADLESS_SHELL);
  return { whole, shell: shell ?? whole };
}

/** Installs Chromium where there is none. @returns its path @throws Failure when it cannot be installed */
export async function installChromium(): Promise<string> {
  if (!CHROMIUM.present()) await (isSystem('ubuntu') ? installPlaywrightsChromium() : installSaying([CHROMIUM]));
  return findChromium() ?? chromium.executablePath();
}

/** Ubuntu's package chromium is a snap, which does not run everywhere. */
async function installPlaywrightsChromium(): Promise<void> {
  if (existsSync(chromium.executablePath())) return;
  console.log('Installing Chromium with Playwright');
  const result = await execa('playwright', ['install', '--with-deps', 'chromium'], {
    preferLocal: true,
    reject: false,
    stdio: 'inherit',
  });
  if (result.failed)
    throw new Failure('Chromium could not be installed', 'install a Chrome and set CHROMIUM=/its/path');
}

function isSystem(id: 'debian' | 'ubuntu'): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && new RegExp(`^ID="?${id}`, 'm').test(readFileSync(release, 'utf8'));
}
