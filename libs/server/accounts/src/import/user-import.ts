import { Injectable } from '@nestjs/common';
import type { UserImportField } from '@wethi/contract';
import {
  Database,
  ImportKind,
  RecordChanges,
  removeUntouched,
  type Actor,
  type ReadyRow,
  type RowJudge,
} from '@wethi/platform';
import { UserAddress } from '../addresses/user-address.entity';
import { User } from '../people/user.entity';
import { addressReader } from './address-columns';
import type { AddressParts } from './split-address';
import { partsOf, USER_FIELDS, type UserColumns } from './user-fields';

/** One of them is filled where the file has them. */
const NAMES = ['full_name', 'user_name'] as const satisfies UserImportField[];

interface UserRow {
  user: Pick<User, 'user_tel' | 'user_name' | 'user_lname' | 'user_nickname' | 'user_email'>;
  address?: AddressParts & Pick<UserAddress, 'user_address_recipient'>;
}

/**
 * New customers, without a PIN and without any consent: they set the one by a code to their phone, agree to the terms with it
 * and give the other themselves.
 * Nobody is told. One whose phone is taken is named, never written over (docs/decisions/0102).
 */
@Injectable()
export class UserImport extends ImportKind<UserImportField, UserRow> {
  readonly kind = 'user';
  readonly entity = User;
  readonly rules = USER_FIELDS;
  readonly samples = [
    {
      ...{ user_tel: '0812345678', user_name: 'ธนา', user_lname: 'วงศ์ดี', user_email: 'thana@example.com' },
      ...{ user_address_line: '99/8 ถนนเจริญกรุง', user_address_sub_district: 'บางรัก', user_address_district: 'บางรัก' },
      ...{ user_address_province: 'กรุงเทพมหานคร', user_address_postcode: '10500' },
    },
    {
      ...{ user_tel: '089-765-4321', full_name: 'ธนกร ศรีสุข', user_nickname: 'กร' },
      full_address: '99/8 ถ.เจริญกรุง บางรัก กทม. 10500',
    },
    { user_tel: '+66 81 000 0002', full_name: 'ฟ้าใส ใจดี' },
  ];

  constructor(
    private readonly database: Database,
    private readonly records: RecordChanges,
  ) {
    super();
  }

  async judge(rows: readonly UserColumns[]): Promise<RowJudge<UserImportField, UserRow>> {
    const tels = await this.taken('user_tel', rows);
    const emails = await this.taken('user_email', rows);
    const addressOf = await addressReader(rows);
    const has = (known: ReadonlySet<string>, value: UserColumns[UserImportField]) =>
      typeof value === 'string' && known.has(value.toLowerCase());
    return {
      faultsOf: (columns) => {
        const faults: [UserImportField, string][] = [];
        if (has(tels, columns.user_tel)) faults.push(['user_tel', 'มีลูกค้าที่ใช้เบอร์นี้แล้ว']);
        if (has(emails, columns.user_email)) faults.push(['user_email', 'มีลูกค้าที่ใช้อีเมลนี้แล้ว']);
        // Of a name in two columns of its own the one for both may stay empty.
        const nameless = NAMES.every((name) => !columns[name]) && NAMES.find((name) => columns[name] === null);
        if (nameless) faults.push([nameless, 'กรุณากรอกข้อมูล']);
        const address = addressOf(columns);
        return Array.isArray(address) ? [...faults, address] : faults;
      },
      accept: (columns) => {
        const address = addressOf(columns);
        return rowOf(columns, Array.isArray(address) ? undefined : address);
      },
    };
  }

  async write(rows: readonly ReadyRow<UserRow>[], _: number, actor: Actor): Promise<number[]> {
    const ids: number[] = [];
    for (const { row } of rows) {
      const user_id = await this.records.saveWithin(User, row.user, actor);
      if (row.address) {
        const address = { ...row.address, user_address_tel: row.user.user_tel, user_address_default: 'Y' as const };
        await this.records.saveWithin(UserAddress, { ...address, user_id }, actor);
      }
      ids.push(user_id);
    }
    return ids;
  }

  async undo(importId: number, actor: Actor): Promise<void> {
    const untouched = await this.database.query<{ id: number }[]>(UNTOUCHED, [importId]);
    for (const { id } of untouched)
      await removeUntouched(this.records, User, id, actor, async () => {
        const still = await this.database.query<object[]>(`${UNTOUCHED} AND u.id = ?`, [importId, id]);
        return still.length > 0;
      });
  }

  /** Those of some phones or addresses that somebody has, in lower case. */
  private async taken(column: 'user_tel' | 'user_email', rows: readonly UserColumns[]): Promise<Set<string>> {
    const values = [...new Set(rows.map(({ [column]: value }) => value))].filter((value) => typeof value === 'string');
    if (values.length === 0) return new Set();
    const known = await this.database.query<{ value: string }[]>('SELECT ?? AS value FROM user WHERE ?? IN (?)', [
      column,
      column,
      values,
    ]);
    return new Set(known.map(({ value }) => value.toLowerCase()));
  }
}

/** Nobody saved them, noted something about them or made them a member, and they never signed in. */
const UNTOUCHED = `
  SELECT u.id FROM data_import_row r JOIN user u ON u.id = r.record_id
   WHERE r.data_import_id = ? AND r.data_import_kind = 'user' AND u.update_at <= u.create_at AND u.user_password IS NULL
     AND NOT EXISTS (SELECT 1 FROM member m WHERE m.user_id = u.id)
     AND NOT EXISTS (SELECT 1 FROM user_note n WHERE n.user_id = u.id)
     AND NOT EXISTS (SELECT 1 FROM user_social s WHERE s.user_id = u.id)
     AND NOT EXISTS (SELECT 1 FROM account_event e WHERE e.user_id = u.id)
     AND NOT EXISTS (SELECT 1 FROM user_address a WHERE a.user_id = u.id AND a.update_at > a.create_at)`;

function rowOf(columns: UserColumns, address: AddressParts | undefined): UserRow {
  const [first, last] = partsOf(textOf(columns.full_name) ?? '');
  const user_name = textOf(columns.user_name) ?? (first || null);
  const user_lname = textOf(columns.user_lname) ?? last;
  const user = {
    user_tel: textOf(columns.user_tel) ?? '',
    user_name,
    user_lname,
    user_nickname: textOf(columns.user_nickname),
    user_email: textOf(columns.user_email),
  };
  if (!address) return { user };
  const name = [user_name, user_lname].filter(Boolean).join(' ') || user.user_nickname || user.user_tel;
  return { user, address: { ...address, user_address_recipient: name.slice(0, 80) } };
}

function textOf(value: UserColumns[UserImportField]): string | null {
  return typeof value === 'string' ? value : null;
}
