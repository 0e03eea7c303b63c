import { linesOf } from './lines-of';

const upTo = (letters: number) => (line: string) => line.length <= letters;

describe('linesOf', () => {
  it('BUY-20 keeps a short title in one line', () => {
    expect(linesOf('แสงสุดท้ายก่อนเช้า', 2, upTo(20))).toEqual(['แสงสุดท้ายก่อนเช้า']);
  });

  it('BUY-20 breaks a long one between words, and ends the last line that there is room for', () => {
    expect(linesOf('น้ำค้างแข็งที่สถานีรถไฟเก่าเมืองเหนือ', 2, upTo(14))).toEqual(['น้ำค้างแข็งที่', 'สถานีรถไฟเก่า…']);
  });

  it('BUY-20 parts words where a space stands', () => {
    expect(linesOf('รอบ สอง', 2, upTo(5))).toEqual(['รอบ', 'สอง']);
  });
});
