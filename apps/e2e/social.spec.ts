import { expect, test, type Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { barriersOf, complaintsOf } from './support/calm.ts';
import { newMember, signIn } from './support/member.ts';

/** Says on the stand-in's page who somebody is. */
async function sayWho(page: Page, name: string): Promise<void> {
  await page.getByLabel('ชื่อ').fill(name);
  await page.getByLabel('อีเมล', { exact: true }).fill('');
  await page.getByRole('button', { name: 'อนุญาต' }).click();
}

test('ACC-07 LINE: cancelled, linked to a phone and PIN, then in with one press; linked and unlinked in the profile', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const complaints = complaintsOf(page);
  const member = await newMember();
  const name = `ฟ้าใส ${member.tel}`;
  await page.goto(`${addresses.shop}/?dialog=login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'เข้าระบบด้วย LINE' }).click();
  await page.getByRole('button', { name: 'ยกเลิก' }).click();
  await expect(dialog).toContainText('ยกเลิกการเข้าระบบด้วย LINE แล้ว ยังไม่มีอะไรเปลี่ยน');

  await dialog.getByRole('link', { name: 'ลอง LINE อีกครั้ง' }).click();
  await sayWho(page, name);
  await expect(dialog).toContainText('อีกขั้นเดียว ใส่เบอร์โทรศัพท์');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'มีบัญชีอยู่แล้ว เชื่อมกับบัญชีเดิม' }).click();
  await dialog.getByLabel('เบอร์โทรศัพท์').fill(member.tel);
  await dialog.getByLabel('PIN 4 หลัก').fill('1111');
  await expect(dialog).toContainText('PIN ไม่ถูกต้อง');
  await dialog.getByLabel('PIN 4 หลัก').fill(member.pin);
  await expect(page.getByText('เชื่อมบัญชี LINE แล้ว')).toBeVisible();

  await context.clearCookies();
  await page.goto(`${addresses.shop}/?dialog=login`);
  await dialog.getByRole('link', { name: 'เข้าระบบด้วย LINE' }).click();
  await sayWho(page, name);
  await expect(page).toHaveURL(`${addresses.shop}/member`);

  await page.goto(`${addresses.shop}/profile/security`);
  const facebook = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Facebook' });
  await facebook.getByRole('link', { name: 'เชื่อม Facebook' }).click();
  await sayWho(page, name);
  await expect(dialog).toContainText('อีกขั้นเดียว ยืนยันด้วย PIN');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByLabel('PIN 4 หลัก').fill(member.pin);
  await expect(page.getByText('เชื่อมบัญชี Facebook แล้ว')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('link', { name: 'จัดการโปรไฟล์' }).click();
  await expect(facebook).toContainText(name);
  await facebook.getByRole('button', { name: 'เลิกเชื่อม Facebook' }).click();
  await expect(facebook).toContainText('ยังไม่ได้เชื่อม');

  const other = await newMember();
  await context.clearCookies();
  await signIn(context, other);
  await page.goto(`${addresses.shop}/profile/security`);
  await page.getByRole('link', { name: 'เชื่อม LINE' }).click();
  await sayWho(page, name);
  const masked = (tel: string) => `${tel.slice(0, 2)}x-xxx-${tel.slice(6)}`;
  await expect(dialog.getByRole('alert')).toContainText(
    `LINE นี้เชื่อมกับบัญชีอื่นแล้ว ตอนนี้คุณเข้าระบบด้วยเบอร์ ${masked(other.tel)} แต่ LINE นี้เชื่อมอยู่กับเบอร์ ${masked(member.tel)}`,
  );
  await expect(dialog).toContainText(
    'ถ้าทั้งสองบัญชีเป็นของคุณ เข้าบัญชีนั้นแล้วกด เลิกเชื่อม ในหน้าความปลอดภัย แล้วกลับมาเชื่อมใหม่ งานแสดงที่ซื้อของแต่ละบัญชียังอยู่ครบ',
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersOf(page), `axe at ${width}`).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'อยู่บัญชีเดิม ไม่เชื่อม' }).click();
  await expect(page.getByRole('link', { name: 'เชื่อม LINE' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('TELL-06 ACC-07 who follows a band is led to link LINE, and chooses it from then on', async ({
  page,
  context,
}) => {
  const member = await newMember();
  await signIn(context, member);
  await page.goto(`${addresses.shop}/band/${encodeURIComponent('หิ่งห้อยในเมือง')}`);
  await page.getByRole('button', { name: 'ติดตาม', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'ติดตาม หิ่งห้อยในเมือง' });
  await expect(dialog.getByText('อยากให้แจ้งทาง LINE')).toBeVisible();
  await dialog.getByRole('link', { name: 'เชื่อมบัญชี LINE' }).click();
  await page.getByRole('link', { name: 'เชื่อม LINE' }).click();
  await sayWho(page, `ฟ้าใส ${member.tel}`);
  await page.getByLabel('PIN 4 หลัก').fill(member.pin);
  await expect(page.getByText('เชื่อมบัญชี LINE แล้ว')).toBeVisible();

  await page.goto(`${addresses.shop}/profile/bands`);
  const line = page.getByRole('switch', { name: /^LINE/ });
  await expect(line).not.toBeChecked();
  await line.click();
  await expect(line).toBeChecked();
  await page.reload();
  await expect(line).toBeChecked();
  expect(await barriersOf(page)).toEqual([]);
});
