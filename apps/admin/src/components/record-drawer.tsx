import { useForm } from '@refinedev/antd';
import { useWarnAboutChange, type HttpError } from '@refinedev/core';
import { App, Button, Drawer, Form, Skeleton, Space } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Row } from './row';

interface RecordDrawerProps<Record extends Row> {
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
  const { resource, noun, id, where, defaults, children } = props;
  const [open, setOpen] = useState(true);
  const { formProps, form, saveButtonProps, query } = useForm<Record, HttpError, object>({
    resource,
    action: id === undefined ? 'create' : 'edit',
    id,
    redirect: false,
    onMutationSuccess: () => setOpen(false),
    // What is wrong with a field stands at the field.
    errorNotification: (error) => (error?.errors ? false : undefined),
  });
  const close = useGuardedClose(
    () => form.isFieldsTouched(),
    () => setOpen(false),
  );
  const loading = query?.isLoading ?? false;

  return (
    <Drawer
      open={open}
      onClose={close}
      width={560}
      title={id === undefined ? `เพิ่ม${noun}` : `แก้ไข${noun}`}
      destroyOnHidden
      footer={
        <Space>
          <Button type="primary" {...saveButtonProps} loading={saveButtonProps.disabled && !loading}>
            บันทึก
          </Button>
          <Button onClick={close}>ยกเลิก</Button>
        </Space>
      }
    >
      {loading ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Form
          {...formProps}
          layout="vertical"
          initialValues={formProps.initialValues ?? { ...defaults, ...where }}
          onFinish={(values) => formProps.onFinish?.({ ...where, ...values, update_at: query?.data?.data.update_at })}
          scrollToFirstError
        >
          {children}
        </Form>
      )}
    </Drawer>
  );
}

/** Closing asks only when something typed would be lost. */
function useGuardedClose(touched: () => boolean, close: () => void): () => void {
  const { modal } = App.useApp();
  const { setWarnWhen } = useWarnAboutChange();
  const leave = () => {
    setWarnWhen(false);
    close();
  };
  return () => {
    if (!touched()) return leave();
    modal.confirm({
      title: 'ปิดโดยไม่บันทึกหรือไม่',
      content: 'ข้อมูลที่แก้ไขไว้จะหายไป',
      okText: 'ปิดโดยไม่บันทึก',
      okButtonProps: { danger: true },
      cancelText: 'แก้ไขต่อ',
      onOk: leave,
    });
  };
}
