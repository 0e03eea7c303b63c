import { ForeignKey, RecordEntity, ServerSet, Text, Unlogged, YesNoColumn } from '@wethi/platform';
import type { YesNo } from '@wethi/contract';
import { Entity } from 'typeorm';

const REQUIRED = { required: true } as const;

/** Where a customer wants things sent, and what stands on their tax invoices (decisions.md §3). */
@Entity('user_address')
export class UserAddress extends RecordEntity {
  @ServerSet() @ForeignKey(REQUIRED) user_id: number;
  @Unlogged() @Text(80, REQUIRED) user_address_recipient: string;
  @Unlogged()
  @Text(10, { ...REQUIRED, pattern: /^0\d{8,9}$/, hint: 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก' })
  user_address_tel: string;
  /** House, village, lane and road. */
  @Unlogged() @Text(200, REQUIRED) user_address_line: string;
  @Unlogged() @Text(80, REQUIRED) user_address_sub_district: string;
  @Unlogged() @Text(80, REQUIRED) user_address_district: string;
  @Unlogged() @Text(60, REQUIRED) user_address_province: string;
  @Unlogged()
  @Text(5, { ...REQUIRED, pattern: /^[1-9]\d{4}$/, hint: 'กรุณากรอกรหัสไปรษณีย์ 5 หลัก' })
  user_address_postcode: string;
  @YesNoColumn() user_address_default: YesNo;
}

declare module '@wethi/platform' {
  interface Tables {
    user_address: UserAddress;
  }
}
