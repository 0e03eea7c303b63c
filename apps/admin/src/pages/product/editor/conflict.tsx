import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { bangkokTime, clockTime } from '@wethi/format';
import { call } from '@wethi/http';
import { Alert, Button, Form, Modal, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { ReadFailed } from '../../../feedback/read-failed';
import { changedValues } from '../../../record/changed-values';
import type { RowChange } from '../../../record/row-change';
import styles from './conflict.module.css';
import { fieldsOf, timeOf } from './sections';
import { ValueInWords } from './value-in-words';

type Product = Schema<'Product'>;
type Values = Record<string, unknown>;

interface ConflictProps {
  id: number;
  change: RowChange;
  /** The product as it was read before it was edited. */
  before: Product;
  /** Shows it as it is now; what was typed is lost. */
  look: () => void;
  /** Saves the form over it. */
  overwrite: () => void;
}

/** Somebody saved the product meanwhile: what both changed is chosen one by one, all else is put together (design: 51 #conflict). */
export function Conflict(props: ConflictProps) {
  const { id, change } = props;
  const query = useQuery({
    queryKey: ['product-conflict', id, change.update_at],
    queryFn: async () => (await call('GET', 'productById', { query: { id } })).data as Product | undefined,
    gcTime: 0,
  });
  if (query.error) return <ReadFailed what="ค่าที่คนอื่นบันทึก" error={query.error} retry={query.refetch} />;
  if (!query.data) return <Skeleton active paragraph={{ rows: 2 }} />;
  return <Choices {...props} newest={query.data} />;
}

function Choices({ change, before, newest, look, overwrite }: ConflictProps & { newest: Product }) {
  const form = Form.useFormInstance<Values>();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const mine = form.getFieldsValue();
  const changed = fieldsOf(Object.keys(changedValues(before, mine)));
  const clashes = changed.filter((field) => differs(field, before, newest) && differs(field, mine, newest));
  const merged = changed.filter((field) => !clashes.includes(field));
  const who = change.by ?? 'คนอื่น';
  const at = change.at && clockTime(bangkokTime(change.at).time);
  const save = () => {
    for (const column of [...theirs].flatMap(columnsOf)) form.setFieldValue(column, (newest as Values)[column]);
    overwrite();
  };
  return (
    <Modal
      open
      title={`${who}บันทึกไปก่อนแล้ว`}
      closable={false}
      footer={
        <>
          <Button onClick={look}>ทิ้งของฉัน โหลดหน้าใหม่</Button>
          <Button type="primary" onClick={save}>
            บันทึกตามที่เลือก
          </Button>
        </>
      }
    >
      <p>
        ระหว่างที่แก้อยู่ {who} บันทึกหน้านี้{at && `เมื่อ ${at}`}{' '}
        {clashes.length > 0 ? `มี ${clashes.length} จุดที่แก้ไม่ตรงกัน เลือกว่าจะใช้ของใคร` : 'ไม่มีจุดที่แก้ชนกัน บันทึกต่อได้เลย'}
      </p>
      {clashes.map((field) => (
        <fieldset key={field} className={styles.clash}>
          <legend>{labelOf(field)}</legend>
          <Radio.Group
            className={styles.choices}
            value={theirs.has(field) ? 'theirs' : 'mine'}
            onChange={({ target }) => setTheirs(withOne(theirs, field, target.value === 'theirs'))}
          >
            <Radio value="mine">
              ของฉัน
              <b className="number">
                <ValueInWords columns={columnsOf(field)} values={mine} />
              </b>
            </Radio>
            <Radio value="theirs">
              ของ{who} <small className="secondary">{at && `${at} `}บันทึกไปแล้ว</small>
              <b className="number">
                <ValueInWords columns={columnsOf(field)} values={newest as Values} />
              </b>
            </Radio>
          </Radio.Group>
        </fieldset>
      ))}
      {merged.length > 0 && (
        <Alert
          type="success"
          showIcon
          role="status"
          message={`อีก ${merged.length} จุดที่แก้ (${merged.map(labelOf).join(', ')}) ไม่ชนกัน ระบบรวมให้แล้ว`}
        />
      )}
    </Modal>
  );
}

/** The columns of a field: a day has its time beside it. */
function columnsOf(field: string): string[] {
  return [field, timeOf(field)].filter((column) => column !== undefined);
}

function differs(field: string, one: object, other: object): boolean {
  const [from, to] = [one as Values, other as Values];
  return (
    Object.keys(changedValues(from, Object.fromEntries(columnsOf(field).map((name) => [name, to[name]])))).length > 0
  );
}

function withOne(chosen: ReadonlySet<string>, field: string, isIn: boolean): ReadonlySet<string> {
  const others = [...chosen].filter((other) => other !== field);
  return new Set(isIn ? [...others, field] : others);
}

/** The form's own name of a field. */
function labelOf(field: string): string {
  return document.querySelector<HTMLLabelElement>(`label[for="${field}"]`)?.title ?? field;
}
