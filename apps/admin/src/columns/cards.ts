import type { TableColumnType } from 'antd';
import type { CSSProperties } from 'react';

/**
 * Columns of a table whose rows are cards on phones: all of them are there, each but the first and the buttons with its name
 * beside the value. The table has the class of `cards.module.css`.
 */
export function asCards<Row, Column extends TableColumnType<Row>>(columns: readonly Column[]): Column[] {
  return columns.map((column, place) => {
    const { title } = column;
    const name = place > 0 && typeof title === 'string' && title ? JSON.stringify(title) : undefined;
    const style = { '--label': name } as CSSProperties;
    return { ...column, responsive: undefined, onCell: () => ({ style }) };
  });
}
