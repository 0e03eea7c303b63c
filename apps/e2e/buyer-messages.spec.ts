import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, overflowOf } from './support/calm.ts';
import { officeApi, openOffice } from './support/office.ts';

/** A day in Bangkok, so many after today, as the field takes it. */
const dayIn = (days: number) => {
  const [year, month, day] = new Date(Date.now() + (7 + 24 * days) * 3_600_000).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
};

test('TELL-07 a message to all buyers of a show is counted, tried, confirmed for tomorrow, and taken back', async ({
  page,
}) => {
  // A button that turns colour slowly is looked at when it has.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/messages`);
  const calm = async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
      expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
    }
  };
  await calm();
  await page.getByRole('button', { name: 'เขียนข้อความ' }).click();
  await page.getByRole('combobox', { name: 'ผู้ซื้อของงาน' }).fill('คลื่นสีน้ำเงิน');
  await page.locator('.ant-select-item-option').filter({ hasText: 'คลื่นสีน้ำเงิน' }).first().click();
  await page.getByRole('textbox', { name: 'ข้อความ' }).fill('เวที: ดูย้อนหลังได้แล้ว ');
  await page.getByRole('button', { name: 'ใส่ลิงก์เข้าดู' }).click();
  const bar = page.locator('footer');
  await expect(bar.getByText(/^\d+ คน$/)).toBeVisible();
  await expect(page.getByText(/ดูย้อนหลังได้แล้ว http\S+\/order\//)).toBeVisible();
  const night = page.getByText('ไม่ส่งช่วง 21:00 ถึง 08:00');
  await expect(night).toBeVisible();
  await page.getByText('ตั้งเวลา', { exact: true }).click();
  await expect(night).toBeVisible();
  const plan = async (day: string) => {
    await page.getByLabel('วันและเวลา').fill(`${day} 10:00`);
    await page.getByLabel('วันและเวลา').press('Enter');
  };
  const isPast = page.getByText('เวลาส่งผ่านไปแล้ว');
  await plan(dayIn(-1));
  await expect(isPast).toBeVisible();
  await plan(dayIn(1));
  await expect(isPast).toBeHidden();
  const send = page.getByRole('button', { name: 'ตั้งเวลาส่ง' });
  await expect(send).toBeDisabled();
  await page.getByLabel('ส่งไปที่').fill('081-777-0001');
  await page.getByRole('button', { name: 'ส่งตัวอย่าง' }).click();
  await expect(page.getByText(/^ส่งตัวอย่างแล้ว \d\d:\d\d น\.$/)).toBeVisible();
  await expect(page).toHaveURL(/edit=\d+/);
  await expect(send).toBeEnabled();
  await calm();

  await send.click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/ค่าส่งราว/)).toBeVisible();
  await expect(question.getByText(`${dayIn(1)} 10:00`)).toBeVisible();
  await question.getByRole('button', { name: /^ยืนยันส่ง \d+ คน$/ }).click();
  await expect(page.getByText(/^ตั้งเวลาแล้ว /)).toBeVisible();
  await calm();
  await page.getByRole('button', { name: 'ยกเลิกและกลับไปแก้' }).click();
  await expect(page.getByLabel('ส่งไปที่')).toBeVisible();
  await page.getByRole('navigation', { name: 'ทางกลับ' }).getByRole('link', { name: 'ส่งข้อความ' }).click();
  await expect(page.getByText('ดูย้อนหลังได้แล้ว').first()).toBeVisible();
});

test('ADMIN-07 TELL-07 a message that a colleague changed meanwhile is saved over on purpose only', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [product] = (await officeApi('GET', 'product?limit=1')).data as { id: number }[];
  const begun = { product_id: product?.id, buyer_message_text: 'เวที: ข้อความแรก' };
  const { insertId: id } = (await officeApi('POST', 'buyerMessage', begun)).data as { insertId: number };
  const saved = async () => {
    const { data } = await officeApi('GET', `buyerMessageById?id=${id}`);
    return (data as { buyer_message_text: string }).buyer_message_text;
  };
  const meanwhile = (buyer_message_text: string, buyer_message_mail = 'Y') =>
    officeApi('POST', 'buyerMessage', { id, buyer_message_text, buyer_message_mail });
  await openOffice(page);
  await page.goto(`${addresses.admin}/admin/messages?edit=${id}`);
  const words = page.getByRole('textbox', { name: 'ข้อความ' });
  const keep = page.getByRole('button', { name: 'เก็บเป็นร่าง' });
  const warning = page.getByRole('alert').filter({ hasText: 'แก้ไขข้อความนี้ไปแล้ว' });
  await words.fill('เวที: ของฉัน');
  await meanwhile('เวที: ของเพื่อน', 'N');
  await keep.click();
  await expect(warning).toBeInViewport();
  await expect(page.getByText('เก็บไม่สำเร็จ')).toHaveCount(0);
  expect(await saved()).toBe('เวที: ของเพื่อน');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
  await warning.getByRole('button', { name: 'บันทึกทับ เฉพาะช่องที่กรอก' }).click();
  await expect(page.getByText('เก็บเป็นร่างแล้ว')).toBeVisible();
  await expect(warning).toHaveCount(0);
  expect(await saved()).toBe('เวที: ของฉัน');
  // What they wrote beside stays, and shows.
  await expect(page.getByRole('checkbox', { name: /^อีเมล/ })).not.toBeChecked();

  await words.fill('เวที: ของฉันอีก');
  await meanwhile('เวที: ของเพื่อนอีก');
  await keep.click();
  await warning.getByRole('button', { name: 'ดูค่าใหม่ ทิ้งที่กรอกไว้' }).click();
  await expect(words).toHaveValue('เวที: ของเพื่อนอีก');
  await officeApi('DELETE', `buyerMessage?id=${id}`);
});
