import { DATA_IMPORT } from '@wethi/contract';
import { count } from '@wethi/format';
import { Button } from 'antd';
import { ArrowRight, Sparkles } from 'lucide-react';
import { PageBar } from '../../actions/page-bar';
import { FormSelect } from '../../fields/form-select';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import type { CheckedImport, Mapping, Work } from './data-import';
import styles from './data-import.module.css';
import { fieldOptions } from './kinds';
import { useCheck } from './use-check';

const LEFT_OUT = { value: '', label: 'ไม่นำเข้า' };

interface MapColumnsProps {
  work: Work;
  set: (work: Work) => void;
  back: () => void;
  checked: (checked: CheckedImport, judged: Work) => void;
}

/** What each column of the file is; the server proposes. */
export function MapColumns({ work, set, back, checked }: MapColumnsProps) {
  const { kind, file, mapping } = work;
  const { save: check, saving } = useCheck(checked);
  const missing = DATA_IMPORT[kind].required.filter((field) => !mapping.includes(field));
  const choose = (place: number, field: Mapping[number]) => {
    // A field belongs to one column: the other lets it go.
    const next = mapping.map((one, index) => (index === place ? field : one === field && field !== '' ? '' : one));
    // What was written for one column says nothing about another.
    const fixes = work.fixes.filter((fix) => mapping.indexOf(fix.field) === next.indexOf(fix.field));
    set({ ...work, mapping: next, fixes });
  };
  return (
    <>
      <Card
        title={file.name}
        extra={
          <span className="secondary">
            {count(file.rows)} แถว{file.sheet && ` · แผ่นงาน “${file.sheet}”`}
          </span>
        }
      >
        <table className={`${styles.table} ${styles.placed}`} aria-label="คอลัมน์ในไฟล์กับช่องในระบบ">
          <thead>
            <tr>
              {['คอลัมน์ในไฟล์', 'ตัวอย่าง', 'ช่องในระบบ', 'ผล'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.columns.map(({ heading, samples, field }, place) => (
              <tr key={`${place} ${heading}`}>
                <th scope="row">{heading || '(ไม่มีหัวคอลัมน์)'}</th>
                <td data-label="ตัวอย่าง" className="secondary">
                  {samples.join(', ') || '-'}
                </td>
                <td data-label="ช่องในระบบ">
                  <FormSelect<Mapping[number]>
                    aria-label={`ช่องในระบบของ ${heading}`}
                    value={mapping[place] ?? ''}
                    options={[LEFT_OUT, ...fieldOptions(kind)]}
                    onChange={(chosen) => choose(place, chosen)}
                  />
                </td>
                <td className={styles.end}>
                  <Mark chosen={mapping[place] ?? ''} proposed={field} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <PageBar
        says={
          missing.length > 0 && (
            <span className={styles.missing}>
              ยังไม่ได้จับคู่ {missing.map((field) => DATA_IMPORT[kind].fields[field]).join(', ')}
            </span>
          )
        }
      >
        <Button onClick={back}>ย้อนกลับ</Button>
        <Button
          type="primary"
          icon={<ArrowRight size={18} aria-hidden />}
          disabled={missing.length > 0}
          loading={saving}
          onClick={() => check(work)}
        >
          ตรวจข้อมูล
        </Button>
      </PageBar>
    </>
  );
}

function Mark({ chosen, proposed }: { chosen: string; proposed: string | null }) {
  if (chosen === '') return <StatusTag tone="info">ข้าม</StatusTag>;
  if (chosen !== proposed) return <StatusTag tone="ok">เลือกแล้ว</StatusTag>;
  return (
    <StatusTag tone="ok" icon={<Sparkles size={14} aria-hidden />}>
      จับคู่เอง
    </StatusTag>
  );
}
