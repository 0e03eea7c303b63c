import { render, screen } from '@testing-library/react';
import { ApiError } from '@wethi/http';
import { PartFailed } from './part-failed';

describe('a part of the dashboard that could not be read', () => {
  it.each([
    [new ApiError('เกิดข้อผิดพลาด', 500), 'ส่วนอื่นใช้ได้ตามปกติ'],
    [ApiError.noConnection(), 'เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่'],
    [new ApiError('ระบบกำลังมีผู้ใช้งานมาก', 503), 'ระบบกำลังมีผู้ใช้งานมาก'],
    [new ApiError('ไม่มีสิทธิ์', 403), 'ไม่มีสิทธิ์'],
  ])('ADMIN-02 says that the others can be used only where it alone failed: %s', (error, words) => {
    render(<PartFailed error={error} retry={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toContain(`โหลดส่วนนี้ไม่สำเร็จ ${words}`);
  });
});
