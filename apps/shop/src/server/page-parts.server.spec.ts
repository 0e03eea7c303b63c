/** @vitest-environment node */
import { pageParts, wholePage, withoutNonce } from './page-parts.server';

const page = (nonce: string) =>
  `<html><head><script nonce="${nonce}">own()</script></head><body class="dark"><p>หิ่งห้อย</p><script nonce="${nonce}">more()</script><script nonce="${nonce}">last()</script></body></html>`;

describe('a page in parts', () => {
  it('SITE-13 is cut before its closing head, and where its own scripts begin', () => {
    const { head, content, end } = pageParts(page('a1'), 'a1');
    expect(head).toBe('<html><head><script nonce="a1">own()</script>');
    expect(content).toBe('</head><body class="dark"><p>หิ่งห้อย</p>');
    expect(end).toBe('<script nonce="a1">more()</script><script nonce="a1">last()</script></body></html>');
  });

  it('SITE-13 is cut at its closing body when it has no script there', () => {
    const { content, end } = pageParts('<html><head></head><body><p>อ่าน</p></body></html>', 'a1');
    expect([content, end]).toEqual(['</head><body><p>อ่าน</p>', '</body></html>']);
  });

  it('SITE-13 is whole when it is put together', () => {
    expect(wholePage(pageParts(page('a1'), 'a1'))).toBe(page('a1'));
  });

  it('SITE-05 is the same bytes for everybody', () => {
    const sent = (nonce: string) => wholePage(withoutNonce(pageParts(page(nonce), nonce), nonce));
    expect(sent('a1')).toBe(sent('other'));
    expect(sent('a1')).not.toContain('nonce');
  });
});
