import type { UserImportField } from '@wethi/contract';
import { phoneCell, textCell, type ReadColumns, type FieldRules, type Reading } from '@wethi/platform';
import { isEmail } from 'class-validator';

export type UserColumns = ReadColumns<UserImportField>;

const NAME_MOST = 80;

/** What each field of a customer takes from a cell, in the order in which the sample file has them. */
export const USER_FIELDS: FieldRules<UserImportField> = {
  user_tel: {
    headings: ['เบอร์โทร', 'เบอร์มือถือ', 'เบอร์โทรศัพท์', 'เบอร์', 'มือถือ', 'โทรศัพท์', 'โทร', 'tel', 'phone', 'mobile'],
    required: true,
    unique: true,
    read: phoneCell,
  },
  full_name: {
    headings: ['ชื่อและนามสกุลแยกที่ช่องว่าง', 'ชื่อสกุล', 'ชื่อนามสกุล', 'ชื่อและนามสกุล', 'ชื่อลูกค้า', 'fullname', 'name'],
    read: fullName,
  },
  user_name: { headings: ['ชื่อ', 'ชื่อจริง', 'firstname'], read: textCell(NAME_MOST) },
  user_lname: { headings: ['นามสกุล', 'สกุล', 'lastname', 'surname'], read: textCell(NAME_MOST) },
  user_nickname: { headings: ['ชื่อเล่น', 'nickname'], read: textCell(60) },
  user_email: { headings: ['อีเมล', 'อีเมล์', 'email'], unique: true, read: email },
  full_address: {
    headings: ['ที่อยู่แยกรหัสไปรษณีย์ให้', 'ที่อยู่', 'ที่อยู่จัดส่ง', 'ที่อยู่เต็ม', 'address', 'shippingaddress'],
    read: textCell(400),
  },
  user_address_line: { headings: ['บ้านเลขที่ซอยถนน', 'บ้านเลขที่', 'addressline'], read: textCell(200) },
  user_address_sub_district: {
    headings: ['ตำบลหรือแขวง', 'ตำบล', 'แขวง', 'ตำบลแขวง', 'แขวงตำบล', 'subdistrict'],
    read: textCell(80),
  },
  user_address_district: {
    headings: ['อำเภอหรือเขต', 'อำเภอ', 'เขต', 'อำเภอเขต', 'เขตอำเภอ', 'district'],
    read: textCell(80),
  },
  user_address_province: { headings: ['จังหวัด', 'province'], read: textCell(60) },
  user_address_postcode: { headings: ['รหัสไปรษณีย์', 'postcode', 'zip', 'zipcode'], read: postcode },
};

/** What stands before the first space, and what behind it. */
export function partsOf(name: string): [first: string, last: string | null] {
  const [first = '', ...last] = name.trim().split(/\s+/);
  return [first, last.join(' ') || null];
}

function fullName(cell: string): Reading {
  const [first, last] = partsOf(cell);
  const longer = Math.max(first.length, last?.length ?? 0);
  return longer > NAME_MOST ? { fault: `ชื่อหรือนามสกุลยาวเกิน ${NAME_MOST} ตัวอักษร` } : { value: cell };
}

function email(cell: string): Reading {
  return isEmail(cell) && cell.length <= 120 ? { value: cell } : { fault: 'รูปแบบอีเมลไม่ถูก' };
}

function postcode(cell: string): Reading {
  return /^[1-9]\d{4}$/.test(cell) ? { value: cell } : { fault: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก' };
}
