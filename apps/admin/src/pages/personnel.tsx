import { PERSONNEL_ROLE } from '@wethi/contract';
import { Send, UserPlus } from 'lucide-react';
import cards from '../columns/cards.module.css';
import { ReferenceName } from '../columns/reference-name';
import { crud } from '../crud/crud';
import { useTotal } from '../filters/use-total';
import { Card, Page } from '../layout/page';
import { usePanel } from '../panel/use-panel';
import { BAND } from '../providers/resource';
import { FactorTag } from './personnel/factor-tag';
import { MissingFactor } from './personnel/missing-factor';
import { PersonActions } from './personnel/person-actions';
import { PersonCell, seenText } from './personnel/person-cell';
import { PersonForm } from './personnel/person-form';
import { fullNameOf } from './personnel/person-name';
import { ResetFactor } from './personnel/reset-factor';
import { RoleMatrix } from './personnel/role-matrix';
import { RoleTag } from './personnel/role-tag';

const { RecordTable, column } = crud('personnel');

/** Who works in the back office, and what each role may do (56-admin-personnel). */
export default function PersonnelPage() {
  const resetting = usePanel('reset');
  const total = useTotal('personnel');
  return (
    <Page>
      <MissingFactor />
      <Card title={total === undefined ? 'บุคลากร' : `บุคลากร ${total} คน`}>
        <RecordTable
          noun="บุคลากร"
          search="ค้นหาชื่อหรือชื่อผู้ใช้"
          cards="placed"
          empty="ยังไม่มีบุคลากร เพิ่มผู้ที่ต้องเข้าหลังบ้าน"
          add={{
            icon: <UserPlus size={18} aria-hidden />,
            save: 'เพิ่มและส่งลิงก์',
            saveIcon: <Send size={18} aria-hidden />,
          }}
          defaults={{ role: 'shop' }}
          menuOf={(person) => `จัดการ ${fullNameOf(person)}`}
          columns={[
            column.text('username', 'ชื่อ', {
              className: cards.first,
              file: {
                username: 'ชื่อผู้ใช้',
                personnel_name: 'ชื่อ',
                personnel_lname: 'นามสกุล',
                status_by: 'ปิดใช้งาน',
              },
              render: (_, person) => <PersonCell person={person} />,
            }),
            column.choice('role', 'บทบาท', PERSONNEL_ROLE, {
              className: cards.secondEnd,
              render: (_, { role }) => <RoleTag role={role} />,
            }),
            column.reference('band_id', 'เห็นข้อมูลของ', BAND, {
              className: cards.second,
              render: (id: number | null, { role }) =>
                role === 'band' ? <ReferenceName id={id} column="band_id" {...BAND} /> : 'ทุกวง',
            }),
            column.text('totp', 'เข้าระบบสองชั้น', {
              sorter: false,
              className: cards.unnamed,
              file: { totp: 'เข้าระบบสองชั้น' },
              render: (_, person) => <FactorTag person={person} />,
            }),
            column.text('seen_at', 'ใช้ล่าสุด', {
              sorter: false,
              className: 'number',
              render: (_, { seen_at }) => seenText(seen_at),
            }),
          ]}
          actions={(person) => <PersonActions person={person} resetFactor={resetting.show} />}
        >
          <PersonForm />
        </RecordTable>
      </Card>
      <RoleMatrix />
      <ResetFactor key={resetting.opened} panel={resetting} />
    </Page>
  );
}
