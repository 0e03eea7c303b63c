import { useGetIdentity } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { phone } from '@wethi/format';
import { call } from '@wethi/http';
import { App } from 'antd';
import { KeyRound, LogOut, Send, ShieldX, UserCheck, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import type { Identity } from '../../providers/auth';
import { useSave } from '../../providers/use-save';
import { before, nameOf } from './person-name';

interface PersonActionsProps {
  person: Schema<'PersonnelView'>;
  resetFactor: (id: number) => void;
}

/** What is done for somebody in the list of personnel, or against who left. */
export function PersonActions({ person, resetFactor }: PersonActionsProps) {
  const { id, has_login, personnel_tel, status_by, totp } = person;
  const isOwn = useGetIdentity<Identity>().data?.id === id;
  const name = nameOf(person);
  const isShut = status_by === 'Y';
  const tel = personnel_tel && phone(personnel_tel);
  const link = { success: `ส่งลิงก์ไปที่ ${tel} แล้ว ใช้ได้ 24 ชั่วโมง`, failure: 'ส่งลิงก์ไม่สำเร็จ' };
  const send = useSave(() => call('POST', 'personnelLink', { body: { id } }), { words: link });
  return (
    <>
      {!isShut && tel && has_login === 'N' && (
        <IconButton label="ส่งลิงก์ตั้งรหัสผ่าน" icon={<Send size={18} aria-hidden />} onClick={() => send.save(undefined)} />
      )}
      {!isShut && tel && has_login === 'Y' && !isOwn && (
        <Asked
          label="รีเซ็ตรหัสผ่าน"
          icon={<KeyRound size={18} aria-hidden />}
          title={`รีเซ็ตรหัสผ่านของ ${name}`}
          text={`รหัสผ่านเดิมใช้ไม่ได้ทันที ${before(name)}จะออกจากทุกเครื่อง ระบบส่งลิงก์ตั้งรหัสผ่านทาง SMS ไปที่ ${tel} ใช้ได้ 24 ชั่วโมง ไม่มีใครเห็นรหัสผ่าน`}
          doing="รีเซ็ตและส่งลิงก์"
          words={link}
          send={() => call('POST', 'personnelNewPassword', { body: { id } })}
        />
      )}
      {totp === 'Y' && !isOwn && (
        <IconButton label="ล้างเข้าระบบสองชั้น" icon={<ShieldX size={18} aria-hidden />} onClick={() => resetFactor(id)} />
      )}
      {!isShut && (
        <Asked
          label="ออกจากระบบทุกเครื่อง"
          icon={<LogOut size={18} aria-hidden />}
          title={`ให้ ${before(name)}ออกจากระบบทุกเครื่อง`}
          text={
            isOwn
              ? 'เครื่องนี้ยังอยู่ในระบบ เครื่องอื่นต้องเข้าระบบใหม่ สิ่งที่ยังไม่ได้บันทึกจะหาย'
              : `${before(name)}ต้องเข้าระบบใหม่ สิ่งที่ยังไม่ได้บันทึกจะหาย`
          }
          doing="ให้ออกจากระบบ"
          words={{ success: `${before(name)}ออกจากระบบทุกเครื่องแล้ว`, failure: 'ให้ออกจากระบบไม่สำเร็จ' }}
          send={() => call('POST', 'personnelSignOut', { body: { id } })}
        />
      )}
      {!isOwn && !isShut && (
        <Asked
          label="ปิดการเข้าใช้"
          icon={<UserX size={18} aria-hidden />}
          title={`ปิดการเข้าใช้ของ ${name}`}
          text={`${before(name)}จะออกจากทุกเครื่อง และเข้าหลังบ้านไม่ได้ งานที่ทำไว้ยังอยู่ เปิดให้ใหม่ได้ทุกเมื่อ`}
          doing="ปิดการเข้าใช้"
          words={{ success: `ปิดการเข้าใช้ของ ${name} แล้ว`, failure: 'ปิดการเข้าใช้ไม่สำเร็จ' }}
          send={() => call('POST', 'personnel', { body: { id, status_by: 'Y' } })}
        />
      )}
      {isShut && <Reopen person={person} />}
    </>
  );
}

function Reopen({ person }: { person: Schema<'PersonnelView'> }) {
  const { save } = useSave(() => call('POST', 'personnel', { body: { id: person.id, status_by: 'N' } }), {
    changes: ['personnel'],
    words: { success: `เปิดการเข้าใช้ของ ${nameOf(person)} แล้ว`, failure: 'เปิดการเข้าใช้ไม่สำเร็จ' },
  });
  return <IconButton label="เปิดการเข้าใช้" icon={<UserCheck size={18} aria-hidden />} onClick={() => save(undefined)} />;
}

interface AskedProps {
  label: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** On the button that does it. */
  doing: string;
  words: { success: string; failure: string };
  send: () => Promise<unknown>;
}

/** What ends something asks first. */
function Asked({ label, icon, title, text, doing, words, send }: AskedProps) {
  const { modal } = App.useApp();
  const { save } = useSave(send, { changes: ['personnel'], words });
  const ask = () =>
    void modal.confirm({
      title,
      content: text,
      okText: doing,
      okButtonProps: { danger: true },
      cancelText: 'ยกเลิก',
      onOk: () => save(undefined),
    });
  return <IconButton label={label} icon={icon} onClick={ask} />;
}
