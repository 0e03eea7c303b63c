import type { Page } from '@playwright/test';

const MONTHS = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'
  .replaceAll('.', '\\.')
  .replaceAll(' ', '|');

/** What depends on the day, and what stands in its place. */
const SAME: readonly [pattern: string, word: string][] = [
  [`\\d{1,2} (?:${MONTHS}|[ก-ฮ][^\\s\\d]*(?:คม|ยน|พันธ์))(?: \\d{2,4})?`, '1 ม.ค. 2570'],
  [MONTHS, 'ม.ค.'],
  ['(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์|อาทิตย์)', 'จันทร์'],
  ['(?<![ก-๙])(?:จ|อ|พ|พฤ|ศ|ส|อา)\\.(?=\\s|$)', 'จ.'],
  ['\\d{1,2}:\\d{2}(?= ?น\\.|$)', '20:00'],
  ['(?<![\\d-])\\d{2}[/-]\\d{2}[/-]\\d{4}(?![\\d-])', '01-01-2027'],
  ['\\d+ (?=วัน|ชั่วโมง|นาที|วินาที)', '5 '],
  ['^\\d{1,2}$', '5'],
];

/** Makes a page look the same on every day: the demo data is dated from today. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const isInSight = (image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    };
    await document.fonts.ready;
    await Promise.all([...document.images].filter(isInSight).map((image) => image.decode().catch(() => undefined)));
    const same = ${JSON.stringify(SAME)}.map(([pattern, word]) => [new RegExp(pattern, 'g'), word]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = same.reduce((words, [pattern, word]) => words.replace(pattern, word), text.data);
      if (words !== text.data) text.data = words;
    }
  })()`);
}
