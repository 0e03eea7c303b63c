import type { Schema } from '@wethi/api-client';
import { DATA_IMPORT, type DataImportKind } from '@wethi/contract';
import { Steps } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card, Page } from '../../layout/page';
import { useLeaveQuestion } from '../../panel/use-leave-question';
import { useMay } from '../../providers/access';
import { CheckRows } from './check-rows';
import { ChooseFile } from './choose-file';
import { LastImports } from './last-imports';
import styles from './data-import.module.css';
import { KINDS } from './kinds';
import { MapColumns } from './map-columns';
import { Taken } from './taken';

export type OpenedImport = Schema<'OpenedImport'>;
export type CheckedImport = Schema<'CheckedImport'>;
export type CellFix = Schema<'CellFix'>;
/** What each column is; '' leaves it out. */
export type Mapping = Schema<'MappedImport'>['mapping'];

/** Where somebody is with a file. */
type Stage =
  | { step: 0 }
  | { step: 1; file: OpenedImport; mapping: Mapping }
  | { step: 2; file: OpenedImport; mapping: Mapping; checked: CheckedImport }
  | { step: 3; file: OpenedImport; made: number; skipped: number };

const QUESTION = {
  title: 'ออกโดยไม่นำเข้าหรือไม่',
  content: 'ยังไม่มีแถวใดเข้าร้าน ต้องเลือกไฟล์ใหม่',
  okText: 'ออกโดยไม่นำเข้า',
  cancelText: 'นำเข้าต่อ',
};

/** Products, customers and orders from a spreadsheet: a file, what its columns are, what is wrong, and in (57-admin-import). */
export default function DataImportPage() {
  const [stage, go] = useState<Stage>({ step: 0 });
  const { kind, kinds, choose } = useKind();
  useLeaveQuestion(
    () => stage.step === 1 || stage.step === 2,
    (from, to) => from.pathname === to.pathname,
    QUESTION,
  );
  return (
    <Page>
      <Card>
        <Steps
          className={styles.steps}
          // Side by side on phones, too.
          responsive={false}
          current={stage.step}
          status={stage.step === 3 ? 'finish' : 'process'}
          items={['เลือกไฟล์', 'จับคู่คอลัมน์', 'ตรวจ', 'เสร็จ'].map((title) => ({ title }))}
        />
      </Card>
      {stage.step === 0 && (
        <>
          <ChooseFile
            key={kind}
            kind={kind}
            kinds={kinds}
            choose={choose}
            opened={(file) => go({ step: 1, file, mapping: file.columns.map(({ field }) => field ?? '') })}
          />
          <LastImports />
        </>
      )}
      {stage.step === 1 && (
        <MapColumns
          kind={kind}
          file={stage.file}
          mapping={stage.mapping}
          set={(mapping) => go({ ...stage, mapping })}
          back={() => go({ step: 0 })}
          checked={(checked) => go({ ...stage, step: 2, checked })}
        />
      )}
      {stage.step === 2 && (
        <CheckRows
          kind={kind}
          file={stage.file}
          mapping={stage.mapping}
          checked={stage.checked}
          back={() => go({ ...stage, step: 1 })}
          taken={(result) => go({ step: 3, file: stage.file, ...result })}
        />
      )}
      {stage.step === 3 && <Taken kind={kind} {...stage} again={() => go({ step: 0 })} />}
    </Page>
  );
}

/** Which kind is brought in, in the address; and those that this person may. */
function useKind() {
  const [query, setQuery] = useSearchParams();
  const may = {
    product: useMay(DATA_IMPORT.product.permission),
    user: useMay(DATA_IMPORT.user.permission),
    orders: useMay(DATA_IMPORT.orders.permission),
  };
  const kinds = KINDS.filter((kind) => may[kind]);
  const kind = kinds.find((one) => one === query.get('kind')) ?? 'product';
  const choose = (next: DataImportKind) => setQuery(next === 'product' ? {} : { kind: next }, { replace: true });
  return { kind, kinds, choose };
}
