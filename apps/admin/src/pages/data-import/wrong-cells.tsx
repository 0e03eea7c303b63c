import { count } from '@wethi/format';
import { Input } from 'antd';
import { CircleAlert } from 'lucide-react';
import { EmptyBox } from '../../feedback/empty-box';
import type { CellFix, CheckedImport } from './data-import';
import styles from './data-import.module.css';
import { useTurned } from './use-turned';

interface WrongCellsProps {
  faults: CheckedImport['faults'];
  valueOf: (cell: Pick<CellFix, 'line' | 'field'>) => string;
  /** Whether it cannot be written anew any more. */
  isClosed: (cell: Pick<CellFix, 'line' | 'field'>) => boolean;
  fix: (cell: CellFix) => void;
  check: () => void;
}

/** Cells that do not go in, each with a field to write it anew. */
export function WrongCells({ faults, valueOf, isClosed, fix, check }: WrongCellsProps) {
  const { shown, pages } = useTurned(faults);
  if (faults.length === 0) return <EmptyBox text="ทุกแถวพร้อมนำเข้า" />;
  return (
    <>
      <table className={`${styles.table} ${styles.placed}`} aria-label="แถวที่ต้องแก้">
        <thead>
          <tr>
            {['แถว', 'คอลัมน์', 'ค่าในไฟล์', 'ผิดอย่างไร', 'แก้เป็น'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, column, field, value, reason }) => (
            <tr key={`${line} ${field} ${reason}`}>
              <th scope="row" className={`${styles.end} number`}>
                <span className={styles.line}>แถว </span>
                {count(line)}
              </th>
              <td data-label="คอลัมน์" className={styles.start}>
                {column || '-'}
              </td>
              <td data-label="ค่าในไฟล์">
                <code>{value || '(ว่าง)'}</code>
              </td>
              <td data-label="ผิดอย่างไร" className={styles.no}>
                <CircleAlert size={16} aria-hidden /> {reason}
              </td>
              <td data-label="แก้เป็น">
                <Input
                  aria-label={`แก้แถว ${line} ${column}`}
                  value={valueOf({ line, field })}
                  disabled={isClosed({ line, field })}
                  onChange={({ target }) => fix({ line, field, value: target.value })}
                  onPressEnter={check}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages}
    </>
  );
}
