import type { Schema } from '@wethi/api-client';
import { phone } from '@wethi/format';
import { call } from '@wethi/http';
import { Send } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { useSave } from '../../providers/use-save';

/** Another link for somebody who did not choose a password yet: the one before it opens nothing then. */
export function SendLink({ person: { id, has_login, personnel_tel, status_by } }: { person: Schema<'PersonnelView'> }) {
  const { save } = useSave(() => call('POST', 'personnelLink', { body: { id } }), {
    words: { success: `ส่งลิงก์ไปที่ ${phone(personnel_tel ?? '')} แล้ว ใช้ได้ 24 ชั่วโมง`, failure: 'ส่งลิงก์ไม่สำเร็จ' },
  });
  if (has_login === 'Y' || status_by === 'Y' || !personnel_tel) return null;
  return <IconButton label="ส่งลิงก์ตั้งรหัสผ่าน" icon={<Send size={18} />} onClick={() => save(undefined)} />;
}
