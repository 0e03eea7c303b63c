/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy, withoutNonce } from './security-headers.server';

const NONCE = 'a1b2c3';
const PAGE = `<script nonce="${NONCE}">own()</script><script nonce="${NONCE}" src="/assets/a.js"></script>
<script type="module" async nonce="${NONCE}">import '/assets/b.js';
</script><p>a title with <script>alert(1)</script> and <script nonce="guess">alert(2)</script></p>`;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the content security policy of a page', () => {
  const policy = contentSecurityPolicy(PAGE, NONCE);

  it('CAT-04 names the scripts that the page itself wrote, and none that came with its texts', () => {
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe(["'self'", hashOf('own()'), hashOf("import '/assets/b.js';\n")].join(' '));
  });

  it('CAT-04 is closed to everything that pages do not use', () => {
    expect(policy).not.toMatch(/https:(?!\/\/)|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/);
  });

  it('CAT-04 WATCH-13 lets a page compile programs where it reads QRs, and nowhere else', () => {
    expect(contentSecurityPolicy(PAGE, NONCE, true)).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256/);
    expect(policy).not.toContain('wasm');
  });

  it('SITE-05 lets the same page be the same bytes for everybody', () => {
    expect(withoutNonce(PAGE, NONCE)).toBe(withoutNonce(PAGE.replaceAll(NONCE, 'other'), 'other'));
  });
});
