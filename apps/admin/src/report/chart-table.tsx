import { Table2 } from 'lucide-react';
import styles from './chart-table.module.css';

interface ChartTableProps {
  head: readonly string[];
  /** As texts; the first of each names it. */
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart, for whoever would rather read. */
export function ChartTable({ head, rows }: ChartTableProps) {
  return (
    <details className={styles.table}>
      <summary>
        <Table2 size={16} aria-hidden />
        ดูเป็นตาราง
      </summary>
      <table className="number">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], place) => (
            // Two minutes of a long chart may have the same name.
            <tr key={place}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={head[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
