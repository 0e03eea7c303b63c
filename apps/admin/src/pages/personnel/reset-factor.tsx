import { useGetIdentity } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { App } from 'antd';
import { ShieldX } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import type { Identity } from '../../providers/auth';
import { useSave } from '../../providers/use-save';

/** Takes the second factor away from somebody whose phone is gone; the server asks for the owner's own digits. */
export function ResetFactor({ person }: { person: Schema<'PersonnelView'> }) {
  const { modal } = App.useApp();
  const { data: own } = useGetIdentity<Identity>();
  const { save } = useSave(() => call('POST', 'totpReset', { body: { id: person.id } }), { changes: ['personnel'] });
  if (person.totp !== 'Y' || person.id === own?.id) return null;
  const name = person.personnel_nickname ?? person.personnel_name ?? person.username;
  const ask = () =>
    void modal.confirm({
      title: `ล้างเข้าระบบสองชั้นของ ${name}`,
      content: `ใช้เมื่อมือถือหาย ${name} จะออกจากทุกเครื่อง และต้องตั้งใหม่ตอนเข้าระบบครั้งถัดไป ระบบบันทึกชื่อผู้ล้างไว้`,
      okText: 'ล้าง',
      okButtonProps: { danger: true },
      cancelText: 'ยกเลิก',
      onOk: () => save(undefined),
    });
  return <IconButton label="ล้างเข้าระบบสองชั้น" icon={<ShieldX size={18} />} onClick={ask} />;
}
