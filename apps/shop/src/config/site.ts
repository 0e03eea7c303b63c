/** Name of the shop, as it stands in the footer and in titles. */
export const SITE_NAME = 'เวที';
export const SITE_NAME_LATIN = 'Wethi';

/** How long personnel usually needs to look at a slip. */
export const USUAL_CONFIRMATION = 'โดยปกติไม่เกิน 15 นาที';
