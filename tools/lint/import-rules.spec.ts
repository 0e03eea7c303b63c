import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const BIN = join(process.cwd(), 'node_modules/.bin');

function run(program: string, settings: string[], input = ''): string {
  const environment = { ...process.env, NODE_OPTIONS: '' };
  const options = { input, env: environment, encoding: 'utf8' as const };
  return spawnSync(join(BIN, 'node'), [program, ...settings], options).stdout;
}

const importing = (library: string): string => `import * as library from '${library}';\nexport const seen = library;\n`;
const importingOne = (library: string, name: string): string =>
  `import { ${name} } from '${library}';\nexport const seen = ${name};\n`;

const FOREIGN: [file: string, library: string][] = [
  ['libs/shared/contract/src/forbidden.ts', '@wethi/platform'],
  ['libs/server/platform/src/forbidden.ts', '@wethi/catalog'],
  ['libs/server/catalog/src/forbidden.ts', '@wethi/orders'],
  ['libs/server/orders/src/forbidden.ts', '@wethi/notifications'],
  ['apps/shop/src/forbidden.ts', '@wethi/orders'],
  ['apps/admin/src/forbidden.ts', '../../shop/src/root'],
];
const OF_HTTP: [library: string, name: string][] = [
  ['fastify', 'FastifyReply'],
  ['@nestjs/common', 'Query'],
  ['@wethi/platform', 'Envelope'],
];
const SERVICE = 'libs/server/orders/src/forbidden.ts';
const CONTROLLER = 'libs/server/orders/src/allowed.controller.ts';
const OTHERS = {
  allowed: ['libs/server/orders/src/allowed.ts', importingOne('@wethi/catalog', 'Product')],
  environment: [SERVICE, "export const port = process.env['PORT'];\n"],
} satisfies Record<string, [file: string, text: string]>;

/** What browsers of visitors may not have yet. */
const NEWER = [
  'export const last = [1].at(-1);\n',
  'export const sorted = [2, 1].toSorted();\n',
  "export const has = Object.hasOwn({}, 'one');\n",
  'export const behind = /(?<=one)two/;\n',
];
const PAGE = 'apps/shop/src/newer.ts';
const ON_SERVER = 'apps/shop/src/newer.server.ts';

describe('import rules', () => {
  const said = new Map<string, string>();
  const saidOf = (file: string, text: string) => said.get(`${file}\n${text}`);

  beforeAll(() => {
    spawnSync(join(BIN, 'node'), [join(BIN, 'nx'), 'show', 'projects']);
    const texts: [file: string, text: string][] = [
      ...FOREIGN.map(([file, library]): [string, string] => [file, importing(library)]),
      ...OF_HTTP.flatMap(([library, name]): [string, string][] =>
        [SERVICE, CONTROLLER].map((file) => [file, importingOne(library, name)]),
      ),
      ...Object.values(OTHERS),
      ...NEWER.flatMap((text): [string, string][] => [PAGE, ON_SERVER].map((file) => [file, text])),
    ];
    const answers = JSON.parse(run('tools/lint/lint-texts.ts', [], JSON.stringify(texts))) as string[];
    texts.forEach(([file, text], at) => said.set(`${file}\n${text}`, answers[at] ?? 'nothing'));
  });

  it.each(FOREIGN)('RUN-01 lint refuses that %s imports %s', (file, library) => {
    expect(saidOf(file, importing(library))).toContain('@nx/enforce-module-boundaries');
  });

  it('RUN-01 lint lets orders import catalog', () => {
    expect(saidOf(...OTHERS.allowed)).toBe('');
  });

  it('RUN-02 lint refuses to read the environment outside the configuration', () => {
    expect(saidOf(...OTHERS.environment)).toContain('no-restricted-properties');
  });

  it.each(OF_HTTP)('RUN-01 lint refuses that a service imports %s for %s, which a controller may', (library, name) => {
    expect(saidOf(SERVICE, importingOne(library, name))).toContain('Services know no HTTP');
    expect(saidOf(CONTROLLER, importingOne(library, name))).not.toContain('Services know no HTTP');
  });

  it.each(NEWER)('SITE-13 lint refuses in pages, and not on their server: %s', (text) => {
    expect(saidOf(PAGE, text)).toContain('no-restricted-syntax');
    expect(saidOf(ON_SERVER, text)).toBe('');
  });

  it('RUN-01 lint forbids services what platform exports, by the names that it has there', () => {
    type Forbidden = { paths: { name: string; importNames?: string[] }[] };
    const { rules } = JSON.parse(run(join(BIN, 'eslint'), ['--print-config', SERVICE])) as {
      rules: { 'no-restricted-imports': [severity: number, forbidden: Forbidden] };
    };
    const [, { paths }] = rules['no-restricted-imports'];
    const names = paths.find(({ name }) => name === '@wethi/platform')?.importNames ?? [];
    const exported = readFileSync('libs/server/platform/src/index.ts', 'utf8');
    expect(names).toContain('Envelope');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(exported))).toEqual([]);
  });

  it('RUN-01 lint refuses circles, promises that nobody awaits and those that stand for yes or no', () => {
    // Only this test looks at what is wrong on purpose.
    const { ignorePatterns, ...rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Record<string, object>;
    expect(ignorePatterns).toContain('tools/lint/wrong');
    const config = join(mkdtempSync(join(tmpdir(), 'wethi-lint-')), 'oxlintrc.json');
    writeFileSync(config, JSON.stringify(rules));
    const options = ['--type-aware', '--tsconfig', 'tsconfig.lint.json', '--format', 'json'];
    const answer = run(join(BIN, 'oxlint'), ['-c', config, ...options, 'tools/lint/wrong']);
    const { diagnostics } = JSON.parse(answer) as { diagnostics: { code: string; filename: string }[] };
    const said = diagnostics.map(({ code, filename }) => `${basename(filename)} ${code}`);
    expect([...new Set(said)].sort()).toEqual([
      'circle-one.ts import(no-cycle)',
      'circle-two.ts import(no-cycle)',
      'floating-promise.ts typescript(no-floating-promises)',
      'misused-promise.ts typescript(no-misused-promises)',
    ]);
  });
});
