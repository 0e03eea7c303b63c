import { applyDecorators } from '@nestjs/common';
import {
  CHAT_ID_RULE,
  isTaxId,
  NEW_DEVICE_CODE,
  SETTING_RANGE,
  SMS_TEXT_LENGTH,
  smsTextFault,
  TAX_ID_MISTYPED,
  YES_NO,
} from '@wethi/contract';
import type { SmsTextName, YesNo } from '@wethi/contract';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { Entity } from 'typeorm';
import { EnumColumn, IntegerColumn, Text } from '../columns/columns';
import { RecordEntity } from '../columns/record.entity';

/** A text of an SMS, with its words in braces. */
function SmsText(name: SmsTextName) {
  const faultOf = (value: unknown) => (typeof value === 'string' ? smsTextFault(name, value) : undefined);
  const validate = (value: unknown) => faultOf(value) === undefined;
  const defaultMessage = (tried?: ValidationArguments) => faultOf(tried?.value) ?? '';
  return applyDecorators(
    Text(SMS_TEXT_LENGTH),
    ValidateBy({ name: 'smsText', validator: { validate, defaultMessage } }),
  );
}

function TaxId() {
  const validate = (value: unknown) => value === '' || isTaxId(String(value));
  return applyDecorators(
    Text(13),
    ValidateBy({ name: 'isTaxId', validator: { validate, defaultMessage: () => TAX_ID_MISTYPED } }),
  );
}

/**
 * What owners set while the shop runs (docs/decisions/0125): one row, whose columns are the variables of the environment in small
 * letters. Null is what the program says.
 */
@Entity('shop_setting')
export class ShopSetting extends RecordEntity {
  @IntegerColumn(SETTING_RANGE.access_window_days)
  access_window_days: number | null;

  @IntegerColumn(SETTING_RANGE.course_access_days)
  course_access_days: number | null;

  @IntegerColumn(SETTING_RANGE.device_limit)
  device_limit: number | null;

  @IntegerColumn(SETTING_RANGE.reminder_minutes)
  reminder_minutes: number | null;

  @EnumColumn(YES_NO)
  replay_opens: YesNo | null;

  @IntegerColumn(SETTING_RANGE.slip_hours)
  slip_hours: number | null;

  /** Baht. */
  @IntegerColumn(SETTING_RANGE.refund_limit_staff)
  refund_limit_staff: number | null;

  /** Baht. */
  @IntegerColumn(SETTING_RANGE.sms_month_budget)
  sms_month_budget: number | null;

  @SmsText('sms_code_text')
  sms_code_text: string | null;

  @SmsText('sms_approve_text')
  sms_approve_text: string | null;

  @SmsText('sms_refuse_text')
  sms_refuse_text: string | null;

  @Text(40, CHAT_ID_RULE)
  telegram_chat_id: string | null;

  @EnumColumn(NEW_DEVICE_CODE)
  new_device_code: string | null;

  @Text(120)
  seller_name: string | null;

  @TaxId()
  seller_tax_id: string | null;

  @Text(5, { pattern: /^(\d{5})?$/, hint: 'ใส่เลข 5 หลัก สำนักงานใหญ่คือ 00000' })
  seller_branch: string | null;

  /** Lines divided by |. */
  @Text(255)
  seller_address: string | null;
}
