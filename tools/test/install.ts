import { installJourneysBrowsers } from '../services/chromium.ts';
import { installSaying, missingPackages } from '../services/system-packages.ts';

/** Installs what `npm test` needs beyond the npm packages. @param withBrowser also those of the journeys */
export async function installForTests(withBrowser: boolean): Promise<void> {
  await installSaying(missingPackages());
  if (!withBrowser) return;
  const { whole, shell } = await installJourneysBrowsers();
  Object.assign(process.env, { CHROMIUM: whole, HEADLESS_SHELL: shell });
}
