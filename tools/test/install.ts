import { chromium } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { execa } from 'execa';
import { Failure } from '../services/failure.ts';
import { findChromium, installSaying, missingPackages, type SystemPackage } from '../services/system-packages.ts';

const CHROMIUM: SystemPackage = {
  name: 'chromium',
  why: 'browser of the journeys',
  present: () => findChromium() !== undefined,
};

/** Installs what `npm test` needs beyond the npm packages. @param withBrowser also Chromium */
export async function installForTests(withBrowser: boolean): Promise<void> {
  const wantsBrowser = withBrowser && !CHROMIUM.present();
  const missing = missingPackages();
  if (wantsBrowser && !isUbuntu()) missing.push(CHROMIUM);
  await installSaying(missing);
  if (wantsBrowser && isUbuntu()) await installPlaywrightsChromium();
  process.env['CHROMIUM'] ??= findChromium() ?? chromium.executablePath();
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
