import { picturesInText } from '@wethi/contract';
import type { Database } from '../database/database';
import { textColumns } from './names-file';

/** The pictures within texts, by the text that shows them. */
export async function* picturesOfTexts(database: Database): AsyncIterable<string> {
  for (const { entity, column } of textColumns()) {
    const { tableName } = database.manager.dataSource.getMetadata(entity);
    const select = "SELECT ?? AS text FROM ?? WHERE ?? LIKE '%<img %'";
    const rows = await database.query<{ text: string }[]>(select, [column, tableName, column]);
    for (const { text } of rows) yield* picturesInText(text);
  }
}
