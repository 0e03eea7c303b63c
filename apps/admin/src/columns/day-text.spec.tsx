import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { DateField } from '../fields/fields';
import { MomentField } from '../fields/moment-field';

interface Coupon {
  day: string | null;
  to: string | null;
  time: string | null;
}

/** What a form holds once a day was typed into a field. */
function typed(label: string, text: string): Partial<Coupon> {
  const values: { now: () => Partial<Coupon> } = { now: () => ({}) };
  function Fields() {
    const [form] = Form.useForm<Coupon>();
    values.now = () => form.getFieldsValue();
    return (
      <Form form={form}>
        <DateField<Coupon> name="day" label="วันแสดง" />
        <MomentField<Coupon> label="ถึง" help="" date="to" time="time" whole="23:59" />
      </Form>
    );
  }
  render(<Fields />);
  const field = screen.getByLabelText(label);
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
  return values.now();
}

describe('days that are typed', () => {
  afterEach(cleanup);

  it('CAT-06 ADMIN-05 are of the calendar that their year says: 2569 is 2026', () => {
    expect(typed('วันแสดง', '20-11-2569').day).toBe('2026-11-20');
    cleanup();
    expect(typed('วันแสดง', '20-11-2026').day).toBe('2026-11-20');
  });

  it('BUY-07 a coupon that ends in 2569 ends in 2026', () => {
    expect(typed('ถึง', '30-11-2569 18:00')).toMatchObject({ to: '2026-11-30', time: '18:00:00' });
  });
});
