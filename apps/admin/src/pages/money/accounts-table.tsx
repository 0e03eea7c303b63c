import { baht, bankAccount, count, recordDate } from '@wethi/format';
import { Table } from 'antd';
import { Check, CircleAlert } from 'lucide-react';
import { StatusTag } from '../../feedback/status-tag';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { Card } from '../../layout/page';
import styles from './money.module.css';
import { signedBaht } from './signed-baht';
import type { MoneyDay } from './use-money-day';
import { EmptyBox } from '../../feedback/empty-box';

type Account = MoneyDay['accounts'][number];

/** What an account is called in choosers and tables. */
export function accountName({ bank, account, name }: Account): string {
  return account ? `${bank ?? ''} ${bankAccount(account)}`.trim() : name;
}

function Came({ found, given_back }: Account) {
  return (
    <div className={styles.came}>
      {baht(found)}
      {given_back > 0 && <small className={styles.second}>คืนแล้ว {baht(given_back)}</small>}
    </div>
  );
}

interface AccountsTableProps {
  accounts: readonly Account[];
  /** Of these accounts together. */
  sums: Pick<MoneyDay, 'orders' | 'expected' | 'found' | 'given_back' | 'apart'> | undefined;
  date: string;
}

/** Each account that was paid into on the day. */
export function AccountsTable({ accounts, sums, date }: AccountsTableProps) {
  const columns = asCards<Account, NonNullable<Parameters<typeof Table<Account>>[0]['columns']>[number]>([
    {
      key: 'account',
      title: 'บัญชี',
      render: (_, account) => (
        <div>
          {accountName(account)}
          {account.account && <small className={styles.second}>{account.name}</small>}
        </div>
      ),
    },
    { key: 'orders', title: 'คำสั่งซื้อ', align: 'right', render: (_, { orders }) => count(orders) },
    { key: 'expected', title: 'ควรได้', align: 'right', render: (_, { expected }) => baht(expected) },
    { key: 'found', title: 'สลิปและบัตร', align: 'right', render: (_, account) => <Came {...account} /> },
    {
      key: 'apart',
      title: 'ต่าง',
      align: 'right',
      render: (_, account) => (
        <b className={account.differences > 0 ? styles.wrong : undefined}>{signedBaht(account.apart)}</b>
      ),
    },
    {
      key: 'result',
      title: 'ผล',
      render: (_, { differences }) =>
        differences > 0 ? (
          <StatusTag tone="no" icon={<CircleAlert size={14} aria-hidden />}>
            ไม่ตรง {differences} รายการ
          </StatusTag>
        ) : (
          <StatusTag tone="ok" icon={<Check size={14} aria-hidden />}>
            ตรง
          </StatusTag>
        ),
    },
  ]);
  return (
    <Card title="แต่ละบัญชี">
      <Table<Account>
        className={`${cards.cards} number`}
        aria-label="เงินต่อบัญชี"
        rowKey="key"
        dataSource={[...accounts]}
        columns={columns}
        pagination={false}
        locale={{ emptyText: <EmptyBox text="ไม่มีคำสั่งซื้อที่ยืนยันในวันนี้" /> }}
      />
      {accounts.length > 0 && sums && (
        <p className={`${styles.sum} number`}>
          <b>รวม {recordDate(date)}</b> {count(sums.orders)}&nbsp;คำสั่งซื้อ · ควรได้&nbsp;{baht(sums.expected)} ·
          สลิปและบัตร&nbsp;
          {baht(sums.found)} · {sums.given_back > 0 && <>คืนแล้ว&nbsp;{baht(sums.given_back)} · </>}ต่าง&nbsp;
          {signedBaht(sums.apart)}
        </p>
      )}
    </Card>
  );
}
