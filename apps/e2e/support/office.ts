/// <reference lib="dom" />
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { send } from './http.ts';

export const OWNER = { username: 'owner', password: 'owner-demo-2026' } as const;
export const STAFF = { username: 'shop', password: 'shop-demo-2026' } as const;

/** Fills in the back office's login page and presses the button. */
export async function enterOffice(page: Page, { username, password }: { username: string; password: string } = OWNER) {
  await page.goto(`${addresses.admin}/admin/login`);
  await page.getByLabel('ชื่อผู้ใช้').fill(username);
  await page.getByLabel('รหัสผ่าน').fill(password);
  await page.getByRole('button', { name: 'เข้าระบบ' }).click();
}

/** Signs the owner in and waits for the dashboard. */
export async function openOffice(page: Page): Promise<void> {
  await enterOffice(page);
  await expect(page.getByRole('navigation', { name: 'เมนูหลังบ้าน' })).toBeVisible();
}

/** A session of the owner, or of shop staff, for tests whose subject is not the login. */
export async function ownerToken(who: typeof OWNER | typeof STAFF = OWNER): Promise<string> {
  const { json } = await send('POST', `${addresses.admin}/api/loginAdmin`, { body: who });
  return String(json.token);
}

/** Makes a browser the owner's, as after signing in. */
export async function signInOffice(context: BrowserContext, token: string): Promise<void> {
  await context.addCookies([
    { name: 'wethi_personnel', value: token, url: addresses.admin, httpOnly: true, sameSite: 'Lax' },
  ]);
}

/** A screen keeps a stream of news open, so its network is never idle: it is ready when nothing turns or glimmers. */
export async function officeReady(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0, { timeout: 30_000 });
}

/** Calls the API as the owner. */
export async function officeApi(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${await ownerToken()}` };
  const { json } = await send(method, `${addresses.admin}/api/${path}`, { headers, body });
  return json;
}

/** How many orders the red badge counts. */
export async function pendingOf(page: Page): Promise<number> {
  const label = await page.getByRole('link', { name: /^คำสั่งซื้อรอยืนยัน \d+ รายการ$/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0]);
}

/** Chooses in a field of the back office; again, should the list have moved away under the pointer. */
export async function choose(within: Page | Locator, label: string, value: string): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  const field = within.locator('.ant-select', { has: page.getByRole('combobox', { name: label }) });
  const option = page.locator('.ant-select-dropdown:visible').getByTitle(value, { exact: true });
  await expect(async () => {
    if (!(await option.isVisible())) await field.click({ timeout: 5_000 });
    await option.click({ timeout: 5_000 });
    await expect(field).toContainText(value, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** What a link leads to, as the page itself fetches it: status and type. */
export async function fileBehind(link: Locator): Promise<[number, string | null]> {
  return link.evaluate(async (element) => {
    const answer = await fetch((element as HTMLAnchorElement).href);
    return [answer.status, answer.headers.get('content-type')];
  });
}

/** Makes a group of members. @returns its name, and what its QR holds */
export async function newGroup(more: object = {}): Promise<{ name: string; key: string }> {
  const name = `กลุ่ม ${Date.now().toString(36)}`;
  const { data } = await officeApi('POST', 'memberGroup', { member_group_name: name, ...more });
  const { insertId } = data as { insertId: number };
  const { data: group } = await officeApi('GET', `memberGroupById?id=${insertId}`);
  return { name, key: (group as { member_group_key: string }).member_group_key };
}

const WORDS = 'น้ำค้างแข็งที่ปลายฟ้าฝั่งตรงข้ามสถานีรถไฟเก่าเมืองเหนือ';

/** A Thai name without a space, as long as its column takes. */
export const longest = (characters: number, begin = '') =>
  (begin + WORDS.repeat(Math.ceil(characters / WORDS.length))).slice(0, characters);

/** Makes records of the back office that all go again, the newest first. */
export async function keeper() {
  const { make, remove } = await maker();
  const kept: [resource: string, id: number][] = [];
  return {
    make,
    keep: async (resource: string, body: object): Promise<number> => {
      const id = await make(resource, body);
      kept.push([resource, id]);
      return id;
    },
    removeAll: async (): Promise<void> => {
      for (const [resource, id] of kept.toReversed()) await remove(resource, id);
    },
  };
}

/** Makes records of the back office, signed in once. */
export async function maker() {
  const headers = { authorization: `Bearer ${await ownerToken()}` };
  const call = async (method: string, path: string, body?: object) =>
    (await send(method, `${addresses.admin}/api/${path}`, { headers, body })).json;
  return {
    make: async (resource: string, body: object): Promise<number> => {
      const { data, ...answer } = await call('POST', resource, body);
      if (!data) throw new Error(`${resource} is not made: ${JSON.stringify(answer)}`);
      return (data as { insertId: number }).insertId;
    },
    remove: (resource: string, id: number) => call('DELETE', `${resource}?id=${id}`),
  };
}
