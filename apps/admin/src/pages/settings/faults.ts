import {
  BRANCH_LENGTH,
  CHAT_ID_RULE,
  isTaxId,
  SMS_TEXT,
  smsTextFault,
  TAX_ID_MISTYPED,
  type SmsTextName,
} from '@wethi/contract';
import type { SettingName, SettingValue } from './use-settings';

const isSmsText = (name: SettingName): name is SmsTextName => name in SMS_TEXT;

/** What is wrong with a value, for whoever typed it; the server refuses the same. */
export function faultOf(name: SettingName, value: SettingValue): string | undefined {
  const text = String(value ?? '');
  if (isSmsText(name)) return smsTextFault(name, text);
  if (text === '') return undefined;
  if (name === 'telegram_chat_id' && !CHAT_ID_RULE.pattern.test(text)) return CHAT_ID_RULE.hint;
  if (name === 'seller_tax_id' && !isTaxId(text)) return text.length === 13 ? TAX_ID_MISTYPED : 'ใส่เลข 13 หลัก';
  if (name === 'seller_branch' && !/^\d{5}$/.test(text)) return `ใส่เลข ${BRANCH_LENGTH} หลัก สำนักงานใหญ่คือ 00000`;
  return undefined;
}
