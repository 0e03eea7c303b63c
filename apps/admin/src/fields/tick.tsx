import { Checkbox, Form } from 'antd';
import type { ReactNode } from 'react';

interface TickProps {
  name: string;
  label: string;
  note?: ReactNode;
  /** Of a new record. */
  initial?: 'Y' | 'N';
}

/** A column of Y and N as a box to tick, with what it means. */
export function Tick({ name, label, note, initial }: TickProps) {
  return (
    <Form.Item
      noStyle
      name={name}
      initialValue={initial}
      getValueProps={(value: string) => ({ checked: value === 'Y' })}
      getValueFromEvent={(event: { target: { checked: boolean } }) => (event.target.checked ? 'Y' : 'N')}
    >
      <Checkbox>
        {label} {note && <small className="secondary">{note}</small>}
      </Checkbox>
    </Form.Item>
  );
}
