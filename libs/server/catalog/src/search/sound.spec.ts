import { onOtherLayout } from './keyboard-layout';
import { forgivenSlips, slipsWithin, soundOf, soundPieces } from './sound';

describe('sound of a name', () => {
  it.each([
    ['หิ่งห้อย', 'หิงหอย'],
    ['คอนเสิร์ต', 'คอนเสิต'],
    ['น้ำค้าง', 'นำคาง'],
    ['พรรณ', 'พัน'],
    ['ใต้เงาจันทร์', 'ไต้ เงาจัน'],
    ['ศิลปะ', 'สิลปา'],
    ['Phleng Thale', 'plengtale'],
    ['saeng', 'seng'],
  ])('SITE-02 of %j is that of %j', (name, typed) => {
    expect(soundOf(typed)).toBe(soundOf(name));
  });

  it('SITE-02 tells names apart that are different words', () => {
    expect(soundOf('ขาว')).not.toBe(soundOf('คลอง'));
    expect(soundOf('ดาว')).not.toBe(soundOf('ดาบ'));
  });

  it('SITE-02 counts slips against the nearest part of the name', () => {
    expect(slipsWithin('บคง', 'กบคงจ')).toBe(0);
    expect(slipsWithin('บงค', 'กบคงจ')).toBe(1);
    expect(slipsWithin('abcd', '')).toBe(4);
    expect([forgivenSlips(3), forgivenSlips(4), forgivenSlips(12), forgivenSlips(30)]).toEqual([0, 1, 2, 3]);
  });

  it('SITE-02 leaves names with a slip a piece in common, short ones too', () => {
    for (const [name, typed] of [
      ['นที', 'นดี'],
      ['ดาวตก', 'ดาวตด'],
      ['แคนคำ', 'แคมคำ'],
    ] as const) {
      const pieces = soundPieces(soundOf(typed));
      expect(soundPieces(soundOf(name)).some((piece) => pieces.includes(piece))).toBe(true);
    }
  });

  it('SITE-02 reads what was typed on the other layout of the keyboard', () => {
    expect(onOtherLayout('fk;9d')).toBe('ดาวตก');
    expect(onOtherLayout('ดาวตก')).toBe('fk;9d');
  });
});
