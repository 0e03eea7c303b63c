import { useGetIdentity } from '@refinedev/core';
import { call } from '@wethi/http';
import { Alert, Button } from 'antd';
import { Send } from 'lucide-react';
import type { Identity } from '../../providers/auth';
import { useSave } from '../../providers/use-save';

/** For shop staff, who may look: the owners read in the central room that somebody asks for them. */
export function OwnersOnly() {
  const { data: person } = useGetIdentity<Identity>();
  const message = `${person?.personnel_nickname ?? person?.username ?? 'พนักงานร้าน'} ขอให้เจ้าของแก้ตั้งค่าร้าน ${location.href}`;
  const { save, saving } = useSave(() => call('POST', 'notiText', { body: { message } }), {
    words: { success: 'ส่งถึงห้องกลางของร้านแล้ว', failure: 'ส่งไม่สำเร็จ' },
  });
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      message={
        <>
          <b>ดูได้อย่างเดียว</b> การตั้งค่าแก้ได้เฉพาะเจ้าของร้าน
        </>
      }
      action={
        <Button icon={<Send size={18} aria-hidden />} loading={saving} onClick={() => save(undefined)}>
          ขอให้เจ้าของแก้
        </Button>
      }
    />
  );
}
