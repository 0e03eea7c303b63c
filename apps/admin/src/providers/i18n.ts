import type { I18nProvider } from '@refinedev/core';

/** Refine's own phrases in Thai; the screens' texts stand in the screens. */
const PHRASES: Record<string, string> = {
  'notifications.success': '',
  'notifications.createSuccess': 'บันทึก สำเร็จ',
  'notifications.editSuccess': 'บันทึก สำเร็จ',
  'notifications.deleteSuccess': 'ลบแล้ว',
  'notifications.createError': 'บันทึกไม่สำเร็จ',
  'notifications.editError': 'บันทึกไม่สำเร็จ',
  'notifications.deleteError': 'ลบไม่สำเร็จ',
  'notifications.error': 'ดำเนินการไม่สำเร็จ',
  'notifications.undoable': 'กำลังจะลบรายการนี้',
  'pages.login.errors.validCredentials': 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
};

export const i18nProvider: I18nProvider = {
  translate: (key, options?: unknown, fallback?: string) =>
    PHRASES[key] ?? fallback ?? (typeof options === 'string' ? options : key),
  changeLocale: () => undefined,
  getLocale: () => 'th',
};
