/** The keys of a Thai keyboard (Kedmanee) and what they write while it is set to English, key by key. */
const ENGLISH = '1234567890-=qwertyuiop[]asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';
const THAI = 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const TO_THAI = new Map([...ENGLISH].map((key, at) => [key, [...THAI][at] ?? key]));
const TO_ENGLISH = new Map([...TO_THAI].map(([english, thai]) => [thai, english]));

/** What the same keys write when the keyboard is set to the other language; the text itself where that says nothing. */
export function onOtherLayout(text: string): string {
  const keys = /\p{Script=Thai}/u.test(text) ? TO_ENGLISH : TO_THAI;
  return [...text].map((letter) => keys.get(letter) ?? letter).join('');
}
