import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { columnName } from '../../apps/admin/src/pages/audit/column-words.ts';

const SOURCES = globSync('libs/server/*/src/**/*.ts', { exclude: ['**/*.spec.ts', '**/testing/**'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Classes that the server's sources name in these places; a variable there stands for one that is named elsewhere. */
function namedIn(...patterns: RegExp[]): string[] {
  const found = SOURCES.flatMap(({ text }) => patterns.flatMap((pattern) => [...text.matchAll(pattern)]));
  return [...new Set(found.map(([, name = '']) => name))].filter((name) => /^[A-Z]/.test(name));
}

const RESOURCES = namedIn(/\bResource\((\w+),/g);
const NOTED = namedIn(
  /audit\.record\(\s*[^;]*?,\s*[^;,]+,\s*(?:\{ name: ')?(\w+)/g,
  /audit\.recordUpdates\(\s*\w+,\s*(\w+)/g,
  /(?:records|[cC]hanges)\.(?:save|saveWithin|remove)(?:<\w+>)?\(\s*(\w+)/g,
);

/** The tools are checked without decorators and JSX, so what leads to some is known by its name alone. */
const load = (file: string) => import(resolve(file)) as Promise<Record<string, (about: unknown) => unknown>>;

/** The columns that a body of a resource may write. */
async function columnsOf(entity: string): Promise<string[]> {
  const { inputsOf } = await load('libs/server/platform/src/resource/inputs.ts');
  const { documentedProperties } = await load('libs/server/platform/src/columns/column-rules.ts');
  const file = SOURCES.find(({ text }) => text.includes(`export class ${entity} extends RecordEntity`))?.file ?? '';
  const { update } = inputsOf!((await load(file))[entity]) as { update: object }; // as it is declared there
  const columns = documentedProperties!(update) as string[]; // likewise
  return columns.filter((column) => !['id', 'update_at'].includes(column));
}

/** The back office has words for what its log names, which it knows nothing else of (ADMIN-04). */
describe('the log of changes', () => {
  it('ADMIN-04 whatever is noted there has a Thai name', async () => {
    const { entityName } = await load('apps/admin/src/pages/audit/words.ts');
    expect([RESOURCES.length, NOTED.length].every((some) => some > 25)).toBe(true);
    expect([...RESOURCES, ...NOTED].filter((entity) => entityName!(entity) === entity)).toEqual([]);
  });

  it('ADMIN-04 and so has every column that people save', async () => {
    const columns = (await Promise.all(RESOURCES.map(columnsOf))).flat();
    expect(columns.filter((column) => columnName(column) === column)).toEqual([]);
  });
});
