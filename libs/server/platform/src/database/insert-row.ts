import type { EntityManager } from 'typeorm';

/**
 * Inserts one row with the columns given; the database fills in the others. TypeORM's own insert reads them back and
 * costs the process more than the statement itself, which shows where many insert at once (docs/decisions/0005).
 * @param row columns as they are stored; undefined ones are left out
 * @returns the new row's id, 0 in a table that does not count
 */
export async function insertRow<Row extends object>(
  manager: EntityManager,
  entity: new () => Row,
  row: Partial<Row>,
): Promise<number> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const { tableName } = manager.dataSource.getMetadata(entity);
  const [columns, values] = [given.map(([column]) => column), given.map(([, value]) => value)];
  const sql = 'INSERT INTO ?? (??) VALUES (?)';
  return (await manager.query<{ insertId: number }>(sql, [tableName, columns, values])).insertId;
}
