import { baht, count, fullDuration, phone } from '@wethi/format';
import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { App } from 'antd';
import { Copy, Pencil } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { recordTime } from '../../../columns/record-time';
import { StatusTag } from '../../../feedback/status-tag';
import { Card } from '../../../layout/page';
import styles from '../customer/customer.module.css';
import { useCare, type Customer } from '../customer/use-customer';

/** What is known of somebody. */
export function FactsCard({ user, edit }: { user: Customer; edit: () => void }) {
  const { data: care } = useCare(user.id);
  const { data: seconds } = useQuery({
    queryKey: ['customer', user.id, 'month'],
    queryFn: async () =>
      (await call('GET', 'videosStatisticsByUserMonthTime', { query: { user_id: user.id } })).data?.monthTotalSecond,
  });
  const { data: bought } = useQuery({
    queryKey: ['customer', user.id, 'bought'],
    queryFn: async () =>
      (await call('GET', 'orders/ordersTotals', { query: { user_id: user.id, orders_status: 'approve' } })).data,
  });
  const facts: [string, ReactNode][] = [
    ['เบอร์โทร', <CopiedPhone key="tel" tel={user.user_tel} />],
    ['ชื่อเล่น', user.user_nickname ?? '-'],
    [
      'อีเมล',
      user.user_email ? (
        <>
          {user.user_email} {user.user_email_at && <StatusTag tone="ok">ยืนยันแล้ว</StatusTag>}
        </>
      ) : (
        '-'
      ),
    ],
    ['ที่อยู่', care?.address ?? '-'],
    ['สมัครเมื่อ', recordTime(user.create_at)],
    ...(bought?.count
      ? [['สมาชิกเดิม', `ซื้อ ${count(bought.count)} ครั้ง ${baht(bought.net)}`] as [string, ReactNode]]
      : []),
    ['ดูเดือนนี้', fullDuration(seconds ?? 0)],
    ['ยินยอมข้อมูล', user.consent_version ? `ฉบับ ${user.consent_version}` : '-'],
    ...(user.user_delete_at ? [['ขอลบบัญชี', recordTime(user.user_delete_at)] as [string, ReactNode]] : []),
  ];
  return (
    <Card title="ข้อมูล" extra={<IconButton label="แก้ไขข้อมูล" icon={<Pencil size={18} />} onClick={edit} />}>
      <dl className={`${styles.facts} number`}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}

function CopiedPhone({ tel }: { tel: string }) {
  const { message } = App.useApp();
  const copy = () =>
    void navigator.clipboard.writeText(tel).then(
      () => message.success('คัดลอกเบอร์แล้ว'),
      () => message.error('คัดลอกไม่ได้ ลองอีกครั้ง'),
    );
  return (
    <span className={styles.copied}>
      {phone(tel)} <IconButton label="คัดลอกเบอร์" icon={<Copy size={18} />} onClick={copy} />
    </span>
  );
}
