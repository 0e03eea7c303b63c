import { IMPORT_FIXES } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Tabs } from 'antd';
import { Check, RefreshCw } from 'lucide-react';
import { PageBar } from '../../actions/page-bar';
import { Card } from '../../layout/page';
import { useSave } from '../../providers/use-save';
import type { CellFix, CheckedImport, Work } from './data-import';
import styles from './data-import.module.css';
import { KIND_WORDS } from './kinds';
import { ReadyRows } from './ready-rows';
import { bodyOf, useCheck } from './use-check';
import { WrongCells } from './wrong-cells';

interface CheckRowsProps {
  work: Work;
  result: CheckedImport;
  /** Whether the result is that of the work as it stands. */
  isFresh: boolean;
  set: (work: Work) => void;
  back: () => void;
  checked: (checked: CheckedImport, judged: Work) => void;
  taken: (result: { made: number; skipped: number }) => void;
}

type Cell = Pick<CellFix, 'line' | 'field'>;

const isOf = (cell: Cell) => (fix: CellFix) => fix.line === cell.line && fix.field === cell.field;

/** What would go in and what not; wrong cells can be written anew here, and are checked again. */
export function CheckRows({ work, result, isFresh, set, back, checked, taken }: CheckRowsProps) {
  const { kind, file, mapping, fixes } = work;
  const { save: check, saving: checking } = useCheck(checked);
  const { save: take, saving: taking } = useSave(() => call('POST', `${kind}ImportTake`, { body: bodyOf(work) }), {
    changes: [kind],
    done: ({ data }) => data && taken(data),
    words: { success: 'นำเข้าแล้ว', failure: 'นำเข้าไม่สำเร็จ' },
  });
  const fixOf = (cell: Cell) => fixes.find(isOf(cell));
  const fix = (one: CellFix) =>
    set({ ...work, fixes: fixOf(one) ? fixes.map((other) => (isOf(one)(other) ? one : other)) : [...fixes, one] });
  const isFull = fixes.length >= IMPORT_FIXES;
  const { faults, ready, bad, total } = result;
  const wrong = (
    <WrongCells
      faults={faults}
      valueOf={(cell) => fixOf(cell)?.value ?? ''}
      isClosed={(cell) => isFull && !fixOf(cell)}
      fix={fix}
      check={() => check(work)}
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
      <PageBar
        says={
          <span className={styles.note}>
            {isFull
              ? `แก้ที่นี่ได้ครั้งละไม่เกิน ${count(IMPORT_FIXES)} ช่อง นำเข้าแถวที่พร้อมก่อน แล้วดาวน์โหลดแถวที่เหลือไปแก้`
              : 'นำเข้าเฉพาะแถวที่พร้อม แถวที่ต้องแก้ดาวน์โหลดไปแก้ทีหลังได้'}
          </span>
        }
      >
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
            onClick={() => check(work)}
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
