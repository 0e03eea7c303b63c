import { count, phone } from '@wethi/format';
import { Button, Table, type TableColumnType } from 'antd';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { recordTime } from '../../columns/record-time';
import styles from './deliveries.module.css';
import { keyOf, PAGE_ROWS, type Delivery, type State } from './use-deliveries';
import { jobWords, reasonWords } from './words';

interface DeliveriesTableProps {
  state: State;
  rows: readonly Delivery[] | undefined;
  total: number;
  page: number;
  turnTo: (page: number) => void;
  keys: readonly string[];
  choose: (keys: readonly string[]) => void;
  empty: ReactNode;
  sendAgain: (row: Delivery) => void;
  busy: boolean;
}

export function DeliveriesTable(props: DeliveriesTableProps) {
  const { state, rows, total, page, turnTo, keys, choose, empty, sendAgain, busy } = props;
  const isRetrying = state === 'retrying';
  return (
    <Table<Delivery>
      rowKey={keyOf}
      loading={!rows}
      dataSource={rows}
      className={cards.cards}
      locale={{ emptyText: empty }}
      rowSelection={
        isRetrying
          ? undefined
          : {
              selectedRowKeys: [...keys],
              onChange: (chosen) => choose(chosen.map(String)),
              columnWidth: 48,
              // Ant Design repeats the box of the head in a hidden row, where the keyboard would get lost.
              hideSelectAll: true,
              getCheckboxProps: (row) => ({ title: `เลือก ${nameOf(row)}`, 'aria-label': `เลือก ${nameOf(row)}` }),
            }
      }
      pagination={{ current: page, total, pageSize: PAGE_ROWS, showSizeChanger: false, onChange: turnTo }}
      columns={asCards<Delivery, TableColumnType<Delivery>>([
        { title: 'ถึง', key: 'to', render: (_, row) => <Recipient row={row} /> },
        { title: 'ทาง', key: 'way', className: styles.way, render: (_, { job }) => jobWords(job).way },
        { title: 'เพราะอะไร', key: 'reason', render: (_, { reason }) => <Reason said={reason} /> },
        {
          title: 'เรื่อง',
          key: 'words',
          render: (_, { job, words }) => (
            <span className={styles.lines}>
              {jobWords(job).what}
              {words && <small className="secondary">{words}</small>}
            </span>
          ),
        },
        {
          title: 'ข้อความ',
          dataIndex: 'count',
          className: 'number',
          render: (number: number) => `${count(number)} ฉบับ`,
        },
        {
          title: isRetrying ? 'เขียนเมื่อ' : 'ครั้งสุดท้าย',
          dataIndex: 'at',
          className: 'number',
          render: recordTime,
        },
        {
          title: '',
          key: 'again',
          align: 'right',
          render: (_, row) =>
            !isRetrying &&
            (row.sendable > 0 ? (
              <Button
                icon={<RefreshCw size={18} aria-hidden />}
                disabled={busy}
                aria-label={`ส่งอีกครั้ง ถึง ${nameOf(row)}`}
                onClick={() => sendAgain(row)}
              >
                ส่งอีกครั้ง
              </Button>
            ) : (
              <small className="secondary">{row.words ? 'เลยเวลาส่งแล้ว' : 'ไม่เก็บเนื้อความ'}</small>
            )),
        },
      ])}
    />
  );
}

function nameOf({ job, to, to_kind, to_name }: Delivery): string {
  if (to_name) return to_name;
  if (to_kind === 'tel' && to) return phone(to);
  return (to_kind !== 'user_id' && to) || jobWords(job).what;
}

/** Whom or what it was for; an order opens. */
function Recipient({ row }: { row: Delivery }) {
  const { to, to_kind, to_name } = row;
  if (to_kind === 'orders_id') return <Link to={`/orders?show=${to}`}>{to_name ?? `รหัส ${to}`}</Link>;
  const address = to_kind === 'tel' ? phone(to ?? '') : to_kind === 'to' || to_kind === 'chat_id' ? to : null;
  return (
    <span className={styles.lines}>
      <b>{to_name ?? address ?? (row.job === 'send-chat-message' ? 'ห้องกลาง' : '-')}</b>
      {to_name && address && <small className="secondary number">{address}</small>}
    </span>
  );
}

/** In words, and as the provider said it below them for who looks into it. */
function Reason({ said }: { said: string | null }) {
  const words = reasonWords(said ?? '');
  return (
    <span className={`${styles.lines} ${styles.reason}`}>
      {words ?? 'ทำไม่สำเร็จ'}
      {said && <small className="secondary">{said}</small>}
    </span>
  );
}
