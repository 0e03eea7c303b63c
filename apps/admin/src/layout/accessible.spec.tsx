import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { MemoryRouter } from 'react-router';
import { Badge } from './badge';
import { ChoiceField } from '../fields/fields';
import { Picture } from '../media/picture';

describe('ADMIN-05 small parts for everybody', () => {
  afterEach(cleanup);

  it('ADMIN-05 a required chooser says so at its combobox only', () => {
    render(
      <Form>
        <ChoiceField<{ kind: string }> name="kind" label="ชนิด" labels={{ M: 'งานแสดง' }} required />
      </Form>,
    );
    expect(screen.getByRole('combobox').getAttribute('aria-required')).toBe('true');
    expect(document.querySelector('.ant-select')?.hasAttribute('aria-required')).toBe(false);
  });

  it('ADMIN-01 the badge shows the number that its name says', () => {
    render(
      <MemoryRouter>
        <Badge pending={631} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'คำสั่งซื้อรอยืนยัน 631 รายการ' }).textContent).toBe('631');
  });

  it('ADMIN-05 a picture that does not open leaves a mark', () => {
    const { container, rerender } = render(<Picture path="band/gone.webp" size={48} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByLabelText('เปิดรูปไม่ได้')).toBeTruthy();
    rerender(<Picture path="band/new.webp" size={48} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/band/new.webp');
  });

  it('SITE-13 a cell of a table loads the smallest file of its picture', () => {
    const { container } = render(<Picture path="band/new-800x800-773d856436c5.webp" size={48} />);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\.w160\.webp$/);
  });
});
