/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';

type Role = 'button' | 'combobox' | 'link' | 'radio';

const hasFocus = (wanted: Locator) =>
  wanted.evaluate((element) => element === element.ownerDocument.activeElement).catch(() => false);

/** Presses Tab until the element with this role and name has the focus. */
export async function tabTo(page: Page, role: Role, name: string | RegExp, most = 40): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).locator('visible=true').first();
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(wanted)) return;
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}

/** Reaches something by Tab and presses it by Enter. */
export async function press(page: Page, role: Role, name: string | RegExp, most?: number): Promise<void> {
  await tabTo(page, role, name, most);
  await page.keyboard.press('Enter');
}

/** Puts text where copied text comes from, and pastes it into what has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}
