import { baht, bankAccount, count, recordDate } from '@wethi/format';
import { Table } from 'antd';
import { Check, CircleAlert } from 'lucide-react';
import { StatusTag } from '../../feedback/status-tag';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { SumRow, type SumCell } from '../../columns/sum-row';
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

function Came({ found, given_back }: Pick<Account, 'found' | 'given_back'>) {
  return (
    <div className={styles.came}>
      {baht(found)}
      {given_back > 0 && <small className={styles.second}>คืนแล้ว {baht(given_back)}</small>}
    </div>
  );
}

type Sums = Pick<MoneyDay, 'orders' | 'expected' | 'found' | 'given_back' | 'apart'>;

interface AccountsTableProps {
  accounts: readonly Account[];
  /** Of these accounts together. */
  sums: Sums | undefined;
  date: string;
}

function sumCells(sums: Sums, date: string): SumCell[] {
  const { orders, expected, found, given_back, apart } = sums;
  return [
    { name: 'รวม', value: `รวม ${recordDate(date)}`, className: cards.first },
    { name: 'คำสั่งซื้อ', value: count(orders), align: 'right' },
    { name: 'ควรได้', value: baht(expected), align: 'right' },
    { name: 'สลิปและบัตร', value: <Came found={found} given_back={given_back} />, align: 'right' },
    { name: 'ต่าง', value: signedBaht(apart), align: 'right', className: cards.firstEnd },
    { name: 'ผล', value: null, className: cards.secondEnd },
  ];
}

/** Each account that was paid into on the day. */
export function AccountsTable({ accounts, sums, date }: AccountsTableProps) {
  const columns = asCards<Account, NonNullable<Parameters<typeof Table<Account>>[0]['columns']>[number]>([
    {
      key: 'account',
      title: 'บัญชี',
      className: cards.first,
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
      className: cards.firstEnd,
      render: (_, { differences, apart }) =>
        differences > 0 ? <b className={styles.wrong}>{signedBaht(apart)}</b> : signedBaht(apart),
    },
    {
      key: 'result',
      title: 'ผล',
      className: cards.secondEnd,
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
        className={`${cards.cards} ${cards.placed} number`}
        aria-label="เงินต่อบัญชี"
        rowKey="key"
        dataSource={[...accounts]}
        columns={columns}
        pagination={false}
        summary={() => accounts.length > 0 && sums && <SumRow cells={sumCells(sums, date)} />}
        locale={{ emptyText: <EmptyBox text="ไม่มีคำสั่งซื้อที่ยืนยันในวันนี้" /> }}
      />
    </Card>
  );
}
