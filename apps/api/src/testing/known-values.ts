import { bangkokTime } from '@wethi/format';
import { makeStaff } from '@wethi/accounts/testing';
import { makeBandMember, makeStageTime } from '@wethi/catalog/testing';
import { makeCoupon } from '@wethi/coupons/testing';
import { Orders } from '@wethi/orders';
import { makeBookBank } from '@wethi/orders/testing';
import { marked } from '@wethi/platform';
import { CourseSlot, Video } from '@wethi/media';
import { CourseChapter, Product } from '@wethi/catalog';
import type { TestApp } from '@wethi/platform/testing';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Stands in columns that nobody may see, and in those that only personnel may see; as short as the shortest, a branch's number. */
export const PLANTED = { secret: 'LEAK-SECRET', personnelOnly: '§DESK' } as const;

/** Texts that the fields' rules ask for, whatever the call. */
const TEXTS = {
  ...{ tel: '0812345678', user_tel: '0812345678', telNumber: '0812345678', user_password: '2468', pin: '2468' },
  ...{ ticket: 'x'.repeat(43), username: 'somebody', password: 'long-enough-1', product_url: 'a-show', session: 's' },
  ...{ help_request_contact: '0812345678' },
  ...{ book_bank_account: '0123456789', book_bank_icon: 'bank/kbank.webp', orders_payment_slip: '' },
  ...{ orders_turn: '', slip_status: '', has_book: '', totp: '123456', recovery: 'AAAA-AAAA' },
  ...{ format: 'csv', column: 'id', view: 'latest', source: 'chat', before: '1795300000000-chat-7' },
  ...{
    date: '2026-11-20',
    date_start: '2026-11-20',
    date_to: '2026-11-20',
    purpose: 'register',
    // The papers of the world are of today.
    month: bangkokTime(Date.now()).date.slice(0, 7),
    issuer: 'shop',
    live: 'N',
  },
};

/** Values by field name that make a call find rows of the world, so that only what is spoilt is wrong. */
export async function knownValues(test: TestApp): Promise<Record<string, unknown>> {
  const { manager } = test.database;
  const product = await manager.findOneByOrFail(Product, {});
  const { id: orders_id, user_id, order_no } = await manager.findOneByOrFail(Orders, {});
  const { id: video_id } = await manager.findOneByOrFail(Video, {});
  const { band_id, stage_id } = product;
  const item = await makeStageTime(manager, { stage_id: stage_id ?? 0 });
  const band_member_id = (await makeBandMember(manager, { band_id })).id;
  const people = {
    user_id,
    staff_id: (await makeStaff(manager)).id,
    band_member_id,
    band_member_ids: [band_member_id],
  };
  const book_bank_id = (await makeBookBank(manager, { band_id })).id;
  const { id: coupon_id, coupon_code } = await makeCoupon(manager);
  const coupon = { coupon_id, coupon_code, coupon_email: 'a@b.example', coupon_tel: '0812345678' };
  const lists = { coupon_emails: [coupon.coupon_email], coupon_tels: [coupon.coupon_tel] };
  const chapter = await manager.findOneBy(CourseChapter, {});
  const slot = await manager.findOne(CourseSlot, { where: {}, order: { id: 'ASC' } });
  const course = { courses_id: product.id, course_id: chapter?.course_id ?? 1, coach_id: slot?.coach_id ?? 1 };
  const shows = { product_id: product.id, band_id, stage_id, stage_time_id: item.id, video_id, book_bank_id };
  return { ...TEXTS, ...people, ...shows, ...course, ...coupon, ...lists, orders_id, code: order_no, ref: order_no };
}

/** Writes a mark into each column that is hidden from somebody, of every row there is. */
export async function plantSecrets({ database }: TestApp): Promise<void> {
  for (const { target, tableName, columns } of database.entityMetadatas) {
    for (const kind of ['secret', 'personnelOnly'] as const) {
      const hidden = marked(target as Function, kind);
      const free = columns.filter((column) => hidden.has(column.propertyName) && isFreeText(column));
      for (const { databaseName } of free)
        await database.query(`UPDATE \`${tableName}\` SET \`${databaseName}\` = ?`, [PLANTED[kind]]);
    }
  }
}

/** A unique one, such as the name of a video's folder, is part of addresses. */
function isFreeText({ type, entityMetadata, propertyName }: ColumnMetadata): boolean {
  const isUnique = entityMetadata.indices.some(
    (index) => index.isUnique && index.columns.some((column) => column.propertyName === propertyName),
  );
  return (type === 'varchar' || type === 'text') && !isUnique;
}
