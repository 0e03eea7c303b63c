import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { CourseView } from '../../api-types';
import ApplicationDialog from './application-dialog';

const PEN = {
  fillRect: vi.fn(),
  fillText: vi.fn(),
  beginPath: vi.fn(),
  moveTo: vi.fn(),
  lineTo: vi.fn(),
  stroke: vi.fn(),
};
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => PEN as never);
Object.assign(HTMLCanvasElement.prototype, { setPointerCapture: vi.fn(), hasPointerCapture: () => true });

describe('the application of a course', () => {
  it('ADMIN-03 a typed name that a finger took off the pad is no signature any more', async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <ApplicationDialog course={{ product_id: 1, product_title: 'เทรด' } as CourseView} words="อ่านแล้ว" />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    const sign = screen.getByRole<HTMLButtonElement>('button', { name: 'เซ็นใบสมัคร' });
    const name = screen.getByLabelText<HTMLInputElement>('หรือพิมพ์ชื่อแทนลายเซ็น');
    const pad = screen.getByRole('img', { name: 'เซ็นชื่อที่นี่' });
    fireEvent.change(name, { target: { value: 'ฟ้าใส ใจดี' } });
    expect(sign.disabled).toBe(false);
    fireEvent.pointerDown(pad);
    expect([name.value, sign.disabled]).toEqual(['', true]);
    fireEvent.pointerMove(pad);
    expect(sign.disabled).toBe(false);
  });
});
