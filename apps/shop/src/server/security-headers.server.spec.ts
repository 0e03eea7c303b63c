/** @vitest-environment node */
import { createHash } from 'node:crypto';
import { pageParts } from './page-parts.server';
import { contentSecurityPolicy } from './security-headers.server';

const NONCE = 'a1b2c3';
const page = (nonce: string) =>
  pageParts(
    `<html><head><script nonce="${nonce}">own()</script><script nonce="${nonce}" src="/assets/a.js"></script></head>
<body><p>a title with <script>alert(1)</script> and <script nonce="guess">alert(2)</script></p>
<script type="module" async nonce="${nonce}">import '/assets/b.js';
</script><p>a text with <script>alert(3)</script></p></body></html>`,
    nonce,
  );

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the content security policy of a page', () => {
  const policy = contentSecurityPolicy(page(NONCE), NONCE);

  it('CAT-04 names the scripts that the page itself wrote, and none that came with its texts', () => {
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe(["'self'", hashOf('own()'), hashOf("import '/assets/b.js';\n")].join(' '));
  });

  it('CAT-04 is closed to everything that pages do not use', () => {
    expect(policy).not.toMatch(/https:(?!\/\/)|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/);
  });

  it('CAT-04 WATCH-13 lets a page compile programs where it reads QRs, and nowhere else', () => {
    expect(contentSecurityPolicy(page(NONCE), NONCE, true)).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256/);
    expect(policy).not.toContain('wasm');
  });
});
