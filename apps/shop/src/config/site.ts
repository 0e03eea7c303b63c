import { SUPPORT } from '@wethi/contract';

/** Name of the shop, as it stands in the footer and in titles. */
export const SITE_NAME = 'เวที';
export const SITE_NAME_LATIN = 'Wethi';

/** Opens the chat with the shop in LINE, with the first message typed already. */
export function lineMessageUrl(text: string): string {
  return `https://line.me/R/oaMessage/${encodeURIComponent(SUPPORT.line)}/?${encodeURIComponent(text)}`;
}

/** How long personnel usually needs to look at a slip. */
export const USUAL_CONFIRMATION = 'โดยปกติไม่เกิน 15 นาที';
