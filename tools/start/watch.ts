import { globSync, watch, type FSWatcher } from 'node:fs';
import { build } from '../build/build.ts';
import { complain } from './messages.ts';
import type { System } from './system.ts';

/** Where sources lie, as globs. */
export const SOURCES = ['apps/*/{src,src/**}', 'libs/*/*/{src,src/**}'];
const QUIET_MS = 100;

/** `npm run dev`: whenever a source changes, builds what it belongs to and restarts the processes made from it. */
export function rebuildOnChange(system: System): void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let rebuilding = Promise.resolve();

  // One watcher for each folder: recursive ones miss files that an editor replaces.
  const watchFolders = (): void => {
    for (const folder of globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
      const path = `${folder.parentPath}/${folder.name}`;
      if (!watchers.has(path)) watchers.set(path, watch(path, changed));
    }
  };
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      rebuilding = rebuilding.then(rebuild);
    }, QUIET_MS);
  };
  const rebuild = async (): Promise<void> => {
    watchFolders();
    await rebuildAndRestart(system).catch(complain);
  };
  watchFolders();
}

async function rebuildAndRestart(system: System): Promise<void> {
  const began = performance.now();
  const built = await build(() => undefined);
  for (const name of built) await system.restart(name);
  if (built.length > 0) console.log(`${built.join(', ')}: new after ${Math.round(performance.now() - began)} ms`);
}
