/** Name and contacts of the shop, as they stand in the footer and on pages that ask for help. */
export const SITE_NAME = 'เวที';
export const SITE_NAME_LATIN = 'Wethi';

export const SUPPORT = {
  email: 'support@wethi.example',
  line: '@wethi',
  lineUrl: 'https://line.me/R/ti/p/@wethi',
  facebook: 'facebook.com/wethi',
  facebookUrl: 'https://www.facebook.com/wethi',
} as const;

/** Page title with the product name at its end (product.md §2). */
export function pageTitle(title: string): string {
  return `${title} | ${SITE_NAME}`;
}
