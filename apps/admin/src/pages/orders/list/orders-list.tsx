import { count } from '@wethi/format';
import { Button, Skeleton, Table } from 'antd';
import type { SorterResult, TableRowSelection } from 'antd/es/table/interface';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkAction } from '../../../actions/link-action';
import { usePageWithRows } from '../../../columns/use-page-with-rows';
import { EmptyBox } from '../../../feedback/empty-box';
import { ReadFailed } from '../../../feedback/read-failed';
import { Card } from '../../../layout/page';
import { useMay } from '../../../providers/access';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import { PaymentWays } from '../payment-ways';
import { BulkBar, type Chosen } from './bulk-bar';
import { orderColumns, shownColumns, type OrderColumn } from './columns';
import { ColumnsMenu } from './columns-menu';
import { ExportDialog } from './export-dialog';
import { FilterChips } from './filter-chips';
import { MoreFilters, OrderFilters } from './order-filters';
import styles from './orders-list.module.css';
import { SavedFilters } from './saved-filters';
import { TotalsLine } from './totals-line';
import { PAGE_SIZE, useOrders, useTotals } from './use-orders';
import type { OrdersView } from './view';

/** What the server calls the column that a head sorts by. */
const SORTS: Record<string, string> = { order_no: 'create_at' };

/** An order's address that keeps the view behind it. */
function useLinkTo() {
  const { search } = useLocation();
  return (id: number) => {
    const parameters = new URLSearchParams(search);
    parameters.set('show', String(id));
    return `?${parameters}`;
  };
}

/** The list of orders with its filters, totals and what is done to several at once (52-admin-orders). @param tools before its buttons */
export function OrdersList({ view, tools }: { view: OrdersView; tools?: ReactNode }) {
  const linkTo = useLinkTo();
  const { query, orders, total } = useOrders(view);
  const { data: totals, isPlaceholderData: areOld } = useTotals(view.text);
  const [chosen, choose] = useState<Chosen>({ orders: [] });
  // What all of a filter are is another matter once the filter is another one.
  if ('filter' in chosen && chosen.filter !== view.text) choose({ orders: [] });
  const [mayApprove, mayClose] = [useMay('orders.approve'), useMay('ways.write')];
  const all = orderColumns(linkTo);
  const columns = shownColumns(all, view.columns);
  const clear = () => choose({ orders: [] });
  const isTurning = usePageWithRows({
    page: view.page,
    pageSize: PAGE_SIZE,
    rows: query.isPlaceholderData ? undefined : orders,
    total,
    turnTo: view.turnTo,
  });
  const isChosen = !('orders' in chosen) || chosen.orders.length > 0;
  return (
    <>
      {mayApprove && isChosen && (
        <BulkBar
          {...{ chosen, view, columns }}
          all={areOld ? undefined : totals}
          chooseAll={() => totals && choose({ filter: view.text, total: totals.count, net: totals.net })}
          clear={clear}
        />
      )}
      <Card>
        <SavedFilters view={view} />
        <OrderFilters view={view} />
        <div className={styles.inUse}>
          <FilterChips view={view} />
          <span className={styles.buttons}>
            {tools}
            {mayClose && <PaymentWays />}
            <MoreFilters view={view} />
            <ColumnsMenu view={view} all={all} />
            <ExportDialog
              panel="export"
              filters={view.filters}
              sort={view.sort}
              columns={columns}
              total={totals?.count ?? 0}
              which="ตามตัวกรองที่เลือก"
            />
          </span>
        </div>
        {query.error ? (
          <ReadFailed what="คำสั่งซื้อ" error={query.error} retry={query.refetch} />
        ) : !orders || isTurning ? (
          <Skeleton active title={false} paragraph={{ rows: 9 }} className={styles.loading} />
        ) : orders.length === 0 ? (
          <Nothing view={view} />
        ) : (
          <>
            <TotalsLine text={view.text} />
            <Rows
              {...{ view, orders, total, columns, linkTo }}
              selected={mayApprove ? { chosen, choose } : undefined}
              reading={query.isPlaceholderData}
            />
          </>
        )}
      </Card>
    </>
  );
}

