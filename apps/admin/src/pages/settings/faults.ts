import {
  BRANCH_LENGTH,
  CHAT_ID_RULE,
  isTaxId,
  SETTING_RANGE,
  SMS_TEXT,
  smsTextFault,
  TAX_ID_LENGTH,
  TAX_ID_MISTYPED,
  type SmsTextName,
} from '@wethi/contract';
import { count } from '@wethi/format';
import type { SettingName, SettingValue } from './use-settings';

export type NumberName = keyof typeof SETTING_RANGE;

export const isNumberName = (name: SettingName): name is NumberName => name in SETTING_RANGE;
const isSmsText = (name: SettingName): name is SmsTextName => name in SMS_TEXT;

/** What is wrong with a value, for whoever typed it; the server refuses the same. */
export function faultOf(name: SettingName, value: SettingValue): string | undefined {
  const text = String(value ?? '');
  if (isNumberName(name)) return numberFault(name, value);
  if (isSmsText(name)) return smsTextFault(name, text);
  if (text === '') return undefined;
  if (name === 'telegram_chat_id' && !CHAT_ID_RULE.pattern.test(text)) return CHAT_ID_RULE.hint;
  if (name === 'seller_tax_id' && text.length !== TAX_ID_LENGTH) return `ใส่เลข ${TAX_ID_LENGTH} หลัก`;
  if (name === 'seller_tax_id' && !isTaxId(text)) return TAX_ID_MISTYPED;
  if (name === 'seller_branch' && !/^\d{5}$/.test(text)) return `ใส่เลข ${BRANCH_LENGTH} หลัก สำนักงานใหญ่คือ 00000`;
  return undefined;
}

function numberFault(name: NumberName, value: SettingValue): string | undefined {
  const { min, max } = SETTING_RANGE[name];
  const isWithin = typeof value === 'number' && value >= min && value <= max;
  return isWithin ? undefined : `ใส่ตัวเลข ${count(min)} ถึง ${count(max)}`;
}
