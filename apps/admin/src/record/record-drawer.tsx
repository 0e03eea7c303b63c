import { Button, Drawer, Form, Skeleton, Space } from 'antd';
import type { ReactNode } from 'react';
import { ReadFailed } from '../feedback/read-failed';
import type { Row } from '../columns/row';
import { NewerRow } from './newer-row';
import { FormUploads } from '../fields/pending-uploads';
import { useRecordForm } from './use-record-form';

export interface RecordDrawerProps<Record extends Row> {
  resource: string;
  noun: string;
  /** The record to edit; without one a new record is made. */
  id: number | undefined;
  where: Partial<Record>;
  defaults?: Partial<Record>;
  children: ReactNode;
}

/** The drawer with one record's form. It opens when it is mounted; a new key opens it again. */
export function RecordDrawer<Record extends Row>(props: RecordDrawerProps<Record>) {
  const { noun, id, where, defaults, children } = props;
  const { open, close, formProps, query, uploads, change, save, saving, overwrite, look } = useRecordForm(props);
  const ready = id === undefined || query?.data !== undefined;

  return (
    <Drawer
      open={open}
      onClose={close}
      width={560}
      title={id === undefined ? `เพิ่ม${noun}` : `แก้ไข${noun}`}
      destroyOnHidden
      footer={
        <Space>
          <Button type="primary" disabled={!ready || change !== undefined} loading={saving} onClick={save}>
            บันทึก
          </Button>
          <Button onClick={close}>ยกเลิก</Button>
        </Space>
      }
    >
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
    </Drawer>
  );
}
