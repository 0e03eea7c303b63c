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

/** Opens the chat with the shop in LINE, with the first message typed already. */
export function lineMessageUrl(text: string): string {
  return `https://line.me/R/oaMessage/${encodeURIComponent(SUPPORT.line)}/?${encodeURIComponent(text)}`;
}

/** How long personnel usually needs to look at a slip. */
export const USUAL_CONFIRMATION = 'โดยปกติไม่เกิน 15 นาที';
