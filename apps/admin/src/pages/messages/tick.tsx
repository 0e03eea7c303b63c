import { Checkbox, Form } from 'antd';
import type { ReactNode } from 'react';

/** A column of Y and N as a box to tick, with what it means. */
export function Tick({ name, label, note }: { name: string; label: string; note?: ReactNode }) {
  return (
    <Form.Item
      noStyle
      name={name}
      getValueProps={(value: string) => ({ checked: value === 'Y' })}
      getValueFromEvent={(event: { target: { checked: boolean } }) => (event.target.checked ? 'Y' : 'N')}
    >
      <Checkbox>
        {label} {note && <small className="secondary">{note}</small>}
      </Checkbox>
    </Form.Item>
  );
}
