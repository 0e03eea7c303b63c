import type { CrudFilter, LogicalFilter } from '@refinedev/core';
import { Button } from 'antd';
import { CircleAlert, RotateCw, Search, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyBox } from '../feedback/empty-box';
import { ReadFailed } from '../feedback/read-failed';

/** What stands where there is nothing yet, and what the button for the first record says. */
export interface Emptiness {
  icon?: LucideIcon;
  title: string;
  text: string;
  add: AddButton;
}

export interface AddButton {
  label?: string;
  icon?: ReactNode;
  /** Something else comes first. */
  quiet?: boolean;
  /** It stands where the new one will. */
  dashed?: boolean;
  /** Opens the form, unless it is told otherwise. */
  onClick?: () => void;
}

interface NoRecordsProps {
  /** Filters that somebody set. */
  chosen: readonly LogicalFilter[];
  empty: string | Emptiness;
  add?: AddButton;
  /** Nothing where they may not add one. */
  addButton: (of?: AddButton) => ReactNode;
  clear: (filters: CrudFilter[]) => void;
}

/** In the place of the rows: there are none yet, or none that fit the filters. */
export function NoRecords({ chosen, empty, add, addButton, clear }: NoRecordsProps) {
  if (chosen.length === 0) {
    if (typeof empty === 'string') return <EmptyBox text={empty}>{addButton(add)}</EmptyBox>;
    const { add: first, ...words } = empty;
    return <EmptyBox {...words}>{addButton(first)}</EmptyBox>;
  }
  const words = chosen.find(({ field }) => field === 'q')?.value as string | undefined;
  const title = words ? `ไม่พบ “${words}”` : 'ไม่พบรายการที่ตรงกับตัวกรอง';
  const clearAll = () => clear(chosen.map((filter) => ({ ...filter, value: undefined })));
  return (
    <EmptyBox icon={Search} title={title} text="ลองเปลี่ยนคำค้นหรือตัวกรอง">
      <Button onClick={clearAll}>{chosen.length > 1 || !words ? 'ล้างตัวกรอง' : 'ล้างคำค้น'}</Button>
    </EmptyBox>
  );
}

interface ListFailedProps {
  what?: string;
  text?: string;
  error: { message: string };
  retry: () => unknown;
}

/** The list could not be read. */
export function ListFailed({ what = 'ข้อมูล', text, error, retry }: ListFailedProps) {
  if (!text) return <ReadFailed what={what} error={error} retry={retry} />;
  return (
    <EmptyBox failed icon={CircleAlert} title={`โหลด${what}ไม่ได้`} text={text}>
      <Button type="primary" icon={<RotateCw size={18} aria-hidden />} onClick={() => void retry()}>
        ลองอีกครั้ง
      </Button>
    </EmptyBox>
  );
}
