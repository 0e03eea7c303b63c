import type { Page } from '@playwright/test';

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
  return page.evaluate<string[]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [scrollWidth + ' > ' + clientWidth, ...wide.slice(0, 5).map(({ tagName, className }) => tagName + '.' + className)];
  })()`);
}
