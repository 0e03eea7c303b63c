import { htmlOfText, textOfHtml } from './plain-html';

describe('a few lines in a column of HTML', () => {
  it('ADMIN-03 stand as they were typed, with marks, spaces and empty lines', () => {
    for (const text of ['ร้องตามเนื้อได้ตรงจังหวะ', 'a < b & c > d', 'หนึ่ง \n\nสอง\n'])
      expect(textOfHtml(htmlOfText(text))).toBe(text);
    expect(htmlOfText('')).toBeNull();
    expect(textOfHtml(null)).toBe('');
  });

  it('ADMIN-03 of an editor are read without their marks', () => {
    expect(textOfHtml('<h2>ก</h2><ul><li><b>ข</b></li><li>ค<br>ง</li></ul>')).toBe('ก\nข\nค\nง');
  });
});
