import { indexedWords, nameWords, normalise, searchQuery, words } from './search-text';

describe('Thai search', () => {
  it.each([
    ['เเสงสุดท้าย', 'แสงสุดท้าย'],
    ['น\u0e4d\u0e49าค้าง', 'น้ำค้าง'],
    ['น\u0e49\u0e4dาค้าง', 'น้ำค้าง'],
    ['ตอนที่ ๔', 'ตอนที่ 4'],
    ['ห้อง\u200bเสียง  สีฟ้า ', 'ห้องเสียง สีฟ้า'],
    ['DJ K', 'dj k'],
  ])('SITE-02 reads %j as %j', (typed, meant) => {
    expect(normalise(typed)).toBe(normalise(meant));
    expect(normalise(typed)).toBe(meant.normalize('NFC'));
  });

  it('SITE-02 keeps known names whole that the dictionary would cut wrongly', () => {
    const names = nameWords(['เสียงอิสาน', 'คณะ เสียงอิสานใหม่', 'นที']);
    expect([...names]).toEqual(['เสียงอิสานใหม่', 'เสียงอิสาน']);
    expect(words('วงเสียงอิสานม่วน', names)).toContain('เสียงอิสาน');
    expect(words('วงเสียงอิสานม่วน', new Set())).not.toContain('เสียงอิสาน');
  });

  it('SITE-02 indexes a text with its names whole and with its names cut', () => {
    const found = indexedWords('หิ่งห้อยในเมือง', nameWords(['หิ่งห้อยในเมือง']));
    expect(found).toEqual(expect.arrayContaining(['หิ่งห้อยในเมือง', 'หิ่งห้อย', 'เมือง']));
  });

  it('SITE-02 asks for each word as the beginning of an indexed one, without operators from outside', () => {
    const wordsOf = (text: string) => searchQuery(text, new Set()).words;
    expect(wordsOf('แสง  สุดท้าย')).toEqual(['แสง', 'สุดท้าย']);
    expect(wordsOf('+(แสง) "-~*@<>')).toEqual(['แสง']);
    expect(wordsOf('the DJ the')).toEqual(['the', 'dj']);
    expect(wordsOf('***')).toEqual([]);
  });
});
