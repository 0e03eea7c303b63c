import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { messages, newestMessage } from './support/inbox.ts';
import { officeReady, ownerToken, signInOffice, STAFF } from './support/office.ts';

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${addresses.admin}/admin/settings`);
  await officeReady(page);
}

test('ADMIN-05 WATCH-03 TELL-01 TELL-02 an owner changes what holds for the shop, knows whom it touches, and takes it back', async ({
  page,
  context,
}) => {
  await signInOffice(context, await ownerToken());
  await openSettings(page);
  const main = page.getByRole('main');
  const bar = main.getByRole('contentinfo').or(page.locator('footer')).last();
  const save = main.getByRole('button', { name: 'บันทึก', exact: true });
  const hours = main.getByRole('textbox', { name: 'สลิปต้องโอนก่อนสั่งไม่เกิน' });

  await test.step('six groups, each value beside what the program says', async () => {
    const groups = ['การดู', 'การขาย', 'ข้อความ SMS', 'แชตแจ้งเตือน', 'ความปลอดภัย', 'ใบเสร็จและภาษี'];
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(groups);
    await expect(main.getByText('กำหนดในเครื่องเซิร์ฟเวอร์').first()).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'ชื่อในใบกำกับภาษี' })).toBeDisabled();
    expect(await barriersOf(page), 'axe').toEqual([]);
  });

  await test.step('a text keeps the words that it must, and says what it costs', async () => {
    const text = main.getByRole('textbox', { name: 'ไม่อนุมัติ' });
    await text.fill('เวที: สลิปของ  ไม่ผ่าน ส่งใหม่ที่ {ลิงก์}');
    await expect(main.getByRole('alert')).toHaveText('ต้องมี {เหตุผล} ในข้อความ');
    await save.click();
    await expect(text).toBeFocused();
    await main.getByRole('button', { name: 'ใส่ {เหตุผล}' }).click();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main.getByText(/^\d+ ตัว · [12] ข้อความ$/).last()).toBeVisible();
    await main.getByRole('button', { name: 'คืนค่า ไม่อนุมัติ' }).click();
    await expect(bar).not.toContainText('ยังไม่บันทึก');
  });

  await test.step('who bought already is counted before it is saved', async () => {
    await main.getByRole('textbox', { name: 'ดูย้อนหลังได้กี่วัน' }).fill('30');
    await hours.fill('25');
    await expect(bar).toContainText('แก้แล้ว 2 ค่า ยังไม่บันทึก');
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'เปลี่ยนวันดูย้อนหลังจาก 4 เป็น 30 วัน' });
    await expect(dialog).toContainText(/ได้ดูนานขึ้น\s*[\d,]+ คน ใน \d+ งาน/);
    await expect(dialog).toContainText('อีก 1 ค่าที่แก้ไม่กระทบคนที่ซื้อแล้ว');
    await expect(dialog.getByRole('button', { name: 'บันทึกทั้ง 2 ค่า' })).toBeEnabled();
    expect(await barriersOf(page), 'axe').toEqual([]);
    await dialog.getByRole('button', { name: 'กลับไปแก้' }).click();
    await main.getByRole('button', { name: 'คืนค่า ดูย้อนหลังได้กี่วัน' }).click();
  });

  // Others watch and pay meanwhile: what is saved here touches none of them.
  await test.step('what is saved holds, stands in the history, and is taken back', async () => {
    await save.click();
    await expect(bar).toContainText(/^บันทึกล่าสุด \d\d-\d\d-\d{4} \d\d:\d\d โดย /);
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await expect(hours).toHaveValue('24');
    await main.getByRole('button', { name: 'ประวัติการแก้' }).click();
    await expect(page.getByRole('main')).toContainText('ตั้งค่าร้าน');
    await expect(page.getByRole('main')).toContainText('สลิปต้องโอนก่อนสั่งไม่เกิน');
    await page.goBack();
  });

  await test.step('a room is tried out from here', async () => {
    await main.getByRole('button', { name: 'ส่งทดสอบ ห้องกลางของร้าน' }).click();
    await expect(main.getByText(/ถึงห้อง “.+” \d\d:\d\d\sน\.$/)).toBeVisible();
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => overflowOf(page)).toEqual([]);
    await main.getByRole('button', { name: 'ใบเสร็จและภาษี' }).click();
    await expect(main.getByRole('heading', { name: 'ใบเสร็จและภาษี' })).toBeInViewport();
  });
});

test('ADMIN-05 ADMIN-04 shop staff sees the settings, changes none, and asks the owners to', async ({
  page,
  context,
}) => {
  await signInOffice(context, await ownerToken(STAFF));
  await openSettings(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('note')).toContainText('ดูได้อย่างเดียว การตั้งค่าแก้ได้เฉพาะเจ้าของร้าน');
  await expect(main.getByRole('textbox', { name: 'ดูย้อนหลังได้กี่วัน' })).toBeDisabled();
  for (const name of [/^คืนค่า/, 'บันทึก', /^ส่งทดสอบ/]) await expect(main.getByRole('button', { name })).toHaveCount(0);
  const afterId = await newestMessage();
  await main.getByRole('button', { name: 'ขอให้เจ้าของแก้' }).click();
  await expect(page.getByText('ส่งถึงห้องกลางของร้านแล้ว')).toBeVisible();
  const told = async () =>
    (await messages('chat', { afterId })).filter(({ text }) => text.includes('ขอให้เจ้าของแก้ตั้งค่าร้าน'));
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1);
  expect(await barriersOf(page), 'axe').toEqual([]);
});
