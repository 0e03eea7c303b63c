import { useTable } from '@refinedev/antd';
import { useCan, type CrudFilter, type CrudSort, type HttpError, type LogicalFilter } from '@refinedev/core';
import { Button, Grid, Table, type TableColumnType } from 'antd';
import { Eye, Plus } from 'lucide-react';
import { useState, type Key, type ReactNode } from 'react';
import { ListFailed, NoRecords, type AddButton, type Emptiness } from './no-records';
import { LoadingRows } from '../columns/loading-rows';
import { RecordDrawer } from '../record/record-drawer';
import type { ColumnName, Row } from '../providers/resource';
import type { Column } from '../columns/column';
import { FileMenu } from '../actions/file-menu';
import { IconButton } from '../actions/icon-button';
import { RecordPanel } from '../panel/record-panel';
import { RecordFacts } from './record-facts';
import { RecordTiles } from './record-tiles';
import { BulkBar, type BulkAction } from './bulk-bar';
import { columnsInUse } from './columns-in-use';
import { fetchList } from './list-file';
import { asCards } from '../columns/cards';
import cards from '../columns/cards.module.css';
import { PageRows } from '../columns/page-rows';
import { usePageWithRows } from '../columns/use-page-with-rows';
import styles from './record-table.module.css';
import { RowActions } from './row-actions';
import type { Moving } from './moving-rows';
import { idOf, usePanel } from '../panel/use-panel';
import type { RangeFilter } from '../filters/range-filter';
import { TableFilters, type ChoiceFilter, type FilterState, type ReferenceFilter } from '../filters/table-filters';
import type { Tabs } from '../filters/tabs';

export interface RecordTableProps<Record extends Row> {
  resource: string;
  /** What one record is called: "เพิ่มวง", "แก้ไขวง". */
  noun: string;
  columns: Column<Record>[];
  /** Makes a record readable in full: the columns that the drawer shows beside those of the table. */
  details?: Column<Record>[];
  /** The fields of the drawer form; a screen that only shows has none. */
  children?: ReactNode;
  /** What to do when there is nothing yet. */
  empty: string | Emptiness;
  /** What the list is called where it cannot be read, and what goes on all the same. */
  failed?: { what: string; text: string };
  /** Values that every shown and every new record has. */
  where?: Partial<Record>;
  /** Values that a new record starts with. */
  defaults?: Partial<Record>;
  sort?: { field: ColumnName<Record>; order: 'asc' | 'desc' };
  /** Lets the rows be moved, where they belong together and stand in the order of `sort`: `movingRows`. */
  moving?: Moving;
  /** Views of the list side by side. */
  tabs?: Tabs<Record>;
  filterBy?: ReferenceFilter<Record>[];
  choiceBy?: ChoiceFilter<Record>[];
  rangeBy?: RangeFilter<Record>[];
  search?: string;
  /** More choosers beside the search box; they may set filters of the list. */
  toolbar?: ReactNode | ((table: FilterState) => ReactNode);
  /** Stands between the filters and the list. */
  summary?: ReactNode;
  /** More buttons in a record's row. */
  actions?: (record: Record) => ReactNode;
  /** What one mostly wants of a record: a button with its name, beside a menu of the others. */
  mainAction?: (record: Record) => ReactNode;
  /** What the menu of a row's buttons is called, where they stand in one. */
  menuOf?: (record: Record) => string;
  /** The button for a new record, where it does not say "เพิ่ม…", and what saves it. In a dialog, where its form is short; as the last tile of a list of few; or the screen has it. */
  add?: AddButton & { save?: string; saveIcon?: ReactNode; inDialog?: boolean; asTile?: boolean; elsewhere?: boolean };
  /** What is opened in the place of the drawer once a new record is there. */
  created?: (id: number) => void;
  /** What can be done to several chosen records at once. */
  bulk?: BulkAction[];
  /** Which records can be deleted, where not all of them can. */
  deletable?: (record: Record) => boolean;
  /** The resource has no call that makes a file of its list. */
  withoutFile?: boolean;
  /** The rows are cards on phones, with all columns; or placed by the classes of `cards.module.css` that they have. */
  cards?: boolean | 'placed';
  /** The records stand as tiles beside each other instead of in a table; files have the columns. */
  tile?: (record: Record, actions: ReactNode) => ReactNode;
  /** A table inside another screen leaves the address alone. */
  embedded?: boolean;
}

