import { PERMISSIONS, PERSONNEL_ROLE, roleMay, type Permission, type PersonnelRole } from '@wethi/contract';
import { Card, Table } from 'antd';
import { Check, Drum, Minus } from 'lucide-react';
import { StatusTag } from '../../feedback/status-tag';

/** Every permission in words, under what it is about. */
const GROUPS: Record<string, Partial<Record<Permission, string>>> = {
  ขายและเงิน: {
    'orders.read': 'ดูคำสั่งซื้อ',
    'orders.approve': 'อนุมัติหรือไม่อนุมัติสลิป',
    'orders.refund': 'คืนเงิน',
    'reports.read': 'รายงานยอดขาย',
    'banks.read': 'ดูบัญชีรับโอน',
    'banks.write': 'แก้บัญชีรับโอน',
    'ways.write': 'เปิดปิดวิธีชำระเงิน',
    'coupons.read': 'ดูคูปอง',
    'coupons.write': 'สร้างและแก้คูปอง',
  },
  งานแสดง: {
    'catalog.write': 'สร้างและแก้งานแสดง',
    'catalog.import': 'นำเข้าสินค้าจากไฟล์',
    'tabs.write': 'แก้แท็บที่ทุกงานใช้ร่วมกัน',
    'media.read': 'ดูสถิติการชม',
    'media.write': 'วิดีโอและไลฟ์',
    'chat.moderate': 'ดูแลแชต',
    'chat.rule': 'ตั้งกติกาแชตของทุกงาน',
    'comments.delete': 'ลบความคิดเห็น',
  },
  ลูกค้า: {
    'people.read': 'ดูเบอร์โทรและที่อยู่',
    'people.write': 'แก้ไขและระงับบัญชี',
    'messages.send': 'ส่งข้อความถึงผู้ซื้อ',
  },
  ร้าน: {
    'staff.read': 'ดูทีมงาน',
    'staff.write': 'แก้ทีมงาน',
    'personnel.read': 'ดูบุคลากร',
    'audit.read': 'ดูประวัติการแก้ไข',
    'personnel.write': 'บุคลากรและบทบาท',
  },
};

interface Line {
  permission: Permission;
  words: string;
}

function May({ role, permission }: { role: PersonnelRole; permission: Permission }) {
  if (!roleMay(role, permission))
    return (
      <span className="secondary">
        <Minus size={16} aria-hidden /> ไม่ได้
      </span>
    );
  if (role === 'band')
    return (
      <StatusTag tone="info" icon={<Drum size={16} aria-hidden />}>
        เฉพาะวงตัวเอง
      </StatusTag>
    );
  return (
    <StatusTag tone="ok" icon={<Check size={16} aria-hidden />}>
      ทำได้
    </StatusTag>
  );
}

/** Who may do what, from the table by which the server decides. Permissions without words are named as they are. */
export function RoleMatrix() {
  const named = Object.assign({}, ...Object.values(GROUPS)) as Partial<Record<Permission, string>>;
  const unnamed = (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => !named[permission]);
  const others: Record<string, Partial<Record<Permission, string>>> = unnamed.length > 0
    ? { อื่นๆ: Object.fromEntries(unnamed.map((permission) => [permission, permission])) }
    : {};
  const groups = Object.entries({ ...GROUPS, ...others }).map(([group, words]) => ({
    group,
    lines: Object.entries(words).map(([permission, text]) => ({ permission, words: text }) as Line),
  }));
  return (
    <Card
      title="แต่ละบทบาททำอะไรได้"
      extra={<span className="secondary">บทบาทมี 3 แบบ แก้สิทธิ์รายข้อไม่ได้ เพื่อให้ทุกคนจำง่าย</span>}
    >
      {groups.map(({ group, lines }) => (
        <Table<Line>
          key={group}
          size="small"
          rowKey="permission"
          pagination={false}
          dataSource={lines}
          scroll={{ x: 520 }}
          columns={[
            {
              title: group,
              dataIndex: 'words',
              width: '40%',
              render: (words: string, { permission }) => (
                <>
                  {words}
                  {PERMISSIONS[permission].mfa && <small className="secondary"> ต้องเข้าระบบสองชั้น</small>}
                </>
              ),
            },
            ...(Object.keys(PERSONNEL_ROLE) as PersonnelRole[]).map((role) => ({
              title: PERSONNEL_ROLE[role],
              key: role,
              width: '20%',
              render: (_: unknown, { permission }: Line) => <May role={role} permission={permission} />,
            })),
          ]}
        />
      ))}
    </Card>
  );
}
