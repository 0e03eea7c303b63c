import type { CrudFilter } from '@refinedev/core';
import { ORDERS_BOOK_SEND, ORDERS_PAYMENT, ORDERS_STATUS, RECEIPT_TYPE } from '@wethi/contract';
import { Button, Popover, Select } from 'antd';
import { Filter } from 'lucide-react';
import { useState } from 'react';
import { ReferenceSelect } from '../../../fields/reference-select';
import { RangeFilterInput, type RangeFilter } from '../../../filters/range-filter';
import { SearchBox } from '../../../filters/search-box';
import { BAND } from '../../../providers/resource';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import styles from './orders-list.module.css';
import type { FilterName, OrdersView } from './view';

const SEARCH = 'เลขที่ ชื่อ เบอร์ หรือเลขอ้างอิงสลิป';

/** Search box, days, band and status; the others behind a button. */
export function OrderFilters({ view }: { view: OrdersView }) {
  const { filters, filter } = view;
  return (
    <div className={styles.filters} role="search" aria-label="ค้นหาคำสั่งซื้อ">
      <div className={styles.search}>
        <SearchBox placeholder={SEARCH} value={filters.q} onSearch={(q) => filter({ q })} />
      </div>
      <Range view={view} name="create_at" kind="instant" label="สั่งซื้อ" />
      <ReferenceSelect
        {...BAND}
        className={styles.choice}
        placeholder="ทุกวง"
        aria-label="วง"
        value={Number(filters.band_id) || null}
        onChange={(id) => filter({ band_id: id ? String(id) : undefined })}
      />
      <Choice view={view} name="orders_status" label="สถานะ" all="ทุกสถานะ" labels={ORDERS_STATUS} />
    </div>
  );
}

/** Filters that are wanted less often. */
export function MoreFilters({ view }: { view: OrdersView }) {
  const [open, setOpen] = useState(false);
  const content = (
    <div className={styles.more}>
      <Choice view={view} name="orders_payment" label="ชำระด้วย" all="ทุกวิธี" labels={ORDERS_PAYMENT} />
      <Choice view={view} name="orders_book_send" label="สมุด" all="ทุกสถานะของสมุด" labels={ORDERS_BOOK_SEND} />
      <Choice view={view} name="receipt_type" label="ออกใบเสร็จในนาม" all="ใบเสร็จทุกแบบ" labels={RECEIPT_TYPE} />
      <Range view={view} name="orders_net" kind="number" label="ยอด" />
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" open={open} onOpenChange={setOpen} content={content}>
      <Button icon={<Filter size={18} aria-hidden />} aria-expanded={open}>
        ตัวกรองเพิ่ม
      </Button>
    </Popover>
  );
}

interface ChoiceProps {
  view: OrdersView;
  name: FilterName;
  label: string;
  all: string;
  labels: Record<string, string>;
}

function Choice({ view: { filters, filter }, name, label, all, labels }: ChoiceProps) {
  return (
    <Select
      className={styles.choice}
      aria-label={label}
      allowClear
      placeholder={all}
      value={filters[name]}
      options={Object.entries(labels).map(([value, text]) => ({ value, label: text }))}
      onChange={(value: string | undefined) => filter({ [name]: value })}
    />
  );
}

function Range({ view: { filters, filter }, ...range }: { view: OrdersView } & RangeFilter<Order>) {
  const place = (operator: 'gte' | 'lte') => `${range.name}_${operator}` as FilterName;
  const bounds = (['gte', 'lte'] as const).map((operator): CrudFilter => ({
    field: range.name,
    operator,
    value: filters[place(operator)],
  }));
  const set = (wanted: CrudFilter[]) =>
    filter(
      Object.fromEntries(
        wanted.map(({ operator, value }) => [
          place(operator as 'gte' | 'lte'),
          value === undefined ? undefined : String(value),
        ]),
      ),
    );
  return <RangeFilterInput<Order> {...range} filters={bounds} set={set} />;
}
