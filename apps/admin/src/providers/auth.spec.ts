import { ApiError } from '@wethi/http';
import { authProvider } from './auth';

/** Answers every call with one response of a real server's shape. */
function answer(status: number, body: object) {
  const response = { ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(body) };
  globalThis.fetch = () => Promise.resolve(response as Response);
}

describe('ACC-11 who may be in the back office', () => {
  it('ACC-11 lets personnel in', async () => {
    answer(200, { result: { id: 1, username: 'owner', position: 'personnel' } });
    expect(await authProvider.check()).toEqual({ authenticated: true });
  });

  it('ACC-11 sends another position to /logout', async () => {
    answer(200, { result: { id: 7, username: '0810000001', position: 'user' } });
    expect(await authProvider.check()).toEqual({ authenticated: false, redirectTo: '/logout' });
    answer(200, { result: true, data: { id: 2, username: 'ann', position: 'cashier' } });
    expect(await authProvider.login({ username: 'ann', password: 'x' })).toEqual({
      success: true,
      redirectTo: '/logout',
    });
  });

  it('ACC-11 sends nobody without a session anywhere but to the login page', async () => {
    answer(401, { result: false, code: 'NOT_SIGNED_IN', message: 'กรุณาเข้าระบบ' });
    expect(await authProvider.check()).toEqual({ authenticated: false, redirectTo: '/login' });
    history.pushState({}, '', '/admin/orders?show=12&q=100%25');
    const { redirectTo } = await authProvider.onError(new ApiError('', 401));
    const to = new URLSearchParams(redirectTo?.split('?')[1]).get('to');
    expect(decodeURIComponent(to ?? '')).toBe('/orders?show=12&q=100%25');
  });

  it('ACC-11 keeps everybody where they are while the server restarts', async () => {
    answer(502, { result: false, message: 'ระบบกำลังมีผู้ใช้งานมาก กรุณาลองใหม่อีกครั้ง' });
    expect(await authProvider.check()).toEqual({ authenticated: true });
    expect(await authProvider.onError(new ApiError('', 502))).toEqual({});
  });

  it('ACC-11 asks for no session on the login page', async () => {
    globalThis.fetch = () => Promise.reject(new Error('asked'));
    history.pushState({}, '', '/admin/login');
    expect(await authProvider.check()).toEqual({ authenticated: false });
    history.pushState({}, '', '/');
  });

  it('ACC-11 a logout that did not reach the server is none; an expired session needs none', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    expect(await authProvider.logout({})).toEqual({ success: false, error: expect.any(Error) });
    answer(503, { result: false, message: 'ระบบกำลังมีผู้ใช้งานมาก กรุณาลองใหม่อีกครั้ง' });
    expect(await authProvider.logout({})).toMatchObject({ success: false });
    answer(401, { result: false, code: 'NOT_SIGNED_IN', message: 'กรุณาเข้าระบบ' });
    expect(await authProvider.logout({})).toEqual({ success: true, redirectTo: '/login' });
  });

  it('ACC-11 hands on the words of a refused login', async () => {
    answer(200, { result: false, code: 'LOGIN_FAILED', message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' });
    const { success, error } = await authProvider.login({ username: 'owner', password: 'x' });
    expect([success, error?.message]).toEqual([false, 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง']);
  });
});
