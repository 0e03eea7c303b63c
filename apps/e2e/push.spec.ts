/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { comeAlive } from './support/calm.ts';

test('TELL-06 what is pushed to the browser is shown, with the way to the show', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: addresses.shop });
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(addresses.shop));
      if (own) found(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await page.goto('/');
  await comeAlive(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const notice = { title: 'หิ่งห้อยในเมือง ประกาศงานใหม่', body: 'คืนใหม่', path: '/package/khuen-mai' };
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: addresses.shop,
    registrationId: await registered,
    data: JSON.stringify(notice),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        ...(data as object),
      }));
    });
  await expect.poll(shown).toEqual([notice]);
});
