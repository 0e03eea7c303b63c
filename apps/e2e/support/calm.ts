/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Collects what a page complains about: errors in its console and scripts, broken content policy, failed requests. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Elements that reach out of the window sideways, by their tag and class; none on a page that fits. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    // A page that was made narrower a moment ago stands as it will in the frame after the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element) => element !== document.body && getComputedStyle(element).overflowX !== 'visible';
    const isInScroller = (element) => {
      for (let above = element.parentElement; above; above = above.parentElement) if (scrolls(above)) return true;
      return false;
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(element),
    );
    return [scrollWidth + ' > ' + clientWidth, ...wide.slice(0, 5).map(({ tagName, className }) => tagName + '.' + className)];
  })()`);
}

/** Things one can reach with Tab that a fixed or sticky bar covers when they have the focus (WCAG 2.4.11). */
export async function coveredOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const isBar = (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const barOf = (element) => {
      while (element && !isBar(element)) element = element.parentElement;
      return element;
    };
    const reachable = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter((element) => !element.disabled)
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const covered = reachable.filter((element) => {
      element.focus();
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!above || element.contains(above) || above.contains(element)) return false;
      // News that goes by itself.
      if (above.closest('[role=status], [role=alert], [aria-live], [aria-label^="การแจ้งเตือน"]')) return false;
      const bar = barOf(above);
      return bar && !bar.contains(element);
    });
    document.activeElement?.blur();
    scrollTo(0, 0);
    return covered.map((element) => element.tagName + ' ' + (element.ariaLabel ?? element.textContent).trim().slice(0, 40));
  })()`);
}

/** What is pressed or typed into and smaller than WCAG 2.5.8 allows, but words within a sentence and boxes to tick, whose distance axe measures. */
export async function smallOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const field = '.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-upload';
    return [...document.querySelectorAll('a[href], button, input:not([type=checkbox], [type=radio], [type=file]), textarea')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline' && !element.closest('[aria-hidden=true]'))
      .map((element) => [element, (element.closest(field) ?? element).getBoundingClientRect()])
      .filter(([, { width, height }]) => width > 0 && (width < 24 || height < 24))
      .map(([element, { width, height }]) =>
        element.tagName + ' ' + (element.ariaLabel ?? element.textContent).trim().slice(0, 40) + ' ' + width + ' × ' + height);
  })()`);
}

/** Whatever is opened from here on comes with text twice as large, as of somebody who has set their browser so. */
export async function makeTextLarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = '200%'));
  });
}

interface AxeScope {
  /** CSS selector; without it the whole page. */
  within?: string;
  /** They take axe longest: the walks through all pages ask for them at both widths, journeys at one. */
  colours?: boolean;
  /** All that axe knows, good practice beyond WCAG as well. */
  everything?: boolean;
}

/** What axe finds against WCAG 2.2 AA that keeps somebody out. */
export async function barriersOf(
  page: Page,
  { within, colours = true, everything = false }: AxeScope = {},
): Promise<string[]> {
  return whileStill(page, async () => {
    await bringAxe(page);
    const violations = await page.evaluate(
      async ({ region, rules, runOnly }) => {
        const { axe: ready } = window as unknown as { axe: typeof axe }; // bringAxe put it there
        return (await ready.run(region ?? document, { runOnly, resultTypes: ['violations'], rules })).violations;
      },
      {
        region: within,
        rules: { 'color-contrast': { enabled: colours } },
        runOnly: everything ? undefined : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
  });
}

/** Half a megabyte of script, read once a document: the report itself takes less. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** Looks at a page while nothing fades: words half faded out would count for words of too little contrast. */
async function whileStill<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const wasReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Ended rather than awaited: what fades in a part of the page that is left out, as off the screen, never ends by itself.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  try {
    return await look();
  } finally {
    if (!wasReduced) await page.emulateMedia({ reducedMotion: null });
  }
}

/** What there is keeps nobody out and fits, on a phone and on a desk. */
export async function expectCalm(page: Page, about: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `${about}: overflow at ${width}`).toEqual([]);
    expect(await barriersOf(page, { colours: width === 390 }), `${about}: axe at ${width}`).toEqual([]);
  }
}

/** Moves the mouse as a person does. The first move has no distance, as of a mouse at rest that a page came up below. */
export async function moveMouse(page: Page): Promise<void> {
  for (const at of [1, 2]) await page.mouse.move(at, at);
}

/** Begins the scripts of a page that waits for a person, and waits for them. */
export async function comeAlive(page: Page): Promise<void> {
  await moveMouse(page);
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
}

/** Pictures in sight that did not come. */
async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map(({ currentSrc }) => currentSrc),
  );
}

/**
 * A page that nothing breaks: as wide as the window, no broken picture, and nobody kept out, on phone, tablet and desk.
 * @param ready waits until it stands
 */
export async function expectWhole(
  page: Page,
  address: string,
  ready = (): Promise<void> => page.waitForLoadState('networkidle'),
): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  await ready();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const at = `${address} at ${width}`;
    await expect.poll(() => overflowOf(page), at).toEqual([]);
    expect(await brokenPictures(page), at).toEqual([]);
    if (width !== 768) expect(await barriersOf(page, { colours: width === 390 }), at).toEqual([]);
  }
}
