import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BIN = join(process.cwd(), 'node_modules/.bin');
const TYPED = ['@typescript-eslint/no-floating-promises', '@typescript-eslint/no-misused-promises'];

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
  circle: ['libs/server/platform/src/refusal/refusal.ts', importingOne('../index', 'refuse')],
  environment: [SERVICE, "export const port = process.env['PORT'];\n"],
} satisfies Record<string, [file: string, text: string]>;

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

  it('RUN-01 lint refuses a circle of imports inside a library', () => {
    expect(saidOf(...OTHERS.circle)).toContain('import-x/no-cycle');
  });

  it('RUN-02 lint refuses to read the environment outside the configuration', () => {
    expect(saidOf(...OTHERS.environment)).toContain('no-restricted-properties');
  });

  it.each(OF_HTTP)('RUN-01 lint refuses that a service imports %s for %s, which a controller may', (library, name) => {
    expect(saidOf(SERVICE, importingOne(library, name))).toContain('Services know no HTTP');
    expect(saidOf(CONTROLLER, importingOne(library, name))).not.toContain('Services know no HTTP');
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

  it.each([
    'libs/server/orders/src/index.ts',
    'apps/shop/src/root.tsx',
    'apps/e2e/cart.spec.ts',
    'tools/start/start.ts',
  ])('RUN-01 lint refuses promises that nobody awaits in %s', (file) => {
    const { rules } = JSON.parse(run(join(BIN, 'eslint'), ['--print-config', file])) as {
      rules: Record<string, [severity: number]>;
    };
    expect(TYPED.map((rule) => rules[rule]?.[0])).toEqual([2, 2]);
  });
});
