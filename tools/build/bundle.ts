import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

const WORKERS = 'libs/server/**/*.worker.ts';

/**
 * Bundles one server entry into one ESM file: libraries of the workspace inside, npm packages outside. The files of the
 * worker threads are bundled beside it, where defineHeavyTask looks for them.
 * @param entry TypeScript file below the repository
 * @param output JavaScript file; its source map stands beside it
 */
export async function bundle(entry: string, output: string): Promise<void> {
  await bundleOne(entry, output);
  for (const worker of globSync(WORKERS, { exclude: ['**/testing/**'] }))
    await bundleOne(worker, join(dirname(output), `${basename(worker, '.ts')}.js`));
}

async function bundleOne(entry: string, output: string): Promise<void> {
  const build = await rolldown({
    input: entry,
    platform: 'node',
    tsconfig: 'tsconfig.server.json',
    external: (id) => /^(node:|@?[a-z])/.test(id) && !id.startsWith('@wethi/') && !id.startsWith('@oxc-project/'),
    onLog: (level, log, print) => (log.code === 'EVAL' ? undefined : print(level, log)),
  });
  await build.write({ file: output, format: 'esm', sourcemap: true, codeSplitting: false });
  await build.close();
}
