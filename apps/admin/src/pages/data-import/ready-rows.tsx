import { count } from '@wethi/format';
import { EmptyBox } from '../../feedback/empty-box';
import type { CheckedImport, Mapping, OpenedImport } from './data-import';
import styles from './data-import.module.css';
import { useTurned } from './use-turned';

interface ReadyRowsProps {
  file: OpenedImport;
  mapping: Mapping;
  checked: CheckedImport;
}

/** What would go in: the first rows of it, to be looked through. */
export function ReadyRows({ file, mapping, checked: { rows, ready } }: ReadyRowsProps) {
  const { shown, pages } = useTurned(rows);
  const heads = file.columns.filter((_, place) => mapping[place]).map(({ heading }) => heading);
  if (rows.length === 0) return <EmptyBox text="ยังไม่มีแถวที่พร้อมนำเข้า" />;
  return (
    <>
      <div className={styles.wide} role="region" aria-label="แถวที่พร้อมนำเข้า" tabIndex={0}>
        <table className={styles.table} aria-label="แถวที่พร้อมนำเข้า">
          <thead>
            <tr>
              {['แถว', ...heads].map((head, place) => (
                <th key={`${place} ${head}`} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row" className="number">
                  <span className={styles.line}>แถว </span>
                  {count(line)}
                </th>
                {cells.map((cell, place) => (
                  <td key={place} data-label={heads[place]}>
                    {cell || '-'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages}
      {ready > rows.length && <p className={`secondary ${styles.pages}`}>แสดง {count(rows.length)} แถวแรก</p>}
    </>
  );
}
