import { PERSONNEL_ROLE } from '@wethi/contract';
import { Button, Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { StatusTag } from '../../feedback/status-tag';
import styles from './audit.module.css';
import { momentOf } from './moment';
import { PAGE_ROWS, type Audit } from './use-audit';
import { columnName } from './column-words';
import { actionOf, entityName } from './words';

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
      className={cards.cards}
      locale={{ emptyText: empty }}
      pagination={{ current: page, total, pageSize: PAGE_ROWS, showSizeChanger: false, onChange: turnTo }}
      columns={asCards<Audit, TableColumnType<Audit>>([
        { title: 'เมื่อ', dataIndex: 'at', className: 'number', render: momentOf },
        {
          title: 'ใคร',
          key: 'who',
          render: (_, { username, role, actor_id }) => (
            <span>
              {username ?? `รหัส ${actor_id}`}
              <small className={`${styles.second} secondary`}>{role && PERSONNEL_ROLE[role]}</small>
            </span>
          ),
        },
        {
          title: 'ทำอะไร',
          dataIndex: 'action',
          render: (action: string) => <StatusTag tone={actionOf(action).tone}>{actionOf(action).label}</StatusTag>,
        },
        {
          title: 'กับอะไร',
          key: 'what',
          render: (_, { entity, record_name }) => (
            <span>
              {entityName(entity)}
              <small className={`${styles.second} secondary`}>{record_name}</small>
            </span>
          ),
        },
        { title: 'เปลี่ยนอะไร', key: 'changes', render: (_, entry) => <Change entry={entry} /> },
        {
          title: '',
          key: 'open',
          align: 'right',
          render: (_, { id, at }) => (
            <Button aria-label={`ดูการแก้เมื่อ ${momentOf(at)}`} onClick={() => open(id)}>
              ดู
            </Button>
          ),
        },
      ])}
    />
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
      {columnName(first.column)} {first.before !== null && <del>{short(first.before)}</del>}{' '}
      {first.after !== null && <ins>{short(first.after)}</ins>}
      {changes.length > 1 && <span className="secondary"> และอีก {changes.length - 1} ช่อง</span>}
    </span>
  );
}

const SHOWN = 40;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
