import { Alert, Modal } from 'antd';
import type { ReactNode } from 'react';
import type { Row } from '../providers/resource';
import type { Panel } from './use-panel';
import { useShownRecord } from './use-shown-record';

interface RecordDialogProps<Record extends Row> {
  panel: Panel;
  resource: string;
  title: (record: Record) => ReactNode;
  /** What is done to the record, on the button that does it. */
  doing: string;
  saving: boolean;
  act: (record: Record) => void;
  /** Says that there is nothing left to do, where a colleague was quicker. */
  isOver?: (record: Record) => string | undefined;
  children: (record: Record) => ReactNode;
}

/**
 * A dialog about one record of a list, which the address names: a list that is read anew without its row leaves it open.
 * Give it `panel.opened` as key, so that each opening begins afresh.
 */
export function RecordDialog<Record extends Row>(props: RecordDialogProps<Record>) {
  const { panel, resource, title, doing, saving, act, isOver, children } = props;
  const { record, instead } = useShownRecord<Record>(panel, resource);
  // What was saved just now is no colleague's doing.
  const over = record && !saving ? isOver?.(record) : undefined;
  return (
    <Modal
      open={panel.open}
      title={record ? title(record) : doing}
      okText={doing}
      okButtonProps={{ loading: saving, disabled: !record || over !== undefined }}
      cancelText={over ? 'ปิด' : 'ยกเลิก'}
      onOk={() => record && act(record)}
      onCancel={panel.close}
      destroyOnHidden
    >
      {over && <Alert type="info" showIcon role="status" message={over} />}
      {record && !over && children(record)}
      {instead}
    </Modal>
  );
}
