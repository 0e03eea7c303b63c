import { DATA_IMPORT, type DataImportKind } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { ArrowRight, Sparkles } from 'lucide-react';
import { PageBar } from '../../actions/page-bar';
import { FormSelect } from '../../fields/form-select';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import { useSave } from '../../providers/use-save';
import type { CheckedImport, Mapping, OpenedImport } from './data-import';
import styles from './data-import.module.css';
import { fieldOptions } from './kinds';

const LEFT_OUT = { value: '', label: 'ไม่นำเข้า' };

interface MapColumnsProps {
  kind: DataImportKind;
  file: OpenedImport;
  mapping: Mapping;
  set: (mapping: Mapping) => void;
  back: () => void;
  checked: (checked: CheckedImport) => void;
}

/** What each column of the file is; the server proposes. */
export function MapColumns({ kind, file, mapping, set, back, checked }: MapColumnsProps) {
  const { save: check, saving } = useSave(
    () => call('POST', `${kind}ImportCheck`, { body: { id: file.id, mapping } }),
    {
      done: ({ data }) => data && checked(data),
      words: { failure: 'ตรวจไม่สำเร็จ' },
    },
  );
  const missing = DATA_IMPORT[kind].required.filter((field) => !mapping.includes(field));
  const choose = (place: number, field: Mapping[number]) =>
    // A field belongs to one column: the other lets it go.
    set(mapping.map((one, index) => (index === place ? field : one === field && field !== '' ? '' : one)));
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
          onClick={() => check(undefined)}
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
