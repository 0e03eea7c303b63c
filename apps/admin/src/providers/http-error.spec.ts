import { ApiError } from '@wethi/http';
import { httpErrorOf } from './http-error';

const refused = (status: number, body: object) => httpErrorOf(ApiError.from(status, { result: false, ...body }, null));

describe('ADMIN-05 what went wrong, in Thai', () => {
  it('CAT-06 puts the server’s field errors to their fields', () => {
    const errors = [
      { field: 'band_name', message: 'กรุณากรอกข้อมูล' },
      { field: 'band_name', message: 'ยาวเกินไป' },
    ];
    const error = refused(422, { code: 'INVALID_INPUT', message: 'ข้อมูลไม่ถูกต้อง', errors });
    expect(error.errors).toEqual({ band_name: ['กรุณากรอกข้อมูล', 'ยาวเกินไป'] });
    expect(error.statusCode).toBe(422);
  });

  it('ACC-12 puts a taken username to its field', () => {
    const error = refused(200, { code: 'USERNAME_TAKEN', message: 'ชื่อผู้ใช้นี้มีในระบบเเล้ว' });
    expect(error.errors).toEqual({ username: ['ชื่อผู้ใช้นี้มีในระบบเเล้ว'] });
  });
});