/** Rows are moved within a page. */
const MAX_MOVING = 100;
/** Of more, Ant Design lets the size of a page be chosen. */
const MAX_OF_ONE_SIZE = 50;

export function RecordTable<Record extends Row>(props: RecordTableProps<Record>) {
  const { resource, noun, columns, where = {}, details, sort, bulk = [], embedded = false } = props;
  const [chosen, choose] = useState<Key[]>([]);
  const [cleared, setCleared] = useState(0);
  const table = useTable<Record, HttpError>({
    resource,
    syncWithLocation: !embedded,
    pagination: { pageSize: props.moving ? MAX_MOVING : 20 },
    sorters: { initial: [(sort ?? { field: 'id', order: 'desc' }) as CrudSort] },
    filters: { permanent: equalTo(where), defaultBehavior: 'merge' },
    errorNotification: false,
  });
  // A table inside another screen's panel has names of its own beside that screen's.
  const adding = usePanel(embedded ? `${resource}.new` : 'new');
  const editing = usePanel(embedded ? `${resource}.edit` : 'edit');
  const mayCreate = useCan({ resource, action: 'create' }).data?.can ?? false;
  const mayEdit = useCan({ resource, action: 'edit' }).data?.can ?? false;
  const wide = Grid.useBreakpoint().md;
  const addButton = ({ label = `เพิ่ม${noun}`, icon, quiet, dashed, onClick }: AddButton = {}) =>
    mayCreate &&
    !props.add?.elsewhere && (
      <Button
        type={dashed ? 'dashed' : quiet ? 'default' : 'primary'}
        icon={icon ?? <Plus size={18} aria-hidden />}
        onClick={onClick ?? (() => adding.show())}
      >
        {label}
      </Button>
    );

  const showing = usePanel(embedded ? `${resource}.show` : 'show');
  const selection = {
    selectedRowKeys: chosen,
    onChange: choose,
    columnWidth: 48,
    // Ant Design repeats the box of the head in a hidden row, where the keyboard would get lost.
    hideSelectAll: true,
    getCheckboxProps: ({ id }: Record) => ({ title: `เลือก${noun} ${id}`, 'aria-label': `เลือก${noun} ${id}` }),
  };
  const drawers = [...(mayCreate ? [adding] : []), ...(mayEdit ? [editing] : [])].filter(({ opened }) => opened > 0);
  const moving = mayEdit && isSortedBy(table.sorters, sort) ? props.moving : undefined;
  const Rows = moving?.Rows ?? StillRows;
  const inUse = columnsInUse(columns, table);
  const { error, isPending, isPlaceholderData, refetch } = table.tableQuery;
  const isTurning = usePageWithRows({
    page: table.currentPage,
    pageSize: table.pageSize,
    rows: error || isPending || isPlaceholderData ? undefined : table.result.data,
    total: table.result.total ?? 0,
    turnTo: table.setCurrentPage,
  });
  const clear = (filters: CrudFilter[]) => {
    table.setFilters(filters, 'merge');
    table.setCurrentPage(1);
    setCleared(cleared + 1);
  };
  const nothing = error ? (
    <ListFailed error={error} retry={refetch} {...props.failed} />
  ) : isPending || isTurning ? (
    <LoadingRows />
  ) : (
    <NoRecords chosen={chosenOf(table.filters, where)} empty={props.empty} add={props.add} {...{ addButton, clear }} />
  );

  const actionsOf = (record: Record) => (
    <RowActions
      resource={resource}
      record={record}
      noun={noun}
      edit={editing.show}
      main={props.mainAction?.(record)}
      menu={props.menuOf?.(record)}
      deletable={props.deletable?.(record)}
    >
      {moving && (props.menuOf || !wide) && <moving.Steps id={record.id} />}
      {details && <IconButton label={`ดู${noun}`} icon={<Eye size={18} />} onClick={() => showing.show(record.id)} />}
      {props.actions?.(record)}
    </RowActions>
  );

  return (
    <PageRows value={table.result.data}>
      <TableFilters
        resource={resource}
        table={table}
        tabs={props.tabs}
        search={props.search}
        cleared={cleared}
        filterBy={props.filterBy}
        choiceBy={props.choiceBy}
        rangeBy={props.rangeBy}
        toolbar={typeof props.toolbar === 'function' ? props.toolbar(table) : props.toolbar}
      >
        {!props.withoutFile && <FileMenu name={noun} fetch={(format) => fetchList(resource, format, columns, table)} />}
        {!props.add?.asTile && addButton(props.add)}
      </TableFilters>
      {props.summary && <div className={styles.summary}>{props.summary}</div>}
      {chosen.length > 0 && (
        <BulkBar resource={resource} ids={chosen as number[]} actions={bulk} choose={choose} page={table.result.data} />
      )}
      <Rows<Record> resource={resource} rows={table.result.data}>
        {(rows) =>
          props.tile ? (
            <RecordTiles<Record>
              rows={rows}
              table={table}
              empty={nothing}
              tile={props.tile}
              actions={actionsOf}
              add={props.add?.asTile && addButton({ ...props.add, dashed: true })}
            />
          ) : (
            <Table<Record>
              {...table.tableProps}
              pagination={
                table.tableProps.pagination && {
                  ...table.tableProps.pagination,
                  hideOnSinglePage: (table.result.total ?? 0) <= MAX_OF_ONE_SIZE,
                  totalBoundaryShowSizeChanger: MAX_OF_ONE_SIZE,
                }
              }
              loading={!isPending && table.tableProps.loading}
              dataSource={rows}
              components={moving && { body: { row: moving.Row } }}
              className={[styles.table, props.cards && cards.cards, props.cards === 'placed' && cards.placed]
                .filter(Boolean)
                .join(' ')}
              rowKey="id"
              rowSelection={bulk.length > 0 ? selection : undefined}
              tableLayout="auto"
              size={wide ? 'large' : 'small'}
              scroll={wide ? { x: 'max-content' } : {}}
              locale={{ emptyText: nothing }}
              columns={[
                ...(moving ? [handleColumn<Record>(noun, moving)] : []),
                ...(props.cards ? asCards<Record, Column<Record>>(inUse) : inUse),
                actionsColumn(actionsOf),
              ]}
              onRow={(record) => (mayEdit ? { onDoubleClick: () => editing.show(record.id) } : {})}
            />
          )
        }
      </Rows>
      {details && (
        <RecordPanel<Record> panel={showing} resource={resource} title={() => noun} width={560}>
          {(record) => <RecordFacts columns={[...columns, ...details]} record={record} />}
        </RecordPanel>
      )}
      {drawers.map((panel) => (
        <RecordDrawer<Record>
          key={`${panel.name} ${panel.opened}`}
          panel={panel}
          resource={resource}
          noun={noun}
          words={{ title: props.add?.label, save: props.add?.save, icon: props.add?.saveIcon }}
          inDialog={props.add?.inDialog}
          id={idOf(panel)}
          where={where}
          defaults={props.defaults}
          created={props.created}
        >
          {props.children}
        </RecordDrawer>
      ))}
    </PageRows>
  );
}

