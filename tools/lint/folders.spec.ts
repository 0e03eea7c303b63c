import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const SERVER = 'libs/server';
const TOOLS = ['tools', 'apps/api', 'apps/worker', 'apps/sandbox', 'apps/e2e'];
const WEB = [
  ...['apps/shop/src', 'apps/admin/src'],
  ...['libs/web', 'libs/shared'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'src'))),
];
const LIBRARIES = readdirSync(SERVER).map((name) => join(SERVER, name, 'src'));
const MOST = 20;

/** Source files of a tree; tests, and what only tests and demo data use, are no part of its structure. */
function sourceFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.spec\.tsx?$/.test(file) && !/^(testing|demo)\//.test(file))
    .map((file) => join(root, file));
}

/** Which folders of a library the files of each folder import. The library's top folder puts all together and is left out. */
function folderImports(root: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of sourceFiles(root)) {
    const folder = relative(root, dirname(file));
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)) {
      const imported = relative(root, dirname(normalize(join(dirname(file), path))));
      if (folder === '' || folder === imported) continue;
      imports.set(folder, (imports.get(folder) ?? new Set()).add(imported));
    }
  }
  return imports;
}

/** A way through the folders that comes back to where it began; undefined when all imports go one way. */
function circle(imports: Map<string, Set<string>>): string | undefined {
  const settled = new Set<string>();
  const walk = (folder: string, way: string[]): string | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder].join(' → ');
    if (settled.has(folder)) return undefined;
    for (const next of imports.get(folder) ?? []) {
      const found = walk(next, [...way, folder]);
      if (found) return found;
    }
    settled.add(folder);
    return undefined;
  };
  for (const folder of imports.keys()) {
    const found = walk(folder, []);
    if (found) return found;
  }
  return undefined;
}

describe('folders', () => {
  it.each([...LIBRARIES, ...TOOLS, ...WEB])('RUN-01 %s: a folder holds twenty source files at most', (root) => {
    const counts = new Map<string, number>();
    for (const file of sourceFiles(root)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
  });

  it.each(LIBRARIES)('RUN-01 %s: folders import one way only, and never the top', (root) => {
    const imports = folderImports(root);
    expect(circle(imports)).toBeUndefined();
    expect([...imports].filter(([, imported]) => imported.has('')).map(([folder]) => folder)).toEqual([]);
  });

  it('RUN-01 a circle of two folders is found', () => {
    expect(
      circle(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['c', 'a'])],
        ]),
      ),
    ).toBe('a → b → a');
  });
});
