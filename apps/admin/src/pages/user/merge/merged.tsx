import { count, phone } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { CircleCheck, GitMerge, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { recordTime } from '../../../columns/record-time';
import { useMay } from '../../../providers/access';
import { useSave } from '../../../providers/use-save';
import styles from '../customer/customer.module.css';
import { useCustomerChanged, type Customer } from '../customer/use-customer';

import { useMerges } from './use-merge';

/** What came into an account, and the way back as long as there is one. */
export function MergedFrom({ userId }: { userId: number }) {
  const { data } = useMerges(userId);
  const mayUndo = useMay('people.merge');
  const changed = useCustomerChanged(userId);
  const { save, saving } = useSave((id: number) => call('POST', 'userMergeUndo', { body: { id } }), {
    changes: ['user'],
    words: { success: 'เลิกรวมบัญชีแล้ว', failure: 'เลิกรวมบัญชีไม่สำเร็จ' },
    done: changed,
  });
  return data?.from.map(({ id, user_id, user_tel, orders, days_left }, at) => (
    <div key={id} className={`${styles.banner} ${styles.ok}`} role="status">
      <CircleCheck size={20} aria-hidden />
      <p className="number">
        <b>รวมบัญชีแล้ว</b> คำสั่งซื้อ {count(orders)} รายการของ <Link to={`/user/${user_id}`}>{phone(user_tel)}</Link> ย้ายมาที่นี่
        เบอร์เดิมเข้าระบบไม่ได้แล้ว
      </p>
      {mayUndo && at === 0 && (
        <Button icon={<Undo2 size={18} aria-hidden />} loading={saving} onClick={() => save(id)}>
          เลิกรวม (ได้อีก {days_left} วัน)
        </Button>
      )}
    </div>
  ));
}

/** Where an account went. */
export function MergedInto({ user }: { user: Customer }) {
  const { data } = useMerges(user.id);
  if (!data?.into) return null;
  const { user_id, user_tel, at, by_name } = data.into;
  const by = [by_name && `โดย ${by_name}`, at && recordTime(at)].filter(Boolean).join(' ');
  return (
    <div className={styles.banner} role="status">
      <GitMerge size={20} aria-hidden />
      <p className="number">
        <b>บัญชีนี้รวมเข้ากับ {phone(user_tel)} แล้ว</b> {by && `${by} · `}เข้าระบบไม่ได้ ทุกอย่างย้ายไปที่นั่น
      </p>
      <Link to={`/user/${user_id}`}>ไปที่บัญชี {phone(user_tel)}</Link>
    </div>
  );
}
