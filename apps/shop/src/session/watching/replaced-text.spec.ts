import { replacedText } from './replaced-text';

const AT = '2026-11-20T13:43:00.000Z';
const RULE = 'บัตรนี้ดูได้ทีละ 1\u00a0เครื่อง เครื่องที่เปิดล่าสุดได้ดู';

describe('replacedText', () => {
  it.each([
    [{ device: 'มือถือ Android', at: AT, limit: 1 }, `มือถือ Android เปิดเมื่อ 20:43\u00a0น.\n${RULE}`],
    [{ device: null, at: AT, limit: 1 }, `อีกเครื่อง เปิดเมื่อ 20:43\u00a0น.\n${RULE}`],
    [undefined, 'บัตรนี้ดูพร้อมกันได้จำกัดจำนวนเครื่อง เครื่องที่เปิดล่าสุดได้ดู'],
  ])('WATCH-03 says of %j what took the place', (data, text) => expect(replacedText(data)).toBe(text));
});
