import { sendingWords } from './sending-words';

const MB = 1024 * 1024;

describe('a picture on its way', () => {
  it.each([
    [0, undefined, '0% · 0.0 จาก 4.8 MB'],
    [64, 12, '64% · 3.1 จาก 4.8 MB · เหลือราว 12 วินาที'],
    [10, 200, '10% · 0.5 จาก 4.8 MB · เหลือราว 3 นาที'],
    [100, 0, '100% · 4.8 จาก 4.8 MB · กำลังย่อรูป'],
  ])('CAT-07 at %p percent says how much is left, and how long', (percent, rest, words) => {
    expect(sendingWords(percent, 4.8 * MB, rest)).toBe(words);
  });
});
