import { globSync, readFileSync } from 'node:fs';
import { momentName, tableName } from '../../apps/admin/src/pages/retention/words.ts';
import { PERSONAL_DATA } from '../../libs/server/notifications/src/personal-data/personal-data.ts';

const ENTITIES = globSync('libs/server/*/src/**/*.entity.ts').map((file) => readFileSync(file, 'utf8'));

/** What stands before a class: its table, and when its rows go. */
const RULES = ENTITIES.flatMap((text) => text.split(/^export class /m)).flatMap((head) => {
  const [, table] = [...head.matchAll(/@Entity\('(\w+)'/g)].at(-1) ?? [];
  return [...head.matchAll(/@KeptFor\([^)]*'(\w+)'\)/g)].map(([, after = '']) => ({ table: table ?? '', after }));
});

/** The back office has words for each row of "what is kept how long", in tables that it does not know of (ACC-10). */
describe('tables that are kept for a time', () => {
  const titled = new Map(PERSONAL_DATA.map(({ table, title = null }) => [table, title]));
  const nameOf = (table: string) => tableName({ table, title: titled.get(table) ?? null });

  it('ACC-10 those with personal data have a Thai name', () => {
    expect(PERSONAL_DATA.length).toBeGreaterThan(40);
    // Two rules of one table may differ in their title.
    const nameless = PERSONAL_DATA.filter(({ table, title = null }) => tableName({ table, title }) === table);
    expect(nameless.map(({ table }) => table)).toEqual([]);
  });

  it('ACC-10 those whose rows go by themselves have one, too, and a word for when', () => {
    expect(RULES.length).toBeGreaterThan(20);
    expect(RULES.map(({ table }) => table).filter((table) => nameOf(table) === table)).toEqual([]);
    expect(RULES.map(({ after }) => after).filter((after) => momentName(after) === after)).toEqual([]);
  });
});
