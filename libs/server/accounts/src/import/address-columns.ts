import { USER_IMPORT_FIELD, type UserImportField } from '@wethi/contract';
import { placesOf, type Place } from '@wethi/contract/places';
import { LINE_MOST, postcodeIn, splitAddress, type AddressParts } from './split-address';
import type { UserColumns } from './user-fields';

const PARTS = [
  'user_address_line',
  'user_address_sub_district',
  'user_address_district',
  'user_address_province',
  'user_address_postcode',
] as const satisfies UserImportField[];

type Fault = [UserImportField, string];
type Address = AddressParts | Fault | undefined;

/** Reads addresses of rows: each has all parts, in as many columns or in one, or none at all, as a parcel needs them all. */
export async function addressReader(rows: readonly UserColumns[]): Promise<(columns: UserColumns) => Address> {
  const postcodes = new Set(rows.map(({ full_address }) => postcodeIn(textOf(full_address)) ?? ''));
  const places = new Map<string, Place[]>();
  for (const postcode of postcodes) places.set(postcode, await placesOf(postcode));
  const read = (columns: UserColumns): Address => {
    const whole = textOf(columns.full_address);
    if (whole && PARTS.every((part) => !columns[part])) {
      const parts = splitAddress(whole, places.get(postcodeIn(whole) ?? '') ?? []);
      return 'fault' in parts ? ['full_address', parts.fault] : parts;
    }
    // Beside columns for the others, what is called an address is the house and the street.
    return wholeOr({ ...columns, user_address_line: columns.user_address_line ?? columns.full_address }, columns);
  };
  // Taking one apart is work, and a row is asked for it twice.
  const known = new Map<UserColumns, Address>();
  return (columns) => {
    if (!known.has(columns)) known.set(columns, read(columns));
    return known.get(columns);
  };
}

function wholeOr(read: UserColumns, columns: UserColumns): Address {
  const missing = PARTS.filter((part) => !read[part]);
  if (missing.length === PARTS.length) return undefined;
  const first = (['full_address', ...PARTS] as const).find((field) => columns[field]) ?? 'user_address_line';
  if (missing.length > 0)
    return [first, `ที่อยู่ยังไม่ครบ ขาด${missing.map((field) => USER_IMPORT_FIELD[field]).join(', ')}`];
  if (textOf(read.user_address_line).length > LINE_MOST) return [first, `บ้านเลขที่และถนนยาวเกิน ${LINE_MOST} ตัวอักษร`];
  return {
    user_address_line: textOf(read.user_address_line),
    user_address_sub_district: textOf(read.user_address_sub_district),
    user_address_district: textOf(read.user_address_district),
    user_address_province: textOf(read.user_address_province),
    user_address_postcode: textOf(read.user_address_postcode),
  };
}

const textOf = (value: UserColumns[UserImportField]): string => (typeof value === 'string' ? value : '');
