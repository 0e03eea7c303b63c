import { PERMISSIONS, PERSONNEL_ROLE, roleMay, type Permission, type PersonnelRole } from '@wethi/contract';
import { Check, Drum, Minus } from 'lucide-react';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import styles from './personnel.module.css';

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
    'money.reconcile': 'กระทบยอดเงิน',
    'tickets.check': 'ตรวจบัตรหน้างาน',
    'coupons.read': 'ดูคูปอง',
    'coupons.write': 'สร้างและแก้คูปอง',
  },
  งานแสดง: {
    'catalog.write': 'สร้างและแก้งานแสดง',
    'pages.write': 'แก้หน้าข้อมูล',
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
    'people.merge': 'รวมสองบัญชีของคนเดียวกัน',
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

const LEAD = 'บทบาทมี 3 แบบ แก้สิทธิ์รายข้อไม่ได้ เพื่อให้ทุกคนจำง่าย';

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

/** Who may do what, from the table by which the server decides; a card each on phones. Permissions without words are named as they are. */
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
  const roles = Object.keys(PERSONNEL_ROLE) as PersonnelRole[];
  return (
    <Card title="แต่ละบทบาททำอะไรได้" extra={<span className={styles.beside}>{LEAD}</span>}>
      <p className={styles.below}>{LEAD}</p>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">สิ่งที่ทำ</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {PERSONNEL_ROLE[role]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, lines }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1}>
                {group}
              </th>
            </tr>
            {lines.map(({ permission, words }) => (
              <tr key={permission}>
                <th scope="row">
                  {words}
                  {PERMISSIONS[permission].mfa && <small className="secondary"> ต้องเข้าระบบสองชั้น</small>}
                </th>
                {roles.map((role) => (
                  <td key={role} data-role={PERSONNEL_ROLE[role]}>
                    <May role={role} permission={permission} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
