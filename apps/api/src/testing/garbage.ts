import fc from 'fast-check';
import type { CallShape } from './call-shapes';

/** Texts that break careless servers: SQL, paths, HTML, encodings, lengths, dates and numbers that do not exist. */
export const NASTY_TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1.5',
    '1e999',
    'Infinity',
    '-Infinity',
    'NaN',
    '0x10',
    'null',
    'undefined',
    '18446744073709551616',
    '４２',
  ],
  ...["' OR '1'='1", '1; DROP TABLE user; --', '"`\\', "\\' OR 1=1 #", '1) UNION SELECT 1,2,3 -- ', 'SLEEP(3)'],
  ...['%', '_', '%00', '\u0000', '\ud800', '\u202e', '😀'.repeat(50), 'ก'.repeat(400), 'x'.repeat(30_000)],
  ...[
    '../../etc/passwd',
    'slip/../../secret',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${jndi:x}',
    '\r\nset-cookie: a=b',
  ],
  ...['2026-02-30', '2026-99-99', '0000-00-00', '9999-12-31', '10000-01-01', '25:61', '__proto__', 'constructor'],
  ...['+-><()~*"@', '+', '*', '-"', '@@', '__', '_ _', '""', 'a'.repeat(101)],
];
const NASTY_VALUES: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 1e308, 5e-324, 999_999],
  ...[[], {}, [null], [[]], [{}], ['x'], { $gt: '' }, { length: 1e9 }, { toString: 1 }, { id: 1 }, [1, 'x', null]],
];
const text = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary', maxLength: 30 }));
const value = fc.oneof(text, fc.constantFrom(...NASTY_VALUES), fc.jsonValue({ maxDepth: 2 }));

/** Bodies that are no JSON object of fields, with the type that they pretend to be. */
const STRANGE_BODIES: [type: string | undefined, body: string][] = [
  ...[
    '',
    '{',
    '{"a":',
    '{"id":1e999}',
    'null',
    '1',
    '"x"',
    '[]',
    '[null]',
    '[{}]',
    'true',
    '{"__proto__":{"x":1}}',
    '\ufeff{}',
  ].map((body): [string, string] => ['application/json', body]),
  ['application/json', `{"constructor":{"prototype":{"x":1}}}`],
  ['application/json', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['application/json', JSON.stringify({ user_tel: 'x'.repeat(1_200_000) })],
  ['application/json', '{"id":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ['application/json; charset=utf-16', '{}'],
  ['application/x-www-form-urlencoded', 'id=1&id[]=2&__proto__[x]=1'],
  ...['text/plain', 'text/xml', 'application/octet-stream', '', 'x', 'application/json/json', undefined].map(
    (type): [string | undefined, string] => [type, '<a>ก</a>'],
  ),
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=', 'x'],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="product_id"\r\n\r\n1'],
  ['multipart/form-data; boundary=b', '--b--\r\n'],
  ['multipart/form-data; boundary=b', formOf('images"; filename="slip.png', 'text') + '--b--\r\n'],
  ['multipart/form-data; boundary=b', formOf('__proto__', 'x') + '--b--\r\n'],
  ['multipart/form-data; boundary=b', formOf('x', 'y').repeat(1_500) + '--b--\r\n'],
  ['multipart/form-data; boundary=b', formOf('product_id', '9'.repeat(20_000)) + '--b--\r\n'],
  ['multipart/form-data; boundary=b', formOf('images"; filename="a.png', 'x').repeat(3) + '--b--\r\n'],
];

function formOf(name: string, content: string): string {
  return `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
}

const NASTY_HEADERS: Record<string, string[]> = {
  accept: ['text/event-stream', 'application/xml', '*/*;q=x', ''],
  cookie: ['wethi_device=\u00e0%E0%A4', 'wethi_member=a.b.c', 'wethi_personnel=%', ';;==;', 'a'.repeat(5_000)],
  'idempotency-key': ['x', "' OR 1=1 --", 'long-enough-key-1', 'k'.repeat(5_000)],
  'content-encoding': ['gzip', 'br', 'x', 'identity'],
  'x-forwarded-for': ['127.0.0.1', '::1, x', "'--", '1.2.3.4, 5.6.7.8', '9'.repeat(300)],
  'if-none-match': ['*', '"x"'],
  range: ['bytes=0-', 'bytes=x'],
  origin: ['null', 'http://evil.example', 'x'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  'accept-language': ['x'.repeat(2_000)],
  'x-http-method-override': ['DELETE'],
};
const headers = fc.record(
  Object.fromEntries(Object.entries(NASTY_HEADERS).map(([name, values]) => [name, fc.constantFrom(...values)])),
  { requiredKeys: [] },
);

export interface GarbageRequest {
  query: [string, string][];
  headers: Record<string, string | undefined>;
  body?: unknown;
  form?: FormData;
}

/** Requests for a call: what it understands with some of it spoilt, or nothing that it could understand. */
export function garbageFor(
  shape: CallShape,
  known: Record<string, unknown>,
  files: readonly Buffer[],
): fc.Arbitrary<GarbageRequest> {
  return fc
    .record({ query: queryFor(shape, known), body: bodyFor(shape, files), headers: fc.oneof(fc.constant({}), headers) })
    .map(({ query, body, headers: sent }) => ({ query, ...body, headers: { ...sent, ...body.headers } }));
}

function queryFor({ query }: CallShape, known: Record<string, unknown>): fc.Arbitrary<[string, string][]> {
  if (query.length === 0) return fc.constant([]);
  const name = fc.tuple(fc.constantFrom(...query, 'nothing'), fc.constantFrom('', '', '_like', '_gte', '_in', '[]'));
  const spoilt = fc.array(
    fc.tuple(
      name.map((parts) => parts.join('')),
      text,
    ),
    { maxLength: 3 },
  );
  const right = query
    .filter((wanted) => wanted in known)
    .map((wanted): [string, string] => [wanted, String(known[wanted])]);
  return fc.tuple(fc.subarray(right), spoilt).map((parts) => parts.flat());
}

function bodyFor(
  { method, body, fields, isForm }: CallShape,
  files: readonly Buffer[],
): fc.Arbitrary<Partial<GarbageRequest>> {
  if (method !== 'POST') return fc.constant({});
  const strange = fc
    .constantFrom(...STRANGE_BODIES)
    .map(([type, raw]) => ({ body: raw, headers: type === undefined ? {} : { 'content-type': type } }));
  if (!body) return strange;
  const spoilt = fc
    .dictionary(fc.constantFrom(...fields, 'id', 'unknown'), value, { minKeys: 1, maxKeys: 2 })
    .map((wrong) => ({ ...body, ...wrong }));
  const sent = isForm
    ? fc
        .tuple(spoilt, fc.constantFrom(...files))
        .map(([whole, file]) => ({ form: formData({ images: '', ...whole }, file) }))
    : spoilt.map((whole) => ({ body: whole }));
  return fc.oneof({ weight: 2, arbitrary: sent }, { weight: 1, arbitrary: strange });
}

function formData(fields: Record<string, unknown>, file: Buffer): FormData {
  const form = new FormData();
  for (const [name, sent] of Object.entries(fields)) {
    if (name === 'images') form.set(name, new Blob([new Uint8Array(file)]), 'slip.png');
    else form.set(name, typeof sent === 'string' ? sent : (JSON.stringify(sent) ?? ''));
  }
  return form;
}
