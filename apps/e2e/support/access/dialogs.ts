/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test';
import { barriersOf, overflowOf } from '../calm.ts';

/** What lies below a dialog is looked at by the walks of pages. */
const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog]';

/** What Tab has to reach within a dialog: of radio buttons the group. */
const reachableIn = (dialog: Locator) =>
  dialog.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((shown) => shown.tabIndex >= 0 && !shown.matches(':disabled, [type=radio], [type=hidden]'))
      .filter((shown) => shown.checkVisibility({ visibilityProperty: true }))
      .map((shown) => `${shown.tagName} ${shown.ariaLabel ?? (shown.textContent || (shown as HTMLInputElement).name)}`),
  );

const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, ariaLabel, textContent, name } = document.activeElement as HTMLInputElement;
    return `${tagName} ${ariaLabel ?? (textContent || name)}`;
  });

const hasFocusWithin = (region: Locator) => region.evaluate((element) => element.contains(document.activeElement));

/** Tab reaches all of a dialog that is open and nothing outside: it goes round within. */
async function expectFocusGoesRound(page: Page, dialog: Locator): Promise<void> {
  const within = () => hasFocusWithin(dialog);
  const isOnItself = () => dialog.evaluate((element) => element === document.activeElement);
  await expect.poll(within, 'the focus goes in').toBe(true);
  if (await isOnItself()) await page.keyboard.press('Tab');
  expect(await isOnItself(), 'Tab leads into it').toBe(false);
  const first = await page.evaluateHandle(() => document.activeElement);
  const reached = [await nameOfFocused(page)];
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await within(), `the focus stays in after ${pressed + 1} Tabs`).toBe(true);
    expect(await isOnItself(), `after ${pressed + 1} Tabs it is on something`).toBe(false);
    if (await first.evaluate((element) => element === document.activeElement)) {
      expect(reached.sort(), 'what Tab reaches').toEqual(expect.arrayContaining(await reachableIn(dialog)));
      return;
    }
    reached.push(await nameOfFocused(page));
  }
  throw new Error('Tab does not come round');
}

/** What is pressed or typed into and smaller than a finger, but words within a sentence. */
const smallIn = (dialog: Locator) =>
  dialog.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((shown) => shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((shown) => (shown.matches('.sr, [type=checkbox], [type=radio]') ? (shown.closest('label') ?? shown) : shown))
      .filter((shown) => {
        const isInSentence = shown.matches('.link') && shown.parentElement?.matches('p');
        const alone = shown.parentElement?.textContent?.trim() === shown.textContent?.trim();
        return shown.getBoundingClientRect().height < 44 && (!isInSentence || alone);
      })
      .map(
        (shown) => `${shown.tagName} ${shown.ariaLabel ?? shown.textContent} ${shown.getBoundingClientRect().height}`,
      ),
  );

/** What reaches out of a dialog sideways, or out of the window. */
const wideIn = (dialog: Locator) =>
  dialog.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { left, right } = element.getBoundingClientRect();
    const isIn = (side: number) => side >= Math.max(left, 0) - 1 && side <= Math.min(right, innerWidth) + 1;
    return [...element.querySelectorAll('*')]
      .filter((shown) => shown.checkVisibility({ opacityProperty: true }) && !shown.closest('.sr, svg'))
      .filter((shown) => {
        const box = shown.getBoundingClientRect();
        return box.width > 1 && !(isIn(box.left) && isIn(box.right));
      })
      .map((shown) => `${shown.tagName}.${shown.className} ${shown.textContent.slice(0, 30)}`);
  });

/** A dialog as somebody meets it who has no mouse, large text, big fingers or a screen reader. */
export async function expectOpenToAll(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expectFocusGoesRound(page, dialog);
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => wideIn(dialog), `overflow at ${width}`).toEqual([]);
    expect(await smallIn(dialog), `smaller than a finger at ${width}`).toEqual([]);
    expect(await barriersOf(page, { within: DIALOGS }), `axe at ${width}`).toEqual([]);
    const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect.poll(() => wideIn(dialog), `overflow at ${width} with text twice as large`).toEqual([]);
    await large.evaluate((element) => element.parentNode?.removeChild(element));
  }
  if (before) await page.setViewportSize(before);
}

/** A page as the same people meet it. */
export async function expectPageOpenToAll(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
    expect(await smallIn(page.getByRole('main')), `smaller than a finger at ${width}`).toEqual([]);
    expect(await barriersOf(page, { colours: width === 390 }), `axe at ${width}`).toEqual([]);
    const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect.poll(() => overflowOf(page), `overflow at ${width} with text twice as large`).toEqual([]);
    await large.evaluate((element) => element.parentNode?.removeChild(element));
  }
  if (before) await page.setViewportSize(before);
}

/** A dialog of the back office: all of it is reached by Tab, at both widths and with large text nothing stands outside. */
export async function expectOfficeDialog(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  // Drawers have stops of their own around what says that it is a dialog.
  const frame = page.locator('.ant-drawer, .ant-modal-wrap').filter({ has: dialog });
  await expect.poll(() => hasFocusWithin(frame), 'the focus goes in').toBe(true);
  const wanted = new Set(await reachableIn(dialog));
  for (let pressed = 0; pressed < 60 && wanted.size > 0; pressed += 1) {
    wanted.delete(await nameOfFocused(page));
    await page.keyboard.press('Tab');
    expect(await hasFocusWithin(frame), `the focus stays in after ${pressed + 1} Tabs`).toBe(true);
  }
  expect([...wanted], 'what Tab does not reach').toEqual([]);
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `overflow at ${width}`).toEqual([]);
    expect(await barriersOf(page, { within: DIALOGS }), `axe at ${width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Escape closes a dialog, and the focus is where it was opened. */
export async function expectEscapes(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** What a phone is told of a field: which keys it shows, and what it fills in. */
export async function expectField(field: Locator, inputMode: string | null, autoComplete: string): Promise<void> {
  if (inputMode) await expect(field).toHaveAttribute('inputmode', inputMode);
  await expect(field).toHaveAttribute('autocomplete', autoComplete);
}
