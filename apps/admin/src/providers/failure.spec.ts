import { failureOf } from './failure';
import { refusedFile } from './upload';

describe('ADMIN-05 what went wrong, in Thai', () => {
  it('CAT-06 puts the server’s field errors to their fields', () => {
    const errors = [
      { field: 'band_name', message: 'กรุณากรอกข้อมูล' },
      { field: 'band_name', message: 'ยาวเกินไป' },
    ];
    const failure = failureOf(422, { result: false, code: 'INVALID_INPUT', message: 'ข้อมูลไม่ถูกต้อง', errors });
    expect(failure.errors).toEqual({ band_name: ['กรุณากรอกข้อมูล', 'ยาวเกินไป'] });
    expect(failure.statusCode).toBe(422);
  });

  it('ACC-12 puts a taken username to its field', () => {
    const failure = failureOf(200, { result: false, code: 'USERNAME_TAKEN', message: 'ชื่อผู้ใช้นี้มีในระบบเเล้ว' });
    expect(failure.errors).toEqual({ username: ['ชื่อผู้ใช้นี้มีในระบบเเล้ว'] });
  });

  it('ADMIN-05 has words also for an answer that is no envelope', () => {
    expect(failureOf(502, undefined).message).toBe('เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง');
  });

  it('CAT-06 refuses a picture of the wrong kind or size before it is sent', () => {
    expect(refusedFile({ type: 'image/png', size: 8 * 1024 * 1024 })).toBeUndefined();
    expect(refusedFile({ type: 'application/pdf', size: 10 })).toContain('png');
    expect(refusedFile({ type: 'image/jpeg', size: 8 * 1024 * 1024 + 1 })).toContain('8 MB');
  });
});
