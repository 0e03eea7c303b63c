import type { DataImportKind } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Tabs } from 'antd';
import { Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { PageBar } from '../../actions/page-bar';
import { Card } from '../../layout/page';
import { useSave } from '../../providers/use-save';
import type { CellFix, CheckedImport, Mapping, OpenedImport } from './data-import';
import styles from './data-import.module.css';
import { KIND_WORDS } from './kinds';
import { ReadyRows } from './ready-rows';
import { WrongCells } from './wrong-cells';

interface CheckRowsProps {
  kind: DataImportKind;
  file: OpenedImport;
  mapping: Mapping;
  checked: CheckedImport;
  back: () => void;
  taken: (result: { made: number; skipped: number }) => void;
}

const keyOf = ({ line, field }: Pick<CellFix, 'line' | 'field'>) => `${line} ${field}`;

/** What would go in and what not; wrong cells can be written anew here, and are checked again. */
export function CheckRows({ kind, file, mapping, checked, back, taken }: CheckRowsProps) {
  const [result, setResult] = useState(checked);
  const [fixes, setFixes] = useState(new Map<string, CellFix>());
  const [isFresh, setFresh] = useState(true);
  const body = { id: file.id, mapping, fixes: [...fixes.values()] };
  const { save: check, saving: checking } = useSave(() => call('POST', `${kind}ImportCheck`, { body }), {
    done: ({ data }) => {
      if (data) setResult(data);
      setFresh(true);
    },
    words: { failure: 'ตรวจไม่สำเร็จ' },
  });
  const { save: take, saving: taking } = useSave(() => call('POST', `${kind}ImportTake`, { body }), {
    changes: [kind],
    done: ({ data }) => data && taken(data),
    words: { success: 'นำเข้าแล้ว', failure: 'นำเข้าไม่สำเร็จ' },
  });
  const fix = (one: CellFix) => {
    setFixes(new Map(fixes).set(keyOf(one), one));
    setFresh(false);
  };
  const { faults, ready, bad, total } = result;
  const wrong = (
    <WrongCells
      faults={faults}
      valueOf={(cell) => fixes.get(keyOf(cell))?.value ?? ''}
      fix={fix}
      check={() => check(undefined)}
    />
  );
  const tabs = [
    { key: 'wrong', label: <Counted name="ต้องแก้" rows={bad} isBad={bad > 0} />, children: wrong },
    {
      key: 'ready',
      label: <Counted name="พร้อมนำเข้า" rows={ready} />,
      children: <ReadyRows file={file} mapping={mapping} checked={result} />,
    },
  ];
  return (
    <>
      <div className={styles.figures}>
        <Figure label="พร้อมนำเข้า" value={ready} tone={styles.ok} note={KIND_WORDS[kind].ready} />
        <Figure label="ต้องแก้" value={bad} tone={bad > 0 ? styles.no : undefined} note="แก้ตรงนี้ หรือข้ามไปก่อน" />
        <Figure label="ทั้งหมดในไฟล์" value={total} note={file.name} />
      </div>
      <Card>
        <Tabs className={styles.tabs} items={tabs} />
      </Card>
      <PageBar says={<span className={styles.note}>นำเข้าเฉพาะแถวที่พร้อม แถวที่ต้องแก้ดาวน์โหลดไปแก้ทีหลังได้</span>}>
        <Button onClick={back}>ย้อนกลับ</Button>
        {isFresh ? (
          <Button
            type="primary"
            icon={<Check size={18} aria-hidden />}
            disabled={ready === 0}
            loading={taking}
            onClick={() => take(undefined)}
          >
            นำเข้า {count(ready)} แถว
          </Button>
        ) : (
          <Button
            type="primary"
            icon={<RefreshCw size={18} aria-hidden />}
            loading={checking}
            onClick={() => check(undefined)}
          >
            ตรวจอีกครั้ง
          </Button>
        )}
      </PageBar>
    </>
  );
}

function Counted({ name, rows, isBad = false }: { name: string; rows: number; isBad?: boolean }) {
  return (
    <>
      {name} <em className={`number ${isBad ? styles.bad : ''}`}>{count(rows)}</em>
    </>
  );
}

function Figure({ label, value, note, tone }: { label: string; value: number; note: string; tone?: string }) {
  return (
    <div className={styles.figure}>
      <span className="secondary">{label}</span>
      <b className={tone}>{count(value)}</b>
      <small className="secondary">{note}</small>
    </div>
  );
}
