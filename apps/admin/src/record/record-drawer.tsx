import { Button, Drawer, Modal, Space } from 'antd';
import type { Row } from '../providers/resource';
import { CLOSE_AT_END } from '../panel/close-at-end';
import { useRecordFormParts, type RecordFormProps } from './record-form';

export interface RecordDrawerProps<Record extends Row> extends RecordFormProps<Record> {
  noun: string;
  /** Of a new record, where they are not "เพิ่ม…" and "บันทึก". */
  words?: RecordFormProps<Record>['words'] & { title?: string };
  /** A short form for a new record stands in the middle of the page. */
  inDialog?: boolean;
}

/** The drawer with one record's form. */
export function RecordDrawer<Record extends Row>(props: RecordDrawerProps<Record>) {
  const { panel, noun, id, words, inDialog } = props;
  const { form, saveButton } = useRecordFormParts(props);
  const isNew = id === undefined;
  const title = isNew ? (words?.title ?? `เพิ่ม${noun}`) : `แก้ไข${noun}`;
  const cancelButton = <Button onClick={panel.close}>ยกเลิก</Button>;
  return isNew && inDialog ? (
    <Modal
      centered
      open={panel.open}
      onCancel={panel.close}
      title={title}
      destroyOnHidden
      footer={
        <>
          {cancelButton}
          {saveButton}
        </>
      }
    >
      {form}
    </Modal>
  ) : (
    <Drawer
      open={panel.open}
      onClose={panel.close}
      width={560}
      title={title}
      closable={CLOSE_AT_END}
      destroyOnHidden
      footer={
        <Space>
          {saveButton}
          {cancelButton}
        </Space>
      }
    >
      {form}
    </Drawer>
  );
}
