import type { Place } from '@wethi/contract/places';

/** The parts of an address that a parcel needs. */
export interface AddressParts {
  user_address_line: string;
  user_address_sub_district: string;
  user_address_district: string;
  user_address_province: string;
  user_address_postcode: string;
}

/** As the column holds. */
export const LINE_MOST = 200;
const BANGKOK = 'กรุงเทพมหานคร';
const SUB_DISTRICT = '(?:ตำบล/แขวง|แขวง/ตำบล|แขวง|ตำบล|ต\\.)';
const DISTRICT = '(?:อำเภอ/เขต|เขต/อำเภอ|กิ่งอำเภอ|อำเภอ|เขต|อ\\.)';
const PROVINCE = '(?:จังหวัด|จ\\.)';
const BEFORE = '(?<=^|[\\s,])';
/** A street or an alley may bear the name of a place. */
const NO_STREET = '(?<!(?:ถนน|ถ\\.|ซอย|ซ\\.)\\s*)';
/** A name behind the word for something else is not this. */
const NOTHING_ELSE = `(?<!(?:${SUB_DISTRICT}|${DISTRICT}|${PROVINCE})\\s*)`;
const BEHIND = `(?=$|[\\s,]|${SUB_DISTRICT}|${DISTRICT}|${PROVINCE}|กรุงเทพ|กทม)`;

const westernDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));

/** The postcode within an address: the last number of five digits. */
export function postcodeIn(address: string): string | undefined {
  return westernDigits(address)
    .match(/(?<!\d)[1-9]\d{4}(?!\d)/g)
    ?.at(-1);
}

/**
 * Takes an address that stands in one cell apart. What it says must fit one place of its postcode: nothing is guessed beyond that.
 * @param places of its postcode
 */
export function splitAddress(address: string, places: readonly Place[]): AddressParts | { fault: string } {
  const postcode = postcodeIn(address);
  if (!postcode) return { fault: 'ไม่พบรหัสไปรษณีย์ในที่อยู่' };
  if (places.length === 0) return { fault: `ไม่มีรหัสไปรษณีย์ ${postcode}` };
  const text = withoutPostcode(address, postcode);
  const found = places.flatMap((place) => placeIn(text, place, places.length === 1) ?? []);
  const most = Math.max(...found.map(({ likely }) => likely));
  const [best, other] = found.filter(({ likely }) => likely === most);
  if (!best) return { fault: `ไม่พบตำบลหรือแขวงของ ${postcode} ในที่อยู่` };
  if (other) return { fault: `ที่อยู่นี้อาจเป็น${other.place.subDistrict}หรือ${best.place.subDistrict} เขียนตำบลและอำเภอให้ชัด` };
  const user_address_line = tidy(cut(best.rest, provinceWords(best.place)).rest);
  if (!user_address_line) return { fault: 'ไม่พบบ้านเลขที่ในที่อยู่' };
  if (user_address_line.length > LINE_MOST) return { fault: `บ้านเลขที่และถนนยาวเกิน ${LINE_MOST} ตัวอักษร` };
  return {
    user_address_line,
    user_address_sub_district: best.place.subDistrict,
    user_address_district: best.place.district,
    user_address_province: best.place.province,
    user_address_postcode: postcode,
  };
}

/** Whether an address names a place, how surely, and what of it is left. */
function placeIn(text: string, place: Place, isOnly: boolean) {
  const district = cutNamed(text, DISTRICT, districtNames(place));
  const beside = cutNamed(district.rest, SUB_DISTRICT, [place.subDistrict]);
  // Of a name that both bear and that stands there once, it is the sub-district.
  const alone = cutNamed(text, SUB_DISTRICT, [place.subDistrict]);
  const [sub, isInDistrict] = beside.how > 0 ? [beside, district.how > 0] : [alone, false];
  if (sub.how > 0) return { place, rest: sub.rest, likely: sub.how + (isInDistrict ? 1 : 0) };
  return isOnly ? { place, rest: district.rest, likely: 0 } : undefined;
}

/** Cuts a name out: behind the word for what it is, otherwise where it stands by itself, the last time. */
function cutNamed(text: string, word: string, names: readonly string[]): { rest: string; how: 0 | 1 | 3 } {
  const known = names.filter((name) => text.includes(name)).map(escaped);
  if (known.length === 0) return { rest: text, how: 0 };
  const name = `(?:${known.join('|')})`;
  const named = cut(text, `${word}\\s*${name}${BEHIND}`);
  if (named.found) return { rest: named.rest, how: 3 };
  const bare = cut(text, `${BEFORE}${NO_STREET}${NOTHING_ELSE}${name}${BEHIND}`);
  return bare.found ? { rest: bare.rest, how: 1 } : { rest: text, how: 0 };
}

function cut(text: string, pattern: string): { rest: string; found: boolean } {
  const last = [...text.matchAll(new RegExp(pattern, 'g'))].at(-1);
  if (!last) return { rest: text, found: false };
  return { rest: `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`, found: true };
}

/** People write อ.เมือง for the district that bears its province's name, too. */
function districtNames({ district, province }: Place): string[] {
  return district === `เมือง${province}` ? [district, 'เมือง'] : [district];
}

function provinceWords({ province }: Place): string {
  const name = province === BANGKOK ? '(?:กรุงเทพมหานคร|กรุงเทพฯ?|กทม\\.?)' : escaped(province);
  return `(?:${PROVINCE}\\s*|${BEFORE})${name}(?=$|[\\s,])`;
}

function withoutPostcode(address: string, postcode: string): string {
  const text = westernDigits(address).replace(/\s+/g, ' ');
  const at = text.lastIndexOf(postcode);
  const before = text.slice(0, at).replace(/(รหัสไปรษณีย์|ไปรษณีย์)\s*:?\s*$/, '');
  return `${before} ${text.slice(at + postcode.length)}`.trim();
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/( ?, ?)+/g, ', ')
    .replace(/^[ ,]+|[ ,]+$/g, '');

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
