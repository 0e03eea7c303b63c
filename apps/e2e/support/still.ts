import type { Page } from '@playwright/test';

/**
 * Makes a page look the same on every day: the demo data is dated from today. Dates, times and counts of days become one
 * fixed text, what ticks stands still.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await document.fonts.ready;
    const isInSight = (image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    };
    await Promise.all([...document.images].filter(isInSight).map((image) => image.decode().catch(() => undefined)));
    const MONTH = '(?:ม\\\\.ค\\\\.|ก\\\\.พ\\\\.|มี\\\\.ค\\\\.|เม\\\\.ย\\\\.|พ\\\\.ค\\\\.|มิ\\\\.ย\\\\.|ก\\\\.ค\\\\.|ส\\\\.ค\\\\.|ก\\\\.ย\\\\.|ต\\\\.ค\\\\.|พ\\\\.ย\\\\.|ธ\\\\.ค\\\\.|[ก-ฮ][^\\\\s\\\\d]*(?:คม|ยน|พันธ์))';
    const SAME = [
      [new RegExp('\\\\d{1,2} ' + MONTH + '(?: \\\\d{2,4})?', 'g'), '1 ม.ค. 2570'],
      [/(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์|อาทิตย์)/g, 'จันทร์'],
      [/\\d{1,2}[:.]\\d{2} ?น\\./g, '20:00 น.'],
      [/\\d{1,2}\\/\\d{1,2}\\/\\d{2,4}/g, '01/01/2570'],
      [/\\d+ (?=วัน|ชั่วโมง|นาที|วินาที)/g, '5 '],
    ];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const same = SAME.reduce((words, [pattern, word]) => words.replace(pattern, word), text.data);
      if (same !== text.data) text.data = same;
    }
  })()`);
}
