import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import type { ColumnName } from '../providers/resource';

export interface FieldProps<Row> {
  name: ColumnName<Row>;
  label: string;
  required?: boolean;
  /** A sentence below the field for somebody who sees it for the first time. */
  help?: ReactNode;
}

type Rules = NonNullable<FormItemProps['rules']>;

/** The rule of a field that must not stay empty. */
export const REQUIRED = { required: true, message: 'กรุณากรอกข้อมูล' };

interface Rest extends Pick<
  FormItemProps,
  'className' | 'getValueProps' | 'getValueFromEvent' | 'valuePropName' | 'normalize'
> {
  rules?: Rules;
  children: ReactNode;
}

/** A form row for one column of the record. */
export function Field<Row>({ required, help, rules = [], children, ...item }: FieldProps<Row> & Rest) {
  const needed: Rules = required ? [REQUIRED] : [];
  return (
    <Form.Item {...item} name={item.name as string} extra={help} rules={[...needed, ...rules]}>
      {children}
    </Form.Item>
  );
}