function equalTo(where: object): CrudFilter[] {
  return Object.entries(where).map(([field, value]) => ({ field, operator: 'eq', value: value as unknown }));
}

function isSortedBy([first]: CrudSort[], sort?: { field: string; order: string }): boolean {
  return first !== undefined && first.field === sort?.field && first.order === sort.order;
}

function StillRows<Record>({ rows, children }: { rows: readonly Record[]; children: (rows: Record[]) => ReactNode }) {
  return children([...rows]);
}

function handleColumn<Record>(noun: string, { Handle }: Moving): TableColumnType<Record> {
  const title = <span className="unseen">ย้าย</span>;
  return { key: 'move', title, width: 44, render: (_, __, index) => <Handle label={`ย้าย${noun}ลำดับ ${index + 1}`} /> };
}

/** The filters that somebody set. */
function chosenOf(filters: CrudFilter[], where: object): LogicalFilter[] {
  return filters.filter((filter): filter is LogicalFilter => 'field' in filter && !(filter.field in where));
}

function actionsColumn<Record>(render: (record: Record) => ReactNode): TableColumnType<Record> {
  return {
    key: 'actions',
    className: cards.actions,
    title: 'จัดการ',
    fixed: 'right',
    align: 'right',
    width: 1,
    render: (_, record) => render(record),
  };
}
