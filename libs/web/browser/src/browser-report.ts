/** What a browser tells about an error of the shop's own code. */
export interface BrowserReport {
  message: string;
  /** Where in the code. */
  stack: string;
  /** First word of the page's path: what follows may be somebody's. */
  page: string;
}

const MAX_CHARACTERS = 2_000;

/** Neither numbers (phones, codes, orders) nor e-mail addresses nor the queries of addresses leave the browser. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/\?[^\s:)]*/g, '')
    .replace(/[^\s@]+@[^\s@]+/g, '#')
    .replace(/\d{4,}/g, '#')
    .slice(0, MAX_CHARACTERS);
}

/** @param pathname of the page on which it happened */
export function browserReport(error: unknown, pathname: string): BrowserReport {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return {
    message: withoutPersonalData(`${name}: ${message}`),
    stack: withoutPersonalData(stack),
    page: `/${pathname.split('/')[1] ?? ''}`,
  };
}
