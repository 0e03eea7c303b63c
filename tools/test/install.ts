import { installHeadlessShell } from '../services/chromium.ts';
import { installSaying, missingPackages } from '../services/system-packages.ts';

/** Installs what `npm test` needs beyond the npm packages. @param withBrowser also Chromium */
export async function installForTests(withBrowser: boolean): Promise<void> {
  await installSaying(missingPackages());
  if (withBrowser) process.env['CHROMIUM'] = await installHeadlessShell();
}
