import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { officeApi, ownerToken, signInOffice } from './support/office.ts';
import { chooseSlip, netOf, newPayer, paymentDialog, slipFor } from './support/payment.ts';
import { makeShow, replayShow } from './support/shows.ts';

const SOON = { timeout: 20_000 };

test('BUY-10 BUY-20 three tickets for a hall are paid by one slip, each has a QR of its own, and one comes back alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const isCalm = async () => expect([await overflowOf(page), await barriersOf(page)]).toEqual([[], []]);
  const { band_id } = await replayShow();
  const hall = { band_id, stage_title: 'สเตเดียมกลางกรุง', stage_date: '2030-12-19', stage_time_start: '20:30:00' };
  const { data: stage } = await officeApi('POST', 'stage', hall);
  const { insertId: stage_id } = stage as { insertId: number };
  const show = await makeShow({ product_format: 'onsite', product_limit: 5, stage_id });
  const dialog = paymentDialog(page);
  const number = dialog.getByRole('group', { name: 'จำนวนบัตร' });

  await test.step('three are chosen, held and paid', async () => {
    await newPayer(page, show);
    await number.getByRole('button', { name: 'เพิ่ม' }).click();
    await number.getByRole('button', { name: 'เพิ่ม' }).click();
    await expect(page).toHaveURL(/tickets=3/);
    await expect(dialog.getByText('กันที่นั่งไว้ให้ 3 ที่ถึง', { exact: false })).toBeVisible(SOON);
    expect(await netOf(page)).toBe(870);
    await isCalm();
    await chooseSlip(page, await slipFor(show, { amount: 870 }));
    const message = page.getByRole('alertdialog', { name: 'ข้อความ' });
    await expect(message).toContainText('3 ใบพร้อมแล้ว', SOON);
    await message.getByRole('link', { name: 'บัตรเข้างาน' }).click();
  });

  let order = '';
  await test.step('each stands by itself', async () => {
    await expect(page.getByText('ใบที่ 1 จาก 3')).toBeVisible();
    const code = page.getByText(/^W\w{12}-\d$/);
    order = ((await code.textContent()) ?? '').slice(0, -2);
    await expect(code).toHaveText(`${order}-1`);
    await page.getByRole('button', { name: 'บัตรถัดไป' }).click();
    await expect(page.getByRole('img', { name: `QR บัตรเข้างาน รหัส ${order} ใบที่ 2` })).toBeVisible();
    const map = page.getByRole('link', { name: 'แผนที่' });
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=%E0/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await isCalm();
  });

  await test.step('the order and the profile say how many', async () => {
    await page.goto('/profile/orders');
    await expect(page.getByText('บัตร 3 ใบ')).toBeVisible();
    await page.goto(`/order/${order}`);
    await expect(page.getByText(`บัตรเข้างาน 3 ใบพร้อมแล้ว`, { exact: false })).toBeVisible();
    await expect(page.getByRole('list', { name: 'บัตรในคำสั่งซื้อนี้' }).getByRole('link')).toHaveCount(3);
    await isCalm();
  });

  await test.step('one of them comes back, and the others stay', async () => {
    const { data } = (await officeApi('GET', `orders?q=${order}&limit=1`)) as { data: [{ id: number }] };
    const office = await browser.newContext();
    await signInOffice(office, await ownerToken());
    const desk = await office.newPage();
    await desk.goto(`${addresses.admin}/admin/orders?show=${data[0].id}&refund=`);
    const refund = desk.getByRole('dialog', { name: `คืนเงิน ${order}` });
    await refund.getByRole('radio', { name: /คืนเฉพาะบางใบ/ }).check();
    await refund.getByRole('checkbox', { name: new RegExp(`${order}-2`) }).check();
    await refund.getByLabel('รายละเอียด (ลูกค้าเห็น)').fill('มาไม่ได้หนึ่งคนค่ะ');
    expect(await barriersOf(desk)).toEqual([]);
    await refund.getByRole('button', { name: 'คืนเงิน ฿290.00' }).click();
    await expect(refund).toBeHidden();
    await expect(desk.getByText(/^CN-/)).toBeVisible();
    await office.close();
    await page.reload();
    await expect(page.getByText(`บัตรเข้างาน 2 ใบพร้อมแล้ว`, { exact: false })).toBeVisible();
    const tickets = page.getByRole('list', { name: 'บัตรในคำสั่งซื้อนี้' }).getByRole('listitem');
    await expect(tickets.filter({ hasText: 'คืนเงินแล้ว' })).toHaveText(new RegExp(`${order}-2`));
    await expect(tickets.filter({ hasText: 'ดู QR' })).toHaveCount(2);
    await isCalm();
  });

  await test.step('more are bought while there are some, and who wants too many reads how many are left', async () => {
    await page.goto(`/package/${show.product_url}`);
    await page.getByRole('button', { name: 'ซื้อบัตรเพิ่ม' }).click();
    for (let more = 0; more < 3; more += 1) await number.getByRole('button', { name: 'เพิ่ม' }).click();
    await expect(dialog.getByText('ตอนนี้ซื้อได้อีก 3 ใบ', { exact: false })).toBeVisible(SOON);
    await dialog.getByRole('button', { name: 'ซื้อ 3 ใบ' }).click();
    await expect(dialog.getByText('กันที่นั่งไว้ให้ 3 ที่ถึง', { exact: false })).toBeVisible(SOON);
    expect(await netOf(page)).toBe(870);
  });
});
