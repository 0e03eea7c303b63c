import { chatLine, faultOf, wordPattern } from './chat-text';

describe('what is said in the chat', () => {
  it.each([
    ['newlines and margins', '  สวัสดี\r\n\n ทุกคน\t', 'สวัสดี ทุกคน'],
    ['text that turns its direction', 'abc\u202edcba\u202c', 'abcdcba'],
    ['isolates and marks of direction', '\u2066a\u2069\u200fb\u061c', 'ab'],
    ['signs that nobody sees', '\u200b\u00ad\ufeffก\u2060\u3164', 'ก'],
    ['a family of emoji', '👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
    ['a tower of marks', `ก${'\u0e49'.repeat(50)}`, `ก${'\u0e49'.repeat(3)}`],
    ['Thai with its marks', 'ที่นี่ น้ำ ผู้ใหญ่', 'ที่นี่ น้ำ ผู้ใหญ่'],
    ['laughter', '5'.repeat(100), '55555555'],
    ['a word a hundred times', 'สู้ๆ '.repeat(40), 'สู้ๆ สู้ๆ สู้ๆ'],
    ['a word a hundred times without spaces', 'เอาอีก'.repeat(30), 'เอาอีกเอาอีกเอาอีก'],
    ['what is said twice', 'ดีมาก ดีมาก', 'ดีมาก ดีมาก'],
  ])('WATCH-05 %s', (_, text, line) => expect(chatLine(text)).toBe(line));

  it('WATCH-05 what is far too long for a message is left to be refused', () => {
    const text = Array.from({ length: 100_000 }, (_, number) => String(number)).join('');
    expect(chatLine(text)).toBe(text);
  });

  it('WATCH-05 a line of 200 signs is read in no time, whatever it repeats', () => {
    const lines = ['a'.repeat(200), 'ab'.repeat(100), `${'abc'.repeat(60)}x`, `${'ก '.repeat(99)}ข`];
    for (const line of lines) expect(chatLine(line).length).toBeLessThan(100);
  });

  it.each([
    ['โทรหาผมที่ 089-111-2222 มีบัตรขายต่อ', 'phone'],
    ['โทร ๐๘๙ ๑๑๑ ๒๒๒๒', 'phone'],
    ['+66 89 111 2222', 'phone'],
    ['0.8.9.1.1.1.2.2.2.2', 'phone'],
    ['(089) 111·2222', 'phone'],
    ['08\u200d9\ufe0f1112222', 'phone'],
    ['ดูที่ youtu\u200d.be/x', 'link'],
    ['ดูฟรีที่ https://example.test/x', 'link'],
    ['มีคลิปที่ youtu.be/abc', 'link'],
    ['เข้า free-live . com', 'link'],
    ['รอบหน้า 28 พ.ย. 2569 19.30 น.', undefined],
    ['ได้บัตรเลขที่ 123456789012345', undefined],
    ['เพลงที่ 3.5 ดีมาก', undefined],
  ])('WATCH-05 %s: %s', (line, fault) => expect(faultOf(line, undefined)).toBe(fault));

  const words = wordPattern(['ขายบัตรต่อ', 'แอดไลน์', 'ass', 'c++', '']);
  it.each([
    ['มีขายบัตรต่อนะ', true],
    ['ข า ย บัตร.ต่อ', true],
    ['แ-อ-ด ไลน์', true],
    ['A.S.S', true],
    ['pass class', false],
    ['C + +', true],
    ['แอด\u200dไลน์', true],
    ['a\ufe0fss', true],
    ['แอด\u200bไลน์', true],
    ['ขายบัตรที่ไหน', false],
  ])('WATCH-05 %s is a forbidden word: %s', (line, is) => expect(faultOf(line, words) === 'word').toBe(is));

  it('WATCH-05 no words forbid nothing', () => expect(wordPattern(['', ' . '])).toBeUndefined());
});
