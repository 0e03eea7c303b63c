import { Button, Checkbox, Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { shownColumns, type OrderColumn } from './columns';
import styles from './orders-list.module.css';
import type { OrdersView } from './view';

/** Chooses which columns the list shows; they stand in the address. */
export function ColumnsMenu({ view, all }: { view: OrdersView; all: readonly OrderColumn[] }) {
  const [open, setOpen] = useState(false);
  const shown = shownColumns(all, view.columns).map(({ key }) => key);
  const toggle = (key: string, wanted: boolean) =>
    view.showColumns(all.map((column) => column.key).filter((one) => (one === key ? wanted : shown.includes(one))));
  const content = (
    <div className={styles.columnList} role="group" aria-label="เลือกคอลัมน์">
      <p className="secondary">แสดงคอลัมน์</p>
      {all.map(({ key, name }) => (
        <Checkbox
          key={key}
          checked={shown.includes(key)}
          disabled={key === 'order_no'}
          onChange={({ target }) => toggle(key, target.checked)}
        >
          {name}
        </Checkbox>
      ))}
      <Button type="link" onClick={() => view.showColumns(undefined)}>
        กลับค่าเดิม
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" open={open} onOpenChange={setOpen} content={content}>
      <Button icon={<Columns3 size={18} aria-hidden />} aria-expanded={open}>
        คอลัมน์
      </Button>
    </Popover>
  );
}
