import { Card, Page } from '../layout/page';
import { RecordTable, type RecordTableProps } from './record-table';
import type { Row } from '../providers/resource';

/** A plain screen: a table of records with search, sort, filters and paging, and a drawer to add and edit them. */
export function CrudPage<Record extends Row>(props: RecordTableProps<Record>) {
  return (
    <Page>
      <Card>
        <RecordTable {...props} />
      </Card>
    </Page>
  );
}
