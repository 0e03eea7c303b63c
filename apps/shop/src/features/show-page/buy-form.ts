/** The form of the buy buttons and prices of a page. */
export const BUY_FORM = 'buy';
