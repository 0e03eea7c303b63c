import { wordsOf } from './check-words';

describe('wordsOf', () => {
  it.each([
    [{ kind: 'good', lines: 1080, megabits: 18.4, played: true }, 'พร้อมดูแล้ว', 'เล่นภาพทดสอบได้ ไม่กระตุก', undefined],
    [{ kind: 'good', lines: 1080, megabits: 18.4 }, 'พร้อมดูแล้ว', 'ภาพชัดสุดเล่นได้ ไม่กระตุก', undefined],
    [{ kind: 'slow', lines: 480, megabits: 1.5, played: true }, 'ดูได้ แต่เน็ตช้า', 'เล่นภาพทดสอบได้ที่ 480p', 'ทำให้เร็วขึ้น'],
    [{ kind: 'unplayable', megabits: 18.4 }, 'เบราว์เซอร์นี้เล่นภาพไม่ได้', 'เปิดภาพทดสอบไม่ได้', 'วิธีแก้'],
    [{ kind: 'blocked' }, 'เน็ตนี้กั้นวิดีโอไว้ ยังดูไม่ได้', 'ภาพทดสอบไม่มา', 'วิธีแก้'],
  ] as const)('WATCH-11 says of %j what plays, and what helps', (verdict, title, picture, advice) => {
    const words = wordsOf(verdict);
    expect([words.title, words.picture, words.advice?.label]).toEqual([title, picture, advice]);
  });
});
