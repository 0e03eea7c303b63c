import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS, PERSONNEL_ROLE, roleMay, type PersonnelRole } from '@wethi/contract';
import { baht } from '@wethi/format';
import { call } from '@wethi/http';
import { Check, Eye, Guitar, Minus } from 'lucide-react';
import { Card } from '../../layout/page';
import styles from './personnel.module.css';
import { GROUPS, type Line } from './role-matrix-lines';

const LEAD = 'บทบาทมี 3 แบบ แก้สิทธิ์รายข้อไม่ได้ เพื่อให้ทุกคนจำง่าย';
const ROLES = Object.keys(PERSONNEL_ROLE) as PersonnelRole[]; // the keys of an object that has no others

/** Who may do what, from the table by which the server decides; a card each on phones. */
export function RoleMatrix() {
  const { data: limit } = useQuery({
    queryKey: ['refund-limit'],
    queryFn: async () => (await call('GET', 'orders/refundLimit')).data?.staff ?? null,
  });
  return (
    <Card title="แต่ละบทบาททำอะไรได้" extra={<span className={styles.beside}>{LEAD}</span>}>
      <p className={styles.below}>{LEAD}</p>
      <table className={styles.matrix}>
        <caption className="unseen">สิทธิ์ของเจ้าของ พนักงานร้าน และทีมงานวง</caption>
        <thead>
          <tr>
            <th scope="col">สิ่งที่ทำ</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {PERSONNEL_ROLE[role]}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(GROUPS).map(([group, lines]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={ROLES.length + 1}>
                {group}
              </th>
            </tr>
            {lines.map((line) => (
              <tr key={line.may}>
                <th scope="row">
                  {line.words}
                  {PERMISSIONS[line.may].mfa && <small className="secondary"> ต้องเข้าระบบสองชั้น</small>}
                </th>
                {ROLES.map((role) => (
                  <td key={role} data-role={PERSONNEL_ROLE[role]}>
                    <May role={role} line={line} limit={limit} />
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

function May({ role, line: { may, sees }, limit }: { role: PersonnelRole; line: Line; limit?: number | null }) {
  if (!roleMay(role, may)) {
    if (!sees || !roleMay(role, sees))
      return (
        <span className={styles.cannot}>
          <Minus size={18} aria-hidden /> ไม่ได้
        </span>
      );
    return (
      <span className={styles.partly}>
        <Eye size={18} aria-hidden /> ดูอย่างเดียว
      </span>
    );
  }
  if (role === 'band')
    return (
      <span className={styles.partly}>
        <Guitar size={18} aria-hidden /> เฉพาะวงตัวเอง
      </span>
    );
  const isLimited = may === 'orders.refund' && role === 'shop' && typeof limit === 'number';
  return (
    <span className={styles.may}>
      <Check size={18} aria-hidden /> {isLimited ? `ไม่เกิน ${baht(limit)}` : 'ทำได้'}
    </span>
  );
}
