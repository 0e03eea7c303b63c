import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotliBytes, gzipBytes] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Compresses the named files of a browser build as far as it goes, for nginx to serve as they are: gzip beside each file,
 * brotli under the same name in another folder, since not every nginx has a module that looks for `.br`.
 * @param directory of the build, with its files in `assets/`
 * @param brotli the other folder; replaced
 */
export async function compressAssets(directory: string, brotli: string): Promise<void> {
  await rm(brotli, { recursive: true, force: true });
  const files = globSync('assets/**/*.{js,css,svg}', { cwd: directory });
  await Promise.all(files.map((file) => compressFile(join(directory, file), join(brotli, file))));
}

async function compressFile(file: string, twin: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const [zipped, smallest] = await Promise.all([gzipBytes(bytes, { level: 9 }), brotliBytes(bytes, { params })]);
  await mkdir(dirname(twin), { recursive: true });
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(twin, smallest)]);
}
