import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom (docs/architecture.md); the order is a line, so circles cannot form. */
const SHARED = ['scope:contract', 'scope:format'];
const DOMAINS = ['platform', 'accounts', 'catalog', 'coupons', 'orders', 'media', 'statistics', 'notifications'].map(
  (name) => `scope:${name}`,
);
const mayImport = {
  'scope:contract': [],
  'scope:format': ['scope:contract'],
  'scope:web': ['scope:web', ...SHARED],
  'scope:platform': SHARED,
  'scope:accounts': ['scope:platform', ...SHARED],
  'scope:catalog': ['scope:platform', ...SHARED],
  'scope:coupons': ['scope:platform', 'scope:accounts', 'scope:catalog', ...SHARED],
  'scope:orders': [...DOMAINS.slice(0, 4), ...SHARED],
  'scope:media': [...DOMAINS.slice(0, 5), ...SHARED],
  'scope:statistics': [...DOMAINS.slice(0, 6), ...SHARED],
  'scope:notifications': [...DOMAINS, ...SHARED],
  'scope:api': [...DOMAINS, ...SHARED],
  'scope:worker': [...DOMAINS, ...SHARED],
  'scope:packager': SHARED,
  'scope:shop': ['scope:web', ...SHARED],
  'scope:admin': ['scope:web', ...SHARED],
  'scope:sandbox': SHARED,
  'scope:e2e': SHARED,
};
const depConstraints = Object.entries(mayImport).map(([sourceTag, onlyDependOnLibsWithTags]) => ({
  sourceTag,
  onlyDependOnLibsWithTags,
}));

/** What only controllers and input classes touch; services return rows and results, so that jobs can call them, too. */
const SERVICES = 'Services know no HTTP: take values, return results, and let the controller build the answer.';
const HTTP = {
  paths: [
    { name: 'fastify', message: SERVICES },
    {
      name: '@nestjs/common',
      importNames: [
        ...['Body', 'Controller', 'createParamDecorator', 'Delete', 'ExecutionContext', 'Get', 'Header', 'HttpCode'],
        ...['HttpException', 'HttpStatus', 'Param', 'Patch', 'Post', 'Put', 'Query', 'Req', 'Res', 'Sse'],
      ],
      message: SERVICES,
    },
    {
      name: '@wethi/platform',
      importNames: [
        ...['Envelope', 'clearSessionCookie', 'EventStream', 'listed', 'readHostCookie'],
        ...['setCookie', 'setHostCookie', 'setSessionCookie', 'useUpload'],
      ],
      message: SERVICES,
    },
  ],
};

const SETTINGS = 'Settings are read once, in Config; inject it.';

/** What vite.config.ts of the shop does not compile away: methods that Chrome 87 (televisions) or Safari 15 do not have. */
const NEWER_METHODS = {
  of: '/^(at|findLast|findLastIndex|to(Reversed|Sorted|Spliced)|isWellFormed|toWellFormed)$/',
  // Of objects that have methods of these names as well.
  named: {
    Object: '/^(hasOwn|groupBy)$/',
    Map: '/^groupBy$/',
    Promise: '/^(withResolvers|try)$/',
    Array: '/^fromAsync$/',
    AbortSignal: '/^(any|timeout)$/',
    URL: '/^(canParse|parse)$/',
    crypto: '/^randomUUID$/',
  },
};
const OLD_BROWSERS = 'Phones and televisions that the shop is for do not have it; write it with what they have.';

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', 'apps/*/build', '.local', '.nx', '**/.react-router', '**/schema.d.ts'] },
  js.configs.recommended,
  {
    // Runs in a service worker, as it is.
    files: ['apps/*/public/sw.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'addEventListener',
          'caches',
          'clients',
          'fetch',
          'File',
          'navigator',
          'registration',
          'Response',
          'setTimeout',
          'skipWaiting',
          'URL',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints }],
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Nest modules and OpenAPI schema holders are classes without members.
      '@typescript-eslint/no-extraneous-class': 'off',
      // Class constructors are handed around by Nest and TypeORM as Function.
      '@typescript-eslint/no-unsafe-function-type': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['libs/server/**/*.ts', 'apps/{api,worker}/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: SETTINGS }],
      // Decorated signatures need the class at run time.
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['libs/server/!(platform)/src/**/*.ts'],
    ignores: [
      '**/*.{controller,dto,spec}.ts',
      // Reads from a request who calls, for controllers.
      'libs/server/accounts/src/devices/caller.ts',
    ],
    rules: { 'no-restricted-imports': ['error', HTTP] },
  },
  {
    files: ['libs/server/**/testing/*.ts', '**/*.spec.ts', '**/*.spec.tsx'],
    rules: { 'no-restricted-properties': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: [
      'tools/**',
      'apps/*/src/{main,write-openapi}.ts',
      'apps/shop/{server.ts,src/entry.server.tsx,src/routes/resources/client-error.ts}',
      'apps/sandbox/**',
      'apps/e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
  // These tests start processes with the project's tools, which are no library.
  {
    files: [
      'apps/e2e/{crash{.spec.ts,/**},production.spec.ts}',
      'apps/api/src/{rolling-stop,storage-nodes}.db.spec.ts',
      'apps/packager/src/{testing/*,*.db.spec}.ts',
    ],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // What the browsers of visitors load.
    files: ['apps/shop/src/**/*.{ts,tsx}', 'libs/{web,shared}/*/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/*.server.ts',
      '**/testing/**',
      'apps/shop/src/{entry.server.tsx,routes/resources/**}',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `CallExpression[callee.property.name=${NEWER_METHODS.of}]`, message: OLD_BROWSERS },
        ...Object.entries(NEWER_METHODS.named).map(([object, names]) => ({
          selector: `MemberExpression[object.name=${object}][property.name=${names}]`,
          message: OLD_BROWSERS,
        })),
        { selector: 'CallExpression[callee.name=structuredClone]', message: OLD_BROWSERS },
        {
          selector:
            'CallExpression[callee.property.name=addEventListener] > ObjectExpression > Property[key.name=signal]',
          message: OLD_BROWSERS,
        },
        { selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]', message: OLD_BROWSERS },
      ],
    },
  },
  // A feature, and the folders inside one.
  ...[
    ['apps/shop/src/features/*/*', '^\\.\\./(?!\\.\\.)'],
    ['apps/shop/src/features/*/*/*', '^\\.\\./\\.\\./(?!\\.\\.)'],
  ].map(([files, regex]) => ({
    files: [files],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, message: 'Features do not import features.' }] }],
    },
  })),
  {
    files: ['apps/shop/src/{overlays,server,session,shows}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/(features|routes|shell)/', message: 'What features share knows none of them.' }] },
      ],
    },
  },
  {
    files: ['apps/shop/src/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/(features|routes|shell|overlays|server|session|shows)/',
              message: 'The parts of pages know neither shows nor members.',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
);
