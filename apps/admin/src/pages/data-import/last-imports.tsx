import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { DATA_IMPORT_KIND, DATA_IMPORT_STATUS } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Grid, Table } from 'antd';
import { Check, Undo2 } from 'lucide-react';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { recordTime } from '../../columns/record-time';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import { LAST_IMPORTS, UndoButton } from './undo-button';

type Shown = Schema<'ShownImport'>;
type Columns = NonNullable<Parameters<typeof Table<Shown>>[0]['columns']>;

const COLUMNS: Columns = [
  { key: 'name', title: 'ไฟล์', className: cards.first, render: (_, { data_import_name }) => data_import_name },
  {
    key: 'kind',
    title: 'อะไร',
    className: cards.second,
    render: (_, { data_import_kind }) => DATA_IMPORT_KIND[data_import_kind],
  },
  {
    key: 'made',
    title: 'แถว',
    align: 'right',
    className: cards.firstEnd,
    render: (_, { data_import_made }) => count(data_import_made ?? 0),
  },
  { key: 'at', title: 'เมื่อ', className: cards.third, render: (_, { create_at }) => recordTime(create_at) },
  { key: 'by', title: 'โดย', render: (_, { by_name }) => by_name ?? '-' },
  {
    key: 'status',
    title: 'ผล',
    className: cards.secondEnd,
    render: (_, { data_import_status: status }) => (
      <StatusTag
        tone={status === 'done' ? 'ok' : 'info'}
        icon={status === 'done' ? <Check size={14} aria-hidden /> : <Undo2 size={14} aria-hidden />}
      >
        {DATA_IMPORT_STATUS[status]}
      </StatusTag>
    ),
  },
  {
    key: 'undo',
    title: <span className="unseen">จัดการ</span>,
    align: 'right',
    render: (_, { id, data_import_kind: kind, data_import_name: name, data_import_made: made, undo_until }) =>
      undo_until && <UndoButton kind={kind} id={id} name={name} made={made ?? 0} />,
  },
];

export function useLastImports() {
  return useQuery({
    queryKey: LAST_IMPORTS,
    queryFn: async () => (await call('GET', 'dataImport')).data ?? [],
  });
}

/** The last files that were taken in; those of today can be taken back. */
export function LastImports() {
  const wide = Grid.useBreakpoint().md;
  const { data, error, refetch, isLoading } = useLastImports();
  return (
    <Card title="ที่นำเข้าล่าสุด">
      {error ? (
        <ReadFailed what="ที่นำเข้าล่าสุด" error={error} retry={refetch} />
      ) : (
        <Table<Shown>
          className={`${cards.cards} ${cards.placed} number`}
          aria-label="ที่นำเข้าล่าสุด"
          rowKey="id"
          loading={isLoading}
          dataSource={data ?? []}
          columns={asCards<Shown, Columns[number]>(COLUMNS)}
          scroll={wide ? { x: 'max-content' } : {}}
          locale={{ emptyText: <EmptyBox text="ยังไม่มีไฟล์ที่นำเข้า เลือกไฟล์ด้านบน หรือเริ่มจากไฟล์ตัวอย่าง" /> }}
          pagination={false}
        />
      )}
    </Card>
  );
}
