import { isTaxId, TAX_ID_MISTYPED } from '@wethi/contract';
import { digits } from '@wethi/format';

export const onlyDigits = (length: number) => (text: string) => digits(text).slice(0, length);

/** Of a field whose text has digits alone. */
export function taxIdRules(required: boolean) {
  const validator = (_: unknown, value?: string) => {
    if (!value) return required ? Promise.reject(new Error('กรุณากรอกตัวเลข 13 หลัก')) : Promise.resolve();
    if (value.length !== 13) return Promise.reject(new Error('กรุณากรอกตัวเลข 13 หลัก'));
    return isTaxId(value) ? Promise.resolve() : Promise.reject(new Error(TAX_ID_MISTYPED));
  };
  return [{ validator }];
}
