import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { Schedule } from './schedule';

const SHOW = { product_type: 'M', product_start: '2026-11-28', product_to: '2026-11-29' };

function show(watchDays?: number) {
  render(
    <Form initialValues={SHOW}>
      {Object.keys(SHOW).map((name) => (
        <Form.Item key={name} name={name}>
          <input />
        </Form.Item>
      ))}
      <Schedule watchDays={watchDays} />
    </Form>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('Schedule', () => {
  it('CAT-09 says until when a show is watched by the setting, and nothing while that is not known', () => {
    expect(show(7)).toEqual(['วันแสดง28-11-2026', 'ดูย้อนหลังถึง06-12-2026 23:59']);
    document.body.replaceChildren();
    expect(show()).toEqual(['วันแสดง28-11-2026']);
  });
});
