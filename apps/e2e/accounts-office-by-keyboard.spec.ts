import { expect, test, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectOfficeDialog } from './support/access/dialogs.ts';
import { paste, press } from './support/access/keyboard.ts';
import { makeTextLarge } from './support/calm.ts';
import { addresses } from './support/addresses.ts';
import { idOf, newMember, newPhone } from './support/member.ts';
import { enterOffice, newGroup, officeApi, ownerToken, signInOffice } from './support/office.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Reaches a button by Tab, opens what it opens, walks through that, and comes back to the button by Escape. */
async function walk(page: Page, button: string | RegExp, title: string | RegExp): Promise<void> {
  await press(page, 'button', button, 150);
  const shown = dialog(page, title);
  await expectOfficeDialog(page, shown);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
}

/** Narrows a list to one record: until then the first button of its kind is another's. */
async function find(page: Page, box: string, text: string, records: Locator): Promise<void> {
  await page.getByPlaceholder(box).fill(text);
  await expect(records).toHaveText([new RegExp(text)]);
}

async function openOffice(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${addresses.admin}/admin${path}`);
  await page.waitForLoadState('networkidle');
}

for (const size of ['', ', with text twice as large']) {
  test(`ADMIN-06 ACC-12 SITE-11 every dialog of a customer’s page by keyboard${size}`, async ({ page, context }) => {
    if (size) await makeTextLarge(page);
    test.setTimeout(180_000);
    const id = await idOf(await newMember());
    await signInOffice(context, await ownerToken());
    await openOffice(page, `/user/${id}`);
    await walk(page, 'ส่งรหัสตั้ง PIN ใหม่', 'ส่งรหัสตั้ง PIN ใหม่');
    await walk(page, 'ดาวน์โหลดข้อมูลลูกค้า', 'ดาวน์โหลดข้อมูลลูกค้า');
    await walk(page, 'ระงับบัญชี', 'ระงับบัญชีนี้หรือไม่');
    await walk(page, 'ส่งข้อความ', /^ส่งข้อความถึง/);
  });

  test(`ACC-12 SITE-11 personnel, groups, members and changes: their drawers and dialogs by keyboard${size}`, async ({
    page,
    context,
  }) => {
    if (size) await makeTextLarge(page);
    test.setTimeout(180_000);
    const { name } = await newGroup({ member_group_months: 6 });
    const member = await newMember();
    const [user_id, { tel }] = [await idOf(member), member];
    const { data } = await officeApi('GET', `memberGroup?q=${encodeURIComponent(name)}`);
    const [group] = data as { id: number }[];
    await officeApi('POST', 'member', { user_id, member_group_id: group?.id, member_from: tel });
    await signInOffice(context, await ownerToken());

    await openOffice(page, '/personnel');
    await walk(page, 'เพิ่มบุคลากร', /บุคลากร/);

    await openOffice(page, '/memberGroup');
    await find(page, 'ค้นหาชื่อกลุ่ม', name, page.getByRole('article'));
    await walk(page, 'เปลี่ยนคิวอาร์', 'เปลี่ยนคิวอาร์ของกลุ่มนี้');
    await walk(page, 'สร้างกลุ่ม', 'สร้างกลุ่ม');

    await openOffice(page, '/member');
    await find(page, 'ค้นหาชื่อ เบอร์ หรือที่มา', tel, page.locator('.ant-table-row'));
    await walk(page, 'ต่ออายุ', /^ต่ออายุ /);
    await walk(page, 'เพิ่มสมาชิก', /สมาชิก/);

    await officeApi('POST', 'memberGroup', { id: group?.id, member_group_name: `${name} ใหม่` });
    await openOffice(page, `/audit?entity=MemberGroup&entity_id=${group?.id}`);
    await walk(page, /^ดูการแก้/, /./);
  });
}

test('ACC-11 SITE-11 the second factor by keyboard: set up with pasted digits, and asked for at the next sign-in', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const person = { username: `keys-${newPhone()}`, password: 'second-factor-2026' };
  expect((await officeApi('POST', 'personnel', { ...person, role: 'shop' })).result).toBe(true);
  await enterOffice(page, person);
  await expect(page.getByRole('navigation', { name: 'เมนูหลังบ้าน' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press(page, 'button', 'เข้าระบบสองชั้น', 150);
  const shown = dialog(page, 'ตั้งเข้าระบบสองชั้น');
  await expect(shown.getByRole('img', { name: 'QR สำหรับแอปสร้างรหัส' })).toBeVisible();
  await expectOfficeDialog(page, shown);
  const secret = Secret.fromBase32((await shown.locator('code').first().innerText()).replaceAll(' ', ''));
  const digitsAt = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  const digits = page.getByLabel('เลข 6 หลักจากแอป');
  await expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(digits).toHaveAttribute('inputmode', 'numeric');
  expect((await digits.boundingBox())?.height, 'as high as a finger').toBeGreaterThanOrEqual(48);
  await digits.focus();
  await paste(page, digitsAt(-1));
  await expect(shown.getByRole('heading', { name: 'เก็บรหัสสำรองนี้ไว้ตอนนี้' })).toBeFocused();
  await expectOfficeDialog(page, shown);
  await shown.getByLabel('เก็บรหัสสำรองไว้ในที่ปลอดภัยแล้ว').focus();
  await page.keyboard.press('Space');
  await press(page, 'button', 'เสร็จสิ้น');
  await expect(shown).toBeHidden();

  await page.context().clearCookies();
  await enterOffice(page, person);
  await expect(page.getByRole('heading', { name: 'ใส่เลข 6 หลัก' })).toBeVisible();
  await expect(digits).toBeFocused();
  await paste(page, digitsAt(1));
  await expect(page.getByRole('navigation', { name: 'เมนูหลังบ้าน' })).toBeVisible();
});
