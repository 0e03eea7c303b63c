import { expect, test } from '@playwright/test';

test('SITE-05 a page is the same for all who open it, whatever an advertisement added to its address', async ({
  request,
}) => {
  const pages = new Set<string>();
  for (const address of ['/member', '/member?fbclid=1', '/member?utm_source=line', '/member']) {
    const answer = await request.get(address);
    expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    pages.add(await answer.text());
  }
  expect(pages.size).toBe(1);
});