interface RowsProps {
  view: OrdersView;
  orders: readonly Order[];
  total: number;
  columns: readonly OrderColumn[];
  linkTo: (id: number) => string;
  selected?: { chosen: Chosen; choose: (chosen: Chosen) => void };
  reading: boolean;
}

function Rows({ view, orders, total, columns, linkTo, selected, reading }: RowsProps) {
  const [sorted, descending] = [view.sort.replace(/^-/, ''), view.sort.startsWith('-')];
  const inUse = columns.map((column) => {
    const isSorted = (SORTS[column.key] ?? column.key) === sorted;
    return column.sorter ? { ...column, sortOrder: isSorted ? (descending ? 'descend' : 'ascend') : null } : column;
  }) as OrderColumn[];
  const sort = (sorter: SorterResult<Order> | SorterResult<Order>[]) => {
    const { columnKey, order } = [sorter].flat()[0] ?? {};
    const name = SORTS[String(columnKey)] ?? String(columnKey);
    view.sortBy(order ? `${order === 'descend' ? '-' : ''}${name}` : undefined);
  };
  return (
    <Table<Order>
      className={styles.table}
      rowKey="id"
      aria-label="คำสั่งซื้อ"
      dataSource={[...orders]}
      loading={reading}
      rowSelection={selected && selectionOf(selected, orders)}
      columns={[
        ...inUse,
        {
          key: 'open',
          title: <span className="unseen">เปิด</span>,
          width: 56,
          className: styles.rest,
          render: (_, { id, order_no }) => (
            <LinkAction to={linkTo(id)} label={`เปิด ${order_no}`} icon={<ChevronRight size={18} />} />
          ),
        },
      ]}
      onChange={(_, __, sorter, { action }) => action === 'sort' && sort(sorter)}
      pagination={{
        current: view.page,
        pageSize: PAGE_SIZE,
        total,
        showSizeChanger: false,
        showTotal: (all, [first, last]) => `${count(first)} ถึง ${count(last)} จาก ${count(all)}`,
        onChange: view.turnTo,
      }}
    />
  );
}

/** Boxes before the rows; those of other pages stay chosen. */
function selectionOf(
  { chosen, choose }: NonNullable<RowsProps['selected']>,
  orders: readonly Order[],
): TableRowSelection<Order> {
  const isAll = !('orders' in chosen);
  return {
    selectedRowKeys: isAll ? orders.map(({ id }) => id) : chosen.orders.map(({ id }) => id),
    columnWidth: 52,
    preserveSelectedRowKeys: true,
    onChange: (keys: React.Key[]) => {
      const known = new Map([...(isAll ? [] : chosen.orders), ...orders].map((order) => [order.id, order]));
      choose({ orders: keys.flatMap((key) => known.get(key as number) ?? []) });
    },
    getTitleCheckboxProps: () => named('เลือกทั้งหน้า'),
    getCheckboxProps: ({ order_no }) => named(`เลือก ${order_no}`),
  };
}

const named = (name: string) => ({ title: name, 'aria-label': name });

function Nothing({ view }: { view: OrdersView }) {
  const filters = Object.keys(view.filters).length;
  if (filters === 0) return <EmptyBox text="ยังไม่มีคำสั่งซื้อ คำสั่งซื้อจะปรากฏที่นี่เมื่อลูกค้าชำระเงิน" />;
  return (
    <EmptyBox
      text={
        <>
          <b>ไม่พบคำสั่งซื้อ</b>
          <br />
          ไม่มีคำสั่งซื้อที่ตรงกับตัวกรองทั้ง {filters} ข้อ ลองเอาตัวกรองออกทีละข้อ
        </>
      }
    >
      <Button onClick={() => view.replace({})}>ล้างตัวกรองทั้งหมด</Button>
    </EmptyBox>
  );
}
