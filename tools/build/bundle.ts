import { rolldown } from 'rolldown';

/**
 * Bundles one server entry into one ESM file: libraries of the workspace inside, npm packages outside.
 * @param entry TypeScript file below the repository
 * @param output JavaScript file; its source map stands beside it
 */
export async function bundle(entry: string, output: string): Promise<void> {
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
