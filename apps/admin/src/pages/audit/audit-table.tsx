import { PERSONNEL_ROLE } from '@wethi/contract';
import { Button, Table, type TableColumnType } from 'antd';
import { ArrowRight, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { Initial } from '../../layout/initial';
import { StatusTag } from '../../feedback/status-tag';
import styles from './audit.module.css';
import { momentOf } from './moment';
import { PAGE_ROWS, type Audit } from './use-audit';
import { columnName } from './column-words';
import { actionOf, actorName, entityName } from './words';

interface AuditTableProps {
  rows: readonly Audit[] | undefined;
  total: number;
  page: number;
  empty: ReactNode;
  turnTo: (page: number) => void;
  open: (id: number) => void;
}

export function AuditTable({ rows, total, page, empty, turnTo, open }: AuditTableProps) {
  return (
    <Table<Audit>
      rowKey="id"
      loading={!rows}
      dataSource={rows}
      className={`${cards.cards} ${cards.placed} ${styles.table}`}
      locale={{ emptyText: empty }}
      pagination={{ current: page, total, pageSize: PAGE_ROWS, showSizeChanger: false, onChange: turnTo }}
      columns={asCards<Audit, TableColumnType<Audit>>([
        {
          title: 'เมื่อ',
          dataIndex: 'at',
          className: `number ${cards.second}`,
          render: (at: string) => <Moment at={at} />,
        },
        {
          title: 'ใคร',
          key: 'who',
          className: cards.first,
          render: (_, { username, role, actor_id }) => (
            <span className={styles.who}>
              <Initial name={username ?? '?'} size={36} />
              <span>
                <b>{actorName({ username, actor_id })}</b>
                <small className={`${styles.second} secondary`}>{role && PERSONNEL_ROLE[role]}</small>
              </span>
            </span>
          ),
        },
        {
          title: 'ทำอะไร',
          dataIndex: 'action',
          className: cards.firstEnd,
          render: (action: string) => <StatusTag tone={actionOf(action).tone}>{actionOf(action).label}</StatusTag>,
        },
        {
          title: 'กับอะไร',
          key: 'what',
          className: cards.third,
          render: (_, { entity, record_name }) => (
            <span>
              <small className={`${styles.second} secondary`}>{entityName(entity)}</small>
              <b className={styles.name}>{record_name}</b>
            </span>
          ),
        },
        {
          title: 'เปลี่ยนอะไร',
          key: 'changes',
          className: `${styles.changes} ${cards.unnamed}`,
          render: (_, entry) => <Change entry={entry} />,
        },
        {
          title: '',
          key: 'open',
          className: cards.secondEnd,
          align: 'right',
          render: (_, { id, at }) => (
            <Button
              type="text"
              aria-label={`ดูการแก้เมื่อ ${momentOf(at)}`}
              icon={<ChevronRight size={20} aria-hidden />}
              onClick={() => open(id)}
            />
          ),
        },
      ])}
    />
  );
}

/** The day, and below it the time to the second. */
function Moment({ at }: { at: string }) {
  const [day, time] = momentOf(at).split(' ');
  return (
    <span>
      {day} <small className={`${styles.second} secondary`}>{time}</small>
    </span>
  );
}

/** The first column that changed, and how many others did. */
function Change({ entry: { action, changes } }: { entry: Audit }) {
  const [first] = changes;
  if (action === 'create') return `สร้างใหม่ ${changes.length} ช่อง`;
  if (action === 'delete') return `ลบ ${changes.length} ช่อง`;
  if (!first) return '-';
  return (
    <span className={styles.change}>
      <span className="secondary">{columnName(first.column)}</span>{' '}
      {first.before !== null && <del>{short(first.before)}</del>}
      {first.before !== null && first.after !== null && <ArrowRight size={16} aria-hidden />}
      {first.after !== null && <ins>{short(first.after)}</ins>}
      {changes.length > 1 && <small className={`${styles.second} secondary`}>และอีก {changes.length - 1} ช่อง</small>}
    </span>
  );
}

const SHOWN = 40;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
