import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { codeFor, messages, newestMessage } from './support/inbox.ts';
import { api, newPhone } from './support/member.ts';
import { officeApi, openOffice } from './support/office.ts';

const ADDRESS = '99/8 ถ.เจริญกรุง บางรัก กทม. 10500';

async function calm(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
}

async function sendFile(page: Page, kind: string, name: string, rows: readonly string[]): Promise<void> {
  const choice = page.getByRole('radio', { name: kind });
  await choice.click();
  await expect(choice).toBeChecked();
  await calm(page);
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'ตรวจข้อมูล' }).click();
}

test('CAT-08 customers and their former orders come from spreadsheets; one signs in by a code and sees the purchase', async ({
  page,
}) => {
  const tels = Array.from({ length: 5 }, newPhone);
  const [first = ''] = tels;
  const mark = Date.now().toString(36);
  const [show] = (await officeApi('GET', 'product?limit=1&product_status=sale&product_format=online')).data as {
    product_url: string;
    product_title: string;
  }[];
  const before = await newestMessage();
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/import`);

  await test.step('five people, one of whom is put right', async () => {
    // Spreadsheets take the zero away.
    const people = tels.map(
      (tel, n) =>
        `${n === 4 ? tel.slice(0, 8) : tel.slice(1)},คนที่ ${n} ${mark},ลูกค้า${n}@example.com,${n === 0 ? ADDRESS : ''}`,
    );
    await sendFile(page, 'ผู้ใช้', 'ลูกค้าเก่า.csv', [
      'เบอร์มือถือ,ชื่อ-สกุล,E-Mail,ที่อยู่จัดส่ง',
      ...people.map((line) => line.replace(/ลูกค้า(\d)@/, `$1-${mark}@`)),
    ]);
    await expect(page.getByRole('row', { name: /^แถว 6/ })).toContainText('มี 8 หลัก ต้อง 10 หลัก');
    await calm(page);
    await page.getByLabel('แก้แถว 6 เบอร์มือถือ').fill(tels[4] ?? '');
    await page.getByRole('button', { name: 'ตรวจอีกครั้ง' }).click();
    await page.getByRole('button', { name: 'นำเข้า 5 แถว' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'นำเข้าผู้ใช้ 5 แถวแล้ว' })).toBeVisible();
    await calm(page);
    await page.getByRole('button', { name: 'นำเข้าไฟล์ต่อไป' }).click();
  });

  await test.step('what they bought', async () => {
    const orders = tels.map((tel, n) => `F-${mark}-${n},${tel},${show?.product_url},590,01/11/2569`);
    await sendFile(page, 'คำสั่งซื้อ', 'คำสั่งซื้อ.csv', ['เลขที่คำสั่งซื้อ,เบอร์,งานแสดง,ยอดชำระ,วันที่ชำระ', ...orders]);
    await expect(page.getByText('ทุกแถวพร้อมนำเข้า')).toBeVisible();
    await page.getByRole('button', { name: 'นำเข้า 5 แถว' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'นำเข้าคำสั่งซื้อ 5 แถวแล้ว' })).toBeVisible();
    const { data: brought } = await officeApi('GET', `orders?q=F-${mark}`);
    expect(brought).toHaveLength(5);
    const [{ id, orders_former_no }] = brought as [{ id: number; orders_former_no: string }];
    const office = await page.context().newPage();
    await office.goto(`${addresses.admin}/admin/orders?show=${id}`);
    await expect(office.getByRole('dialog')).toContainText(`ระบบเดิม · เลขที่เดิม ${orders_former_no}`);
    await calm(office);
    await office.close();
    for (const to of tels) expect(await messages('sms', { to, afterId: before, seconds: 0 })).toEqual([]);
  });

  await test.step('one signs in by phone and code, sets a PIN, and sees the purchase', async () => {
    await api('GET', `sendOTP?tel=${first}&purpose=forgot`);
    const code = { telNumber: first, pin: await codeFor(first, before), purpose: 'forgot' };
    const { ticket } = await api('POST', 'verifyOTP', { body: code });
    await api('POST', 'userUpdatePassword', { body: { user_tel: first, user_password: '2580', ticket } });
    const { token } = await api('POST', 'login', { body: { user_tel: first, user_password: '2580' } });
    expect((await api('GET', 'userAddress', { token: String(token) })).data).toMatchObject([
      { user_address_line: '99/8 ถ.เจริญกรุง', user_address_sub_district: 'บางรัก', user_address_postcode: '10500' },
    ]);
    await page
      .context()
      .addCookies([
        { name: 'wethi_member', value: String(token), url: addresses.shop, httpOnly: true, sameSite: 'Lax' },
      ]);
    const shop = await page.context().newPage();
    await shop.goto(`${addresses.shop}/watchReruns`);
    await expect(shop.getByText(show?.product_title ?? '').first()).toBeVisible();
    await shop.close();
  });

  await test.step('taken back: the orders go, and of the people who did not sign in', async () => {
    await page.getByRole('button', { name: 'เลิกการนำเข้านี้' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'ลบคำสั่งซื้อ 5 รายการ' })).toBeVisible();
    await page.getByRole('button', { name: 'นำเข้าใหม่' }).click();
    const people = page.getByRole('row').filter({ hasText: 'ลูกค้าเก่า.csv' }).first();
    await people.getByRole('button', { name: 'เลิกการนำเข้านี้' }).click();
    const question = page.getByRole('dialog', { name: 'เลิกการนำเข้า “ลูกค้าเก่า.csv” หรือไม่' });
    await expect(question).toContainText('นำเข้าผู้ใช้ไว้ 5 คน');
    await question.getByRole('button', { name: 'เลิกการนำเข้า', exact: true }).click();
    await expect(page.getByText('ลบผู้ใช้ 4 คน · อีก 1 คน')).toBeVisible();
    await expect(people).toContainText('เลิกแล้ว');
  });
});
