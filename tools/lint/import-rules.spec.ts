import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BIN = join(process.cwd(), 'node_modules/.bin');

const TYPED = ['@typescript-eslint/no-floating-promises', '@typescript-eslint/no-misused-promises'];
/** The program behind them takes longer than all other rules, and knows no file that does not exist. */
const UNTYPED = ['--parser-options', 'project:null', ...TYPED.flatMap((rule) => ['--rule', `${rule}: off`])];

function eslint(settings: string[], input = ''): string {
  const environment = { ...process.env, NODE_OPTIONS: '' };
  const options = { input, env: environment, encoding: 'utf8' as const };
  return spawnSync(join(BIN, 'node'), [join(BIN, 'eslint'), ...settings], options).stdout;
}

/** What lint says about a file that does not exist, as if its text stood there. */
function lint(file: string, text: string): string {
  return eslint(['--stdin', '--stdin-filename', file, ...UNTYPED], text);
}

describe('import rules', () => {
  beforeAll(() => spawnSync(join(BIN, 'node'), [join(BIN, 'nx'), 'show', 'projects']));

  it.each([
    ['libs/shared/contract/src/forbidden.ts', '@wethi/platform'],
    ['libs/server/platform/src/forbidden.ts', '@wethi/catalog'],
    ['libs/server/catalog/src/forbidden.ts', '@wethi/orders'],
    ['libs/server/orders/src/forbidden.ts', '@wethi/notifications'],
    ['apps/shop/src/forbidden.ts', '@wethi/orders'],
    ['apps/admin/src/forbidden.ts', '../../shop/src/root'],
  ])('RUN-01 lint refuses that %s imports %s', (file, library) => {
    expect(lint(file, `import * as library from '${library}';\nexport const seen = library;\n`)).toContain(
      '@nx/enforce-module-boundaries',
    );
  });

  it('RUN-01 lint lets orders import catalog', () => {
    const text = "import { Product } from '@wethi/catalog';\nexport const seen = Product;\n";
    expect(lint('libs/server/orders/src/allowed.ts', text)).toBe('');
  });

  it('RUN-01 lint refuses a circle of imports inside a library', () => {
    const text = "import { refuse } from './index';\nexport const seen = refuse;\n";
    expect(lint('libs/server/platform/src/refusal/refusal.ts', text.replace('./index', '../index'))).toContain(
      'import-x/no-cycle',
    );
  });

  it('RUN-02 lint refuses to read the environment outside the configuration', () => {
    expect(lint('libs/server/orders/src/forbidden.ts', "export const port = process.env['PORT'];\n")).toContain(
      'no-restricted-properties',
    );
  });

  it.each([
    ['fastify', 'FastifyReply'],
    ['@nestjs/common', 'Query'],
    ['@wethi/platform', 'Envelope'],
  ])('RUN-01 lint refuses that a service imports %s for %s, which a controller may', (library, name) => {
    const text = `import { ${name} } from '${library}';\nexport const seen = ${name};\n`;
    expect(lint('libs/server/orders/src/forbidden.ts', text)).toContain('Services know no HTTP');
    expect(lint('libs/server/orders/src/allowed.controller.ts', text)).not.toContain('Services know no HTTP');
  });

  it.each([
    'libs/server/orders/src/index.ts',
    'apps/shop/src/root.tsx',
    'apps/e2e/cart.spec.ts',
    'tools/start/start.ts',
  ])('RUN-01 lint refuses promises that nobody awaits in %s', (file) => {
    const { rules } = JSON.parse(eslint(['--print-config', file])) as { rules: Record<string, [severity: number]> };
    expect(TYPED.map((rule) => rules[rule]?.[0])).toEqual([2, 2]);
  });
});
