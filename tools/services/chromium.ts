import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { Failure } from './failure.ts';
import { findChromium, installSaying, type SystemPackage } from './system-packages.ts';

const CHROMIUM: SystemPackage = {
  name: 'chromium',
  why: 'browser of the journeys and measurements',
  present: () => findChromium() !== undefined,
};

/** Installs Chromium where there is none. @returns its path @throws Failure when it cannot be installed */
export async function installChromium(): Promise<string> {
  if (!CHROMIUM.present()) await (isUbuntu() ? installPlaywrightsChromium() : installSaying([CHROMIUM]));
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

function isUbuntu(): boolean {
  return existsSync('/etc/os-release') && /^ID="?ubuntu/m.test(readFileSync('/etc/os-release', 'utf8'));
}
