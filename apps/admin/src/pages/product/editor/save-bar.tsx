import { Button, Form, Modal } from 'antd';
import { Save, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Key } from '../../../actions/key';
import { PageBar, Unsaved } from '../../../actions/page-bar';
import styles from './editor.module.css';
import { labelOf } from './label-of';
import { timeOf } from './sections';
import { ValueInWords } from './value-in-words';

interface ProductSaveBarProps {
  before: object;
  changed: readonly string[];
  tiersChanged: number;
  saving: boolean;
  canSave: boolean;
  save: () => void;
  leave: () => void;
  /** A change was given back. */
  gaveBack: () => void;
}

const ON_MAC = /Mac|iPhone|iPad/;

/** Stays in sight below the page: how much is not saved yet, each change to be given back, and the way on. */
export function ProductSaveBar(props: ProductSaveBarProps) {
  const { before, changed, tiersChanged, saving, canSave, save, leave, gaveBack } = props;
  const [looking, look] = useState(false);
  const count = changed.length + tiersChanged;
  useSaveKey(save, canSave && !saving);
  return (
    <PageBar says={count > 0 && <Unsaved>แก้แล้ว {count} จุด ยังไม่บันทึก</Unsaved>}>
      {changed.length > 0 && (
        <Button type="link" onClick={() => look(true)}>
          ดูที่แก้
        </Button>
      )}
      <Button onClick={leave}>ทิ้งที่แก้</Button>
      <Button type="primary" icon={<Save size={18} aria-hidden />} loading={saving} disabled={!canSave} onClick={save}>
        บันทึก{' '}
        <span aria-hidden>
          <Key>{ON_MAC.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S'}</Key>
        </span>
      </Button>
      <Modal
        open={looking && changed.length > 0}
        title="ที่แก้แล้วยังไม่บันทึก"
        width={560}
        okText="บันทึกทั้งหมด"
        okButtonProps={{ disabled: !canSave }}
        cancelText="ปิด"
        onOk={() => {
          look(false);
          save();
        }}
        onCancel={() => look(false)}
      >
        <Changes before={before} changed={changed} gaveBack={gaveBack} />
      </Modal>
    </PageBar>
  );
}

function Changes({ before, changed, gaveBack }: Pick<ProductSaveBarProps, 'before' | 'changed' | 'gaveBack'>) {
  const form = Form.useFormInstance();
  const read = before as Record<string, unknown>;
  const now = form.getFieldsValue() as Record<string, unknown>;
  const columnsOf = (column: string) => [column, timeOf(column)].filter((name) => name !== undefined);
  const giveBack = (column: string) => {
    const columns = columnsOf(column);
    form.setFields(columns.map((name) => ({ name, value: read[name] ?? null, touched: false, errors: [] })));
    gaveBack();
  };
  return (
    <ul className={styles.changes}>
      {changed.map((column) => (
        <li key={column}>
          <span className="secondary">{labelOf(column)}</span>
          <span>
            <s>
              <ValueInWords columns={columnsOf(column)} values={read} />
            </s>{' '}
            <b>
              <ValueInWords columns={columnsOf(column)} values={now} />
            </b>
          </span>
          <Button icon={<Undo2 size={18} aria-hidden />} onClick={() => giveBack(column)}>
            คืนค่าเดิม
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Ctrl S, or Cmd S, saves as the button does. */
function useSaveKey(save: () => void, enabled: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (enabled) save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
