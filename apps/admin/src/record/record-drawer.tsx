import { Button, Drawer, Form, Modal, Skeleton, Space } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Row } from '../providers/resource';
import { ReadFailed } from '../feedback/read-failed';
import { FormUploads } from '../fields/pending-uploads';
import { LeaveGuard } from '../panel/leave-guard';
import type { Panel } from '../panel/use-panel';
import { NewerRow } from './newer-row';
import { useRecordForm } from './use-record-form';

const AlsoEditing = lazy(() => import('./also-editing'));

export interface RecordDrawerProps<Record extends Row> {
  panel: Panel;
  resource: string;
  noun: string;
  /** The record to edit; without one a new record is made. */
  id: number | undefined;
  where: Partial<Record>;
  defaults?: Partial<Record>;
  /** What is opened in the place of the drawer once a new record is there. */
  created?: (id: number) => void;
  /** What follows the save of a record, where its form stays open. */
  saved?: () => void;
  /** Of a new record, where it is not "เพิ่ม…" and "บันทึก". */
  words?: { title?: string; save?: string; icon?: ReactNode };
  /** A short form for a new record stands in the middle of the page. */
  inDialog?: boolean;
  children: ReactNode;
}

/** The drawer with one record's form; each opening of its panel is a new one, by its key. */
export function RecordDrawer<Record extends Row>(props: RecordDrawerProps<Record>) {
  const { panel, resource, noun, id, where, defaults, words, inDialog, children } = props;
  const { touched, formProps, query, uploads, change, save, saving, overwrite, look } = useRecordForm(props);
  const ready = id === undefined || query?.data !== undefined;
  const isNew = id === undefined;
  const title = isNew ? (words?.title ?? `เพิ่ม${noun}`) : `แก้ไข${noun}`;
  const saveButton = (
    <Button
      type="primary"
      icon={isNew && words?.icon}
      disabled={!ready || change !== undefined}
      loading={saving}
      onClick={save}
    >
      {(isNew && words?.save) || 'บันทึก'}
    </Button>
  );
  const cancelButton = <Button onClick={panel.close}>ยกเลิก</Button>;
  const form = (
    <>
      {panel.open && <LeaveGuard panel={panel} touched={touched} />}
      {panel.open && !isNew && (
        <Suspense>
          <AlsoEditing resource={resource} id={id} />
        </Suspense>
      )}
      {query?.error && <ReadFailed what="ข้อมูล" error={query.error} retry={query.refetch} />}
      {query?.isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
      {ready && (
        <FormUploads value={uploads}>
          <Form
            {...formProps}
            layout="vertical"
            initialValues={formProps.initialValues ?? { ...defaults, ...where }}
            scrollToFirstError
          >
            {children}
          </Form>
        </FormUploads>
      )}
      {change && <NewerRow change={change} look={look} overwrite={overwrite} />}
    </>
  );
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
