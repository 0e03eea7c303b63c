/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test';

/** Where the keyboard is. */
interface FocusStop {
  /** Role and name, as screen readers say them. */
  name: string;
  /** A ring stands around it, and nothing lies over it. */
  isSeen: boolean;
  /** Its place among all that lies in the region, -1 outside. */
  place: number;
}

/** What has the focus, and whether one sees that. */
async function stopOf(page: Page, region: Locator): Promise<FocusStop> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return { name: '', isSeen: false, place: -1 };
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  const isSeen = await focused.evaluate(async (element) => {
    const hasRing = (one: Element | null) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const label = element.closest('label');
    const isThere = () =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (label ?? element).checkVisibility({ opacityProperty: true });
    const isOnTop = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return [element, label].some((one) => one && above && (one.contains(above) || above.contains(one)));
    };
    const isSeen = () => isThere() && isOnTop() && [element, element.nextElementSibling, label].some(hasRing);
    // What hid itself comes back when it has the focus.
    for (let frame = 0; frame < 60 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
    return isSeen();
  });
  const place = await region.evaluate((around) =>
    [...around.querySelectorAll('*')].indexOf(document.activeElement as Element),
  );
  return {
    name: line
      .replace(/^- /, '')
      .replace(/ \[[^\]]*\]/g, '')
      .replace(/:.*$/, ''),
    isSeen,
    place,
  };
}

/**
 * Presses Tab until the focus is in a region, and on until it has left it or, in a dialog, is where it began.
 * @returns what it stood on, by role and name; nothing of it without a ring that one sees
 */
export async function tabThrough(page: Page, region: Locator, most = 60): Promise<string[]> {
  const stops: FocusStop[] = [];
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page, region);
    const isOver = stop.place === -1 ? stops.length > 0 : stop.place === stops[0]?.place;
    if (isOver) {
      expect(
        stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
        'without a ring',
      ).toEqual([]);
      return stops.map(({ name }) => name);
    }
    if (stop.place !== -1) stops.push(stop);
  }
  throw new Error(`Tab does not lead through it: ${stops.map(({ name }) => name).join(', ')}`);
}

/** Presses Tab, or Shift and Tab, until a control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}
